import type { Axis, Place } from './isometric';

/**
 * The corners of a pipe, duct or cable that runs along the site's axes.
 * @param legs each leg's axis and where on it the leg ends: `'x4 z0 y9.5'`
 * @throws when a leg is not of that form
 */
export function run(start: Place, legs: string): Place[] {
  const corners = [start];
  let [x, y, z] = start;
  for (const leg of legs.split(' ')) {
    const [, axis, to] = /^([xyz])(-?\d+(?:\.\d+)?)$/.exec(leg) ?? [];
    if (!axis || !to)
      throw new Error(`A leg of a run is "${leg}"; it must be an axis and a number, like x4.5`);
    const ends: Record<Axis, Place> = { x: [Number(to), y, z], y: [x, Number(to), z], z: [x, y, Number(to)] };
    [x, y, z] = ends[axis as Axis];
    corners.push([x, y, z]);
  }
  return corners;
}
