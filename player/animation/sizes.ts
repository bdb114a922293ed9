import type { Failure } from '../errors/failure';
import { depthOf, flattenGroups } from './groups';
import { layerListsOf, layersOf, listOf, objectOf, shapesOf } from './layers';
import type { Animation, Layer } from './lottie';
import { compositionsOf, totalOnShow } from './on-show';
import { countDrawnPoints, verticesOf } from './points';

/** Groups, and compositions, within each other: browsers draw nothing that lies deeper in a page than some 500 elements. */
const MAX_GROUPS = 400;
const MAX_COMPOSITIONS = 100;

/**
 * What a file may have on show, five times and more of what any file of people has. Measured: each takes lottie-web about a
 * second, the shapes where they are all in one layer, of which it takes time by the square.
 */
const MOST = {
  'shapes on show': 15_000,
  'points on show': 200_000,
  'keyframes on show, with the points of their paths,': 1_000_000,
  'layers that follow each other, counted for each that follows,': 500_000,
};

/**
 * Checks that a file does not hold the page by what it is in all, where no part of it is too much. Of groups that are nested
 * too deep those go that only hold another.
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
  const followed = countFollowed(animation);
  const counts: Record<keyof typeof MOST, (layer: Layer) => number> = {
    'shapes on show': (layer) => shapesOf(layer).length,
    'points on show': (layer) => countDrawnPoints(layer, animation.chars),
    'keyframes on show, with the points of their paths,': countKeyframes,
    'layers that follow each other, counted for each that follows,': (layer) => followed.get(layer) ?? 0,
  };
  for (const [what, weigh] of Object.entries(counts))
    tooMuch(what, totalOnShow(animation, weigh), MOST[what as keyof typeof MOST]);
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
      const isKnown = ty !== 0 || path.has(refId) || (seen.get(refId) ?? -1) > depth;
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

/** Of each layer, how many others its position follows, one after the other. */
function countFollowed(animation: Animation): Map<Layer, number> {
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
    for (const keyframe of listOf(k)) {
      if (typeof keyframe === 'object' && keyframe) count += 1 + verticesOf(listOf(objectOf(keyframe).s)[0]);
    }
    for (const value of Object.values(data)) {
      if (typeof value === 'object' && value !== null && !isNumbers(value)) objects.push(value);
    }
  }
  return count;
}

const isNumbers = (value: object) => Array.isArray(value) && typeof value[0] === 'number';
