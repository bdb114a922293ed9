import { isometric, leftWall, type Point } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { AirHandler, Duct } from '../parts/air-handler';
import { Dimension, GridBubble, North, Note, Signal } from '../parts/annotation';
import { Block, Door, SawtoothRoof } from '../parts/building';
import { Chiller } from '../parts/chiller';
import { Copy, Original } from '../parts/copies';
import { Desk } from '../parts/furniture';
import {
  BikeStands,
  Bus,
  GridCrosses,
  Ground,
  Hedge,
  Lamp,
  Parking,
  Pitch,
  Road,
  Tree,
} from '../parts/landscape';
import { Flange, Pipe, Pump, Tank, Valve } from '../parts/pipework';
import { Cables, ControlPanel, Panels, Substation } from '../parts/power';
import { Room } from '../parts/room';
import { Drawing } from './drawing';

const project = isometric([800, 150], 21);
/** The projection for parts that are defined at the origin and copied to other points. */
const atOrigin = isometric([0, 0], 21);

const teaching = { x: -2, y: -2, w: 17, d: 6, h: 5.4 };
const science = { x: -2, y: 7.5, w: 6.4, d: 11, h: 3.6 };
const hall = { x: 19, y: -1.5, w: 8, d: 9, h: 3.4 };
const sheds = { ...hall, z: hall.h, h: 1.2 };

/** Returns the ends of a leader line: `at`, and the label's position `to`, which is offset from `at`. */
const leader = ([x, y]: Point, right: number, down: number) => ({
  at: [x, y] as const,
  to: [x + right, y + down] as const,
});

/** The campus. Its three systems are groups with `data-layer`, so that the page can highlight each system. */
export function Campus() {
  return (
    <Drawing view={[212, -48, 1262, 812]} lettering={16}>
      <Original id="campus-desk">
        <Desk project={atOrigin} at={[0, 0, 0]} />
      </Original>
      <Estate />
      <Block project={project} box={teaching} windows={{ rows: 3, left: 16, right: 5 }} />
      <Door wall={leftWall(project, teaching)} at={7.8} width={1.5} />
      <Block project={project} box={science} windows={{ rows: 2, left: 5, right: 9 }} />
      <Block project={project} box={hall} windows={{ rows: 1, left: 5, right: 6 }} />
      <SawtoothRoof project={project} box={sheds} teeth={4} away />
      <Court />
      <Room project={project} box={{ x: 6.6, y: 9.6, w: 7.1, d: 5.4, h: 2 }} />
      <Energy />
      <Classrooms />
      <ChilledWater />
      <AirHandler project={project} box={{ x: -0.6, y: 1.6, z: 5.1, w: 5.6, d: 1.5, h: 1.5 }} />
      <Controls />
      {[2.3, 15.2, 30.4].map((x) => (
        <Lamp key={x} project={project} at={[x, 20.7, 0]} />
      ))}
      <Dimension from={project(-6, 25.6)} to={project(31, 25.6)} text="148 m" below />
      {['A', 'B', 'C', 'D'].map((text, n) => (
        <GridBubble key={text} at={project(-7, 1 + n * 6)} text={text} />
      ))}
      <North at={[1330, 110]} />
    </Drawing>
  );
}

/** The ground, and everything behind the buildings. */
function Estate() {
  return (
    <>
      <Ground project={project} box={{ x: -6, y: -5, w: 37, d: 30 }} />
      <GridCrosses project={project} box={{ x: -4, y: -3, w: 34, d: 24 }} step={4} />
      <Pitch project={project} box={{ x: 22.4, y: 9.6, w: 7.4, d: 4.8 }} />
      <Ground project={project} box={{ x: 6, y: 4.4, w: 9, d: 3.8 }} fill="fill-tint" />
      <Tree project={project} at={[-4.6, 2.4, 0]} />
      <Tree project={project} at={[-5.2, 16.6, 0]} />
      <Road project={project} box={{ x: -6, y: 21, w: 37, d: 2.6 }} />
      <Parking project={project} at={[-4, 18.8, 0]} bays={8} cars={[0, 1, 3, 6]} />
      <Hedge project={project} box={{ x: 5.4, y: 20.3, w: 9, d: 0.4, h: 0.4 }} />
      <BikeStands project={project} at={[15.4, 5.4, 0]} count={5} />
      <Bus project={project} at={[8, 22.2, 0]} />
    </>
  );
}

/** Trees in front of the buildings. */
function Court() {
  return (
    <>
      {[7.4, 9.7, 12].map((x) => (
        <Tree key={x} project={project} at={[x, 6, 0]} size={0.8} />
      ))}
      {[0.4, 3.8, 7].map((y) => (
        <Tree key={y} project={project} at={[29.6, y, 0]} />
      ))}
    </>
  );
}

/**
 * The energy center (drawn without its roof), the chillers on the adjacent building, and the chilled-water
 * pipes to the classrooms.
 */
