import { type Animation, asArray, asRecord, type Layer, type Shape } from '../lottie';
import { instancesOf, shapesOf } from '../traverse';
import { createBudget } from './budget';
import { countOwnPoints, largestOutline, visitStyles } from './count-points';
import { maxAbsolute } from './largest-values';

/**
 * Removes the dashes of lines that would have so many that painting them takes too long. A line of 4,000 pixels with
 * dashes of 0.01 pixels has 200,000 dashes, for example.
 */
export function limitDashes(animation: Animation, budget = createBudget()) {
  let hasRemoved = false;
  for (const [layers, uses] of instancesOf(animation)) {
    for (const layer of layers.filter(Boolean)) {
      const limitStroke = (style: Shape, length: number) => {
        const dashes = asArray(style.d).filter((dash) => dash && dash.n !== OFFSET);
        const period = dashes.reduce((sum, { v }) => sum + smallest(v), 0);
        if (period === 0 || budget.spendIfLeft('dashes', (uses * length * dashes.length) / period)) return;
        delete style.d;
        hasRemoved = true;
      };
      visitStyles(layer, measure(layer), limitStroke, scaleOf);
    }
  }
  if (hasRemoved) console.warn('Removed the dashes of a line that would have too many');
}

/** The name (`n`) of the offset in a list of dashes and gaps. */
const OFFSET = 'o';

/** Returns a function that returns an upper bound of the length of a shape's outline in a layer with modifiers. */
function measure(layer: Layer): (shape: Shape) => number {
  const modifiers = shapesOf(layer);
  const largestIn = (ty: string, name: string) =>
    modifiers.filter((shape) => shape.ty === ty).reduce((most, shape) => most + largest(shape[name]), 0);
  /** The distance by which zig-zags and offset paths can move a point, and the factor by which puckers move it. */
  const shift = largestIn('zz', 's') + largestIn('op', 'a');
  const factor = 1 + largestIn('pb', 'a') / 100;
  return (shape) => factor * lengthOf(shape) + 4 * shift * countOwnPoints(shape);
}

function lengthOf(shape: Shape): number {
  const { ty, ks, s, or: outer, ir: inner, os: roundness, is: innerRoundness } = shape;
  if (ty === 'sh') return largestOutline(ks, lengthOfOutline);
  if (ty === 'rc' || ty === 'el') return 4 * largest(s);
  if (ty !== 'sr') return 0;
  const roundnessFactor = 1 + (largest(roundness) + largest(innerRoundness)) / 100;
  return 4 * countOwnPoints(shape) * (largest(outer) + largest(inner)) * roundnessFactor;
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

/** Returns the largest absolute number of a property at any frame; 0 if the property is missing. */
function largest(property: unknown): number {
  const { k } = asRecord(property);
  const isStill = Array.isArray(k) && typeof k[0] === 'number';
  return isStill ? k.reduce((most, value) => Math.max(most, Math.abs(value)), 0) : maxAbsolute(property);
}

/**
 * Returns the smallest length above 0 that a dash or a gap has at any frame. While a length grows from 0 or shrinks to
 * 0, this is its length one frame after or before.
 */
function smallest(property: unknown): number {
  const { k } = asRecord(property);
  if (!Array.isArray(k) || typeof k[0] !== 'object') return Math.max(Number(k), 0);
  const lengths = k.flatMap((keyframe, index) => {
    const next = k[index + 1];
    const [start = 0, end = start] = [keyframe?.s, keyframe?.e ?? next?.s].flatMap(
      (value) => asArray(value)[0] ?? [],
    );
    return start > 0 && end > 0
      ? [start, end]
      : Math.max(start, end) / Math.max(next?.t - keyframe?.t || 1, 1);
  });
  return lengths.filter((length) => length > 0).reduce((a, b) => Math.min(a, b), Infinity);
}
