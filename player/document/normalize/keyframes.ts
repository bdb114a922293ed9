import { type Budget, copy, createBudget } from '../limits/budget';
import { type Animation, asArray, asRecord } from '../lottie';
import { layersOf, shapesOf } from '../traverse';

type Keyframe = Record<'t' | 's' | 'e' | 'i' | 'o' | 'h' | 'to' | 'ti', unknown>;

type Path = { v?: unknown; c?: unknown };

/** The number of values in a color stop (offset, red, green, blue), and in an opacity stop (offset, opacity). */
const COLOR = 4;
const OPACITY = 2;

/**
 * Fields that are not searched: lists that `layersOf` and `shapesOf` already visit, and text, because its
 * keyframes contain no numbers.
 */
const SKIPPED = ['layers', 'shapes', 'it', 't'];

/**
 * Maximum depth of a search for properties. For example, `layer.ks` has the depth 0, `layer.ks.p` 1, and
 * `layer.ks.p.x` 2.
 */
const DEPTH = 2;

/**
 * Fixes keyframes that lottie-web can't read. Exporters other than After Effects write such keyframes
 * (airbnb/lottie-ios#1687 has an example). Changes 1 sample file.
 */
export function fixKeyframes(animation: Animation, budget = createBudget()) {
  for (const layer of layersOf(animation)) {
    const { a: animators, m: grouping, p: path } = asRecord(layer.t);
    const parts = [
      layer,
      ...shapesOf(layer),
      { grouping, path },
      ...asArray(animators),
      ...asArray(layer.ef),
    ];
    for (const part of parts.filter(Boolean)) fixProperties(part, DEPTH, budget);
    for (const { g } of shapesOf(layer)) fixGradient(asRecord(g), budget);
    if (layer.ao) alignDimensions(asRecord(asRecord(layer.ks).p));
  }
}

/**
 * Extends the keyframes of the two dimensions of a position to the same time range, for a layer that turns along its
 * path. lottie-web computes the direction only if both dimensions are animated, and only in the range of x.
 */
function alignDimensions(position: Record<string, unknown>) {
  if (position.s !== true) return;
  const dimensions = [asRecord(position.x), asRecord(position.y)];
  const ends = dimensions.filter(isAnimated).flatMap(({ k }) => [Number(k[0]?.t), Number(k.at(-1)?.t)]);
  if (ends.length === 0) return;
  const first = Math.min(...ends);
  const last = Math.max(...ends);
  for (const dimension of dimensions) {
    const keyframes: Partial<Keyframe>[] = isAnimated(dimension)
      ? dimension.k
      : [{ t: first, s: [Number(dimension.k) || 0] }];
    const [start, end] = [keyframes[0], keyframes.at(-1)];
    const value = end?.s ?? keyframes.at(-2)?.e;
    if (Number(start?.t) > first) keyframes.unshift({ t: first, s: start?.s, h: 1 });
    if (end && Number(end.t) < last)
      keyframes.splice(-1, 1, { t: end.t, s: value, h: 1 }, { t: last, s: value });
    dimension.k = keyframes;
  }
}

/**
 * Copies the end value of a gradient's second-to-last keyframe to its last keyframe if the last keyframe has
 * no value. Otherwise, lottie-web would throw. Gives all keyframes the same number of opacity stops by
 * repeating the last stop, because lottie-web interpolates the numbers one by one.
 */
function fixGradient({ p: colorCount, k: property }: Record<string, unknown>, budget: Budget) {
  const keyframes = asArray(asRecord(property).k);
  const [before, last] = keyframes.slice(-2);
  if (typeof last === 'object' && last) last.s ??= before?.e;
  const values = keyframes.flatMap((keyframe) => [asArray(keyframe?.s), asArray(keyframe?.e)]);
  const length = values.reduce((longest, value) => Math.max(longest, value.length), 0);
  for (const value of values.filter((value) => value.length > 0 && value.length < length)) {
    budget.spend('values', length - value.length);
    if (value.length === Number(colorCount) * COLOR) value.push(0, 1);
    while (value.length < length) value.push(...value.slice(-OPACITY));
  }
}

