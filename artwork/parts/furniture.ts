import { type Box, hatch, inset, leftWall, quad } from '../geometry/box';
import { moveAlong, type Place, route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, details, drum, lines, type Shape, solid } from '../shapes';

/** Vertical lines from the floor to the underside of a piece of furniture. */
const legs = ([x, y, z]: Place, height: number, feet: readonly (readonly [x: number, y: number])[]) =>
  feet.map(([dx, dy]) => route([x + dx, y + dy, z], [x + dx, y + dy, z + height]));

/** A desk with a screen, and a chair in front. */
export const desk = ([x, y, z]: Place): Shape => [
  lines(
    legs([x, y, z], 0.58, [
      [0.06, 0.56],
      [1.04, 0.56],
      [1.04, 0.06],
    ]),
  ),
  solid({ x, y, z: z + 0.58, w: 1.1, d: 0.62, h: 0.06 }, { width: 0.9 }),
  solid({ x: x + 0.3, y: y + 0.14, z: z + 0.7, w: 0.5, d: 0.04, h: 0.3 }, { width: 0.9 }),
  chair([x + 0.36, y + 0.82, z]),
];

/** A chair that faces the back wall. */
const chair = ([x, y, z]: Place): Shape => [
  lines(
    legs([x, y, z], 0.34, [
      [0.04, 0.36],
      [0.36, 0.36],
      [0.36, 0.04],
    ]),
    { width: 0.9 },
  ),
  solid({ x, y, z: z + 0.34, w: 0.4, d: 0.4, h: 0.05 }, { width: 0.9 }),
  solid({ x, y: y + 0.36, z: z + 0.48, w: 0.4, d: 0.04, h: 0.24 }, { width: 0.9 }),
];

export const stool = (at: Place): Shape => [
  lines([[at, moveAlong(at, 'z', 0.5)]], { width: 2 }),
  drum(moveAlong(at, 'z', 0.5), 'z', 0.18, 0.06, { width: 0.9 }),
];

/** A laboratory bench with cupboards, a worktop, a sink and a glass shelf. */
export function labBench(box: Box): Shape {
  const { x, y, z = 0, w, d, h } = box;
  const base = { ...box, h: h - 0.08 };
  const wall = leftWall(base);
  const count = Math.round(w / 0.8);
  const handles = range(count).map((n) =>
    [0.7, 0.9].map((share) => wall(((n + share) * w) / count, h * 0.5)),
  );
  return [
    solid(base),
    details([...hatch(quad(wall, 0, 0, w, base.h), count - 1), ...handles]),
    solid({ ...inset(box, -0.06), z: z + base.h, h: 0.08 }, { width: 0.9 }),
    range(count).map((n) =>
      drum(
        [x + 0.3 + (n * (w - 0.6)) / count, y + d * 0.35, z + h],
        'z',
        n % 3 === 0 ? 0.12 : 0.08,
        n % 2 === 0 ? 0.34 : 0.22,
        { side: n % 3 === 0 ? 'accent' : 'paper', width: 0.8 },
      ),
    ),
  ];
}

/** A fume cupboard: a base, a half-open window and a hood. */
export function fumeCupboard(box: Box): Shape {
  const { w, h } = box;
  const wall = leftWall(box);
  return [
    solid(box),
    areas([quad(wall, w * 0.08, h * 0.36, w * 0.84, h * 0.44)], 'on-accent', { width: 0.9 }),
    areas([quad(wall, w * 0.08, h * 0.52, w * 0.84, h * 0.28)], 'paper', { width: 0.9 }),
    lines([[wall(w * 0.35, h * 0.55), wall(w * 0.65, h * 0.55)]], { width: 2 }),
    details([
      [wall(w / 2, 0), wall(w / 2, h * 0.32)],
      [wall(0, h * 0.33), wall(w, h * 0.33)],
      ...hatch(quad(wall, w * 0.2, h * 0.86, w * 0.6, h * 0.08), 5),
    ]),
    areas([quad(wall, w * 0.8, h * 0.84, w * 0.1, h * 0.08)], 'accent', { width: 0.8 }),
  ];
}

/** A bed along the y axis, with a pillow and a folded blanket. */
export const bed = ([x, y, z]: Place): Shape => [
  solid({ x, y, z: z + 0.12, w: 0.9, d: 1.9, h: 0.26 }, { width: 0.9 }),
  solid({ x: x - 0.02, y: y + 0.75, z: z + 0.2, w: 0.94, d: 1.17, h: 0.2 }, { top: 'accent', width: 0.9 }),
  solid({ x: x + 0.14, y: y + 0.1, z: z + 0.38, w: 0.62, d: 0.38, h: 0.1 }, { width: 0.9 }),
];

/** A wardrobe or a cupboard with two doors. */
export function cupboard(box: Box): Shape {
  const wall = leftWall(box);
  const { w, h } = box;
  return [
    solid(box, { width: 0.9 }),
    details([
      [wall(w / 2, 0), wall(w / 2, h)],
      [wall(w * 0.4, h * 0.45), wall(w * 0.4, h * 0.58)],
      [wall(w * 0.6, h * 0.45), wall(w * 0.6, h * 0.58)],
    ]),
  ];
}
