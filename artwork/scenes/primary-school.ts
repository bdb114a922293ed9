import { floor, leftWall } from '../geometry/box';
import { isometric, route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { duct, grille } from '../parts/air-handler';
import { dimension, note } from '../parts/annotation';
import { block, door } from '../parts/building';
import { chiller } from '../parts/chiller';
import { cupboard, desk } from '../parts/furniture';
import { bikeStands, ground, hedge, tree } from '../parts/landscape';
import { pipe, valve } from '../parts/pipework';
import { room } from '../parts/room';
import { areas, copy, details, type Shape, solid } from '../shapes';
import type { Drawing } from './drawing';

const hall = { x: -5, y: -1, w: 4.4, d: 7, h: 4.2 };
const bays = [0, 3.7, 7.4];

/** A cutaway of two floors of classrooms, and the two heat pumps that replaced the boilers. */
export const primarySchool: Drawing = {
  view: [-107, -117, 990, 742],
  project: isometric([400, 170], 30),
  shapes: [
    ground({ x: -6, y: -2, w: 18.5, d: 14 }),
    tree([-5.6, 7.4, 0], { size: 1.3 }),
    block(hall, { rows: 1, left: 4, right: 0 }),
    door(leftWall(hall), 1.5),
    bays.map((x) => classroom(x, 0, 5, [1.2, 2.9])),
    bays.map((x) => classroom(x, 2.5, 2.6, [1])),
    bays.map(ventilation),
    playground(),
    pipe(run([2.6, 8.2, 0.3], 'x4.2 y5.6 x11.6 y0.6 x11'), { width: 8 }),
    pipe(run([6.4, 8.6, 0.3], 'x7.2 y6.1 x12.1 y0.1 x11'), { width: 8, warm: true }),
    valve([8.4, 5.6, 0.3], 'x', 0.22),
    chiller({ x: -0.4, y: 7.4, w: 3, d: 1.6, h: 1.8 }, 2),
    chiller({ x: 3.6, y: 7.4, w: 3, d: 1.6, h: 1.8 }, 2),
    hedge({ x: -5.4, y: 11.2, w: 13, d: 0.4, h: 0.5 }),
    tree([11.6, 8, 0], { size: 1.4 }),
    bikeStands([8.6, 10.6, 0], 5),
    dimension([-6, 12.8, 0], [12.5, 12.8, 0], '52 m', { below: true }),
    note([1, 9, 1.4], [150, 540], 'HP-1 60 kW'),
    note([9.4, 0.4, 5.6], [718, 140], '780 ppm'),
  ],
};

function classroom(x: number, z: number, deep: number, rows: readonly number[]): Shape[] {
  return [
    room({ x, y: 0, z, w: 3.6, d: deep, h: 2.3 }, 3),
    cupboard({ x: x + 0.1, y: deep - 1, z, w: 0.4, d: 0.8, h: 0.8 }),
    rows.map((y) =>
      [0.7, 2.1].map((along) => copy('primary-school-desk', desk([0, 0, 0]), [x + along, y, z])),
    ),
  ];
}

/** A ventilation unit above two rooms, with a grille for each room. */
function ventilation(x: number): Shape[] {
  const box = { x: x + 0.2, y: -0.1, z: 5, w: 3.2, d: 0.9, h: 0.7 };
  return [duct(box), grille(box, 0.5, 0.8), grille(box, 1.9, 0.8)];
}

/** A hopscotch court and a circle, painted on the ground. */
function playground(): Shape[] {
  const square = (n: number) => floor({ x: -4.4 + n * 0.7, y: 9.4, w: 0.7, d: 0.7 });
  return [
    areas(range(4).map(square), 'none', { stroke: 'soft', width: 1 }),
    areas([square(1), square(3)], 'accent', { stroke: 'soft', width: 1 }),
    details([route([-5.6, 8.6, 0], [-1, 8.6, 0])]),
    solid({ x: -4.2, y: 8.9, w: 1.6, d: 0.3, h: 0.3 }),
  ];
}
