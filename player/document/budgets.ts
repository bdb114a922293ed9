import { layersOf, shapeListsOf } from './layers';
import { multiplierOf } from './limits';
import type { Animation, Layer, Shape } from './lottie';

/**
 * What all repeaters of a file may cost together, in squares of copied parts. Measured: a layer takes lottie-web time by the
 * square of what its repeaters copied, times the root of how many they are. 1,000 copies of a group with a path by one of them
 * cost two fifths of this, and 0.9 seconds on a busy machine.
 */
const REPEATER_BUDGET = 10_000_000;

/** Takes out the repeaters that are too much of all that a file has, where each of them alone would not be. */
export function applyBudgets(animation: Animation) {
  let left = REPEATER_BUDGET;
  for (const layer of layersOf(animation)) {
    left -= limitRepeaters(layer, left);
  }
}

/** @returns what the layer's repeaters cost, those that are too much left out */
function limitRepeaters(layer: Layer, budget: number): number {
  const lists = shapeListsOf(layer);
  if (!lists.some((list) => list.some((shape) => shape?.ty === 'rp'))) return 0;
  const parts = countParts(lists);
  const copiesOf = new Map<unknown, number>();
  let repeaters = 0;
  let copied = 0;
  for (const list of lists) {
    let copies = copiesOf.get(list) ?? 1;
    // From the end, as a repeater copies what stands before it.
    for (const [index, shape] of [...list.entries()].reverse()) {
      if (shape?.ty === 'rp') {
        const more = copies * multiplierOf(shape.c);
        const inAll = copied + more * (parts.get(list)?.[index] ?? 0);
        if (costOf(repeaters + 1, inAll) > budget) {
          console.warn('A repeater was left out: with all the others of the file it would hold up the page');
          delete shape.ty;
          continue;
        }
        [copies, copied, repeaters] = [more, inAll, repeaters + 1];
      }
      if (shape?.it) copiesOf.set(shape.it, copies);
    }
  }
  return costOf(repeaters, copied);
}

const costOf = (repeaters: number, copied: number) => Math.sqrt(repeaters) * copied ** 2;

/** For each place in each list, the groups and paths that stand before it, those in groups included. */
function countParts(lists: Shape[][]): Map<unknown, number[]> {
  const counts = new Map<unknown, number[]>();
  // A group's list comes after the one that the group is in.
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

const PATHS = ['sh', 'rc', 'el', 'sr'];
