import { isometric, leftWall, type Projection } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { AirHandler, Duct, Grille } from '../parts/air-handler';
import { Dimension, Note } from '../parts/annotation';
import { Block, Door, SawtoothRoof } from '../parts/building';
import { Chiller } from '../parts/chiller';
import { Copy, Original } from '../parts/copies';
import { Cupboard, Desk } from '../parts/furniture';
import { BikeStands, Bus, Hedge, Parking, Tree } from '../parts/landscape';
import { Flange, Pipe, Pump, Tank, Valve } from '../parts/pipework';
import { Panels, Substation } from '../parts/power';
import { Solid } from '../parts/primitives';
import { Room } from '../parts/room';
import { Drawing } from './drawing';

const project = isometric([600, 20], 20);
/** The projection for parts that are defined at the origin and copied to other points. */
const atOrigin = isometric([0, 0], 20);
const works = { x: -2, y: 0, w: 11, d: 10, h: 3.2 };

/** Returns a projection whose origin is at (x, y) on the ground of the scene. */
const from = (x: number, y: number): Projection => isometric(project(x, y), 20);

/**
 * From left to right: the firm's yard with machines, its workshop with a sawtooth roof, its drawing office,
 * and a school.
 */
export function ProfileCover() {
  return (
    <Drawing view={[4, -106, 1460, 450]} lettering={23}>
      <Original id="profile-cover-desk">
        <Desk project={atOrigin} at={[0, 0, 0]} />
      </Original>
      <School project={from(11.5, -13.6)} />
      <Trees />
      <Yard project={from(-8, 9)} />
      <Block project={project} box={works} windows={{ rows: 1, left: 9, right: 8 }} />
      <Door wall={leftWall(project, works)} at={4.9} />
      <SawtoothRoof project={project} box={{ ...works, z: works.h, h: 1.5 }} teeth={4} />
      <DrawingOffice project={from(9, -8.4)} />
      <Substation project={project} box={{ x: 13.4, y: 3.4, w: 2.4, d: 1.6, h: 1.7 }} />
      <Bus project={project} at={[19.6, 4, 0]} />
      <Parking project={project} at={[-1, 15.4, 0]} bays={9} cars={[0, 1, 3, 4, 7]} />
      <Hedge project={project} box={{ x: -2, y: 19.6, w: 12, d: 0.4, h: 0.5 }} />
      <Hedge project={project} box={{ x: 26, y: -6, w: 10, d: 0.4, h: 0.5 }} />
      <BikeStands project={project} at={[11.6, 6.4, 0]} count={6} />
      <Dimension from={project(-2, 11)} to={project(9, 11)} text="22 m" below />
      <Note at={project(9, 2.6, 4.6)} to={[870, -50]} text="north light" />
    </Drawing>
  );
}

function Trees() {
  return (
    <>
      {range(4).map((n) => (
        <Tree key={n} project={project} at={[0 + n * 1.4, -2.4 - n * 1.4, 0]} size={1.1} tall />
      ))}
      {range(3).map((n) => (
        <Tree key={n} project={project} at={[-8 + n * 1.6, 3.4 - n * 1.6, 0]} />
      ))}
    </>
  );
}

function School({ project: site }: { project: Projection }) {
  return (
    <>
      <Block
        project={site}
        box={{ x: 4, y: -4, w: 11, d: 6, h: 4.8 }}
        windows={{ rows: 3, left: 11, right: 6 }}
      />
      <Panels
        project={site}
        box={{ x: 4.5, y: -0.6, z: 4.55, w: 10, d: 2.2, h: 0.4 }}
        columns={10}
        rows={2}
      />
      <AirHandler project={site} box={{ x: 5, y: -3.2, z: 4.5, w: 4.4, d: 1.5, h: 1.5 }} />
      <Chiller project={site} box={{ x: 10.2, y: -3.2, z: 4.5, w: 4, d: 1.6, h: 1.4 }} fans={3} />
      {[11.6, 14, 16.4].map((x) => (
        <Tree key={x} project={site} at={[x, 6, 0]} />
      ))}
      <Tree project={site} at={[16.4, 0, 0]} tall />
    </>
  );
}

/** Desks, cabinets for plans, and a table with a model, below a duct. */
function DrawingOffice({ project: site }: { project: Projection }) {
  const duct = { x: 0.4, y: 0.2, z: 2.9, w: 4.4, d: 0.8, h: 0.6 };
  return (
    <>
      <Room project={site} box={{ x: 0, y: 0, w: 10, d: 9, h: 2.8 }} windows={8} radiators />
      {range(15).map((n) => (
        <Copy
          key={n}
          of="profile-cover-desk"
          project={site}
          at={[0.7 + (n % 5) * 1.8, 1.4 + Math.floor(n / 5) * 2.1, 0]}
        />
      ))}
      <Cupboard project={site} box={{ x: 0.1, y: 7.8, w: 1.8, d: 0.8, h: 0.8 }} />
      <Solid project={site} box={{ x: 4, y: 7.6, w: 3, d: 1.1, h: 0.7 }} />
      <Solid project={site} box={{ x: 4.4, y: 7.8, z: 0.7, w: 0.9, d: 0.6, h: 0.5 }} top="fill-accent" />
      <Solid project={site} box={{ x: 5.6, y: 7.8, z: 0.7, w: 1, d: 0.5, h: 0.3 }} />
      <Duct project={site} runs={[duct, { ...duct, x: 4.9, w: 4.5 }]} />
      {[1, 3].map((at) => (
        <Grille key={at} project={site} box={duct} at={at} width={0.8} />
      ))}
    </>
  );
}

function Yard({ project: site }: { project: Projection }) {
  return (
    <>
      <Chiller project={site} box={{ x: -5, y: -1, w: 6, d: 2.2, h: 1.8 }} fans={4} />
      <Chiller project={site} box={{ x: -5, y: 2.6, w: 6, d: 2.2, h: 1.8 }} fans={4} />
      <Pipe project={site} route={run([1, 0, 0.4], 'x6')} branches={[run([1, 3.2, 0.4], 'x3.2 y0')]} />
      <Valve project={site} at={[4.6, 0, 0.4]} axis="x" />
      <Tank project={site} foot={[-6.4, 7.4, 0]} radius={0.8} height={2.6} />
      <Tank project={site} foot={[-4.4, 7.4, 0]} radius={0.8} height={2.6} />
      <Pipe
        project={site}
        route={run([-3.7, 7.4, 0.6], 'x-2.5')}
        branches={[run([-3, 7.4, 0.6], 'y9.2 x-2.5')]}
        warm
      />
      <Pump project={site} at={[-2, 7.4, 0]} />
      <Pump project={site} at={[-2, 9.2, 0]} />
      <Pipe
        project={site}
        route={run([-2.3, 9.2, 1.2], 'z1.7 y5.8 z0.4 y4.8')}
        branches={[run([-2.3, 7.4, 1.2], 'z1.7'), run([-2.3, 5.8, 0.4], 'x2 y0.8 x1')]}
        warm
      />
      <Pipe project={site} route={run([6, 0.8, 0.4], 'x4.4 y10.6 x-4.4 y8.2')} warm />
      <Flange project={site} at={[4.4, 5, 0.4]} axis="y" />
      <Valve project={site} at={[1.2, 10.6, 0.4]} axis="x" />
    </>
  );
}
