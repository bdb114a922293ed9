import {
  type Box,
  faces,
  floor,
  leftWall,
  type Projection,
  quad,
  rightWall,
  type Wall,
} from '../geometry/isometric';
import { Areas, Lines } from './shapes';

type Place = { project: Projection; box: Box };

/** Rows and columns of windows on each of the two walls that face the viewer. */
export type Windows = { rows: number; left: number; right: number };

/** A building as a closed box, with its windows and a parapet. */
export function Block({ project, box, windows }: Place & { windows?: Windows }) {
  const { top, left, right } = faces(project, box);
  const { rows = 0, left: leftColumns = 0, right: rightColumns = 0 } = windows ?? {};
  return (
    <>
      <Areas polygons={[left]} className="fill-tint" />
      <Areas polygons={[right]} className="fill-line" />
      <Areas polygons={[top]} className="fill-paper" />
      <Areas polygons={[parapet(project, box)]} className="fill-none stroke-soft" />
      <Areas
        polygons={[
          ...openings(leftWall(project, box), box.w, box.h, leftColumns, rows),
          ...openings(rightWall(project, box), box.d, box.h, rightColumns, rows),
        ]}
        className="fill-paper"
      />
    </>
  );
}

/** A plain box: a plinth, a cabinet, a bench. */
export function Solid({ project, box, accent }: Place & { accent?: boolean }) {
  const { top, left, right } = faces(project, box);
  return (
    <>
      <Areas polygons={[left]} className="fill-tint" />
      <Areas polygons={[right]} className="fill-line" />
      <Areas polygons={[top]} className={accent ? 'fill-accent' : 'fill-paper'} />
    </>
  );
}

/** A room cut open: its floor and the two walls at the back, one of them with windows. */
export function Room({ project, box, windows = 0 }: Place & { windows?: number }) {
  const { x, y, z = 0, w, d, h } = box;
  const back: Wall = (along, up) => project(x + along, y, z + up);
  const side: Wall = (along, up) => project(x, y + along, z + up);
  return (
    <>
      <Areas polygons={[quad(side, 0, 0, d, h)]} className="fill-line" />
      <Areas polygons={[quad(back, 0, 0, w, h)]} className="fill-tint" />
      <Areas polygons={[floor(project, { x, y, z, w, d })]} className="fill-paper" />
      <Areas polygons={openings(back, w, h, windows, 1)} className="fill-paper" />
    </>
  );
}

/** A northlight roof: teeth that turn their glass to the left of the picture. */
export function SawtoothRoof({ project, box, teeth }: Place & { teeth: number }) {
  const { x, y, z = 0, w, d, h } = box;
  const depth = d / teeth;
  return Array.from({ length: teeth }, (_, tooth) => {
    const from = y + tooth * depth;
    const foot = from + depth;
    const glass = [
      project(x, foot, z),
      project(x + w, foot, z),
      project(x + w, foot, z + h),
      project(x, foot, z + h),
    ];
    const slope = [
      project(x, from, z),
      project(x + w, from, z),
      project(x + w, foot, z + h),
      project(x, foot, z + h),
    ];
    const gable = [project(x + w, from, z), project(x + w, foot, z), project(x + w, foot, z + h)];
    const bars = Array.from({ length: 9 }, (_, bar) => {
      const along = x + ((bar + 1) * w) / 10;
      return [project(along, foot, z), project(along, foot, z + h)];
    });
    return (
      <g key={from}>
        <Areas polygons={[slope]} className="fill-paper" />
        <Areas polygons={[gable]} className="fill-line" />
        <Areas polygons={[glass]} className="fill-accent" />
        <Lines routes={bars} />
      </g>
    );
  });
}

function parapet(project: Projection, { x, y, z = 0, w, d, h }: Box) {
  const edge = Math.min(w, d) * 0.04;
  return floor(project, { x: x + edge, y: y + edge, z: z + h, w: w - 2 * edge, d: d - 2 * edge });
}

function openings(wall: Wall, width: number, height: number, columns: number, rows: number) {
  const [bay, storey] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, n) =>
    quad(
      wall,
      (n % columns) * bay + bay * 0.22,
      Math.floor(n / columns) * storey + storey * 0.3,
      bay * 0.56,
      storey * 0.44,
    ),
  );
}
