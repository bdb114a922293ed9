import { shapeListsOf, shapesOf } from './layers';
import { maxAbsolute, multiplierOf } from './limits';
import type { Layer, Shape } from './lottie';
import { asArray, asRecord } from './unknown-json';

/** Points of a rectangle and of an ellipse. */
const CORNERS = 4;

const STYLES: readonly unknown[] = ['fl', 'st', 'gf', 'gs'];

/**
 * How many points of paths are drawn for a layer at most: those that repeaters copy and zig-zags add, once for each fill and
 * stroke of them, those of its masks, and those of its letters where the file brings them.
 * @param chars the file's letters
 */
export function countDrawnPoints(layer: Layer, chars: unknown): number {
  const masks = asArray(layer.masksProperties).map((mask) => pathPoints(mask?.pt));
  return countShapePoints(layer) + countLetterPoints(layer, chars) + sumOf(masks);
}

function countShapePoints(layer: Layer): number {
  const lists = shapeListsOf(layer);
  const factors = factorsOf(lists);
  /** By list, the points of its paths and of those in its groups. */
  const totals = new Map<unknown, number>();
  let drawn = 0;
  // A group's list comes after the one that the group is in.
  for (const list of [...lists].reverse()) {
    let before = 0;
    for (const shape of list.filter(Boolean)) {
      if (STYLES.includes(shape.ty)) drawn += before;
      before += (factors.get(shape) ?? 1) * pointsOf(shape) + (totals.get(shape.it) ?? 0);
    }
    totals.set(list, before);
  }
  return drawn + (totals.get(lists[0]) ?? 0);
}

/** How many times what comes after each shape multiplies its points. */
function factorsOf(lists: Shape[][]): Map<Shape, number> {
  const factors = new Map<Shape, number>();
  const ofLists = new Map<unknown, number>();
  for (const list of lists) {
    let factor = ofLists.get(list) ?? 1;
    for (const shape of list.filter(Boolean).reverse()) {
      if (shape.ty === 'rp') factor *= multiplierOf(shape.c);
      if (shape.ty === 'zz') factor *= 1 + (Math.ceil(maxAbsolute(shape.r)) || 0);
      factors.set(shape, factor);
      if (shape.it) ofLists.set(shape.it, factor);
    }
  }
  return factors;
}

function pointsOf({ ty, ks, pt }: Shape): number {
  if (ty === 'sh') return pathPoints(ks);
  if (ty === 'sr') return maxAbsolute(pt) || 0;
  return ty === 'rc' || ty === 'el' ? CORNERS : 0;
}

/** The points that a path has at most, at any of its keyframes. */
function pathPoints(path: unknown): number {
  const { k } = asRecord(path);
  if (!Array.isArray(k)) return verticesOf(k);
  return k.map((keyframe) => verticesOf(asArray(keyframe?.s)[0])).reduce((a, b) => Math.max(a, b), 0);
}

/** The number of points of one outline. */
export const verticesOf = (outline: unknown) => asArray(asRecord(outline).v).length;

function countLetterPoints({ t }: Layer, chars: unknown): number {
  const letters = asArray(asRecord(asRecord(t).d).k).map((keyframe) => String(keyframe?.s?.t ?? '').length);
  if (letters.length === 0) return 0;
  const widest = asArray(chars).map((letter) =>
    sumOf(shapesOf({ shapes: asRecord(letter?.data).shapes }).map(pointsOf)),
  );
  return largestOf(letters) * largestOf(widest);
}

const sumOf = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const largestOf = (numbers: number[]) => numbers.reduce((a, b) => Math.max(a, b), 0);
