import { leftWall } from '../geometry/box';
import { isometric } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { airHandler, duct } from '../parts/air-handler';
import { dimension, gridBubble, north, note, signal } from '../parts/annotation';
import { block, door, sawtoothRoof } from '../parts/building';
import { chiller } from '../parts/chiller';
import { desk } from '../parts/furniture';
import {
  bikeStands,
  bus,
  gridCrosses,
  ground,
  hedge,
  lamp,
  parking,
  pitch,
  road,
  tree,
} from '../parts/landscape';
import { flange, pipe, pump, tank, valve } from '../parts/pipework';
import { cables, controlPanel, panels, substation } from '../parts/power';
import { room } from '../parts/room';
import { copy, type Shape } from '../shapes';
import type { Drawing } from './drawing';

const teaching = { x: -2, y: -2, w: 17, d: 6, h: 5.4 };
const science = { x: -2, y: 7.5, w: 6.4, d: 11, h: 3.6 };
const hall = { x: 19, y: -1.5, w: 8, d: 9, h: 3.4 };
const sheds = { ...hall, z: hall.h, h: 1.2 };

/** One of the campus's three systems, which the page can highlight. */
const system = (name: string, shapes: Shape[]): Shape => ({
  type: 'group',
  attributes: { 'data-layer': name },
  shapes,
});

/** The campus. */
export const campus: Drawing = {
  view: [212, -48, 1262, 812],
  project: isometric([800, 150], 21),
  lettering: 16,
  shapes: [
    estate(),
    block(teaching, { rows: 3, left: 16, right: 5 }),
    door(leftWall(teaching), 7.8, { width: 1.5 }),
    block(science, { rows: 2, left: 5, right: 9 }),
    block(hall, { rows: 1, left: 5, right: 6 }),
    sawtoothRoof(sheds, 4, { away: true }),
    [7.4, 9.7, 12].map((x) => tree([x, 6, 0], { size: 0.8 })),
    [0.4, 3.8, 7].map((y) => tree([29.6, y, 0])),
    room({ x: 6.6, y: 9.6, w: 7.1, d: 5.4, h: 2 }),
    system('energy', energy()),
    classrooms(),
    system('chilled-water', chilledWater()),
    airHandler({ x: -0.6, y: 1.6, z: 5.1, w: 5.6, d: 1.5, h: 1.5 }),
    system('controls', controls()),
    [2.3, 15.2, 30.4].map((x) => lamp([x, 20.7, 0])),
    dimension([-6, 25.6, 0], [31, 25.6, 0], '148 m', { below: true }),
    ['A', 'B', 'C', 'D'].map((text, n) => gridBubble([-7, 1 + n * 6, 0], text)),
    north([1330, 110]),
  ],
};

/** The ground, and everything behind the buildings. */
function estate(): Shape[] {
  return [
    ground({ x: -6, y: -5, w: 37, d: 30 }),
    gridCrosses({ x: -4, y: -3, w: 34, d: 24 }, 4),
    pitch({ x: 22.4, y: 9.6, w: 7.4, d: 4.8 }),
    ground({ x: 6, y: 4.4, w: 9, d: 3.8 }, 'tint'),
    tree([-4.6, 2.4, 0]),
    tree([-5.2, 16.6, 0]),
    road({ x: -6, y: 21, w: 37, d: 2.6 }),
    parking([-4, 18.8, 0], 8, [0, 1, 3, 6]),
    hedge({ x: 5.4, y: 20.3, w: 9, d: 0.4, h: 0.4 }),
    bikeStands([15.4, 5.4, 0], 5),
    bus([8, 22.2, 0]),
  ];
}

/**
 * The energy center (drawn without its roof), the chillers on the adjacent building, and the chilled-water
 * pipes to the classrooms.
 */
