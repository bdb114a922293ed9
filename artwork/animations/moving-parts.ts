import { type Axis, CIRCLE, type Place, type Point, projected, TILT, unitOf } from '../geometry/isometric';
import { range } from '../geometry/range';
import { areas, disc, type Paint, type Shape, transformed } from '../shapes';
import type { Property } from './lottie';

/** Shapes that rotate around their origin, in a plane that is perpendicular to an axis. */
export const turning =
  (at: Place, axis: Axis, rotation: Property, shapes: Shape): Shape =>
  (project) =>
    transformed(
      { position: projected(project, at), rotation: TILT[axis] },
      transformed({ scale: [CIRCLE.rx * 100, CIRCLE.ry * 100] }, transformed({ rotation }, shapes)),
    );

/**
 * The outline of a fan blade. Each point has an angle in radians, and a distance from the fan's center as a
 * fraction of the fan's radius.
 */
const BLADE = [
  [0, 0.15],
  [0.02, 0.5],
  [0.2, 0.92],
  [0.62, 0.95],
  [1.02, 0.9],
  [0.92, 0.6],
  [0.8, 0.15],
] as const;

/** The movement of a machine: its fans' rotation, and the opacity of what glows while it runs. */
export type Running = { rotation: Property; strength: number | Property };

/** A fan in a round opening, in a plane that is perpendicular to an axis. */
export const fan =
  (at: Place, radius: number, { rotation, strength }: Running, axis: Axis = 'z'): Shape =>
  (project) => {
    const blades = range(4).map((n) =>
      BLADE.map(([angle, reach]): Point => {
        const [turn, length] = [(n * Math.PI) / 2 + angle, radius * unitOf(project) * reach];
        return [Math.cos(turn) * length, Math.sin(turn) * length];
      }),
    );
    return [
      disc(at, radius, axis, { fill: 'soft', width: 1.25 }),
      turning(at, axis, rotation, areas(blades, 'accent', { stroke: 'none', opacity: strength })),
      disc(at, radius * 0.16, axis, { fill: 'ink', stroke: 'none' }),
    ];
  };

/**
 * Returns the paint of flowing water in a pipe.
 * @param offset the distance in pixels that the water has moved since the first frame
 */
export const flowing = (width: number, offset: Property, opacity: number | Property = 100): Paint => ({
  dashes: [width * 2, width * 1.6],
  offset,
  opacity,
});
