import { type Animation, asArray, asRecord, type Layer, LayerType, type Shape } from '../lottie';
import { layersOf, shapeListsOf, visibleLayersOf } from '../traverse';
import { type Budget, createBudget } from './budget';
import { maxAbsolute, multiplierOf } from './largest-values';
import { MAX_COPIES, MAX_OFFSET, MAX_RIDGES, MAX_SHAPE_POINTS } from './limits';

/**
 * Factor for the cost of a repeater inside a repeated group: lottie-web is about this many times slower for
 * such a repeater. For example, 27 copies in three nested groups take more than 20 seconds.
 */
const NESTED_GROUP_COST = 10;

const PATHS = ['sh', 'rc', 'el', 'sr'];

/**
 * Removes the shapes that would block lottie-web for a long time or forever: trim paths whose values are not
 * numbers, repeaters with too many copies, stars with too many points, and zig-zags with too many ridges.
 * Replaces each layer of an unsupported type with a null layer.
 */
export function limitShapes(animation: Animation) {
  const removed = new Set<unknown>();
  for (const layer of layersOf(animation)) {
    // lottie-web creates no element for this type. The children of such a layer would wait for the element
    // forever.
    if (layer.ty === LayerType.unbuilt) layer.ty = LayerType.null;
    limitShapesIn(layer.shapes, removed);
  }
  for (const type of removed) console.warn(`Removed a shape (${type}) that would take too long to draw`);
}

/** @param removed receives the types of the removed shapes */
function limitShapesIn(shapes: unknown, removed: Set<unknown>) {
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
      const isWithinLimits = moreRidges <= MAX_RIDGES && points <= MAX_SHAPE_POINTS;
      const isCostly = ty === 'rp' && cost * added > MAX_COPIES;
      if (isWithinLimits && !isCostly && !isUnbounded(shape)) {
        [copies, cost, ridges] = [moreCopies, cost * added, moreRidges];
      } else {
        removed.add(ty);
        delete shape.ty;
      }
      const isRepeated = copies > list.copies;
      if (it) lists.push({ shapes: it, copies, cost: isRepeated ? cost * NESTED_GROUP_COST : cost, ridges });
    }
  }
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
 * `limitShapes`, which checks each shape separately.
 */
export function limitRepeaters(animation: Animation, budget = createBudget()) {
  let hasRemoved = false;
  for (const [layer, uses] of visibleLayersOf(animation)) {
    limitRepeatersIn(layer, uses, budget, () => {
      hasRemoved = true;
    });
  }
  if (hasRemoved)
    console.warn(
      'Removed a repeater that would block the page together with the other repeaters of the file',
    );
}

/**
 * Removes repeaters of a layer until the remaining ones are within the budget.
 * @param uses how often the layer is visible
 */
function limitRepeatersIn(layer: Layer, uses: number, budget: Budget, onRemoved: () => void) {
  const lists = shapeListsOf(layer);
  if (!lists.some((list) => list.some((shape) => shape?.ty === 'rp'))) return;
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
        const added = costOf(repeaters + 1, moreCopied) - costOf(repeaters, copied);
        if (!budget.spendIfLeft('repeaters', uses * added)) {
          onRemoved();
          delete shape.ty;
          continue;
        }
        [copies, copied, repeaters] = [moreCopies, moreCopied, repeaters + 1];
      }
      if (shape?.it) copiesOf.set(shape.it, copies);
    }
  }
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
