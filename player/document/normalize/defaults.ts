import { type Animation, asArray, asRecord, type Layer, LayerType, type Shape } from '../lottie';
import { layersOf, shapesOf, visitObjects } from '../traverse';

/** The value of a property without animation. */
type Value = number | number[];

/**
 * Default values of the shape properties that lottie-web requires: if one of these properties is missing,
 * lottie-web draws nothing or throws. For other properties, such as the position, anchor, scale and rotation
 * of a transform, lottie-web has its own defaults.
 */
const VALUES: Record<string, Record<string, Value>> = {
  el: { p: [0, 0], s: [0, 0] },
  fl: { c: [0, 0, 0, 1], o: 100 },
  gf: { o: 100, s: [0, 0], e: [0, 0] },
  gs: { o: 100, s: [0, 0], e: [0, 0], w: 1 },
  op: { a: 0, ml: 4 },
  pb: { a: 0 },
  rc: { p: [0, 0], r: 0, s: [0, 0] },
  rd: { r: 0 },
  rp: { c: 1, o: 0 },
  sr: { or: 0, os: 0, p: [0, 0], pt: 5, r: 0 },
  st: { c: [0, 0, 0, 1], o: 100, w: 1 },
  tm: { e: 100, o: 0, s: 0 },
  tr: { o: 100 },
  zz: { pt: 1, r: 0, s: 0 },
};

/**
 * Default values in effects, keyed by the type of the value: slider, angle, color, point, checkbox, menu,
 * layer and mask.
 */
const EFFECT_VALUES: Record<number, Value> = {
  0: 0,
  1: 0,
  2: [0, 0, 0, 1],
  3: [0, 0],
  4: 0,
  7: 0,
  10: 0,
  11: 0,
};

/** The opacity and the expansion of a mask. */
const MASK = { o: 100, x: 0 };

/** The properties of a transform. */
const TRANSFORM = ['a', 'o', 'or', 'p', 'r', 'rx', 'ry', 'rz', 's', 'sa', 'sk'];

/** The values of a 3D layer's rotations about the three axes, and of its orientation. */
const ROTATIONS: Record<string, Value> = { rx: 0, ry: 0, rz: 0, or: [0, 0, 0] };

/** The properties of stars that polygons don't have, with their default values. */
const STAR = { ir: 0, is: 0 };

/**
 * The miter limit of strokes whose limit is missing or 0. Browsers ignore 0, and use different defaults for
 * SVG and for a canvas.
 */
const MITER_LIMIT = 4;

/** The line join (`lj`) with sharp corners. */
const MITER = 1;

/** The types of shapes that can't be drawn without a path or colors. */
const REQUIRING = ['sh', 'gf', 'gs'];

/** The ratio between the zoom of After Effects' default camera, in pixels, and the width of the composition. */
const ZOOM = 50 / 36;

/** Default values of fields that are plain numbers instead of animatable properties. */
const CONSTANTS: Record<string, Record<string, number>> = {
  gf: { t: 1 },
  gs: { t: 1 },
  rc: { d: 1 },
  sr: { sy: 1 },
};

/**
 * Adds fields that are optional in the format, and required fields that exporters omit, such as the opacity
 * of a fill or a transform, the roundness of a star and the start time of a layer. Without these fields,
 * lottie-web draws nothing or throws (airbnb/lottie-web#1306 and similar issues are unanswered). Removes empty
 * properties, which exporters write instead of leaving them out. Changes 13 sample files.
 */
export function applyDefaults(animation: Animation) {
  if (animation.assets !== undefined) animation.assets = objectsIn(animation.assets);
  const { assets } = animation;
  for (const asset of asArray(assets)) if (asset.layers) asset.layers = objectsIn(asset.layers);
  // If `chars` exists, even if it is empty, lottie-web draws text only with the letters in `chars`.
  if (asArray(animation.chars).length === 0) delete animation.chars;
  // lottie-web calls `split` on the version, and would throw if the version isn't a string.
  if (typeof animation.v !== 'string') delete animation.v;
  // lottie-web uses the first of several assets with the same id.
  const byId = new Map(
    asArray(assets)
      .map((asset) => [String(asset.id), asset] as const)
      .reverse(),
  );
  for (const layer of layersOf(animation)) completeLayer(layer, animation, byId);
}

type Size = { w?: number; h?: number };

function completeLayer(layer: Layer, { ip, op, w, h }: Animation, assets: ReadonlyMap<unknown, Size>) {
  visitObjects(layer, removeEmpty, isList);
  assignMissing(layer, { ip, op, st: 0 });
  layer.ks = transform(layer.ks);
  if (layer.ty === LayerType.shape) layer.shapes = inGroup(objectsIn(layer.shapes));
  if (layer.masksProperties)
    layer.masksProperties = objectsIn(layer.masksProperties).filter(({ pt }) => asRecord(pt).k);
  for (const mask of asArray(layer.masksProperties)) {
    mask.mode ??= 'i';
    assignValues(mask, MASK);
  }
  if (layer.ty === LayerType.composition) {
    const composition = assets.get(String(layer.refId));
    assignMissing(layer, { w: composition?.w ?? w, h: composition?.h ?? h });
  }
  if (layer.ty === LayerType.camera) {
    assignValues(layer, { pe: ZOOM * w });
    assignValues(layer.ks, { ...ROTATIONS, p: [w / 2, h / 2, -ZOOM * w] });
  }
  for (const value of asArray(layer.ef).flatMap((effect) => asArray(effect?.ef))) {
    const neutral = EFFECT_VALUES[value?.ty];
    if (neutral !== undefined) assignValues(value, { v: neutral });
  }
  for (const shape of shapesOf(layer)) completeShape(shape);
}

