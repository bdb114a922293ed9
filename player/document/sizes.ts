import type { Failure } from './errors/failure';
import { depthOf, flattenGroups } from './groups';
import { compositionsOf, totalOnShow } from './instance-counts';
import { layerListsOf, layersOf, shapesOf } from './layers';
import { type Animation, type Layer, LayerType } from './lottie';
import { countDrawnPoints, verticesOf } from './points';
import { asArray, asRecord } from './unknown-json';

/** Groups, and compositions, within each other: browsers draw nothing that lies deeper in a page than some 500 elements. */
const MAX_GROUPS = 400;
const MAX_COMPOSITIONS = 100;

/**
 * What a file may have on show, five times and more of what any file of people has. Measured: each takes lottie-web about a
 * second, the shapes where they are all in one layer, of which it takes time by the square.
 */
const MAX_SHAPES = 15_000;
const MAX_POINTS = 200_000;
const MAX_KEYFRAMES = 1_000_000;
const MAX_ANCESTORS = 500_000;

/**
 * Checks that a file does not hold the page by what it is in all, where no part of it is too much. Takes out groups that only
 * hold another where groups are nested too deep.
 * @throws Failure `invalid`
 */
export function checkSizes(animation: Animation) {
  const tooMuch = (what: string, count: number, most: number) => {
    if (count > most) throw { code: 'invalid', reason: 'too much', what, count, most } satisfies Failure;
  };
  tooMuch('compositions in each other', compositionDepth(animation), MAX_COMPOSITIONS);
  for (const layer of layersOf(animation)) {
    if (depthOf(layer) > MAX_GROUPS) flattenGroups(layer);
    tooMuch('groups in each other', depthOf(layer), MAX_GROUPS);
  }
  const ancestors = countAncestors(animation);
  const onShow = (what: string, most: number, weigh: (layer: Layer) => number) =>
    tooMuch(what, totalOnShow(animation, weigh), most);
  onShow('shapes on show', MAX_SHAPES, (layer) => shapesOf(layer).length);
  onShow('points on show', MAX_POINTS, (layer) => countDrawnPoints(layer, animation.chars));
  onShow('keyframes on show, with the points of their paths', MAX_KEYFRAMES, countKeyframes);
  onShow(
    'layers that follow parents, counted once for each ancestor',
    MAX_ANCESTORS,
    (layer) => ancestors.get(layer) ?? 0,
  );
}

/** @returns more than are allowed where there are more, and not how many */
function compositionDepth(animation: Animation): number {
  const compositions = compositionsOf(animation);
  const seen = new Map<unknown, number>();
  const path = new Set<unknown>();
  const visit = (layers: Layer[], depth: number): number => {
    if (depth > MAX_COMPOSITIONS) return depth;
    let deepest = depth;
    for (const { ty, refId } of layers.filter(Boolean)) {
      const isKnown = ty !== LayerType.composition || path.has(refId) || (seen.get(refId) ?? -1) > depth;
      if (isKnown || !compositions.has(refId)) continue;
      seen.set(refId, depth + 1);
      path.add(refId);
      deepest = Math.max(deepest, visit(compositions.get(refId) ?? [], depth + 1));
      path.delete(refId);
      if (deepest > MAX_COMPOSITIONS) break;
    }
    return deepest;
  };
  return visit(animation.layers, 0);
}

/** Counts for each layer its parent, that one's parent, and so on. */
function countAncestors(animation: Animation): Map<Layer, number> {
  const counts = new Map<Layer, number>();
  for (const list of layerListsOf(animation)) {
    const layers = list.filter(Boolean);
    const byNumber = new Map(layers.map((layer) => [String(layer.ind), layer]));
    for (const layer of layers) {
      const chain: Layer[] = [];
      let next: Layer | undefined = layer;
      while (next && !counts.has(next)) {
        counts.set(next, 0);
        chain.push(next);
        next = next.parent === undefined ? undefined : byNumber.get(String(next.parent));
      }
      let count = next ? (counts.get(next) ?? 0) + 1 : 0;
      for (const one of chain.reverse()) {
        counts.set(one, count);
        count += 1;
      }
    }
  }
  return counts;
}

function countKeyframes({ layers: _built, ...layer }: Layer): number {
  let count = 0;
  // Not by recursion: a file may be nested deeper than the stack is.
  const objects: object[] = [layer];
  for (let data = objects.pop(); data; data = objects.pop()) {
    const { k } = data as { k?: unknown };
    for (const keyframe of asArray(k)) {
      if (typeof keyframe === 'object' && keyframe) count += 1 + verticesOf(asArray(asRecord(keyframe).s)[0]);
    }
    for (const value of Object.values(data)) {
      if (typeof value === 'object' && value !== null && !isNumbers(value)) objects.push(value);
    }
  }
  return count;
}

const isNumbers = (value: object) => Array.isArray(value) && typeof value[0] === 'number';
