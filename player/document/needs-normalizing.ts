import type { Animation } from './lottie';

/** The rotations and the orientation of a 3D layer. */
const ROTATIONS = ['rx', 'ry', 'rz', 'or'];

/** The fields that lottie-web needs for each type of shape. A shape of another type counts as incomplete. */
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

/** Levels of nested groups that this module checks by recursion. A file with more counts as incomplete. */
const MAX_DEPTH = 100;

// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
type Anything = any;

/**
 * Whether an animation lacks a field that lottie-web needs and normalize/ adds. Most exporters write complete
 * files. A complete file may be reported as incomplete, which only costs one more small download, but never
 * the other way round.
 */
export function needsNormalizing({ v, layers, assets }: Animation): boolean {
  // An asset without layers, such as an image, counts as incomplete too: its address has to be resolved.
  const lists = Array.isArray(assets) ? assets.map((asset) => asset?.layers) : [assets ?? []];
  const ids = new Set(Array.isArray(assets) ? assets.map((asset) => asset?.id) : []);
  return typeof v !== 'string' || ![layers, ...lists].every((list) => areLayersComplete(list, ids));
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
  const { ty, refId, ip, op, st, ks, w, h, ind, parent, shapes, tm, hasMask, masksProperties } = layer;
  return (
    [ip, op, st].every(Number.isFinite) &&
    isTransformComplete(ks) &&
    areRotationsComplete(ks) &&
    (ty !== 0 || (ids.has(refId) && w && h)) &&
    (ty !== 4 || areShapesComplete(shapes)) &&
    (!hasMask || masksProperties) &&
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
    // A miter join needs a limit above 0.
    (shape.lj !== 1 || shape.ml) &&
    (shape.ty === 'gr'
      ? areShapesComplete(shape.it, depth + 1)
      : isTransformComplete(shape) &&
        isGradientComplete(shape.g?.k?.k) &&
        [shape.g?.k, ...[shape.d].flat().map((dash) => dash?.v)].every(isValueComplete))
  );
}

/** Whether the last keyframe of a gradient, if it has keyframes, has a value. */
function isGradientComplete(values: Anything): boolean {
  const last = Array.isArray(values) ? values.at(-1) : undefined;
  return typeof last !== 'object' || Boolean(last?.s);
}

/** Whether each property of a transform, a path or a style is complete. */
function isTransformComplete(part: Anything): boolean {
  return typeof part === 'object' && part !== null && Object.values(part).every(isValueComplete);
}

/** Whether a transform has all of a 3D layer's rotations, or none. */
function areRotationsComplete(transform: Anything): boolean {
  const found = ROTATIONS.filter((name) => transform[name]);
  return found.length === 0 || found.length === ROTATIONS.length;
}

function isValueComplete(value: Anything): boolean {
  if (typeof value !== 'object') return true;
  if (value === null) return false;
  // A position with separate dimensions.
  if (value.s === true) return [value.x, value.y, value.z].every(isValueComplete);
  const { k } = value;
  // An array holds dashes, which isShapeComplete checks.
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
        [s, e].every((value) => value === undefined || Array.isArray(value)) &&
        (index === last || h === 1 || (isHandle(i) && isHandle(o)))
      );
    })
  );
}

const isHandle = (handle: Anything) =>
  [handle?.x, handle?.y].every((value) => Number.isFinite(value) || value?.length > 0);
