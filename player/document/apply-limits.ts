import { type Animation, asArray, asRecord, type Layer, LayerType, type Shape } from './lottie';
import { layersOf, shapeListsOf } from './traverse';

/**
 * Maximum number of copies that all nested repeaters together make of a shape, weighted by the cost of a
 * copy.
 */
const MAX_COPIES = 1000;

/** Maximum offset of a repeater, in copies. */
const MAX_OFFSET = 1_000_000;

/**
 * Factor for the cost of a repeater inside a repeated group: lottie-web is about this much slower for such a
 * repeater. For example, 27 copies in three nested groups take more than 20 seconds.
 */
const NESTED_GROUP_COST = 10;

/**
 * Maximum product of three numbers: the copies of a shape, its zig-zag ridges and, for a star, its points.
 */
const MAX_POINTS = 100_000;

/** Maximum number of ridges that all zig-zags together add to a segment of a path. */
const MAX_RIDGES = 1000;

/**
 * Maximum cost of all repeaters in a file. The cost of a layer is the square of the number of copied groups
 * and paths, multiplied by the square root of the number of repeaters. According to measurements, the drawing
 * time grows with this product. A repeater with 1,000 copies of a group with one path costs two fifths of the
 * budget, and takes 0.9 seconds on a busy machine.
 */
const REPEATER_BUDGET = 10_000_000;

const PATHS = ['sh', 'rc', 'el', 'sr'];

type Easing = { x?: unknown; y?: unknown };

type Keyframe = { t?: unknown; s?: unknown; e?: unknown; i?: Easing; o?: Easing };

/**
 * Removes the shapes that would block lottie-web for a long time or forever: trim paths whose values are not
 * numbers, repeaters with too many copies, stars with too many points, and zig-zags with too many ridges.
 * Replaces each layer of an unsupported type with a null layer. The limits for text are in `texts.ts`.
 */
export function applyLimits(animation: Animation) {
  for (const layer of layersOf(animation)) {
    // lottie-web creates no element for this type. The children of such a layer would wait for the element
    // forever.
    if (layer.ty === LayerType.unbuilt) layer.ty = LayerType.null;
    limitShapes(layer.shapes);
  }
}

function limitShapes(shapes: unknown) {
  // Avoid recursion: a file can be nested more deeply than the call stack allows.
  const lists = [{ shapes, copies: 1, cost: 1, ridges: 1 }];
  for (let list = lists.pop(); list; list = lists.pop()) {
    let { copies, cost, ridges } = list;
    // Iterate backwards, because a repeater copies the shapes before it.
    for (const shape of asArray(list.shapes).filter(Boolean).reverse() as Shape[]) {
      const { ty, c, r, pt, it } = shape;
      if (ty === 'tm') unwrapNumbers(shape);
      const added = ty === 'rp' ? multiplierOf(c) : 1;
      const moreCopies = copies * added;
      const moreRidges = ty === 'zz' ? ridges * multiplierOf(r) : ridges;
      const points = moreCopies * moreRidges * (ty === 'sr' ? multiplierOf(pt) : 1);
      const isWithinLimits = moreRidges <= MAX_RIDGES && points <= MAX_POINTS;
      const isCostly = ty === 'rp' && cost * added > MAX_COPIES;
      if (isWithinLimits && !isCostly && !isUnbounded(shape)) {
        [copies, cost, ridges] = [moreCopies, cost * added, moreRidges];
      } else removeShape(shape);
      const isRepeated = copies > list.copies;
      if (it) lists.push({ shapes: it, copies, cost: isRepeated ? cost * NESTED_GROUP_COST : cost, ridges });
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
 * In a trim path, replaces each list that contains one number with this number. lottie-web would append the
 * offset to the list as text, and then search for the end of the path forever.
 */
function unwrapNumbers({ s, e, o }: Shape) {
  for (const property of [s, e, o].map(asRecord)) {
    const { k } = property;
    if (Array.isArray(k) && k.length === 1 && typeof k[0] === 'number') [property.k] = k;
  }
}

/**
 * Removes repeaters until the remaining repeaters together are within the budget of the file. Complements
 * `applyLimits`, which checks each shape separately.
 */
export function applyBudgets(animation: Animation) {
  let left = REPEATER_BUDGET;
  for (const layer of layersOf(animation)) {
    left -= limitRepeaters(layer, left);
  }
}

/**
 * Removes repeaters of a layer until the remaining ones are within the budget.
 * @returns the cost of the remaining repeaters
 */
function limitRepeaters(layer: Layer, budget: number): number {
  const lists = shapeListsOf(layer);
  if (!lists.some((list) => list.some((shape) => shape?.ty === 'rp'))) return 0;
  const counts = countBefore(lists);
  const copiesOf = new Map<unknown, number>();
  let repeaters = 0;
  let copied = 0;
  for (const list of lists) {
    let copies = copiesOf.get(list) ?? 1;
    // Iterate backwards, because a repeater copies the shapes before it.
    for (const [index, shape] of [...list.entries()].reverse()) {
      if (shape?.ty === 'rp') {
        const moreCopies = copies * multiplierOf(shape.c);
        const moreCopied = copied + moreCopies * (counts.get(list)?.[index] ?? 0);
        if (costOf(repeaters + 1, moreCopied) > budget) {
          console.warn(
            'Removed a repeater that would block the page together with the other repeaters of the file',
          );
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

/**
 * For each list of shapes, returns the number of groups and paths before each index. The contents of these
 * groups count too.
 */
function countBefore(lists: Shape[][]): Map<unknown, number[]> {
  const counts = new Map<unknown, number[]>();
  // Iterate in reverse order, so that the list of a group is counted before the list that contains the group.
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

/**
 * Returns the largest value of a property that multiplies a shape, such as a number of copies; at least 1.
 */
export const multiplierOf = (property: unknown) => Math.max(Math.ceil(maxAbsolute(property)), 1);

/**
 * Returns the largest absolute number that lottie-web reads from an animatable property (`k`) at any frame.
 * @returns `NaN` if a value is not a number; 0 if the property is missing, because lottie-web then uses a
 *   harmless default
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
 * Converts all values except `undefined` to numbers. The result for an empty list is `NaN`, because
 * lottie-web would read the missing first item of the list.
 */
function numbersOf(...values: unknown[]): number[] {
  return values
    .filter((value) => value !== undefined)
    .flatMap((value) => {
      if (!Array.isArray(value)) return Number(value);
      return value.length > 0 ? value.map(Number) : Number.NaN;
    });
}