function ChilledWater() {
  // The x coordinates of two vertical pipes, which connect two of the rooms to the duct. In the third room,
  // the main pipe itself leads to the duct.
  const rooms = [17.2, 21.3];
  return (
    <g data-layer="chilled-water">
      <Chiller project={project} box={{ x: 0.4, y: -1.1, z: 5.1, w: 5.4, d: 2.1, h: 1.5 }} fans={4} />
      <Chiller project={project} box={{ x: 7, y: -1.1, z: 5.1, w: 5.4, d: 2.1, h: 1.5 }} fans={4} />
      <Pipe
        project={project}
        route={run([5.9, 0.8, 5.4], 'x6.2 y1.35 x13.9 y4.1 z0.2 y10.2 x9.9')}
        branches={[run([12.5, 0.8, 5.4], 'x13.9 y1.35'), run([6.2, 1.35, 5.4], 'y1.95 x5')]}
      />
      <Flange project={project} at={[13.9, 5.4, 0.2]} axis="y" />
      <Valve project={project} at={[13.9, 6.8, 0.2]} axis="y" />
      <Tank project={project} foot={[7.5, 10.8, 0]} radius={0.75} height={2.6} />
      <Tank project={project} foot={[9.2, 10.8, 0]} radius={0.75} height={2.6} />
      <Pipe
        project={project}
        route={run([9.2, 11.6, 0.5], 'y12.6 x11')}
        branches={[run([11, 11.2, 0.5], 'x10.4 y14 x11')]}
      />
      {[11.2, 12.6, 14].map((y) => (
        <Pump key={y} project={project} at={[11.6, y, 0]} size={0.9} />
      ))}
      <Pipe
        project={project}
        route={run([25.8, 15.8, 2.8], 'z2.15 x12.95 y14.4 z0.2 y10.9 x14.9 y4.1 z5.4 y1.75 x6.6 y0.2 x5.9')}
        branches={[
          run([12.5, 0.2, 5.4], 'x14.9 y1.75'),
          run([6.6, 1.75, 5.4], 'y2.35 x5'),
          ...rooms.map((x) => run([x + 0.4, 15.8, 2.15], 'z2.8')),
        ]}
        warm
      />
      <Pipe
        project={project}
        route={run([11.3, 11.2, 1.1], 'z1.5 y15.8 z2.45 x25.4 z2.8')}
        branches={[
          run([11.3, 12.6, 1.1], 'z1.5'),
          run([11.3, 14, 1.1], 'z1.5'),
          ...rooms.map((x) => run([x, 15.8, 2.45], 'z2.8')),
        ]}
      />
      <Note {...leader(project(2, 0, 6.8), -100, -58)} text="CH-1 450 kW" />
      <Note {...leader(project(15, 15.8, 2.4), -92, 33)} text="DN 80" />
    </g>
  );
}

/** Power generation, the electricity meter and their cables. */
function Energy() {
  const depth = sheds.d / 4;
  return (
    <g data-layer="energy">
      <Panels
        project={project}
        box={{ x: -1.5, y: 8.2, z: 3.35, w: 5.4, d: 9.8, h: 0.4 }}
        columns={4}
        rows={9}
      />
      {range(4).map((n) => (
        <Panels
          key={n}
          project={project}
          box={{
            x: 19.3,
            y: sheds.y + (n + 0.12) * depth,
            z: sheds.z + 0.18,
            w: 7.6,
            d: depth * 1.1,
            h: 0.88,
          }}
          columns={6}
          rows={1}
        />
      ))}
      <Cables
        project={project}
        routes={[
          run([3.9, 8.7, 3.4], 'x4.5 z0 y7 x16.2 y9 x16.6'),
          run([12.85, 7, 0], 'y4 z5.4 y1'),
          run([16.8, 10.1, 0], 'y15.6'),
          run([19, 9.4, 0.2], 'x19.4 y7.5 z3.4'),
        ]}
      />
      <Substation project={project} box={{ x: 16.6, y: 8.6, w: 2.4, d: 1.5, h: 1.6 }} />
      <Note at={project(17, 10.1, 0.4)} to={[926, 469]} text="M-1 397 kW" />
    </g>
  );
}

/** A cutaway of the classrooms at the front, with desks, radiators and a duct. */
function Classrooms() {
  return (
    <>
      {range(3).map((n) => (
        <g key={n}>
          <Room
            project={project}
            box={{ x: 16 + n * 4.1, y: 15.6, w: 4, d: 3.8, h: 2.4 }}
            windows={4}
            radiators
          />
          {[16.6, 18].flatMap((y) =>
            [0.6, 2.3].map((x) => (
              <Copy key={x + y} of="campus-desk" project={project} at={[16 + n * 4.1 + x, y, 0]} />
            )),
          )}
        </g>
      ))}
      <Duct
        project={project}
        runs={range(3).map((n) => ({ x: 16.2 + n * 4.1, y: 15.3, z: 2.8, w: 3.7, d: 0.7, h: 0.5 }))}
      />
    </>
  );
}

/** A control panel, and a line from the panel to a sensor in every building. */
function Controls() {
  return (
    <g data-layer="controls">
      <ControlPanel project={project} box={{ x: 7.2, y: 13.4, w: 1.6, d: 0.6, h: 1.8 }} />
      <Signal project={project} route={run([7.2, 14, 0.9], 'x5.4 y4 z3.1')} />
      <Signal project={project} route={run([7.2, 14, 0.6], 'x4.4 z2.5')} />
      <Signal project={project} route={run([8.8, 14, 0.6], 'x15.2 y17.4 x16 z1.5')} />
      <Signal project={project} route={run([8.8, 14, 1.2], 'x14.1 y7.5 x20.6 z2.4')} />
      <Note {...leader(project(7.4, 14, 1.5), -56, 72)} text="BMS-1" />
    </g>
  );
}
