import {
  type Box,
  faces,
  floor,
  hatch,
  leftWall,
  type Point,
  type Projection,
  quad,
  rightWall,
  type Wall,
} from '../geometry/isometric';
import { Areas, Details, Lines, Shadow } from './primitives';

type Located = { project: Projection; box: Box };

/** The number of window rows, and the number of windows per row on each of the two visible walls. */
export type Windows = { rows: number; left: number; right: number };

/** A building with storeys, windows, and a flat roof with a parapet. */
export function Block({ project, box, windows }: Located & { windows?: Windows }) {
  const { left, right } = faces(project, box);
  const { rows = 0, left: leftColumns = 0, right: rightColumns = 0 } = windows ?? {};
  const walls = [
    { wall: leftWall(project, box), width: box.w, columns: leftColumns },
    { wall: rightWall(project, box), width: box.d, columns: rightColumns },
  ];
  return (
    <>
      <Shadow project={project} box={box} />
      <Areas polygons={[left]} className="fill-tint" />
      <Areas polygons={[right]} className="fill-line" />
      <Roof project={project} box={box} />
      <Details
        routes={walls.flatMap(({ wall, width }) => [
          [wall(0, 0.12), wall(width, 0.12)],
          ...levels(box.h, rows).map((up) => [wall(0, up), wall(width, up)]),
        ])}
      />
      {walls.map(({ wall, width, columns }) => (
        <Glazing
          key={width + columns}
          wall={wall}
          width={width}
          height={box.h}
          columns={columns}
          rows={rows}
        />
      ))}
    </>
  );
}

/** A flat roof with a parapet. The inner sides of the parapet are visible at the back. */
function Roof({ project, box: { x, y, z = 0, w, d, h } }: Located) {
  const [edge, deep] = [0.22, 0.3];
  const inner = { x: x + edge, y: y + edge, w: w - 2 * edge, d: d - 2 * edge };
  const [back, right, front, left] = floor(project, { ...inner, z: z + h }) as [Point, Point, Point, Point];
  const [backFoot, rightFoot, , leftFoot] = floor(project, { ...inner, z: z + h - deep }) as [
    Point,
    Point,
    Point,
    Point,
  ];
  return (
    <>
      <Areas polygons={[floor(project, { x, y, z: z + h, w, d })]} className="fill-paper" />
      <Areas polygons={[[back, right, front, left]]} className="fill-paper" width={0.8} />
      <Areas polygons={[[back, backFoot, leftFoot, left]]} className="fill-line" width={0.8} />
      <Areas polygons={[[back, backFoot, rightFoot, right]]} className="fill-tint" width={0.8} />
    </>
  );
}

/** Windows that are set back in the wall. Each window has a bar in its middle, and a shadow at its top. */
function Glazing({
  wall,
  width,
  height,
  columns,
  rows,
}: {
  wall: Wall;
  width: number;
  height: number;
  columns: number;
  rows: number;
}) {
  const places = openings(width, height, columns, rows);
  return (
    <>
      <Areas
        polygons={places.map(({ at, up, w, h }) => quad(wall, at, up, w, h))}
        className="fill-paper"
        width={0.9}
      />
      <Areas
        polygons={places.map(({ at, up, w, h }) => quad(wall, at, up + h * 0.8, w, h * 0.2))}
        className="fill-soft stroke-none"
      />
      <Details
        routes={places.map(({ at, up, w, h }) => [wall(at + w / 2, up), wall(at + w / 2, up + h * 0.8)])}
      />
    </>
  );
}

/** A door with a canopy. */
export function Door({
  wall,
  at,
  width = 1.2,
  height = 1.7,
}: {
  wall: Wall;
  at: number;
  width?: number;
  height?: number;
}) {
  return (
    <>
      <Areas polygons={[quad(wall, at, 0, width, height)]} className="fill-ink" />
      <Areas
        polygons={[
          quad(wall, at + 0.08, 0, width / 2 - 0.12, height - 0.1),
          quad(wall, at + width / 2 + 0.04, 0, width / 2 - 0.12, height - 0.1),
        ]}
        className="fill-paper"
        width={0.8}
      />
      <Lines routes={[[wall(at - 0.3, height + 0.18), wall(at + width + 0.3, height + 0.18)]]} width={3} />
    </>
  );
}

/**
 * A sawtooth roof whose windows face left on screen. If `away` is set, the windows face away from the viewer.
 */
export function SawtoothRoof({
  project,
  box,
  teeth,
  away = false,
}: Located & { teeth: number; away?: boolean }) {
  const { x, y, z = 0, w, d, h } = box;
  const depth = d / teeth;
  return Array.from({ length: teeth }, (_, tooth) => {
    const [from, foot] = [y + tooth * depth, y + (tooth + 1) * depth];
    const glass: Wall = (along, up) => project(x + along, foot, z + up);
    const [back, front] = away ? [z + h, z] : [z, z + h];
    const slope = [
      project(x, from, back),
      project(x + w, from, back),
      project(x + w, foot, front),
      project(x, foot, front),
    ];
    const gable = [
      project(x + w, from, z),
      project(x + w, foot, z),
      project(x + w, away ? from : foot, z + h),
    ];
    return (
      <g key={from}>
        <Areas polygons={[slope]} className="fill-paper" />
        <Details routes={hatch(slope, Math.round(w / 1.2))} />
        <Areas polygons={[gable]} className="fill-line" />
        {away ? null : <Northlight wall={glass} width={w} height={h} />}
      </g>
    );
  });
}

function Northlight({ wall, width, height }: { wall: Wall; width: number; height: number }) {
  const glass = quad(wall, 0.15, 0.2, width - 0.3, height - 0.35);
  return (
    <>
      <Areas polygons={[quad(wall, 0, 0, width, height)]} className="fill-paper" />
      <Areas polygons={[glass]} className="fill-accent" width={0.8} />
      <Lines routes={hatch(glass, Math.round(width * 1.2))} width={0.8} />
    </>
  );
}

export type Opening = { at: number; up: number; w: number; h: number };

export function openings(width: number, height: number, columns: number, rows: number): Opening[] {
  const [bay, storey] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, n) => ({
    at: (n % columns) * bay + bay * 0.2,
    up: Math.floor(n / columns) * storey + storey * 0.32,
    w: bay * 0.6,
    h: storey * 0.46,
  }));
}

function levels(height: number, rows: number): number[] {
  return Array.from({ length: Math.max(rows - 1, 0) }, (_, n) => (height * (n + 1)) / rows);
}
