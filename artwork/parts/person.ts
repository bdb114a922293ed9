import { type Box, faces } from '../geometry/box';
import type { Place } from '../geometry/isometric';
import { areas, drum, lines, type Shape, solid } from '../shapes';

const OUTLINE = 1.1;

/** A box whose side walls have the accent color, such as a vest. */
function vest(box: Box): Shape {
  const { top, left, right } = faces(box);
  return [
    areas([left, right], 'accent', { width: OUTLINE }),
    areas([top], 'paper', { width: OUTLINE }),
    lines(
      [left, right].map(([a, b, c, d]) => [middle(a, d), middle(b, c)]),
      { stroke: 'paper', width: 3 },
    ),
  ];
}

function middle([ax, ay, az]: Place = [0, 0, 0], [bx, by, bz]: Place = [0, 0, 0]): Place {
  return [(ax + bx) / 2, (ay + by) / 2, (az + bz) / 2];
}

/**
 * A person in a vest who faces the viewer's left, 1.8 units tall. `at` is the back corner of the feet.
 * @param how `helmet`: whether the person wears one; `board`: whether the person reads a clipboard
 */
export function person([x, y, z]: Place, { helmet = false, board = false } = {}): Shape {
  const part = (dx: number, dy: number, dz: number, w: number, d: number, h: number): Box => ({
    ...{ x: x + dx, y: y + dy, z: z + dz },
    ...{ w, d, h },
  });
  const limb = { width: OUTLINE };
  return [
    solid(part(0, 0.04, 0, 0.2, 0.22, 0.82), limb),
    solid(part(0.26, 0.04, 0, 0.2, 0.22, 0.82), limb),
    solid(part(-0.14, 0.06, 0.86, 0.14, 0.18, 0.56), limb),
    vest(part(0, 0, 0.82, 0.46, 0.28, 0.62)),
    board ? solid(part(0.04, 0.34, 1.02, 0.36, 0.3, 0.03), limb) : [],
    solid(part(0.46, 0.06, board ? 1 : 0.86, 0.14, board ? 0.34 : 0.18, board ? 0.42 : 0.56), limb),
    drum([x + 0.23, y + 0.14, z + 1.44], 'z', 0.13, 0.28, { side: 'paper', width: OUTLINE }),
    helmet
      ? [
          drum([x + 0.23, y + 0.14, z + 1.66], 'z', 0.21, 0.03, {
            side: 'accent',
            end: 'accent',
            width: OUTLINE,
          }),
          drum([x + 0.23, y + 0.14, z + 1.69], 'z', 0.15, 0.12, {
            side: 'accent',
            end: 'accent',
            width: OUTLINE,
          }),
        ]
      : drum([x + 0.23, y + 0.14, z + 1.66], 'z', 0.135, 0.08, { side: 'soft', end: 'soft', width: OUTLINE }),
  ];
}
