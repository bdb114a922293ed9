import { type Box, floor, hatch, leftWall, quad, rightWall } from '../geometry/box';
import { type Place, type Point, route } from '../geometry/isometric';
import { range } from '../geometry/range';
import {
  areas,
  curves,
  details,
  disc,
  drum,
  ellipse,
  lines,
  type Shape,
  shadow,
  solid,
  type Tone,
} from '../shapes';

type Plot = Omit<Box, 'h'>;

/** A horizontal area, such as the ground, a yard or a road. */
export const ground = (plot: Plot, fill: Tone = 'none'): Shape =>
  areas([floor(plot)], fill, { stroke: 'soft', width: 1 });

/** Small crosses at the intersections of a grid. */
export function gridCrosses({ x, y, w, d }: Plot, step: number): Shape {
  const grid = range(Math.floor(w / step) + 1).flatMap((column) =>
    range(Math.floor(d / step) + 1).map((row): Point => [x + column * step, y + row * step]),
  );
  return details(crosses(grid, step * 0.06));
}

/** Returns the lines of crosses on the ground. */
export const crosses = (places: readonly Point[], arm: number): Place[][] =>
  places.flatMap(([x, y]): Place[][] => [
    route([x - arm, y, 0], [x + arm, y, 0]),
    route([x, y - arm, 0], [x, y + arm, 0]),
  ]);

/** A road along the x axis, with kerbs and a dashed center line. */
export function road({ x, y, w, d }: Plot): Shape {
  const along = (from: number, to: number, across: number) =>
    route([x + from, y + across, 0], [x + to, y + across, 0]);
  return [
    areas([floor({ x, y, w, d })], 'tint', { stroke: 'none' }),
    lines([along(0, w, 0), along(0, w, d)], { stroke: 'soft' }),
    lines(
      range(Math.floor(w / 2)).map((n) => along(n * 2 + 0.4, n * 2 + 1.4, d / 2)),
      { stroke: 'soft' },
    ),
  ];
}

/** Parking spaces along the x axis. `cars` lists the occupied spaces. */
export function parking([x, y, z]: Place, bays: number, cars: readonly number[]): Shape {
  const [wide, deep] = [1.1, 2];
  return [
    details(range(bays + 1).map((n) => route([x + n * wide, y, z], [x + n * wide, y + deep, z]))),
    cars.map((bay) => car([x + bay * wide + 0.2, y + 0.3, z])),
  ];
}

/** A car along the y axis. */
function car([x, y, z]: Place): Shape {
  const cabin = { x: x + 0.06, y: y + 0.35, z: z + 0.4, w: 0.58, d: 0.75, h: 0.26 };
  return [
    solid({ x, y, z: z + 0.12, w: 0.7, d: 1.5, h: 0.28 }, { width: 0.9 }),
    solid(cabin, { width: 0.9 }),
    areas(
      [quad(leftWall(cabin), 0.06, 0.04, 0.46, 0.18), quad(rightWall(cabin), 0.08, 0.04, 0.6, 0.18)],
      'accent',
      { width: 0.7 },
    ),
  ];
}

/** A bus along the x axis. */
export function bus([x, y, z]: Place): Shape {
  const body = { x, y, z: z + 0.2, w: 5, d: 1.2, h: 1.35 };
  const [side, front] = [leftWall(body), rightWall(body)];
  const windows = range(5).map((n) => quad(side, 0.2 + n * 0.94, 0.6, 0.82, 0.5));
  return [
    shadow({ ...body, z: 0 }),
    solid(body),
    areas(windows, 'paper', { width: 0.8 }),
    areas([quad(side, 0, 0.12, 5, 0.2), quad(front, 0.12, 0.55, 0.96, 0.6)], 'accent', { width: 0.8 }),
    [0.9, 4.1].map((along) => disc([x + along, y + 1.2, z + 0.25], 0.218, 'y', { fill: 'ink' })),
  ];
}

/** A tree with a crown of three lobes. If `tall` is set, the tree is a poplar. */
export const tree =
  (at: Place, { size = 1, tall = false } = {}): Shape =>
  (project) => {
    const [x, y] = project(...at).map(Math.round) as [number, number];
    const r = Math.round(10 * size);
    const crown = tall
      ? `M${x} ${y - r * 0.5}c${-r} 0 ${-r * 0.9} ${-r * 2.6} 0 ${-r * 4}c${r * 0.9} ${r * 1.4} ${r} ${r * 4} 0 ${r * 4}z`
      : `M${x - r} ${y - r}a${r} ${r} 0 0 1 ${r * 0.2} ${-1.6 * r}a${r * 0.85} ${r * 0.85} 0 0 1 ${r * 1.6} 0a${r} ${r} 0 0 1 ${r * 0.2} ${1.6 * r}z`;
    const [top, low] = tall ? [3.4, 1.4] : [2.3, 1.3];
    const branches = `M${x} ${y - r}v${-r * (top - 1.4)}M${x} ${y - r * low}l${r * 0.4} ${-r * 0.4}M${x} ${y - r * (low + 0.4)}l${-r * 0.4} ${-r * 0.4}`;
    return [
      ellipse([x + r * 0.8, y], r, r / 3, { fill: 'line', stroke: 'none' }),
      curves(`M${x} ${y}v${-r}`),
      curves(crown, { fill: 'tint' }),
      curves(branches, { stroke: 'soft', width: 0.8, fill: 'none' }),
    ];
  };

/** A clipped hedge. */
export const hedge = (box: Box): Shape => [
  solid(box, { top: 'tint', width: 0.9 }),
  details(hatch(quad(leftWall(box), 0, 0.1, box.w, box.h * 0.6), Math.round(box.w * 3))),
];

export const bikeStands = ([x, y, z]: Place, count: number): Shape =>
  lines(
    range(count).map((n) =>
      route(
        [x + n * 0.5, y, z],
        [x + n * 0.5, y, z + 0.5],
        [x + n * 0.5, y + 0.6, z + 0.5],
        [x + n * 0.5, y + 0.6, z],
      ),
    ),
  );

/** A lamp post. */
export const lamp = ([x, y, z]: Place): Shape => [
  lines([route([x, y, z], [x, y, z + 2], [x + 0.6, y, z + 2])]),
  drum([x + 0.6, y, z + 1.9], 'z', 0.14, 0.06, { end: 'accent', width: 0.9 }),
];

/** The lines of a sports pitch. The long side is parallel to the x axis. */
export function pitch(plot: Plot): Shape {
  const { x, y, z = 0, w, d } = plot;
  const goal = { x, y: y + d * 0.25, z, w: w * 0.16, d: d * 0.5 };
  return [
    areas([floor(plot)], 'tint', { stroke: 'soft', width: 1 }),
    areas([floor(goal), floor({ ...goal, x: x + w * 0.84 })], 'none', { stroke: 'soft', width: 0.8 }),
    details([route([x + w / 2, y, z], [x + w / 2, y + d, z])]),
    disc([x + w / 2, y + d / 2, z], d * 0.16, 'z', { fill: 'none', stroke: 'soft', width: 0.8 }),
  ];
}
