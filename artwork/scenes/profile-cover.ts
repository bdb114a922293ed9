import { leftWall } from '../geometry/box';
import { isometric } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { airHandler, duct, grille } from '../parts/air-handler';
import { dimension, note } from '../parts/annotation';
import { block, door, sawtoothRoof } from '../parts/building';
import { chiller } from '../parts/chiller';
import { cupboard, desk } from '../parts/furniture';
import { bikeStands, bus, hedge, parking, tree } from '../parts/landscape';
import { flange, pipe, pump, tank, valve } from '../parts/pipework';
import { panels, substation } from '../parts/power';
import { room } from '../parts/room';
import { copy, moved, type Shape, solid } from '../shapes';
import type { Drawing } from './drawing';

const works = { x: -2, y: 0, w: 11, d: 10, h: 3.2 };

/**
 * From left to right: the firm's yard with machines, its workshop with a sawtooth roof, its drawing office,
 * and a school.
 */
export const profileCover: Drawing = {
  view: [4, -106, 1460, 450],
  project: isometric([600, 20], 20),
  lettering: 23,
  shapes: [
    moved([11.5, -13.6, 0], school()),
    range(4).map((n) => tree([n * 1.4, -2.4 - n * 1.4, 0], { size: 1.1, tall: true })),
    range(3).map((n) => tree([-8 + n * 1.6, 3.4 - n * 1.6, 0])),
    moved([-8, 9, 0], yard()),
    block(works, { rows: 1, left: 9, right: 8 }),
    door(leftWall(works), 4.9),
    sawtoothRoof({ ...works, z: works.h, h: 1.5 }, 4),
    moved([9, -8.4, 0], drawingOffice()),
    substation({ x: 13.4, y: 3.4, w: 2.4, d: 1.6, h: 1.7 }),
    bus([19.6, 4, 0]),
    parking([-1, 15.4, 0], 9, [0, 1, 3, 4, 7]),
    hedge({ x: -2, y: 19.6, w: 12, d: 0.4, h: 0.5 }),
    hedge({ x: 26, y: -6, w: 10, d: 0.4, h: 0.5 }),
    bikeStands([11.6, 6.4, 0], 6),
    dimension([-2, 11, 0], [9, 11, 0], '22 m', { below: true }),
    note([9, 2.6, 4.6], [870, -50], 'north light'),
  ],
};

function school(): Shape[] {
  return [
    block({ x: 4, y: -4, w: 11, d: 6, h: 4.8 }, { rows: 3, left: 11, right: 6 }),
    panels({ x: 4.5, y: -0.6, z: 4.55, w: 10, d: 2.2, h: 0.4 }, 10, 2),
    airHandler({ x: 5, y: -3.2, z: 4.5, w: 4.4, d: 1.5, h: 1.5 }),
    chiller({ x: 10.2, y: -3.2, z: 4.5, w: 4, d: 1.6, h: 1.4 }, 3),
    [11.6, 14, 16.4].map((x) => tree([x, 6, 0])),
    tree([16.4, 0, 0], { tall: true }),
  ];
}

/** Desks, cabinets for plans, and a table with a model, below a duct. */
function drawingOffice(): Shape[] {
  const air = { x: 0.4, y: 0.2, z: 2.9, w: 4.4, d: 0.8, h: 0.6 };
  return [
    room({ x: 0, y: 0, w: 10, d: 9, h: 2.8 }, 8),
    range(15).map((n) =>
      copy('profile-cover-desk', desk([0, 0, 0]), [0.7 + (n % 5) * 1.8, 1.4 + Math.floor(n / 5) * 2.1, 0]),
    ),
    cupboard({ x: 0.1, y: 7.8, w: 1.8, d: 0.8, h: 0.8 }),
    solid({ x: 4, y: 7.6, w: 3, d: 1.1, h: 0.7 }),
    solid({ x: 4.4, y: 7.8, z: 0.7, w: 0.9, d: 0.6, h: 0.5 }, { top: 'accent' }),
    solid({ x: 5.6, y: 7.8, z: 0.7, w: 1, d: 0.5, h: 0.3 }),
    duct(air),
    duct({ ...air, x: 4.9, w: 4.5 }),
    [1, 3].map((at) => grille(air, at, 0.8)),
  ];
}

function yard(): Shape[] {
  return [
    chiller({ x: -5, y: -1, w: 6, d: 2.2, h: 1.8 }, 4),
    chiller({ x: -5, y: 2.6, w: 6, d: 2.2, h: 1.8 }, 4),
    pipe(run([1, 0, 0.4], 'x6'), { branches: [run([1, 3.2, 0.4], 'x3.2 y0')] }),
    valve([4.6, 0, 0.4], 'x'),
    tank([-6.4, 7.4, 0], 0.8, 2.6),
    tank([-4.4, 7.4, 0], 0.8, 2.6),
    pipe(run([-3.7, 7.4, 0.6], 'x-2.5'), { branches: [run([-3, 7.4, 0.6], 'y9.2 x-2.5')], warm: true }),
    pump([-2, 7.4, 0]),
    pump([-2, 9.2, 0]),
    pipe(run([-2.3, 9.2, 1.2], 'z1.7 y5.8 z0.4 y4.8'), {
      branches: [run([-2.3, 7.4, 1.2], 'z1.7'), run([-2.3, 5.8, 0.4], 'x2 y0.8 x1')],
      warm: true,
    }),
    pipe(run([6, 0.8, 0.4], 'x4.4 y10.6 x-4.4 y8.2'), { warm: true }),
    flange([4.4, 5, 0.4], 'y'),
    valve([1.2, 10.6, 0.4], 'x'),
  ];
}
