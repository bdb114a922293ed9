import { type Animation, asArray, asRecord, type Layer, LayerType, type Shape } from './lottie';
import { layersOf, shapeListsOf } from './traverse';

/** Copies that nested repeaters may make of a shape together, and by how many steps they may shift a copy. */
const MAX_COPIES = 1000;
const MAX_OFFSET = 1_000_000;

/**
 * How many times longer lottie-web takes for a copy in a group that is itself repeated: 27 copies in three
 * such groups take over 20 seconds.
 */
const NESTED_GROUP_COST = 10;

/** Points of a star or a polygon in all its copies, and ridges of each segment of a zig-zag line. */
const MAX_POINTS = 100_000;
const MAX_RIDGES = 1000;

/**
 * What all repeaters of a file may cost together, in squares of copied groups and paths. Measured: lottie-web
 * takes time for a layer by the square of what its repeaters copied, times the root of the number of
 * repeaters. One repeater with 1,000 copies of a group with a path costs two fifths of this budget, and takes
 * 0.9 seconds on a busy machine.
 */
const REPEATER_BUDGET = 10_000_000;

const PATHS = ['sh', 'rc', 'el', 'sr'];

type Easing = { x?: unknown; y?: unknown };

type Keyframe = { t?: unknown; s?: unknown; e?: unknown; i?: Easing; o?: Easing };

/**
 * Removes the shapes that lottie-web would never finish, or not in reasonable time: trim paths whose values
 * are not numbers, repeaters with too many copies, stars with too many points, and zig-zags with too many
 * ridges. Replaces layers of a type that lottie-web never builds with null layers. (For texts, see texts.ts.)
 */
export function applyLimits(animation: Animation) {
  for (const layer of layersOf(animation)) {
    // Every layer that is parented to a layer which is never built would wait for it.
    if (layer.ty === LayerType.unbuilt) layer.ty = LayerType.null;
    limitShapes(layer.shapes);
  }
}

function limitShapes(shapes: unknown) {
  // Without recursion: a file may be nested deeper than the call stack allows.
  const lists = [{ shapes, copies: 1, ridges: 1 }];
  for (let list = lists.pop(); list; list = lists.pop()) {
    let { copies, ridges } = list;
    // From the end, because a repeater copies the shapes before it.
    for (const shape of asArray(list.shapes).filter(Boolean).reverse() as Shape[]) {
      const { ty, c, r, pt, it } = shape;
      if (ty === 'tm') unwrapNumbers(shape);
      const moreCopies = ty === 'rp' ? copies * multiplierOf(c) : copies;
      const moreRidges = ty === 'zz' ? ridges * multiplierOf(r) : ridges;
      const points = moreCopies * moreRidges * (ty === 'sr' ? multiplierOf(pt) : 1);
      const isWithinLimits = moreCopies <= MAX_COPIES && moreRidges <= MAX_RIDGES && points <= MAX_POINTS;
      if (isWithinLimits && !isUnbounded(shape)) [copies, ridges] = [moreCopies, moreRidges];
      else removeShape(shape);
      if (it)
        lists.push({
          shapes: it,
          copies: copies > list.copies ? copies * NESTED_GROUP_COST : copies,
          ridges,
        });
    }
  }
}

function removeShape(shape: Shape) {
  console.warn(`Removed a shape (${shape.ty}) that would take too long to draw`);
  delete shape.ty;
}

function isUnbounded({ ty, s, e, o }: Shape) {
  if (ty === 'tm') return ![s, e, o].every((property) => Number.isFinite(maxAbsolute(property)));
  return ty === 'rp' && !(maxAbsolute(o) <= MAX_OFFSET);
}

/**
 * lottie-web would append the offset to a list of one number as text, and never reach the end of the path.
 */
function unwrapNumbers({ s, e, o }: Shape) {
  for (const property of [s, e, o].map(asRecord)) {
    const { k } = property;
    if (Array.isArray(k) && k.length === 1 && typeof k[0] === 'number') [property.k] = k;
  }
}