/**
 * Fixes the keyframes of all properties of `part`.
 * @param depth the number of levels to search below the values of `part`
 */
function fixProperties(part: object, depth: number, budget: Budget) {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null || SKIPPED.includes(key)) continue;
    if (isAnimated(value)) fixProperty(value, budget);
    else if (depth > 0) fixProperties(value, depth - 1, budget);
  }
}

function isAnimated(property: { k?: unknown }): property is { k: Keyframe[] } {
  return Array.isArray(property.k) && typeof property.k[0] === 'object' && property.k[0] !== null;
}

/**
 * Replaces a single keyframe, and a path in an array, with a static value, because lottie-web always reads the
 * next keyframe.
 */
function fixProperty(property: { k: unknown }, budget: Budget) {
  const keyframes = (property.k as Keyframe[]).filter((keyframe) => typeof keyframe === 'object' && keyframe);
  const [only, next] = keyframes;
  if (only && 'v' in only) {
    property.k = only;
    return;
  }
  for (const index of keyframes.keys()) fixKeyframe(keyframes, index, budget);
  for (const index of keyframes.keys()) holdChangingPath(keyframes, index, budget);
  property.k = next || !Array.isArray(only?.s) ? keyframes : unwrapped(only.s);
}

/**
 * Wraps values that are not in an array, adds linear easing to keyframes without easing, and adds missing
 * values and tangents of motion paths.
 */
function fixKeyframe(keyframes: readonly Keyframe[], index: number, budget: Budget) {
  const keyframe = keyframes[index] as Keyframe;
  const isLast = index === keyframes.length - 1;
  const before = keyframes[index - 1];
  for (const key of ['s', 'e'] as const) {
    const value = keyframe[key];
    if (value !== undefined && !Array.isArray(value))
      keyframe[key] = [isPath(value) ? value : Number(value) || 0];
  }
  if (!before) keyframe.s ??= [0];
  // lottie-web itself reads the end value of a keyframe without a hold.
  if (before && !(isLast && before.h !== 1))
    keyframe.s ??= copy(before.h === 1 ? before.s : before.e, budget);
  keyframe.t ??= 0;
  if (keyframe.h === true) keyframe.h = 1;
  if ('to' in keyframe || 'ti' in keyframe) fixTangents(keyframe);
  if (keyframe.h === 1 || isLast) return;
  keyframe.o = easing(keyframe.o, 0);
  keyframe.i = easing(keyframe.i, 1);
}

/** Completes the tangents of a motion path. A missing tangent is 0. Two missing tangents are a straight line. */
function fixTangents(keyframe: Keyframe) {
  for (const key of ['to', 'ti'] as const) if (asArray(keyframe[key]).length === 0) delete keyframe[key];
  if (!keyframe.to && !keyframe.ti) return;
  const zero = () => asArray(keyframe.s).map(() => 0);
  keyframe.to ??= zero();
  keyframe.ti ??= zero();
}

/**
 * Holds a path until the next keyframe if lottie-web can't interpolate between the paths. Then
 * patches/shape-property.ts switches to the next path.
 */
function holdChangingPath(keyframes: readonly Keyframe[], index: number, budget: Budget) {
  const [keyframe, next] = [keyframes[index] as Keyframe, keyframes[index + 1]];
  const [path] = asArray(keyframe.s);
  const [end] = asArray(next?.s ?? keyframe.e);
  if (!next || !isPath(path) || !isPath(end) || isSameKind(path, end)) return;
  keyframe.h = 1;
  next.s ??= copy(keyframe.e, budget);
}

const isPath = (value: unknown): value is Path => 'v' in asRecord(value);

const isSameKind = (one: Path, other: Path) =>
  asArray(one.v).length === asArray(other.v).length && Boolean(one.c) === Boolean(other.c);

function easing(given: unknown, linear: number) {
  const { x, y } = asRecord(given);
  return isHandle(x) && isHandle(y) ? given : { x: linear, y: linear };
}

const isHandle = (value: unknown) => (Array.isArray(value) ? value.length > 0 : typeof value === 'number');

/** Returns the value of a keyframe, without the array around a single number or path. */
function unwrapped(list: unknown[]) {
  return list.length === 1 ? list[0] : list;
}
