import type { Axis, Place } from './isometric';

/**
 * Returns the corners of a pipe, duct or cable whose sections are parallel to the axes.
 * @param steps the axis and the target coordinate of each section, such as `'x4 z0 y9.5'`
 * @throws if a step doesn't have this format
 */
export function run(start: Place, steps: string): Place[] {
  const corners = [start];
  let [x, y, z] = start;
  for (const step of steps.split(' ')) {
    const [, axis, to] = /^([xyz])(-?\d+(?:\.\d+)?)$/.exec(step) ?? [];
    if (!axis || !to)
      throw new Error(`A step of a run is "${step}"; it must be an axis and a number, like x4.5`);
    const ends: Record<Axis, Place> = { x: [Number(to), y, z], y: [x, Number(to), z], z: [x, y, Number(to)] };
    [x, y, z] = ends[axis as Axis];
    corners.push([x, y, z]);
  }
  return corners;
}
