import { quad, rightWall } from '../geometry/box';
import { moveAlong, type Place } from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, drum, ellipse, lines, type Shape, solid } from '../shapes';

/**
 * Returns a point on a disc that faces right. `angle` and `reach` are the point's polar coordinates relative
 * to the disc's center.
 */
const onDisc = ([x, y, z]: Place, angle: number, reach: number): Place => [
  x,
  y + Math.cos(angle) * reach,
  z + Math.sin(angle) * reach,
];

/** A cylinder along the pump's shaft, at a distance from a place. */
const turned = (
  at: Place,
  distance: number,
  radius: number,
  length: number,
  how?: Parameters<typeof drum>[4],
) => drum(moveAlong(at, 'x', distance), 'x', radius, length, how);

/** The volute casing of a pump, with its suction flange at the back and its outlet at the top. */
export function volute([x, y, z]: Place): Shape {
  const at: Place = [x, y, z];
  return [
    turned(at, -0.7, 0.72, 0.14),
    turned(at, -0.56, 0.42, 0.4),
    drum([x - 0.1, y, z + 0.8], 'z', 0.36, 0.9),
    drum([x - 0.1, y, z + 1.7], 'z', 0.62, 0.14, { end: 'accent' }),
    turned(at, -0.3, 1.15, 0.62, { rings: 2 }),
    bolts([x + 0.32, y, z], 1),
    turned(at, 0.3, 0.82, 0.02, { end: 'on-accent' }),
  ];
}

/** An impeller: a back plate, curved vanes and an inlet. */
export function impeller(at: Place): Shape {
  const face = moveAlong(at, 'x', 0.26);
  const vanes = range(7).map((n) =>
    [0.28, 0.44, 0.6, 0.74].map((reach, step) => onDisc(face, (n * Math.PI * 2) / 7 + step * 0.3, reach)),
  );
  return [
    turned(at, 0, 0.8, 0.26, { end: 'accent' }),
    lines(vanes, { width: 2 }),
    turned(at, 0.26, 0.24, 0.12, { end: 'on-accent' }),
  ];
}

/** A round plate with bolts at its edge: a cover or a bearing flange. */
export const cover = (at: Place, radius: number): Shape => [
  turned(at, 0, radius, 0.2),
  bolts(moveAlong(at, 'x', 0.2), radius * 0.84),
  turned(at, 0.2, radius * 0.42, 0.24),
  turned(at, 0.44, 0.2, 0.02, { end: 'on-accent' }),
];

/** A shaft with a bearing, and with a key that holds the impeller. */
export const shaft = (at: Place): Shape => [
  turned(at, 0, 0.13, 1),
  turned(at, 0.6, 0.5, 0.36, { end: 'tint' }),
  turned(at, 0.96, 0.3, 0.02, { end: 'accent' }),
  turned(at, 0.96, 0.17, 1.1),
];

/** A motor on feet, with fins, a terminal box and a fan cover at the far end. */
export function motor([x, y, z]: Place): Shape {
  const at: Place = [x, y, z];
  const box = { x: x + 0.7, y: y - 0.4, z: z + 0.85, w: 0.9, d: 0.8, h: 0.45 };
  const spokes = range(5).map((n) =>
    [0, Math.PI].map((side) => onDisc([x + 2.8, y, z], (n * Math.PI) / 5 + side, 0.8)),
  );
  return [
    turned(at, -0.5, 0.15, 0.5),
    solid({ x: x + 0.3, y: y - 0.7, z: z - 1.05, w: 1.7, d: 1.4, h: 0.2 }),
    turned(at, 0, 0.95, 2.3, { rings: 12 }),
    turned(at, 2.3, 0.98, 0.5),
    lines(spokes, { width: 1 }),
    solid(box, { top: 'accent' }),
    areas([quad(rightWall(box), 0.15, 0.1, 0.5, 0.25)], 'paper', { width: 0.8 }),
  ];
}

const bolts = (at: Place, radius: number): Shape =>
  range(10).map((n) =>
    ellipse(onDisc(at, (n * Math.PI * 2) / 10, radius), 1.8, 1.8, { fill: 'ink', stroke: 'none' }),
  );
