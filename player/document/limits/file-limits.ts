import { type Animation, asArray, asRecord, type Layer, type Shape } from '../lottie';
import { isClipPath } from '../normalize/masks';
import {
  layerListsOf,
  layersOf,
  shapeListsOf,
  shapesOf,
  sumOverInstances,
  usesOf,
  visitObjects,
} from '../traverse';
import { checkCount, createBudget } from './budget';
import { countDrawnPoints, countVertices, longestText, maxLetterPoints } from './count-points';
import { MAX_COMPOSITIONS, MAX_GROUPS, MIN_PIXELS, type Resource } from './limits';

/**
 * Values of a transform that has no effect. The skew axis can have any value, because the axis has no effect
 * without a skew.
 */
const NEUTRAL: Record<string, number> = { o: 100, r: 0, s: 100, p: 0, a: 0, sk: 0 };

/**
 * Checks the numbers of assets, glyphs, fonts and visible layers, and the nesting depth of compositions. The layers of a
 * composition count each time it is used.
 * @throws Failure `invalid` if one of them is too large
 */
export function checkCounts(animation: Animation) {
  checkCount('assets', asArray(animation.assets).length);
  checkCount('glyphs', asArray(animation.chars).length);
  checkCount('fonts', asArray(asRecord(animation.fonts).list).length);
  checkCount('compositionDepth', compositionDepth(animation));
  checkCount(
    'layers',
    sumOverInstances(animation, () => 1),
  );
}

/** Returns the number of pixels that an effect or a mask in the file counts as. */
export const pixelsOf = ({ w, h }: Animation) => Math.max(MIN_PIXELS, w * h);

/** What the renderer does for each visible layer. */
function costsIn(animation: Animation): Partial<Record<Resource, (layer: Layer) => number>> {
  const ancestors = countAncestors(animation);
  const pointsPerLetter = maxLetterPoints(animation);
  const pixels = pixelsOf(animation);
  return {
    shapes: (layer) => shapesOf(layer).length,
    letters: longestText,
    animatedLetters: (layer) => longestText(layer) * asArray(asRecord(layer.t).a).length,
    points: (layer) => countDrawnPoints(layer, pointsPerLetter),
    keyframes: countKeyframes,
    ancestors: (layer) => ancestors.get(layer) ?? 0,
    masks: ({ masksProperties }) => asArray(masksProperties).length,
    maskedPixels: ({ masksProperties }) =>
      pixels * asArray(masksProperties).filter((mask) => mask && !isClipPath(mask)).length,
    mattes: ({ tt }) => (tt ? 1 : 0),
    gradients: (layer) => shapesOf(layer).filter(({ ty }) => ty === 'gf' || ty === 'gs').length,
  };
}

/**
 * Checks that the contents of a file can't block the page. If the groups of a layer are nested too deeply,
 * merges groups that contain only another group, and then checks the depth again.
 * @throws Failure `invalid`
 */
export function checkSizes(animation: Animation, budget = createBudget()) {
  checkCounts(animation);
  for (const layer of layersOf(animation)) {
    if (groupDepth(layer) > MAX_GROUPS) mergeNestedGroups(layer);
    checkCount('groupDepth', groupDepth(layer));
  }
  for (const [what, costOf] of Object.entries(costsIn(animation)))
    budget.spend(what as Resource, sumOverInstances(animation, costOf));
}

/** Returns the nesting depth of compositions. Stops counting above the limit. */
function compositionDepth(animation: Animation): number {
  const innerOf = usesOf(animation);
  /** The depths of compositions; 0 while a composition is being visited, so that cycles don't count. */
  const depths = new Map<unknown, number>();
  const depthIn = (layers: readonly (Layer | null)[], level: number): number => {
    let deepest = 0;
    for (const inner of level > MAX_COMPOSITIONS ? [] : innerOf(layers).keys()) {
      if (!depths.has(inner)) {
        depths.set(inner, 0);
        depths.set(inner, 1 + depthIn(inner, level + 1));
      }
      deepest = Math.max(deepest, depths.get(inner) ?? 0);
    }
    return deepest;
  };
  return depthIn(animation.layers, 0);
}

/** Returns the nesting depth of a layer's groups. */
function groupDepth({ shapes }: Layer): number {
  let depth = -1;
  for (let lists = [asArray(shapes)]; lists.length > 0; depth += 1)
    lists = lists.flatMap((list) => list.filter((shape) => shape?.it).map(({ it }) => asArray(it)));
  return depth;
}

/**
 * Removes each group that is the only content of another group, unless the inner group has a transform or a
 * blend mode. The shapes of the inner group move to the outer group.
 */
function mergeNestedGroups(layer: Layer) {
  // Process the innermost groups first. Each group then contains at most one group that can be removed.
  for (const group of shapeListsOf(layer).flat().reverse()) {
    const inner = onlyGroup(group);
    if (inner) group.it = inner.it;
  }
}

function onlyGroup(group: Shape | null): Shape | undefined {
  const [inner, ...others] = asArray(group?.it).filter((shape) => shape && !isNeutralTransform(shape));
  const isAlone = others.length === 0 && inner?.ty === 'gr' && Array.isArray(inner.it);
  return isAlone && !inner.hd && !inner.bm ? inner : undefined;
}

function isNeutralTransform(shape: Shape): boolean {
  if (shape.ty !== 'tr') return false;
  return Object.entries(NEUTRAL).every(([name, neutral]) => {
    const { k = neutral, x } = (shape[name] ?? {}) as { k?: unknown; x?: unknown };
    return [k].flat().every((value) => value === neutral) && x === undefined;
  });
}

/** Returns how many ancestors each layer has: its parent, the parent of its parent, and so on. */
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
      for (const descendant of chain.reverse()) {
        counts.set(descendant, count);
        count += 1;
      }
    }
  }
  return counts;
}

function countKeyframes({ layers: _composition, ...layer }: Layer): number {
  let count = 0;
  const countIn = (object: object) => {
    for (const keyframe of asArray(asRecord(object).k)) {
      if (typeof keyframe === 'object' && keyframe)
        count += 1 + countVertices(asArray(asRecord(keyframe).s)[0]);
    }
  };
  visitObjects(layer, countIn, isValue);
  return count;
}

/**
 * Returns whether a value is an array of numbers, points or keyframes. Such an array contains no animatable
 * properties.
 */
function isValue(value: object): boolean {
  if (!Array.isArray(value)) return false;
  const [first] = value;
  const { t, ty } = asRecord(first);
  return typeof first !== 'object' || Array.isArray(first) || (t !== undefined && ty === undefined);
}