/**
 * Removes the repeaters that exceed the budget of the whole file, although each of them alone is within its
 * limits.
 */
export function applyBudgets(animation: Animation) {
  let left = REPEATER_BUDGET;
  for (const layer of layersOf(animation)) {
    left -= limitRepeaters(layer, left);
  }
}

/** @returns what the layer's remaining repeaters cost */
function limitRepeaters(layer: Layer, budget: number): number {
  const lists = shapeListsOf(layer);
  if (!lists.some((list) => list.some((shape) => shape?.ty === 'rp'))) return 0;
  const counts = countBefore(lists);
  const copiesOf = new Map<unknown, number>();
  let repeaters = 0;
  let copied = 0;
  for (const list of lists) {
    let copies = copiesOf.get(list) ?? 1;
    // From the end, because a repeater copies the shapes before it.
    for (const [index, shape] of [...list.entries()].reverse()) {
      if (shape?.ty === 'rp') {
        const moreCopies = copies * multiplierOf(shape.c);
        const moreCopied = copied + moreCopies * (counts.get(list)?.[index] ?? 0);
        if (costOf(repeaters + 1, moreCopied) > budget) {
          console.warn('Removed a repeater: together with the others of the file it would block the page');
          delete shape.ty;
          continue;
        }
        [copies, copied, repeaters] = [moreCopies, moreCopied, repeaters + 1];
      }
      if (shape?.it) copiesOf.set(shape.it, copies);
    }
  }
  return costOf(repeaters, copied);
}

const costOf = (repeaters: number, copied: number) => Math.sqrt(repeaters) * copied ** 2;

/** Counts, for each index in each list, the groups and paths before it, including those in groups. */
function countBefore(lists: Shape[][]): Map<unknown, number[]> {
  const counts = new Map<unknown, number[]>();
  // In reverse, so that the list of a group is counted before the list that holds the group.
  for (const list of [...lists].reverse()) {
    let sum = 0;
    const before = list.map((shape) => {
      const here = sum;
      if (shape?.it) sum += 1 + (counts.get(shape.it)?.at(-1) ?? 0);
      else if (PATHS.includes(String(shape?.ty))) sum += 1;
      return here;
    });
    counts.set(list, [...before, sum]);
  }
  return counts;
}

/** Returns how many times a property multiplies a shape at most. */
export const multiplierOf = (property: unknown) => Math.max(Math.ceil(maxAbsolute(property)), 1);

/**
 * Returns the largest absolute number that lottie-web reads from an animatable property (`k`) at any frame,
 * `NaN` if a frame gives no number, and 0 if the property is missing, because lottie-web has its own default
 * then.
 */
export function maxAbsolute(property: unknown): number {
  const { k, sid } = asRecord(property);
  if (!property || sid) return 0;
  if (!Array.isArray(k) || typeof k[0] !== 'object') return Math.abs(Number(k));
  return k.map(maxOfKeyframe).reduce((a, b) => Math.max(a, b), 0);
}

function maxOfKeyframe(keyframe: Keyframe | null): number {
  const { t, s, e, i, o } = keyframe ?? {};
  const isTimed = [Number(t), ...numbersOf(i?.x, i?.y, o?.x, o?.y)].every(Number.isFinite);
  return isTimed ? Math.max(0, ...numbersOf(s, e).map(Math.abs)) : Number.NaN;
}

/**
 * Returns the numbers of all values except `undefined`. An empty list gives `NaN`, because lottie-web reads
 * its first item.
 */
function numbersOf(...values: unknown[]): number[] {
  return values
    .filter((value) => value !== undefined)
    .flatMap((value) => {
      if (!Array.isArray(value)) return Number(value);
      return value.length > 0 ? value.map(Number) : Number.NaN;
    });
}
