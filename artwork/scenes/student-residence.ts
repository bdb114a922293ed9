import { isometric } from '../geometry/isometric';
import { range } from '../geometry/range';
import { run } from '../geometry/runs';
import { dimension, note } from '../parts/annotation';
import { chiller } from '../parts/chiller';
import { bed, cupboard, desk } from '../parts/furniture';
import { bikeStands, ground, tree } from '../parts/landscape';
import { flange, pipe, pump, tank } from '../parts/pipework';
import { panels } from '../parts/power';
import { room } from '../parts/room';
import { copy, type Shape, solid } from '../shapes';
import type { Drawing } from './drawing';

const [bay, storey, deep] = [3, 2.3, 2.1];
const floors = 5;
const roof = 2.6 + floors * storey;

/** A section through floors of study bedrooms. The plant room below recovers heat from the showers. */
export const studentResidence: Drawing = {
  view: [7, 135, 825, 619],
  project: isometric([380, 470], 22),
  shapes: [
    ground({ x: -5, y: -3, w: 22, d: 10.5 }),
    tree([-3.6, 0, 0], { size: 1.2 }),
    plantRoom(),
    range(floors).map((floor) =>
      range(4).map((n) => studyBedroom(n * bay, 2.6 + floor * storey, (floor + n) % 2 === 0)),
    ),
    solid({ x: -0.2, y: -0.2, z: roof, w: 12.4, d: deep + 0.4, h: 0.3 }),
    panels({ x: 0.4, y: 0.1, z: roof + 0.3, w: 11.4, d: 1.9, h: 0.4 }, 10, 2),
    pipe(run([12.6, deep, roof], 'z0.6 x10.6'), { width: 8 }),
    pipe(run([13.1, deep, roof], 'z0.3 y3 x9'), { width: 8, warm: true }),
    range(floors).map((floor) => flange([12.6, deep, 3.4 + floor * storey], 'z', 0.2)),
    bikeStands([2, 5.4, 0], 8),
    tree([15.4, 4, 0], { size: 1.4 }),
    tree([-2.8, 5, 0], { size: 1.2, tall: true }),
    dimension([12.4, -2.2, 0], [12.4, -2.2, roof], `${floors + 1} floors`),
    note([1.6, 1.2, 1.4], [230, 690], '3 × 80 kW'),
    note([10.4, 3, 0.3], [510, 640], '28 °C'),
  ],
};

function plantRoom(): Shape[] {
  return [
    room({ x: 0, y: 0, w: 12, d: 3.6, h: 2.4 }),
    range(3).map((n) => chiller({ x: 0.5 + n * 2.3, y: 0.6, w: 1.8, d: 1.5, h: 1.5 }, 1)),
    tank([8.2, 1.2, 0], 0.6, 1.7),
    tank([9.8, 1.2, 0], 0.6, 1.7),
    pump([7.6, 2.8, 0], { size: 0.8 }),
  ];
}

/** A room with a bed, and with a desk or a wardrobe. */
function studyBedroom(x: number, z: number, hasDesk: boolean): Shape {
  const furniture = hasDesk ? desk([1.4, 0.3, 0]) : cupboard({ x: 1.9, y: 0.1, w: 0.8, d: 0.6, h: 1.5 });
  return copy(
    hasDesk ? 'residence-desk-room' : 'residence-wardrobe-room',
    [room({ x: 0, y: 0, w: bay - 0.16, d: deep, h: storey - 0.18 }, 1), bed([0.15, 0.15, 0]), furniture],
    [x, 0, z],
  );
}
