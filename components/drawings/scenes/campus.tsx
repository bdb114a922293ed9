import { Drawing, type SceneProps } from '../drawing';
import { isometric, leftWall, type Point } from '../geometry/isometric';
import { run } from '../geometry/run';
import { Dimension, GridBubble, North, Note, Signal } from '../parts/annotation';
import { Block, Door, Room, SawtoothRoof } from '../parts/building';
import { Copy, Original } from '../parts/copies';
import { Desk } from '../parts/furniture';
import { AirHandler, Chiller, Duct } from '../parts/machines';
import { Flange, Pipe, Pump, Tank, Valve } from '../parts/pipework';
import { ControlPanel, Panels, Substation } from '../parts/power';
import { BikeStands, Bus, GridCrosses, Ground, Hedge, Lamp, Parking, Pitch, Road, Tree } from '../parts/site';
import { range } from '../range';

const project = isometric([800, 150], 21);
/** The same sheet, for parts that are drawn once and copied. */
const apart = isometric([0, 0], 21);

const teaching = { x: -2, y: -2, w: 17, d: 6, h: 5.4 };
const science = { x: -2, y: 7.5, w: 6.4, d: 11, h: 3.6 };
const hall = { x: 19, y: -1.5, w: 8, d: 9, h: 3.4 };

/** A note that starts so far right of and below what it names. */
const beside = ([x, y]: Point, right: number, down: number) => ({
  at: [x, y] as const,
  to: [x + right, y + down] as const,
});

