import { floor, isometric, leftWall } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { Duct, Grille } from '../parts/air-handler';
import { Dimension, Note } from '../parts/annotation';
import { Block, Door } from '../parts/building';
import { Chiller } from '../parts/chiller';
import { Copy, Original } from '../parts/copies';
import { Cupboard, Desk } from '../parts/furniture';
import { BikeStands, Ground, Hedge, Tree } from '../parts/landscape';
import { Pipe, Valve } from '../parts/pipework';
import { Areas, Details, Solid } from '../parts/primitives';
import { Room } from '../parts/room';
import { Drawing } from './drawing';

const project = isometric([400, 170], 30);
/** The projection for parts that are defined at the origin and copied to other points. */
const atOrigin = isometric([0, 0], 30);
const hall = { x: -5, y: -1, w: 4.4, d: 7, h: 4.2 };

/** A cutaway of two floors of classrooms, and the two heat pumps that replaced the boilers. */
export function PrimarySchool() {
  return (
    <Drawing view={[-107, -117, 990, 742]}>
      <Original id="primary-school-desk">
        <Desk project={atOrigin} at={[0, 0, 0]} />
      </Original>
      <Ground project={project} box={{ x: -6, y: -2, w: 18.5, d: 14 }} />
      <Tree project={project} at={[-5.6, 7.4, 0]} size={1.3} />
      <Block project={project} box={hall} windows={{ rows: 1, left: 4, right: 0 }} />
      <Door wall={leftWall(project, hall)} at={1.5} />
      {range(3).map((n) => (
        <Classroom key={n} x={n * 3.7} z={0} deep={5} rows={[1.2, 2.9]} />
      ))}
      {range(3).map((n) => (
        <Classroom key={n} x={n * 3.7} z={2.5} deep={2.6} rows={[1]} />
      ))}
      {range(3).map((n) => (
        <Ventilation key={n} x={n * 3.7} />
      ))}
      <Playground />
      <Pipe project={project} route={run([2.6, 8.2, 0.3], 'x4.2 y5.6 x11.6 y0.6 x11')} width={8} />
      <Pipe project={project} route={run([6.4, 8.6, 0.3], 'x7.2 y6.1 x12.1 y0.1 x11')} width={8} warm />
      <Valve project={project} at={[8.4, 5.6, 0.3]} axis="x" size={0.22} />
      <Chiller project={project} box={{ x: -0.4, y: 7.4, w: 3, d: 1.6, h: 1.8 }} fans={2} />
      <Chiller project={project} box={{ x: 3.6, y: 7.4, w: 3, d: 1.6, h: 1.8 }} fans={2} />
      <Hedge project={project} box={{ x: -5.4, y: 11.2, w: 13, d: 0.4, h: 0.5 }} />
      <Tree project={project} at={[11.6, 8, 0]} size={1.4} />
      <BikeStands project={project} at={[8.6, 10.6, 0]} count={5} />
      <Dimension from={project(-6, 12.8)} to={project(12.5, 12.8)} text="52 m" below />
      <Note at={project(1, 9, 1.4)} to={[150, 540]} text="HP-1 60 kW" />
      <Note at={project(9.4, 0.4, 5.6)} to={[718, 140]} text="780 ppm" />
    </Drawing>
  );
}

function Classroom({ x, z, deep, rows }: { x: number; z: number; deep: number; rows: readonly number[] }) {
  return (
    <>
      <Room project={project} box={{ x, y: 0, z, w: 3.6, d: deep, h: 2.3 }} windows={3} radiators />
      <Cupboard project={project} box={{ x: x + 0.1, y: deep - 1, z, w: 0.4, d: 0.8, h: 0.8 }} />
      {rows.flatMap((y) =>
        [0.7, 2.1].map((along) => (
          <Copy key={`${along},${y}`} of="primary-school-desk" project={project} at={[x + along, y, z]} />
        )),
      )}
    </>
  );
}

/** A ventilation unit above two rooms, with a grille for each room. */
function Ventilation({ x }: { x: number }) {
  const box = { x: x + 0.2, y: -0.1, z: 5, w: 3.2, d: 0.9, h: 0.7 };
  return (
    <>
      <Duct project={project} runs={[box]} />
      <Grille project={project} box={box} at={0.5} width={0.8} />
      <Grille project={project} box={box} at={1.9} width={0.8} />
    </>
  );
}

/** A hopscotch court and a circle, painted on the ground. */
function Playground() {
  const squares = [0, 1, 2, 3].map((n) => floor(project, { x: -4.4 + n * 0.7, y: 9.4, w: 0.7, d: 0.7 }));
  return (
    <>
      <Areas polygons={squares} className="fill-none stroke-soft" width={1} />
      <Areas polygons={[squares[1] ?? [], squares[3] ?? []]} className="fill-accent stroke-soft" width={1} />
      <Details routes={[[project(-5.6, 8.6), project(-1, 8.6)]]} />
      <Solid project={project} box={{ x: -4.2, y: 8.9, w: 1.6, d: 0.3, h: 0.3 }} />
    </>
  );
}
