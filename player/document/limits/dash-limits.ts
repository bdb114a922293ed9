import { type Animation, asArray, asRecord, type Shape } from '../lottie';
import { shapesOf, visibleLayersOf } from '../traverse';
import { createBudget } from './budget';
import { countOwnPoints, largestOutline, visitStyles } from './count-points';
import { largest, largestExpressed } from './largest-values';

/**
 * Removes the dashes of lines that would have so many that painting them takes too long. A line of 4,000 pixels with
 * dashes of 0.01 pixels has 200,000 dashes, for example.
 */
export function limitDashes(animation: Animation, budget = createBudget()) {
  let hasRemoved = false;
  for (const [layer, uses] of visibleLayersOf(animation)) {
    const limitStroke = (style: Shape, length: number) => {
      const dashes = asArray(style.d).filter((dash) => dash && dash.n !== OFFSET);
      const period = dashes.reduce((sum, { v }) => sum + smallest(v), 0);
      if (period === 0 || budget.spendIfLeft('dashes', (uses * length * dashes.length) / period)) return;
      delete style.d;
      hasRemoved = true;
    };
    const factor = shapesOf(layer)
      .filter(({ ty }) => LENGTHENING.includes(ty))
      .reduce((sum, { s, a }) => sum + largest(s) + largest(a), 1);
    visitStyles(layer, (shape) => factor * lengthOf(shape), limitStroke, scaleOf);
  }
  if (hasRemoved) console.warn('Removed dashes that would take too long to draw');
}

/** The name (`n`) of the offset in a list of dashes and gaps. */
const OFFSET = 'o';

/** The modifiers that lengthen a path: zig-zags, offset paths and puckers. */
const LENGTHENING: readonly unknown[] = ['zz', 'op', 'pb'];

/** Returns an upper bound of the length of a shape's outline. */
function lengthOf(shape: Shape): number {
  const points = countOwnPoints(shape);
  if (!points) return 0;
  const { ty, ks, s, or, ir, os, is } = shape;
  if (ty === 'sh')
    return points + Math.max(largestOutline(ks, lengthOfOutline), 6 * points * largestExpressed(ks));
  return 4 * points * (largest(s) + largest(or) + largest(ir)) * (1 + (largest(os) + largest(is)) / 100);
}

/** Returns the length of the lines through all points and control points, which is at least that of the curves. */
function lengthOfOutline(outline: unknown): number {
  const { v, i, o } = asRecord(outline);
  const [vertices, incoming, outgoing] = [v, i, o].map(asArray) as [unknown[], unknown[], unknown[]];
  return vertices.reduce<number>((sum, vertex, index) => {
    const next = (index + 1) % vertices.length;
    const ends = distance(vertex, vertices[next]);
    return sum + ends + 2 * (distance(outgoing[index]) + distance(incoming[next]));
  }, 0);
}

function distance(from: unknown, to: unknown = [0, 0]): number {
  const [x, y] = asArray(from);
  const [toX, toY] = asArray(to);
  return Math.hypot(toX - x, toY - y);
}

const scaleOf = (transform: unknown) => {
  const { s } = asRecord(transform);
  return s ? largest(s) / 100 : 1;
};

/**
 * Returns a lower bound of the lengths above 0 that a dash or a gap has at any frame. If the length grows from 0, it can
 * be as short as the part that it grows in a frame.
 */
function smallest(property: unknown): number {
  const { k, x, range } = asRecord(property);
  if (typeof x === 'string' && Array.isArray(range)) return range[0];
  if (!Array.isArray(k) || typeof k[0] !== 'object') return Math.max(Number(k), 0);
  const lengths = k.flatMap((keyframe) => [keyframe?.s ?? [], keyframe?.e ?? []].flat());
  const shortest = lengths.reduce((a, b) => (b > 0 && b < a ? b : a), Infinity);
  const frames = k.at(-1)?.t - k[0]?.t;
  return lengths.every((length) => length > 0) ? shortest : shortest / Math.max(frames, 1);
}
