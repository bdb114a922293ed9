import { corners } from '../geometry/box';
import { type Axis, moveAlong, type Place } from '../geometry/isometric';
import { areas, disc, drum, lines, type Paint, type Shape, solid } from '../shapes';

/**
 * A pipe with flowing water. The pipe and its branches share an outline, so that no line crosses the pipe where
 * a branch joins it.
 * @param how.warm whether the water has the color of edges, as in return pipes, instead of the accent color
 * @param how.wall the thickness of the pipe's outline
 * @param how.water how the water is painted. By default, a style sheet moves it.
 */
export function pipe(
  route: readonly Place[],
  {
    branches = [],
    width = 7,
    wall = 1.3,
    warm = false,
    water = { width: width - 3.4, className: 'flow' },
  }: { branches?: Place[][]; width?: number; wall?: number; warm?: boolean; water?: Paint } = {},
): Shape {
  const routes = [route, ...branches];
  const bore = width - 2 * wall;
  return [
    lines(routes, { width, round: true }),
    lines(routes, { stroke: 'paper', width: bore, round: true }),
    lines(routes, { stroke: warm ? 'edge' : 'accent', width: bore, round: true, ...water }),
  ];
}

/** A pair of flanges that joins two sections of a pipe. `axis` is the direction of the pipe. */
export const flange = (at: Place, axis: Axis, radius = 0.22): Shape =>
  [-0.14, 0.04].map((offset) => drum(moveAlong(at, axis, offset), axis, radius, 0.1, { width: 0.9 }));

/** A valve in a horizontal pipe: a body between flanges, a stem and a hand wheel. */
export function valve(at: Place, axis: 'x' | 'y', size = 0.3): Shape {
  const section = (from: number, radius: number, length: number) =>
    drum(moveAlong(at, axis, from * size), axis, radius * size, length * size, { width: 0.9 });
  const [stem, wheel] = [moveAlong(at, 'z', size * 0.5), moveAlong(at, 'z', size * 2.6)];
  return [
    section(-1, 0.85, 0.3),
    section(-0.6, 0.6, 1.2),
    section(0.7, 0.85, 0.3),
    lines([[stem, wheel]], { width: 2.2 }),
    disc(wheel, size * 0.8, 'z', { fill: 'accent' }),
    disc(wheel, size * 0.25, 'z', { fill: 'paper', width: 0.8 }),
  ];
}

/** A pressure gauge on a short pipe. */
export function gauge([x, y, z]: Place, radius = 0.22): Shape {
  const center: Place = [x, y, z + radius * 2.6];
  const needle: Place = [x + radius * 0.283, y - radius * 0.283, z + radius * 3.095];
  return [
    lines([[[x, y, z], center]], { width: 2 }),
    disc(center, radius, 'y', { fill: 'paper' }),
    lines([[center, needle]]),
  ];
}

/** A vertical tank on a base ring. A glass tube at the side shows the level. */
export function tank([x, y, z]: Place, radius: number, height: number): Shape {
  const tube =
    (share: number, fill: 'paper' | 'accent'): Shape =>
    (project) => {
      const [[left, top], [, low]] = [project(x, y, z + height * share), project(x, y, z - radius * 0.3)];
      return areas([corners(left - 3, top, 6, low - top)], fill, { width: 0.9 });
    };
  return [
    drum([x, y, z], 'z', radius, height, { rings: 2 }),
    drum([x, y, z + height], 'z', radius * 0.35, height * 0.06),
    tube(0.7, 'paper'),
    tube(0.45, 'accent'),
  ];
}

/**
 * A pump on a plinth. The motor has fins and is parallel to `axis`.
 * @param size the length of the motor
 */
export function pump(
  [x, y, z]: Place,
  { axis = 'x', size = 1 }: { axis?: 'x' | 'y'; size?: number } = {},
): Shape {
  const [long, wide] = [1.9 * size, 0.9 * size];
  const plinth =
    axis === 'x'
      ? { x: x - 0.7 * size, y: y - wide / 2, w: long, d: wide }
      : { x: x - wide / 2, y: y - 0.7 * size, w: wide, d: long };
  const along = (offset: number) => moveAlong([x, y, z + 0.62 * size], axis, offset * size);
  return [
    solid({ ...plinth, z, h: 0.16 * size }),
    drum(along(-0.5), axis, 0.42 * size, 0.34 * size, { end: 'tint' }),
    drum(moveAlong(along(-0.33), 'z', 0.3 * size), 'z', 0.16 * size, 0.34 * size, { end: 'accent' }),
    drum(along(-0.16), axis, 0.16 * size, 0.2 * size),
    drum(along(0.04), axis, 0.34 * size, 0.95 * size, { rings: 6, end: 'accent' }),
    drum(along(0.99), axis, 0.2 * size, 0.08 * size),
  ];
}
