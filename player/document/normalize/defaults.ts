import { layersOf, shapesOf } from '../layers';
import { type Animation, LayerType, type Shape } from '../lottie';
import { asArray, asRecord } from '../unknown-json';

/** The value of a property that stays what it is. */
type Value = number | number[];

/**
 * What a shape has where the file leaves it out. lottie-web has some of it itself (a transform's position, anchor, scale and
 * rotation among them), and draws nothing or throws without the rest.
 */
export const VALUES: Record<string, Record<string, Value>> = {
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

/** Values of effects by their type: sliders, angles, colours, points, checkboxes, menus, layers and masks. */
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

/** A mask's opacity, and how far it reaches beyond its path. */
const MASK = { o: 100, x: 0 };

/** What only a star has, and not a polygon. */
const STAR = { ir: 0, is: 0 };

/** How far a sharp corner reaches where the file says nothing, or 0, which no browser takes: each would have its own. */
const MITER_LIMIT = 4;

/** How lines are joined (`lj`): by corners. */
const MITER = 1;

/** Defaults of fields that are plain numbers, not animatable properties. */
export const CONSTANTS: Record<string, Record<string, number>> = {
  gf: { t: 1 },
  gs: { t: 1 },
  rc: { d: 1 },
  sr: { sy: 1 },
};

/**
 * Gives a file what the format lets it leave out, and what exporters leave out all the same: a fill's or a transform's
 * opacity, a star's roundness, a layer's start. lottie-web draws nothing without most of it, and throws without the rest
 * (airbnb/lottie-web#1306 and others like it end without an answer). Changes 3 sample files.
 */
export function applyDefaults(animation: Animation) {
  const { ip, op, assets } = animation;
  // With a list of letters' shapes lottie-web draws texts by them alone, also by none.
  if (asArray(animation.chars).length === 0) delete animation.chars;
  // lottie-web splits a version as text, whatever it is.
  if (typeof animation.v !== 'string') delete animation.v;
  for (const layer of layersOf(animation)) {
    assignMissing(layer, { ip, op, st: 0 });
    layer.ks = transform(layer.ks);
    if (layer.ty === LayerType.shape) layer.shapes = asArray(layer.shapes);
    for (const mask of asArray(layer.masksProperties).filter(Boolean)) {
      mask.mode ??= 'i';
      assignValues(mask, MASK);
    }
    if (layer.ty === LayerType.composition) {
      const composition = asArray(assets).find((asset) => asset?.id === layer.refId);
      assignMissing(layer, { w: composition?.w ?? animation.w, h: composition?.h ?? animation.h });
    }
    for (const value of asArray(layer.ef).flatMap((effect) => asArray(effect?.ef))) {
      const neutral = EFFECT_VALUES[value?.ty];
      if (neutral !== undefined) assignValues(value, { v: neutral });
    }
    for (const shape of shapesOf(layer)) {
      const type = String(shape.ty);
      assignValues(shape, VALUES[type]);
      assignMissing(shape, CONSTANTS[type]);
      if (type === 'sr') starOrPolygon(shape);
      if (shape.lj === MITER) shape.ml ||= MITER_LIMIT;
      if (type === 'st' || type === 'gs')
        for (const dash of asArray(shape.d).filter(Boolean)) assignValues(dash, { v: 0 });
      if (type === 'gr') shape.it = asArray(shape.it);
      if (type === 'tr') transform(shape);
      if (type === 'rp') {
        const copy = transform(shape.tr);
        assignValues(copy, { so: 100, eo: 100 });
        shape.tr = copy;
      }
    }
  }
}

/** What evaluates expressions throws at a polygon that has what only a star has. */
function starOrPolygon(shape: Shape) {
  if (shape.sy === 1) return assignValues(shape, STAR);
  for (const key of Object.keys(STAR)) delete shape[key];
}

/** What a transform names without a value, lottie-web has a value for once it is not named. */
function transform(given: unknown): Record<string, unknown> {
  const values = asRecord(given);
  for (const [key, value] of Object.entries(values)) {
    if (isEmpty(value)) delete values[key];
  }
  if (values.sk) assignValues(values, { sa: 0 });
  return values;
}

function isEmpty(property: unknown) {
  return typeof property === 'object' && (property === null || Object.keys(property).length === 0);
}

function assignMissing(part: object, values: Record<string, unknown> = {}) {
  for (const [key, value] of Object.entries(values)) {
    Object.assign(part, { [key]: Object(part)[key] ?? value });
  }
}

/** A property whose value stands in a slot that the file does not have is left out too. */
function assignValues(part: object, values: Record<string, Value> = {}) {
  for (const [key, value] of Object.entries(values)) {
    const property = asRecord(Object(part)[key]);
    // lottie-web writes into lists.
    property.k ??= Array.isArray(value) ? [...value] : value;
    Object.assign(part, { [key]: property });
  }
}
