import { floor, hatch, leftWall, quad } from '../geometry/box';
import { isometric, type Place, route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { duct, grille } from '../parts/air-handler';
import { dimension, note } from '../parts/annotation';
import { door } from '../parts/building';
import { flange, pipe, valve } from '../parts/pipework';
import { room } from '../parts/room';
import { areas, details, drum, lines, type Shape, solid } from '../shapes';
import type { Drawing } from './drawing';

const ceiling = 3;
const back = leftWall({ x: 0, y: 0, d: 0 });
const main = { x: 0.2, y: 0.5, z: 3.5, w: 12.6, d: 1.3, h: 0.9 };

/** Pipes, ducts and cables above the ceiling of a corridor. */
export const designServices: Drawing = {
  view: [18, -64, 1060, 795],
  project: isometric([330, 250], 38),
  shapes: [
    room({ x: 0, y: 0, w: 13, d: 4, h: 5 }),
    [1, 5, 9].map((at) => door(back, at, { width: 1.4, height: 2.1 })),
    [3.2, 7.2, 11.2].map((at) => areas([quad(back, at, 0.9, 1.2, 1.1)], 'paper', { width: 0.9 })),
    ceilingGrid(),
    cableTray(),
    range(4).map((n) => duct({ ...main, x: 0.2 + n * 3.15, w: 3.05 })),
    duct({ x: 5, y: 1.8, z: 3.6, w: 1, d: 2.1, h: 0.6 }),
    [1.2, 7.6, 10.8].map((at) => grille(main, at, 1)),
    pipe(run([0, 2.6, 4.2], 'x13'), { width: 11 }),
    pipe(run([0, 3.1, 4.2], 'x13'), { width: 11, warm: true }),
    valve([9.6, 3.1, 4.2], 'x', 0.26),
    flange([3, 3.1, 4.2], 'x', 0.24),
    pipe(run([0, 3.6, 3.6], 'x13')),
    range(6).map((n) => drum([1 + n * 2.2, 3.6, 3.1], 'z', 0.09, 0.4, { width: 0.9 })),
    range(4).map((n) => hanger(1.5 + n * 3.15)),
    dimension([13.5, 4, 0], [13.5, 0, 0], '2.4 m', { below: true }),
    dimension([0, 5, 0], [13, 5, 0], '7.8 m', { below: true }),
    note([8.4, 1.1, 4.4], [760, 60], '900 × 400'),
    note([12.2, 2.6, 4.2], [890, 240], '6 / 12 °C'),
    note([1.4, 4, 3], [150, 96], '+2.70'),
  ],
};

/** A line along the corridor. */
function along(y: number, z: number): Place[] {
  return route([0, y, z], [13, y, z]);
}

/** The ceiling grid. Most tiles are removed, so that the space above is visible. */
function ceilingGrid(): Shape[] {
  const tile = (x: number, y: number) => floor({ x, y, z: ceiling, w: 1, d: 1 });
  const lamps = [0, 1].flatMap((x) => [0, 3].map((y) => tile(x, y)));
  return [
    details([
      ...range(5).map((y) => along(y, ceiling)),
      ...range(14).map((x) => route([x, 0, ceiling], [x, 4, ceiling])),
    ]),
    areas([...lamps, tile(0, 1), tile(0, 2), tile(1, 1)], 'paper', { width: 0.8 }),
    areas([tile(0, 1), tile(6, 2), tile(11, 2)], 'accent', { width: 0.8 }),
  ];
}

/** Cables on a tray along the wall. */
function cableTray(): Shape[] {
  const tray = floor({ x: 0, y: 0.05, z: 4.6, w: 13, d: 0.35 });
  return [
    areas([tray], 'tint', { width: 0.9 }),
    details(hatch(tray, 40)),
    lines([0.15, 0.22, 0.29].map((y) => along(y, 4.66))),
  ];
}

/** The rods from which pipes and ducts hang. */
function hanger(x: number): Shape[] {
  const rods = [0.45, 1.85].map((y) => route([x + 0.1, y, 3.4], [x + 0.1, y, 5.2]));
  return [lines(rods, { width: 1 }), solid({ x, y: 2.4, z: 3.98, w: 0.16, d: 1, h: 0.06 }, { width: 0.9 })];
}
