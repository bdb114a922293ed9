import { leftWall } from '../geometry/box';
import { isometric } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { airHandler, duct, grille } from '../parts/air-handler';
import { dimension, note, signal } from '../parts/annotation';
import { block, door } from '../parts/building';
import { bikeStands, gridCrosses, ground, lamp, pitch, tree } from '../parts/landscape';
import { controlPanel, panels } from '../parts/power';
import { room } from '../parts/room';
import type { Shape } from '../shapes';
import type { Drawing } from './drawing';

const building = { x: -2, y: -1, w: 13, d: 4.4, h: 6 };

/**
 * A school with three storeys, and a sports hall that is drawn without its roof. Control lines connect one
 * panel to every floor.
 */
export const secondarySchool: Drawing = {
  view: [-45, -97, 923, 692],
  project: isometric([420, 150], 26),
  shapes: [
    ground({ x: -4, y: -3, w: 18, d: 18 }),
    gridCrosses({ x: -3, y: -2, w: 16, d: 16 }, 4),
    block(building, { rows: 3, left: 13, right: 4 }),
    door(leftWall(building), 9.4, { width: 1.4 }),
    panels({ x: -1.4, y: -0.5, z: 5.75, w: 4, d: 3.4, h: 0.4 }, 4, 3),
    [3.2, 7.2].map((x) => airHandler({ x, y: 0.4, z: 5.7, w: 3.4, d: 1.6, h: 1.5 })),
    sportsHall(),
    range(4).map((n) => tree([12.8, -2 + n * 2, 0], { size: 1.1, tall: true })),
    signal(run([9.8, 9.6, 1], 'y5.2 x8.4 y3.4 z1.2')),
    signal(run([10.3, 9.6, 1], 'y4.7 x6 y3.4 z3.2')),
    signal(run([10.8, 9.6, 1], 'y4.2 x3.6 y3.4 z5.2')),
    signal(run([9.4, 10.4, 1.2], 'x6 z2')),
    controlPanel({ x: 9.4, y: 9.6, w: 2, d: 0.8, h: 2.4 }),
    bikeStands([9.6, 13, 0], 6),
    lamp([13.2, 6.6, 0]),
    tree([13.2, 12.4, 0], { size: 1.2 }),
    dimension([-4, 15.8, 0], [14, 15.8, 0], '61 m', { below: true }),
    note([11.4, 10, 2], [660, 470], '212 points'),
    note([9, 2, 7], [720, 20], 'AHU-2'),
  ],
};

function sportsHall(): Shape[] {
  const air = { x: -1.6, y: 6.2, z: 3, w: 7.2, d: 0.8, h: 0.6 };
  return [
    room({ x: -2, y: 6, w: 8, d: 8, h: 4 }, 5),
    pitch({ x: -1, y: 7.6, w: 6.4, d: 5.6 }),
    duct({ ...air, w: 3.5 }),
    duct({ ...air, x: 2, w: 3.6 }),
    [0.8, 3, 5.2].map((at) => grille(air, at, 0.8)),
  ];
}