/** Moves shapes into a group if there is a transform among them. lottie-web supports transforms only in groups. */
const inGroup = (shapes: Shape[]): Shape[] =>
  shapes.some(({ ty }) => ty === 'tr') ? [{ ty: 'gr', it: shapes }] : shapes;

function completeShape(shape: Shape) {
  const type = String(shape.ty);
  if (REQUIRING.includes(type) && !asRecord(shape.ks ?? asRecord(shape.g).k).k) delete shape.ty;
  assignValues(shape, VALUES[type]);
  assignMissing(shape, CONSTANTS[type]);
  if (shape.lj === MITER) shape.ml ||= MITER_LIMIT;
  COMPLETE[type]?.(shape);
}

/** What is completed in addition to values and constants, keyed by the type of the shape. */
const COMPLETE: Record<string, (shape: Shape) => void> = {
  gr(group) {
    const shapes: Shape[] = objectsIn(group.it);
    // If a style outside of the group applies to a path in it, lottie-web requires a transform.
    group.it = shapes.some(({ ty }) => ty === 'tr') ? shapes : [...shapes, { ty: 'tr', o: { k: 100 } }];
  },
  gs: completeDashes,
  rp(repeater) {
    const copy = transform(repeater.tr);
    assignValues(copy, { so: 100, eo: 100 });
    repeater.tr = copy;
  },
  sr: starOrPolygon,
  st: completeDashes,
  tr: transform,
};

function completeDashes(stroke: Shape) {
  for (const dash of asArray(stroke.d).filter(Boolean)) assignValues(dash, { v: 0 });
}

/**
 * Returns the objects in a list, without all other items. lottie-web expects only objects in lists of assets,
 * layers, shapes and masks.
 */
export const objectsIn = (list: unknown) =>
  asArray(list).filter((part) => typeof part === 'object' && part && !Array.isArray(part));

/**
 * Adds the properties of stars to a star, and removes them from a polygon. lottie-web's expression engine
 * throws if a polygon has them.
 */
function starOrPolygon(shape: Shape) {
  if (shape.sy === 1) return assignValues(shape, STAR);
  for (const key of Object.keys(STAR)) delete shape[key];
}

/** Removes invalid properties from a transform, because lottie-web has defaults for missing properties. */
function transform(given: unknown): Record<string, unknown> {
  const values = asRecord(given);
  removeInvalid(values, TRANSFORM);
  const position = asRecord(values.p);
  if (position.s === true) assignValues(position, { x: 0, y: 0 });
  if (values.sk) assignValues(values, { sa: 0 });
  // If a rotation or the orientation exists, lottie-web requires all rotations and the orientation.
  if (Object.keys(ROTATIONS).some((name) => values[name])) assignValues(values, ROTATIONS);
  return values;
}

/** Removes the properties with these names whose values are invalid. */
export function removeInvalid(values: Record<string, unknown>, names: readonly string[]) {
  for (const name of names) {
    const property = propertyOf(values[name]);
    if (property.s === true || isValue(property.k)) values[name] = property;
    else delete values[name];
  }
}

/** Returns a property that can be changed. A plain number is the value of a property. */
const propertyOf = (given: unknown) =>
  (typeof given === 'number' ? { k: given } : asRecord(given)) as Record<string, unknown>;

/** Removes all fields of an object that contain `{}` or `null`. */
function removeEmpty(object: object) {
  if (Array.isArray(object)) return;
  for (const [key, value] of Object.entries(object)) if (isEmpty(value)) Reflect.deleteProperty(object, key);
}

/** Returns whether a value is a list of numbers, points or texts, which contains no properties. */
const isList = (value: object) =>
  Array.isArray(value) && (typeof value[0] !== 'object' || Array.isArray(value[0]));

const isEmpty = (value: unknown) =>
  value === null ||
  (typeof value === 'object' && !Array.isArray(value) && Object.keys(value as object).length === 0);

function assignMissing(part: object, values: Record<string, unknown> = {}) {
  for (const [key, value] of Object.entries(values)) {
    Object.assign(part, { [key]: Object(part)[key] ?? value });
  }
}

/** Returns whether `k` is a number, a list of numbers or a list of keyframes. */
function isValue(k: unknown): boolean {
  if (!Array.isArray(k)) return typeof k === 'number';
  return ['number', 'object'].some((type) => k.every((item) => typeof item === type));
}

/**
 * Sets the values of properties that are missing or invalid, or that refer to a slot that the file doesn't
 * have.
 */
export function assignValues(part: object, values: Record<string, Value> = {}) {
  for (const [key, value] of Object.entries(values)) {
    const property = propertyOf(Object(part)[key]);
    // Copy the array for each property, because lottie-web modifies arrays.
    if (!isValue(property.k)) property.k = Array.isArray(value) ? [...value] : value;
    Object.assign(part, { [key]: property });
  }
}
