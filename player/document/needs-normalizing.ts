import type { Animation } from './lottie';

/** The fields by which lottie-web draws each type of shape. A shape of another type counts as incomplete. */
export const SHAPES: Record<string, readonly string[]> = {
  el: ['p', 's'],
  fl: ['c', 'o'],
  gf: ['e', 'g', 'o', 's', 't'],
  gr: ['it'],
  rc: ['d', 'p', 'r', 's'],
  sh: ['ks'],
  st: ['c', 'o', 'w'],
  tm: ['e', 'o', 's'],
  tr: ['o'],
};

/** Groups within each other; deeper ones are looked at without recursion, by what mends. */
const MAX_DEPTH = 100;

// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
type Anything = any;

/**
 * Whether an animation says all that lottie-web has to be told, as what most exporters write does. It may be told that a file
 * is not complete which is, and costs a visitor one small file more then, but never the other way: normalize/
 * gives a file what it lacks.
 */
export function isComplete({ v, layers, assets }: Animation): boolean {
  // Images and compositions alike: one without layers has an address, or should have.
  const lists = Array.isArray(assets) ? assets.map((asset) => asset?.layers) : [assets ?? []];
  const ids = new Set(Array.isArray(assets) ? assets.map((asset) => asset?.id) : []);
  return typeof v === 'string' && [layers, ...lists].every((list) => areLayersComplete(list, ids));
}

function areLayersComplete(layers: Anything, ids: Set<unknown>): boolean {
  if (!Array.isArray(layers)) return false;
  const numbers = layers.map((layer) => layer?.ind).filter((ind) => ind !== undefined);
  return (
    new Set(numbers.map(String)).size === numbers.length &&
    layers.every((layer) => isLayerComplete(layer, ids))
  );
}

function isLayerComplete(layer: Anything, ids: Set<unknown>): boolean {
  if (!layer) return false;
  const { ty, refId, ip, op, st, ks, w, h, ind, parent, shapes, tm } = layer;
  return (
    [ip, op, st].every(Number.isFinite) &&
    isTransformComplete(ks) &&
    (ty !== 0 || (ids.has(refId) && w && h)) &&
    (ty !== 4 || areShapesComplete(shapes)) &&
    parent !== null &&
    (parent === undefined || String(parent) !== String(ind)) &&
    isValueComplete(tm)
  );
}

function areShapesComplete(shapes: Anything, depth = 0): boolean {
  return Array.isArray(shapes) && depth < MAX_DEPTH && shapes.every((shape) => isShapeComplete(shape, depth));
}

function isShapeComplete(shape: Anything, depth: number): boolean {
  return (
    Boolean(SHAPES[shape?.ty]?.every((name) => shape[name] !== undefined)) &&
    // A corner without its limit, or with one that no browser takes.
    (shape.lj !== 1 || shape.ml) &&
    (shape.ty === 'gr'
      ? areShapesComplete(shape.it, depth + 1)
      : isTransformComplete(shape) &&
        isGradientComplete(shape.g?.k?.k) &&
        [shape.g?.k, ...[shape.d].flat().map((dash) => dash?.v)].every(isValueComplete))
  );
}

/** Whether the last keyframe of a gradient that has some says where it ends. */
function isGradientComplete(values: Anything): boolean {
  const last = Array.isArray(values) ? values.at(-1) : undefined;
  return typeof last !== 'object' || Boolean(last?.s);
}

/** Whether each value of a transform, a path or a style is complete. */
function isTransformComplete(part: Anything): boolean {
  return typeof part === 'object' && part !== null && Object.values(part).every(isValueComplete);
}

function isValueComplete(value: Anything): boolean {
  if (typeof value !== 'object') return true;
  if (value === null) return false;
  // A position in parts, and what is looked at elsewhere: dashes and a gradient.
  if (value.s === true) return [value.x, value.y, value.z].every(isValueComplete);
  const { k } = value;
  if (k === undefined) return Array.isArray(value);
  return !Array.isArray(k) || typeof k[0] !== 'object' || areKeyframesComplete(k);
}

function areKeyframesComplete(keyframes: Anything[]): boolean {
  const last = keyframes.length - 1;
  return (
    last > 0 &&
    keyframes.every((keyframe, index) => {
      const { t, s, e, h, i, o } = keyframe ?? {};
      return (
        t !== undefined &&
        [s, e].every((one) => one === undefined || Array.isArray(one)) &&
        (index === last || h === 1 || (isHandle(i) && isHandle(o)))
      );
    })
  );
}

const isHandle = (handle: Anything) =>
  [handle?.x, handle?.y].every((one) => Number.isFinite(one) || one?.length > 0);
