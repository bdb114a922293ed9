import { type Box, hatch, leftWall, quad, raised, rightWall } from '../geometry/box';
import { type Place, route } from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, details, disc, footed, lines, type Shape, shadow, solid } from '../shapes';
import { blades } from './chiller';

/**
 * An air-handling unit, parallel to the x axis. It is drawn without its left side, so that the filter, the
 * coil, the fan and the silencer are visible.
 * @param box the outer dimensions
 */
export function airHandler(box: Box): Shape {
  const { w, d, h } = box;
  const foot = h * 0.1;
  const casing = raised(box, foot);
  const [wall, end] = [leftWall(casing), rightWall(casing)];
  const [bay, high] = [w / 4, casing.h];
  const inside = range(4).map((n) => quad(wall, n * bay + bay * 0.08, high * 0.1, bay * 0.84, high * 0.8));
  const filter = range(9).map((n) => wall(bay * (n % 2 ? 0.72 : 0.28), high * (0.1 + (0.8 * n) / 8)));
  const coil = quad(wall, bay * 1.2, high * 0.1, bay * 0.6, high * 0.8);
  const [fan, radius] = [wall(bay * 2.5, high / 2), Math.min(bay, high) * 0.36];
  return [
    shadow(box),
    footed(box, foot, 0.05),
    details(hatch(quad(end, d * 0.15, high * 0.2, d * 0.7, high * 0.6), 6)),
    areas(inside, 'paper', { width: 0.9 }),
    lines([filter]),
    areas([coil], 'accent', { width: 0.9 }),
    lines(hatch(coil, 5), { width: 0.8 }),
    disc(fan, radius, 'y', { fill: 'on-accent' }),
    blades(fan, radius, 'y'),
    lines(hatch(inside[3] ?? [], 4), { width: 2.4 }),
  ];
}

/** A section of a rectangular duct, with a flange at each end. */
export function duct(box: Box): Shape {
  const { x, y, z = 0, w, d, h } = box;
  const alongX = w >= d;
  const [wall, length] = alongX ? [leftWall(box), w] : [rightWall(box), d];
  const end = Math.min(0.12, length / 8);
  const seam = (at: number): Place[] =>
    alongX
      ? route([x + at, y, z + h], [x + at, y + d, z + h], [x + at, y + d, z])
      : route([x, y + d - at, z + h], [x + w, y + d - at, z + h], [x + w, y + d - at, z]);
  return [
    solid(box),
    lines([seam(end), seam(length - end)]),
    details([
      [wall(end, 0), wall(length - end, h)],
      [wall(end, h), wall(length - end, 0)],
    ]),
  ];
}

/** A ventilation grille in the left wall of a duct. */
export function grille(box: Box, at: number, width = 0.7): Shape {
  const face = quad(leftWall(box), at, box.h * 0.25, width, box.h * 0.5);
  return [areas([face], 'on-accent', { width: 0.8 }), lines(hatch(face, 5), { stroke: 'accent' })];
}
