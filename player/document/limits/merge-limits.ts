import type { Animation, Shape } from '../lottie';
import { hasMergedPaths, type Merge, mergeIn } from '../normalize/merged-paths';
import { layersOf, shapeListsOf, sumOverInstances, visitObjects } from '../traverse';
import { visitStyles } from './count-points';
import { MAX_MERGE_COST } from './limits';

/**
 * Divides the cost of merging paths among all visible Merge Paths, including the copies that compositions and repeaters
 * make. Paths whose merging costs more are drawn as if they were not merged. What a frame shows thus depends on nothing but
 * the frame.
 */
export function limitMerges(animation: Animation) {
  if (!hasMergedPaths(animation)) return;
  const merges = { moving: new Set<Shape>(), still: new Set<Shape>() };
  for (const layer of layersOf(animation)) {
    const lists = new Set<unknown>(shapeListsOf(layer));
    const moving = new Set<unknown>();
    // The list of a group follows the list that contains the group.
    for (const list of shapeListsOf(layer).reverse()) {
      if (list.some((shape) => moving.has(shape?.it)) || moves(list, lists)) moving.add(list);
      const merge = mergeIn(list);
      if (merge) merges[moving.has(list) ? 'moving' : 'still'].add(merge);
    }
  }
  for (const kind of ['moving', 'still'] as const) shareCost(animation, merges[kind], MAX_MERGE_COST[kind]);
}

function shareCost(animation: Animation, merges: ReadonlySet<Shape>, cost: number) {
  if (merges.size === 0) return;
  const countMerge = (shape: Shape) => (merges.has(shape) ? 1 : 0);
  const count = sumOverInstances(animation, (layer) => visitStyles(layer, countMerge, () => {}));
  for (const merge of merges) (merge as Merge).maxCost = cost / count;
}

/** Returns whether shapes have keyframes or expressions, except in the lists of groups. */
function moves(shapes: readonly Shape[], lists: ReadonlySet<unknown>): boolean {
  let isMoving = false;
  const visit = (object: object) => {
    const { k, x } = object as { k?: unknown; x?: unknown };
    isMoving ||= typeof x === 'string' || (Array.isArray(k) && typeof k[0] === 'object');
  };
  visitObjects(shapes, visit, (value) => lists.has(value));
  return isMoving;
}
