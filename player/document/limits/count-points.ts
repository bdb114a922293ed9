import { type Animation, asArray, asRecord, type Layer, type Shape } from '../lottie';
import { documentsOf, shapeListsOf, shapesOf } from '../traverse';
import { maxAbsolute, multiplierOf } from './largest-values';

/** The number of points of a rectangle or an ellipse. */
const CORNERS = 4;

const STYLES: readonly unknown[] = ['fl', 'st', 'gf', 'gs'];

/**
 * Returns the maximum number of points that are drawn for a layer. The points of a shape count once for each
 * fill and stroke, and include the copies that repeaters make and the points that zig-zags add. Masks count
 * too, and so do letters whose shapes are in the file.
 * @param pointsPerLetter the number of points of the largest letter in the file
 */
export function countDrawnPoints(layer: Layer, pointsPerLetter: number): number {
  const masks = asArray(layer.masksProperties).map((mask) => countPathPoints(mask?.pt));
  return countShapePoints(layer) + longestText(layer) * pointsPerLetter + sumOf(masks);
}

function countShapePoints(layer: Layer): number {
  let painted = 0;
  const all = visitStyles(layer, countOwnPoints, (_style, points) => {
    painted += points;
  });
  return painted + all;
}

/**
 * Calls `visit` for each fill and stroke of a layer, with the total size of the shapes that it paints, including copies.
 * @param sizeOf returns the size of a shape, such as its number of points
 * @param scaleOf returns the factor by which a group or a copy is larger than its contents
 * @returns the total size of all shapes
 */
export function visitStyles(
  layer: Layer,
  sizeOf: (shape: Shape) => number,
  visit: (style: Shape, size: number) => void,
  scaleOf: (transform: unknown) => number = () => 1,
): number {
  const lists = shapeListsOf(layer);
  const factors = factorsOf(lists, scaleOf);
  /** The total size of each list of shapes, including nested groups. */
  const totals = new Map<unknown, number>();
  // Iterate in reverse order, so that the list of a group is counted before the list that contains the group.
  for (const list of [...lists].reverse()) {
    let before = 0;
    let scale = 1;
    for (const shape of list.filter(Boolean)) {
      if (STYLES.includes(shape.ty)) visit(shape, before);
      if (shape.ty === 'tr') scale = scaleOf(shape);
      before += (factors.get(shape) ?? 1) * sizeOf(shape) + (totals.get(shape.it) ?? 0);
    }
    totals.set(list, before * scale);
  }
  return totals.get(lists[0]) ?? 0;
}

/** For each shape, returns the factor by which the modifiers after it multiply its size. */
function factorsOf(lists: Shape[][], scaleOf: (transform: unknown) => number): Map<Shape, number> {
  const factors = new Map<Shape, number>();
  const listFactors = new Map<unknown, number>();
  for (const list of lists) {
    let factor = listFactors.get(list) ?? 1;
    for (const shape of list.filter(Boolean).reverse()) {
      if (shape.ty === 'rp') {
        const copies = multiplierOf(shape.c);
        factor *= copies * Math.max(scaleOf(shape.tr), 1) ** copies;
      }
      if (shape.ty === 'zz') factor *= 1 + (Math.ceil(maxAbsolute(shape.r)) || 0);
      factors.set(shape, factor);
      if (shape.it) listFactors.set(shape.it, factor);
    }
  }
  return factors;
}

export function countOwnPoints({ ty, ks, pt }: Shape): number {
  if (ty === 'sh') return countPathPoints(ks);
  if (ty === 'sr') return maxAbsolute(pt) || 0;
  return ty === 'rc' || ty === 'el' ? CORNERS : 0;
}

/** Counts the points of a path. With an expression, it can have as many as expression-limits.ts allows. */
const countPathPoints = (path: unknown) => Math.max(largestOutline(path, countVertices), mostExpressed(path));

/** Returns the maximum number of points or letters that an expression can give a path or a text; 0 without one. */
function mostExpressed(property: unknown): number {
  const { x, most } = asRecord(property);
  return typeof x === 'string' ? Number(most ?? 0) : 0;
}

/** Returns the size of a path, at the keyframe at which it is largest. */
export function largestOutline(path: unknown, sizeOf: (outline: unknown) => number): number {
  const { k } = asRecord(path);
  if (!Array.isArray(k)) return sizeOf(k);
  return largestOf(
    k.flatMap((keyframe) => [keyframe?.s, keyframe?.e].map((value) => sizeOf(asArray(value)[0]))),
  );
}

export const countVertices = (outline: unknown) => asArray(asRecord(outline).v).length;

/** Returns the number of points of the largest letter in a file. */
export function maxLetterPoints({ chars }: Animation): number {
  const points = asArray(chars).map((letter) =>
    sumOf(shapesOf({ shapes: asRecord(letter?.data).shapes }).map(countOwnPoints)),
  );
  return largestOf(points);
}

/** Returns the number of letters of a layer's text, at the keyframe that has the most. */
export const longestText = (layer: Layer): number =>
  largestOf([
    mostExpressed(asRecord(layer.t).d),
    ...documentsOf(layer).map(({ t }) => String(t ?? '').length),
  ]);

const sumOf = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const largestOf = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);