function chilledWater(): Shape[] {
  // The x coordinates of two vertical pipes, which connect two of the rooms to the duct. In the third room,
  // the main pipe itself leads to the duct.
  const rooms = [17.2, 21.3];
  return [
    chiller({ x: 0.4, y: -1.1, z: 5.1, w: 5.4, d: 2.1, h: 1.5 }, 4),
    chiller({ x: 7, y: -1.1, z: 5.1, w: 5.4, d: 2.1, h: 1.5 }, 4),
    pipe(run([5.9, 0.8, 5.4], 'x6.2 y1.35 x13.9 y4.1 z0.2 y10.2 x9.9'), {
      branches: [run([12.5, 0.8, 5.4], 'x13.9 y1.35'), run([6.2, 1.35, 5.4], 'y1.95 x5')],
    }),
    flange([13.9, 5.4, 0.2], 'y'),
    valve([13.9, 6.8, 0.2], 'y'),
    tank([7.5, 10.8, 0], 0.75, 2.6),
    tank([9.2, 10.8, 0], 0.75, 2.6),
    pipe(run([9.2, 11.6, 0.5], 'y12.6 x11'), { branches: [run([11, 11.2, 0.5], 'x10.4 y14 x11')] }),
    [11.2, 12.6, 14].map((y) => pump([11.6, y, 0], { size: 0.9 })),
    pipe(run([25.8, 15.8, 2.8], 'z2.15 x12.95 y14.4 z0.2 y10.9 x14.9 y4.1 z5.4 y1.75 x6.6 y0.2 x5.9'), {
      branches: [
        run([12.5, 0.2, 5.4], 'x14.9 y1.75'),
        run([6.6, 1.75, 5.4], 'y2.35 x5'),
        ...rooms.map((x) => run([x + 0.4, 15.8, 2.15], 'z2.8')),
      ],
      warm: true,
    }),
    pipe(run([11.3, 11.2, 1.1], 'z1.5 y15.8 z2.45 x25.4 z2.8'), {
      branches: [
        run([11.3, 12.6, 1.1], 'z1.5'),
        run([11.3, 14, 1.1], 'z1.5'),
        ...rooms.map((x) => run([x, 15.8, 2.45], 'z2.8')),
      ],
    }),
    note([2, 0, 6.8], [736.4, -29.8], 'CH-1 450 kW'),
    note([15, 15.8, 2.4], [693.4, 456], 'DN 80'),
  ];
}

/** Power generation, the electricity meter and their cables. */
function energy(): Shape[] {
  const depth = sheds.d / 4;
  return [
    panels({ x: -1.5, y: 8.2, z: 3.35, w: 5.4, d: 9.8, h: 0.4 }, 4, 9),
    range(4).map((n) =>
      panels(
        { x: 19.3, y: sheds.y + (n + 0.12) * depth, z: sheds.z + 0.18, w: 7.6, d: depth * 1.1, h: 0.88 },
        6,
        1,
      ),
    ),
    cables([
      run([3.9, 8.7, 3.4], 'x4.5 z0 y7 x16.2 y9 x16.6'),
      run([12.85, 7, 0], 'y4 z5.4 y1'),
      run([16.8, 10.1, 0], 'y15.6'),
      run([19, 9.4, 0.2], 'x19.4 y7.5 z3.4'),
    ]),
    substation({ x: 16.6, y: 8.6, w: 2.4, d: 1.5, h: 1.6 }),
    note([17, 10.1, 0.4], [926, 469], 'M-1 397 kW'),
  ];
}

/** A cutaway of the classrooms at the front, with desks, radiators and a duct. */
function classrooms(): Shape[] {
  return [
    [16, 20.1, 24.2].map((x) => [
      room({ x, y: 15.6, w: 4, d: 3.8, h: 2.4 }, 4),
      [16.6, 18].map((y) =>
        [0.6, 2.3].map((along) => copy('campus-desk', desk([0, 0, 0]), [x + along, y, 0])),
      ),
    ]),
    range(3).map((n) => duct({ x: 16.2 + n * 4.1, y: 15.3, z: 2.8, w: 3.7, d: 0.7, h: 0.5 })),
  ];
}

/** A control panel, and a line from the panel to a sensor in every building. */
function controls(): Shape[] {
  return [
    controlPanel({ x: 7.2, y: 13.4, w: 1.6, d: 0.6, h: 1.8 }),
    signal(run([7.2, 14, 0.9], 'x5.4 y4 z3.1')),
    signal(run([7.2, 14, 0.6], 'x4.4 z2.5')),
    signal(run([8.8, 14, 0.6], 'x15.2 y17.4 x16 z1.5')),
    signal(run([8.8, 14, 1.2], 'x14.1 y7.5 x20.6 z2.4')),
    note([7.4, 14, 1.5], [624, 415.2], 'BMS-1'),
  ];
}