/** The whole estate. Its three systems are groups that a page lights up one at a time by `data-layer`. */
export function Campus(props: SceneProps) {
  return (
    <Drawing name="campus" view={[212, -48, 1262, 812]} lettering={16} {...props}>
      <Original id="campus-desk">
        <Desk project={apart} at={[0, 0, 0]} />
      </Original>
      <Estate />
      <Block project={project} box={teaching} windows={{ rows: 3, left: 16, right: 5 }} />
      <Door wall={leftWall(project, teaching)} at={7.8} width={1.5} />
      <Block project={project} box={science} windows={{ rows: 2, left: 5, right: 9 }} />
      <Block project={project} box={hall} windows={{ rows: 1, left: 5, right: 6 }} />
      <SawtoothRoof project={project} box={{ ...hall, z: hall.h, h: 1.2 }} teeth={4} />
      <Court />
      <Room project={project} box={{ x: 6.6, y: 9.6, w: 7.4, d: 5.4, h: 2 }} />
      <ChilledWater />
      <Energy />
      <Classrooms />
      <Controls />
      {[-2, 15, 29].map((x) => (
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

/** The ground, and all that stands behind the buildings. */
function Estate() {
  return (
    <>
      <Ground project={project} box={{ x: -6, y: -5, w: 37, d: 30 }} />
      <GridCrosses project={project} box={{ x: -4, y: -3, w: 34, d: 24 }} step={4} />
      <Pitch project={project} box={{ x: 20, y: 9.4, w: 9.6, d: 5.4 }} />
      <Ground project={project} box={{ x: 6, y: 4.4, w: 9, d: 3.8 }} fill="fill-tint" />
      {[1, 5.6, 10, 14.4].map((y) => (
        <Tree key={y} project={project} at={[-4.6, y, 0]} />
      ))}
      {[-3, -0.6, 1.8, 4.2].map((y) => (
        <Tree key={y} project={project} at={[17, y, 0]} size={0.9} tall />
      ))}
      <Road project={project} box={{ x: -6, y: 21, w: 37, d: 2.6 }} />
      <Parking project={project} at={[-4, 18.8, 0]} bays={8} cars={[0, 1, 3, 6]} />
      <Hedge project={project} box={{ x: 5.4, y: 19.8, w: 9, d: 0.4, h: 0.4 }} />
      <BikeStands project={project} at={[15.4, 5.4, 0]} count={5} />
      <Bus project={project} at={[8, 22.2, 0]} />
    </>
  );
}

/** Trees before the buildings. */
function Court() {
  return (
    <>
      {[7.4, 10, 13].map((x) => (
        <Tree key={x} project={project} at={[x, 6.4, 0]} size={0.8} />
      ))}
      {[0.4, 3.8, 7].map((y) => (
        <Tree key={y} project={project} at={[29.6, y, 0]} />
      ))}
    </>
  );
}

/** The energy centre without its roof, the machines on the roof above, and the mains between them. */
function ChilledWater() {
  return (
    <g data-layer="chilled-water">
      <Chiller project={project} box={{ x: 0.4, y: -1.1, z: 5.1, w: 5.4, d: 2.1, h: 1.5 }} fans={4} />
      <Chiller project={project} box={{ x: 7, y: -1.1, z: 5.1, w: 5.4, d: 2.1, h: 1.5 }} fans={4} />
      <Pipe project={project} route={run([12.5, 0.2, 5.4], 'x13.9 y4.1 z0.2 y9 x12.8 y10.3 z0.7')} />
      <Pipe project={project} route={run([12.5, 0.8, 5.4], 'x13.2 y4.1 z0.2 y8.4 x12 y10.3 z0.7')} warm />
      <Flange project={project} at={[13.9, 5.4, 0.2]} axis="y" />
      <Valve project={project} at={[13.9, 6.8, 0.2]} axis="y" />
      <Tank project={project} foot={[8, 10.8, 0]} radius={0.75} height={2.6} />
      <Tank project={project} foot={[9.9, 10.8, 0]} radius={0.75} height={2.6} />
      <Pipe project={project} route={run([11.2, 11.2, 0.6], 'y14')} width={6} />
      {[11.2, 12.6, 14].map((y) => (
        <Pump key={y} project={project} at={[11.6, y, 0]} size={0.9} />
      ))}
      <Pipe project={project} route={run([10.4, 15.2, 0.2], 'y17 x15.8')} />
      <Valve project={project} at={[10.4, 16.2, 0.2]} axis="y" />
      <Pipe project={project} route={run([6.5, 11.4, 0.3], 'x4.5')} />
      <Note {...beside(project(2, 0, 6.8), -100, -58)} text="CH-1 450 kW" />
      <Note {...beside(project(10.4, 16.2, 0.9), -150, 88)} text="DN 80" />
    </g>
  );
}

/** What makes power, and what counts it. */
function Energy() {
  return (
    <g data-layer="energy">
      <Panels
        project={project}
        box={{ x: -1.5, y: 8.2, z: 3.35, w: 5.4, d: 9.8, h: 0.4 }}
        columns={4}
        rows={9}
      />
      <Substation project={project} box={{ x: 15.8, y: 8.6, w: 2.4, d: 1.5, h: 1.6 }} />
      <Note {...beside(project(18, 8.6, 1.6), 44, 96)} text="M-1 397 kW" />
    </g>
  );
}

/** The new block at the front, cut open: desks, radiators, and the air handler that serves them. */
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
        runs={range(3).map((n) => ({ x: 16.2 + n * 4.1, y: 15.3, z: 2.5, w: 3.7, d: 0.7, h: 0.5 }))}
      />
      <AirHandler project={project} box={{ x: 1, y: 1.6, z: 5.1, w: 5.6, d: 1.5, h: 1.5 }} />
    </>
  );
}

/** One panel, and a line to a sensor in every building. */
function Controls() {
  return (
    <g data-layer="controls">
      <ControlPanel project={project} box={{ x: 7.2, y: 13.4, w: 1.6, d: 0.6, h: 1.8 }} />
      <Signal project={project} route={run([7.2, 14, 0.9], 'x5.4 y4 z3.1')} />
      <Signal project={project} route={run([7.2, 14, 0.6], 'x4.4 z2.5')} />
      <Signal project={project} route={run([8.8, 14, 0.6], 'x15.2 y17.4 x16 z1.5')} />
      <Signal project={project} route={run([8.8, 14, 1], 'x14.6 y7.5 x20.6 z2.4')} />
      <Note {...beside(project(7.4, 14, 1.5), -96, 80)} text="BMS-1 212 points" />
    </g>
  );
}
