import { leftWall } from '../geometry/box';
import { isometric } from '../geometry/isometric';
import { run } from '../geometry/runs';
import { airHandler } from '../parts/air-handler';
import { dimension, note } from '../parts/annotation';
import { block, door } from '../parts/building';
import { chiller } from '../parts/chiller';
import { bikeStands, ground, hedge, lamp, tree } from '../parts/landscape';
import { flange, pipe, pump, tank, valve } from '../parts/pipework';
import { panels } from '../parts/power';
import { type Shape, solid } from '../shapes';
import type { Drawing } from './drawing';

const front = { x: -2, y: 9, w: 14, d: 3.6, h: 3.4 };

/** A building with four wings around a courtyard, and a roof deck with two new machines. */
export const college: Drawing = {
  view: [-62, -94, 952, 714],
  project: isometric([420, 150], 27),
  shapes: [
    ground({ x: -4, y: -4, w: 19.5, d: 19 }),
    [-2, 1.6, 5.2].map((y) => tree([-3, y, 0], { size: 1.1 })),
    block({ x: -2, y: -3, w: 14, d: 3.4, h: 5 }, { rows: 3, left: 13, right: 3 }),
    panels({ x: -1.4, y: -2.4, z: 4.75, w: 5, d: 2.4, h: 0.4 }, 5, 2),
    airHandler({ x: 5, y: -2.2, z: 4.7, w: 4.6, d: 1.5, h: 1.4 }),
    block({ x: -2, y: 0.4, w: 3.4, d: 8.6, h: 5 }, { rows: 3, left: 0, right: 8 }),
    courtyard(),
    block({ x: 8.6, y: 0.4, w: 3.4, d: 8.6, h: 3.4 }, { rows: 2, left: 0, right: 9 }),
    [2, 5.4].map((y) => solid({ x: 9.4, y, z: 3.2, w: 1.6, d: 2.2, h: 0.5 })),
    block(front, { rows: 2, left: 13, right: 3 }),
    door(leftWall(front), 6.3, { width: 1.4 }),
    plantDeck(),
    hedge({ x: -3.4, y: 14, w: 8, d: 0.4, h: 0.5 }),
    lamp([5, 14.2, 0]),
    bikeStands([7.4, 13.9, 0], 6),
    [2, 4.6].map((y) => tree([14.2, y, 0], { size: 1.2, tall: true })),
    dimension([-4, 15.8, 0], [15.5, 15.8, 0], '66 m', { below: true }),
    note([0.2, 10.6, 4.9], [150, 80], '2 × 450 kW'),
    note([13.6, 9.4, 0.3], [610, 510], '9 °C'),
  ],
};

function courtyard(): Shape[] {
  return [
    ground({ x: 2.4, y: 1.4, w: 5.2, d: 6.6 }, 'tint'),
    solid({ x: 4.2, y: 4, w: 1.6, d: 1.6, h: 0.3 }, { top: 'accent' }),
    tree([3.2, 2.4, 0]),
    tree([3.2, 6.6, 0]),
  ];
}

/** The roof deck on the front wing: two chillers, pipes, a pump and a tank. */
function plantDeck(): Shape[] {
  return [
    solid({ x: -1.5, y: 9.5, z: 3.15, w: 13, d: 2.6, h: 0.2 }, { top: 'tint' }),
    [-1.2, 4.2].map((x) => chiller({ x, y: 9.9, z: 3.35, w: 4.8, d: 1.8, h: 1.5 }, 3)),
    tank([9.8, 10.2, 3.35], 0.5, 1.6),
    pump([10, 11.4, 3.35], { size: 0.7 }),
    pipe(run([1.2, 11.7, 3.5], 'y12 x10.7 y12.9 z0.3 y13.4 x14.2 y7.4 x12'), {
      branches: [run([6.6, 11.7, 3.5], 'y12')],
      width: 8,
      warm: true,
    }),
    pipe(run([0.6, 11.7, 3.9], 'y12 x11.4 y12.7 z0.3 x13.6 y8.4 x12'), {
      branches: [run([6, 11.7, 3.9], 'y12'), run([9.8, 11.4, 4.2], 'z4.6 y12 z3.9')],
      width: 8,
    }),
    flange([12.6, 12.7, 0.3], 'x'),
    valve([13.6, 11, 0.3], 'y', 0.24),
  ];
}
