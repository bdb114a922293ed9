/** A closed path as one list: `x, y` of the first point, then of two control points and the end of each curve. */
export type Outline = number[];

/** A cubic Bézier curve: `x, y` of the start, of both control points and of the end. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

/** Returns the curves of an outline, with a line that closes the outline if its ends differ. */
export function curvesOf(outline: Outline): Curve[] {
  const curves: Curve[] = [];
  for (let at = 0; at + CURVE <= outline.length; at += CURVE - 2)
    curves.push(outline.slice(at, at + CURVE) as unknown as Curve);
  const [startX = 0, startY = 0] = outline;
  const [endX = 0, endY = 0] = outline.slice(-2);
  if (startX !== endX || startY !== endY)
    curves.push([endX, endY, endX, endY, startX, startY, startX, startY]);
  return curves;
}

/** The number of coordinates of a curve. */
const CURVE = 8;

/** Returns whether both control points of a curve are at its ends. */
export const isLine = ([x, y, outX, outY, inX, inY, endX, endY]: Curve) =>
  x === outX && y === outY && endX === inX && endY === inY;

/**
 * Returns a coordinate of the blossom of a curve: `(t, t, t)` is the point at `t`, and `(s, s, t)` and `(s, t, t)` are the
 * control points of the part from `s` to `t`.
 * @param axis 0 for x, 1 for y
 */
export function blossom(curve: Curve, axis: 0 | 1, r: number, s: number, t: number): number {
  const start = mix(curve[axis], curve[axis + 2] as number, r);
  const middle = mix(curve[axis + 2] as number, curve[axis + 4] as number, r);
  const end = mix(curve[axis + 4] as number, curve[axis + 6] as number, r);
  return mix(mix(start, middle, s), mix(middle, end, s), t);
}

const mix = (from: number, to: number, ratio: number) => from + (to - from) * ratio;

/** The minimum and maximum numbers of lines that approximate a curve that is not a line. */
const [MIN_LINES, MAX_LINES] = [8, 40];

/**
 * Returns into how many lines, each for an equal part of `t`, a curve must be split so that they differ from the curve by
 * at most `tolerance`. The number is within the limits above, or 1 for a line.
 */
export function countLines(curve: Curve, tolerance: number): number {
  if (isLine(curve)) return 1;
  const [x, y, outX, outY, inX, inY, endX, endY] = curve;
  const bend = Math.max(
    Math.hypot(x - 2 * outX + inX, y - 2 * outY + inY),
    Math.hypot(outX - 2 * inX + endX, outY - 2 * inY + endY),
  );
  const lines = Math.ceil(Math.sqrt((0.75 * bend) / tolerance));
  return Math.min(Math.max(lines, MIN_LINES), MAX_LINES);
}
