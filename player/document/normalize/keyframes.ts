import { layersOf, shapesOf } from '../layers';
import type { Animation } from '../lottie';
import { asArray, asRecord } from '../unknown-json';

type Keyframe = Record<'t' | 's' | 'e' | 'i' | 'o' | 'h', unknown>;

/** Lists that layersOf and shapesOf go through, and a text: the keyframes of its words hold no numbers. */
const SKIPPED = ['layers', 'shapes', 'it', 't'];

/** How deep to search: `layer.ks` (0) `.p` (1) `.x` (2), `effect.ef` (0) `[0]` (1) `.v` (2). */
const DEPTH = 2;

/**
 * Writes keyframes so that lottie-web reads them: one alone is a value that stays (lottie-web looks for the one after it),
 * one without easing goes straight on to the next, and a value is a list. Exporters other than After Effects' write them
 * so (airbnb/lottie-ios#1687 holds such a file). Changes no sample file.
 */
export function mendKeyframes(animation: Animation) {
  for (const layer of layersOf(animation)) {
    const { a: animators, m: grouping, p: path } = asRecord(layer.t);
    const parts = [
      layer,
      ...shapesOf(layer),
      { grouping, path },
      ...asArray(animators),
      ...asArray(layer.ef),
    ];
    for (const part of parts.filter(Boolean)) mendProperties(part, DEPTH);
    for (const { g } of shapesOf(layer)) endGradient(asRecord(asRecord(g).k));
  }
}

/** Of a gradient lottie-web reads the last keyframe's value too, and throws where it stands only as the end of the one before. */
function endGradient({ k }: { k?: unknown }) {
  const [before, last] = asArray(k).slice(-2);
  if (typeof last === 'object') last.s ??= before?.e;
}

/** @param depth how many objects deep a property may lie below one of these */
function mendProperties(part: object, depth: number) {
  for (const [key, value] of Object.entries(part)) {
    if (typeof value !== 'object' || value === null || SKIPPED.includes(key)) continue;
    if (isAnimated(value)) mendProperty(value);
    else if (depth > 0) mendProperties(value, depth - 1);
  }
}

function isAnimated(property: { k?: unknown }): property is { k: Keyframe[] } {
  return Array.isArray(property.k) && typeof property.k[0] === 'object' && property.k[0] !== null;
}

function mendProperty(property: { k: unknown }) {
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

function easing(given: unknown, straight: number) {
  const { x, y } = asRecord(given);
  return isGiven(x) && isGiven(y) ? given : { x: straight, y: straight };
}

const isGiven = (handle: unknown) => (Array.isArray(handle) ? handle.length > 0 : typeof handle === 'number');

/** A number and a path stand for themselves, outside of a list. */
function unwrapped(list: unknown[]) {
  return list.length === 1 ? list[0] : list;
}
