import { type Animation, asArray, asRecord } from '../lottie';
import { layersOf, shapesOf } from '../traverse';

type Keyframe = Record<'t' | 's' | 'e' | 'i' | 'o' | 'h', unknown>;

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
 * Fixes keyframes that lottie-web can't read. A single keyframe is replaced with a static value, because
 * lottie-web always reads the next keyframe. A keyframe without easing gets linear easing. A value that is
 * not in an array is wrapped in an array. Exporters other than After Effects write such keyframes
 * (airbnb/lottie-ios#1687 has an example). Changes no sample file.
 */
export function fixKeyframes(animation: Animation) {
  for (const layer of layersOf(animation)) {
    const { a: animators, m: grouping, p: path } = asRecord(layer.t);
    const parts = [
      layer,
      ...shapesOf(layer),
      { grouping, path },
      ...asArray(animators),
      ...asArray(layer.ef),
    ];
    for (const part of parts.filter(Boolean)) fixProperties(part, DEPTH);
    for (const { g } of shapesOf(layer)) endGradient(asRecord(asRecord(g).k));
  }
}

/**
 * Copies the end value of a gradient's second-to-last keyframe to its last keyframe if the last keyframe has
 * no value. Otherwise, lottie-web would throw.
 */
function endGradient({ k }: { k?: unknown }) {
  const [before, last] = asArray(k).slice(-2);
  if (typeof last === 'object' && last) last.s ??= before?.e;
}

/**
 * Fixes the keyframes of all properties of `part`.
 * @param depth the number of levels to search below the values of `part`
 */
function fixProperties(part: object, depth: number) {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null || SKIPPED.includes(key)) continue;
    if (isAnimated(value)) fixProperty(value);
    else if (depth > 0) fixProperties(value, depth - 1);
  }
}

function isAnimated(property: { k?: unknown }): property is { k: Keyframe[] } {
  return Array.isArray(property.k) && typeof property.k[0] === 'object' && property.k[0] !== null;
}

function fixProperty(property: { k: unknown }) {
  const keyframes = (property.k as Keyframe[]).filter((keyframe) => typeof keyframe === 'object' && keyframe);
  keyframes.forEach((keyframe, index) => {
    for (const key of ['s', 'e'] as const) {
      const value = keyframe[key];
      if (value !== undefined && !Array.isArray(value)) keyframe[key] = [Number(value) || 0];
    }
    keyframe.t ??= 0;
    if (keyframe.h === true) keyframe.h = 1;
    if (keyframe.h === 1 || index === keyframes.length - 1) return;
    keyframe.o = easing(keyframe.o, 0);
    keyframe.i = easing(keyframe.i, 1);
  });
  const [only, next] = keyframes;
  property.k = next || !Array.isArray(only?.s) ? keyframes : unwrapped(only.s);
}

function easing(given: unknown, linear: number) {
  const { x, y } = asRecord(given);
  return isHandle(x) && isHandle(y) ? given : { x: linear, y: linear };
}

const isHandle = (value: unknown) => (Array.isArray(value) ? value.length > 0 : typeof value === 'number');

/** Returns the value of a keyframe, without the array around a single number or path. */
function unwrapped(list: unknown[]) {
  return list.length === 1 ? list[0] : list;
}
