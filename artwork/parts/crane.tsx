import { hatch, type Place, type Point, type Projection, quad, rightWall } from '../geometry/isometric';
import { Areas, Details, Disc, Lines, Solid } from './primitives';

/**
 * A tower crane with a lattice mast.
 * `at` is the position of the foot of the mast. `reach` is the length of the jib, which extends from the mast
 * in the negative x direction.
 */
export function TowerCrane({
  project,
  at: [x, y],
  height,
  reach,
}: {
  project: Projection;
  at: readonly [number, number];
  height: number;
  reach: number;
}) {
  const [half, deep] = [0.35, 0.9];
  const cab = { x: x + half, y: y - 0.2, z: height - 1.1, w: 0.7, d: 0.8, h: 1 };
  const top: Place = [x, y, height + 2.6];
  const tip = x - reach;
  return (
    <>
      <Solid project={project} box={{ x: x - 1, y: y - 1, w: 2, d: 2, h: 0.4 }} />
      <Lattice project={project} at={[x - half, y - half]} side={half * 2} from={0.4} to={height} />
      <Solid project={project} box={{ x: x - 0.5, y: y - 0.5, z: height, w: 1, d: 1, h: 0.3 }} />
      <Lines
        routes={[
          [project(tip, y, height + 0.3), project(x + 3.4, y, height + 0.3)],
          [project(tip, y, height + 0.3 + deep), project(x + 3.4, y, height + 0.3 + deep)],
          zigzag((along, up) => project(tip + along, y, height + 0.3 + up * deep), reach + 3.4, 1),
        ]}
      />
      <Lines
        routes={[
          [project(tip + reach * 0.3, y, height + 1.2), project(...top), project(x + 3, y, height + 1.2)],
          [project(x - 0.3, y, height + 0.3), project(...top), project(x + 0.3, y, height + 0.3)],
        ]}
      />
      <Solid project={project} box={{ x: x + 2.5, y: y - 0.5, z: height - 0.9, w: 0.9, d: 1, h: 1.2 }} />
      <Solid project={project} box={cab} />
      <Areas
        polygons={[quad(rightWall(project, cab), 0.1, 0.4, 0.6, 0.5)]}
        className="fill-accent"
        width={0.9}
      />
    </>
  );
}

/** A square lattice mast. Only the two visible faces are drawn. */
function Lattice({
  project,
  at: [x, y],
  side,
  from,
  to,
}: {
  project: Projection;
  at: readonly [number, number];
  side: number;
  from: number;
  to: number;
}) {
  const left = (up: number, along: number) => project(x + along * side, y + side, from + up);
  const right = (up: number, along: number) => project(x + side, y + side - along * side, from + up);
  const height = to - from;
  return (
    <>
      <Lines
        routes={[0, 1].flatMap((along) => [
          [left(0, along), left(height, along)],
          [right(0, along), right(height, along)],
        ])}
      />
      <Lines routes={[zigzag(left, height, side * 1.2), zigzag(right, height, side * 1.2)]} width={0.9} />
    </>
  );
}

/** Returns a zigzag line between the two edges of a lattice, with one stroke per section. */
function zigzag(place: (along: number, across: number) => Point, length: number, bay: number): Point[] {
  const bays = Math.round(length / bay);
  return Array.from({ length: bays + 1 }, (_, n) => place((n * length) / bays, n % 2));
}

/** The rope, hook and slings between the crane and the four corners of its load. */
export function Hoist({ rope, block, corners }: { rope: Point; block: Point; corners: readonly Point[] }) {
  const [x, y] = block;
  return (
    <>
      <Lines
        routes={[
          [
            [rope[0] - 3, rope[1]],
            [x - 3, y],
          ],
          [
            [rope[0] + 3, rope[1]],
            [x + 3, y],
          ],
        ]}
        width={1}
      />
      <Lines routes={corners.map((corner) => [[x, y + 10], corner])} width={1} />
      <Areas
        polygons={[
          [
            [x - 7, y - 8],
            [x + 7, y - 8],
            [x + 7, y + 6],
            [x, y + 12],
            [x - 7, y + 6],
          ],
        ]}
        className="fill-accent"
      />
    </>
  );
}

/** Scaffolding in front of a left wall: vertical and horizontal tubes, and boards. */
export function Scaffold({
  project,
  at: [x, y],
  length,
  height,
  lift,
}: {
  project: Projection;
  at: readonly [number, number];
  length: number;
  height: number;
  lift: number;
}) {
  const bays = Math.round(length / 1.4);
  const lifts = Math.round(height / lift);
  const board = (n: number) => [
    project(x, y, n * lift),
    project(x + length, y, n * lift),
    project(x + length, y + 0.8, n * lift),
    project(x, y + 0.8, n * lift),
  ];
  const levels = Array.from({ length: lifts }, (_, n) => n + 1);
  return (
    <>
      <Areas polygons={levels.map(board)} className="fill-tint" width={0.8} />
      <Details routes={levels.flatMap((n) => hatch(board(n), bays * 2))} />
      <Lines
        routes={Array.from({ length: bays + 1 }, (_, n) => [
          project(x + (n * length) / bays, y + 0.8, 0),
          project(x + (n * length) / bays, y + 0.8, height + 0.9),
        ])}
      />
      <Lines
        routes={levels.map((n) => [
          project(x, y + 0.8, n * lift + 0.8),
          project(x + length, y + 0.8, n * lift + 0.8),
        ])}
        width={0.9}
      />
    </>
  );
}

/** A Gantt chart: a bar for each trade, over numbered weeks. Bars of completed work are filled. */
export function Programme({
  at: [x, y],
  unit,
  bars,
  weeks,
}: {
  at: Point;
  /** The unit of the numbers, such as weeks. */
  unit: string;
  bars: readonly (readonly [from: number, length: number, done: boolean])[];
  weeks: readonly string[];
}) {
  const week = 44;
  return (
    <>
      <Details
        routes={weeks.map((_, n) => [
          [x + n * week, y],
          [x + n * week, y + bars.length * 18 + 10],
        ])}
      />
      <text x={x - 30} y={y - 8} textAnchor="end" className="lettering">
        {unit}
      </text>
      {weeks.map((text, n) => (
        <text key={text} x={x + n * week} y={y - 8} textAnchor="middle" className="lettering">
          {text}
        </text>
      ))}
      {bars.map(([from, length, done], n) => (
        <rect
          key={from}
          x={x + from * week}
          y={y + 8 + n * 18}
          width={length * week}
          height={10}
          className={done ? 'fill-accent' : 'fill-paper'}
        />
      ))}
      <Disc at={[x + 2.3 * week, y + bars.length * 18 + 10]} rx={4} ry={4} className="fill-ink" />
      <Lines
        routes={[
          [
            [x + 2.3 * week, y],
            [x + 2.3 * week, y + bars.length * 18 + 10],
          ],
        ]}
      />
    </>
  );
}
