import { type Animation, MergeMode, type Shape } from '../lottie';
import { layersOf, shapeListsOf } from '../traverse';

const MODES: readonly unknown[] = Object.values(MergeMode);
const STYLES: readonly unknown[] = ['fl', 'st', 'gf', 'gs'];
/** The shapes that make paths. */
const PATHS: readonly unknown[] = ['sh', 'rc', 'el', 'sr', 'rp'];

/**
 * Moves the paths above each Merge Paths into a group that ends with the Merge Paths, and adds an empty path below the
 * group. The renderer replaces this path with the merged one (`patches/shape-element.ts`). lottie-web itself ignores Merge
 * Paths (https://github.com/airbnb/lottie-web/issues/120). Removes the fills and strokes of the merged paths, because
 * After Effects doesn't draw them either. Changes 2 sample files.
 */
export function groupMergedPaths(animation: Animation) {
  for (const layer of layersOf(animation)) {
    const lists = shapeListsOf(layer);
    if (!lists.some((list) => list.some(isMerge))) continue;
    removeMergedStyles(lists);
    /** For each list, how many shapes in it make paths. Inner lists are counted first. */
    const counts = new Map<unknown, number>();
    const countPaths = (shapes: readonly Shape[]) =>
      shapes.reduce(
        (sum, shape) => sum + (PATHS.includes(shape?.ty) ? 1 : 0) + (counts.get(shape?.it) ?? 0),
        0,
      );
    for (const list of lists.reverse()) {
      list.splice(0, list.length, ...grouped(list, countPaths));
      counts.set(list, countPaths(list));
    }
  }
}

/** Merge Paths. `maxCost` limits the cost of merging the paths in a frame; see `limitMerges`. */
export type Merge = Shape & { readonly mm: MergeMode; maxCost?: number };

/** Returns the Merge Paths of a list of shapes that `groupMergedPaths` has grouped. */
export function mergeIn(list: readonly Shape[]): Merge | undefined {
  const shape = list.at(-2);
  return isMerge(shape) ? shape : undefined;
}

/** Returns whether `groupMergedPaths` has grouped paths. */
export const hasMergedPaths = (animation: Animation) =>
  layersOf(animation).some((layer) => shapeListsOf(layer).some(mergeIn));

const isMerge = (shape: Shape | null | undefined): shape is Merge =>
  shape?.ty === 'mm' && MODES.includes(shape.mm);

/** @param lists the lists of a layer; the list of a group follows the list that contains the group */
function removeMergedStyles(lists: readonly Shape[][]) {
  const merged = new Set<unknown>();
  for (const list of lists) {
    const end = merged.has(list) ? list.length : list.findLastIndex(isMerge);
    for (const shape of list.slice(0, Math.max(end, 0))) merged.add(shape?.it);
    const kept = list.filter((shape, index) => index >= end || !STYLES.includes(shape?.ty));
    if (kept.length < list.length) list.splice(0, list.length, ...kept);
  }
}

function grouped(list: readonly Shape[], countPaths: (shapes: readonly Shape[]) => number): Shape[] {
  let merged: Shape[] = [];
  let shapes: Shape[] = [];
  for (const shape of list) {
    shapes.push(shape);
    if (!isMerge(shape)) continue;
    // A single path stays as it is.
    const isMerging = countPaths(shapes) + Math.min(merged.length, 1) > 1;
    merged = isMerging ? [group([...merged, ...shapes]), emptyPath()] : [...merged, ...shapes.slice(0, -1)];
    shapes = [];
  }
  return [...merged, ...shapes];
}

const group = (shapes: readonly Shape[]): Shape => ({
  ty: 'gr',
  it: [...shapes, { ty: 'tr', o: { k: 100 } }],
});

const emptyPath = (): Shape => ({ ty: 'sh', ks: { k: { c: true, v: [], i: [], o: [] } } });
