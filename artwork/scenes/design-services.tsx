import { hatch, isometric, quad, type Wall } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { Duct, Grille } from '../parts/air-handler';
import { Dimension, Note } from '../parts/annotation';
import { Door } from '../parts/building';
import { Flange, Pipe, Valve } from '../parts/pipework';
import { Areas, Details, Drum, Lines, Solid } from '../parts/primitives';
import { Room } from '../parts/room';
import { Drawing } from './drawing';

const project = isometric([330, 250], 38);
const corridor = { x: 0, y: 0, w: 13, d: 4, h: 5 };
const ceiling = 3;
const back: Wall = (along, up) => project(along, 0, up);

/** Pipes, ducts and cables above the ceiling of a corridor. */
export function DesignServices() {
  const main = { x: 0.2, y: 0.5, z: 3.5, w: 12.6, d: 1.3, h: 0.9 };
  return (
    <Drawing view={[18, -64, 1060, 795]}>
      <Room project={project} box={corridor} />
      {[1, 5, 9].map((at) => (
        <Door key={at} wall={back} at={at} width={1.4} height={2.1} />
      ))}
      {[3.2, 7.2, 11.2].map((at) => (
        <Areas key={at} polygons={[quad(back, at, 0.9, 1.2, 1.1)]} className="fill-paper" width={0.9} />
      ))}
      <CeilingGrid />
      <CableTray />
      <Duct project={project} runs={range(4).map((n) => ({ ...main, x: 0.2 + n * 3.15, w: 3.05 }))} />
      <Duct project={project} runs={[{ x: 5, y: 1.8, z: 3.6, w: 1, d: 2.1, h: 0.6 }]} />
      {[1.2, 7.6, 10.8].map((at) => (
        <Grille key={at} project={project} box={main} at={at} width={1} />
      ))}
      <Pipe project={project} route={run([0, 2.6, 4.2], 'x13')} width={11} />
      <Pipe project={project} route={run([0, 3.1, 4.2], 'x13')} width={11} warm />
      <Valve project={project} at={[9.6, 3.1, 4.2]} axis="x" size={0.26} />
      <Flange project={project} at={[3, 3.1, 4.2]} axis="x" radius={0.24} />
      <Pipe project={project} route={run([0, 3.6, 3.6], 'x13')} width={7} />
      {range(6).map((n) => (
        <Drum
          key={n}
          project={project}
          from={[1 + n * 2.2, 3.6, 3.1]}
          axis="z"
          radius={0.09}
          length={0.4}
          width={0.9}
        />
      ))}
      <Hangers />
      <Dimension from={project(13.5, 4, 0)} to={project(13.5, 0, 0)} text="2.4 m" below />
      <Dimension from={project(0, 5, 0)} to={project(13, 5, 0)} text="7.8 m" below />
      <Note at={project(8.4, 1.1, 4.4)} to={[760, 60]} text="900 × 400" />
      <Note at={project(12.2, 2.6, 4.2)} to={[890, 240]} text="6 / 12 °C" />
      <Note at={project(1.4, 4, 3)} to={[150, 96]} text="+2.70" />
    </Drawing>
  );
}

/** The ceiling grid. Most tiles are removed, so that the space above is visible. */
function CeilingGrid() {
  const tile = (x: number, y: number) => [
    project(x, y, ceiling),
    project(x + 1, y, ceiling),
    project(x + 1, y + 1, ceiling),
    project(x, y + 1, ceiling),
  ];
  const lamps = [0, 1].flatMap((x) => [0, 3].map((y) => tile(x, y)));
  return (
    <>
      <Details
        routes={[
          ...range(5).map((y) => [project(0, y, ceiling), project(13, y, ceiling)]),
          ...range(14).map((x) => [project(x, 0, ceiling), project(x, 4, ceiling)]),
        ]}
      />
      <Areas polygons={[...lamps, tile(0, 1), tile(0, 2), tile(1, 1)]} className="fill-paper" width={0.8} />
      <Areas polygons={[tile(0, 1), tile(6, 2), tile(11, 2)]} className="fill-accent" width={0.8} />
    </>
  );
}

/** Cables on a tray along the wall. */
function CableTray() {
  const tray = [project(0, 0.05, 4.6), project(13, 0.05, 4.6), project(13, 0.4, 4.6), project(0, 0.4, 4.6)];
  return (
    <>
      <Areas polygons={[tray]} className="fill-tint" width={0.9} />
      <Details routes={hatch(tray, 40)} />
      <Lines routes={[0.15, 0.22, 0.29].map((y) => [project(0, y, 4.66), project(13, y, 4.66)])} />
    </>
  );
}

/** The rods from which pipes and ducts hang. */
function Hangers() {
  return (
    <>
      {range(4).map((n) => (
        <g key={n}>
          <Lines
            routes={[0.45, 1.85].map((y) => [
              project(1.6 + n * 3.15, y, 3.4),
              project(1.6 + n * 3.15, y, 5.2),
            ])}
            width={1}
          />
          <Solid
            project={project}
            box={{ x: 1.5 + n * 3.15, y: 2.4, z: 3.98, w: 0.16, d: 1, h: 0.06 }}
            width={0.9}
          />
        </g>
      ))}
    </>
  );
}
