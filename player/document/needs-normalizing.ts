import type { Animation } from './lottie';

/** Types of layers. `LayerType` isn't imported, because plain files don't need it. */
const COMPOSITION = 0;
const SHAPE = 4;

/** The rotations and the orientation of a 3D layer. */
const ROTATIONS = ['rx', 'ry', 'rz', 'or'];

/**
 * The fields that lottie-web requires for each type of shape. Shapes of all other types count as incomplete.
 */
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

/** Maximum nesting depth of groups. A file with more deeply nested groups counts as incomplete. */
const MAX_DEPTH = 100;

// biome-ignore lint/suspicious/noExplicitAny: a file can contain anything
type Anything = any;

/**
 * Returns whether an animation is incomplete: whether it lacks a field that lottie-web requires and that the
 * rules in `normalize/` add. Most exporters write complete files. The function detects every incomplete file.
 * It can also return `true` for a complete file, which only costs a small download.
 */
export function needsNormalizing({ v, layers, assets }: Animation): boolean {
  // An asset without layers, such as an image, also counts as incomplete, because its URL must be resolved.
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
  const { ip, op, st, ks, tm, hasMask, masksProperties } = layer;
  return (
    [ip, op, st].every(Number.isFinite) &&
    isTransformComplete(ks) &&
    areRotationsComplete(ks) &&
    isContentComplete(layer, ids) &&
    isParentComplete(layer) &&
    (!hasMask || masksProperties) &&
    isValueComplete(tm)
  );
}

function isContentComplete({ ty, refId, w, h, shapes }: Anything, ids: Set<unknown>): boolean {
  if (ty === COMPOSITION) return ids.has(refId) && w && h;
  return ty !== SHAPE || areShapesComplete(shapes);
}

const isParentComplete = ({ parent, ind }: Anything) =>
  parent === undefined || (parent !== null && String(parent) !== String(ind));

function areShapesComplete(shapes: Anything, depth = 0): boolean {
  return Array.isArray(shapes) && depth < MAX_DEPTH && shapes.every((shape) => isShapeComplete(shape, depth));
}

function isShapeComplete(shape: Anything, depth: number): boolean {
  return Boolean(
    Object.hasOwn(SHAPES, shape?.ty) &&
      (depth > 0 || shape.ty !== 'tr') &&
      SHAPES[shape.ty]?.every((name) => shape[name] !== undefined) &&
      // Miter joins require a limit above 0.
      (shape.lj !== 1 || shape.ml) &&
      (shape.ty === 'gr'
        ? areShapesComplete(shape.it, depth + 1) && shape.it.some(({ ty }: Anything) => ty === 'tr')
        : isTransformComplete(shape) &&
          isGradientComplete(shape.g?.k?.k) &&
          [shape.g?.k, ...[shape.d].flat().map((dash) => dash?.v)].every(isValueComplete)),
  );
}

/**
 * Returns whether a gradient is complete. The last keyframe of an animated gradient must have a value, and all
 * values must have the same length.
 */
function isGradientComplete(values: Anything): boolean {
  if (typeof values?.[0] !== 'object') return true;
  return Boolean(values.at(-1)?.s) && areSame(values.map((keyframe: Anything) => keyframe?.s?.length));
}

const areSame = (values: unknown[]) => new Set(values).size < 2;

/** Returns whether every property of a transform, path or style is complete. */
function isTransformComplete(part: Anything): boolean {
  return typeof part === 'object' && part !== null && Object.values(part).every(isValueComplete);
}

/** Returns whether a transform has all rotations of a 3D layer, or none. */
function areRotationsComplete(transform: Anything): boolean {
  const found = ROTATIONS.filter((name) => transform[name]);
  return found.length === 0 || found.length === ROTATIONS.length;
}

function isValueComplete(value: Anything): boolean {
  if (typeof value !== 'object') return true;
  if (value === null) return false;
  // The value is a position with separate dimensions.
  if (value.s === true) return [value.x, value.y, value.z].every(isValueComplete);
  const { k } = value;
  // A value without `k` is complete only if it is a list of dashes, which `isShapeComplete` checks.
  if (k === undefined) return Array.isArray(value);
  return !Array.isArray(k) || typeof k[0] !== 'object' || areKeyframesComplete(k);
}

function areKeyframesComplete(keyframes: Anything[]): boolean {
  const last = keyframes.length - 1;
  return (
    last > 0 &&
    keyframes.every((keyframe, index) => {
      const { t, s, e, h, i, o, to, ti } = keyframe ?? {};
      return (
        t !== undefined &&
        [s, e].every((value) => value === undefined || Array.isArray(value)) &&
        // The end value of a keyframe without a hold is also the value of the last keyframe.
        (s || (index === last && keyframes[last - 1]?.h !== 1)) &&
        Boolean(to?.length) === Boolean(ti?.length) &&
        (!to || to.length > 0) &&
        (index === last || h === 1 || (isHandle(i) && isHandle(o)))
      );
    }) &&
    areSame(keyframes.flatMap(({ s, e }) => [s, e].map(kindOfPath).filter(Boolean)))
  );
}

/** Returns the number of points of a path, and whether it is closed; `undefined` for other values. */
const kindOfPath = (value: Anything) => value?.[0]?.v && `${value[0].v.length} ${Boolean(value[0].c)}`;

const isHandle = (handle: Anything) =>
  [handle?.x, handle?.y].every((value) => Number.isFinite(value) || value?.length > 0);
