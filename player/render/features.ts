import { imagesOf, isSvgImage } from '../document/image-assets';
import { MAX_CANVAS_SIDE } from '../document/limits/limits';
import {
  type Animation,
  asArray,
  asRecord,
  type Layer,
  LayerType,
  MatteType,
  type Shape,
} from '../document/lottie';
import { isClipPath } from '../document/normalize/masks';
import { documentsOf, layersOf, shapesOf } from '../document/traverse';
import type { PlayerRenderer } from '../types';
import { blendsMasks, EFFECTS, TRANSFORM } from './lottie-web/supported-effects';
import { canReadPixels } from './pixel-access';

/** A file with all of its layers and shapes, including nested ones. */
type Contents = { animation: Animation; layers: Layer[]; shapes: Shape[] };

type Mask = ReturnType<typeof asRecord>;

/** The renderers that don't support a feature, and a function that detects the feature. */
type UnsupportedFeature = { renderers: readonly PlayerRenderer[]; isIn(contents: Contents): boolean };

/**
 * The name of the feature that outweighs all others. A renderer that doesn't support cameras would draw every
 * layer in the wrong place.
 */
export const CAMERA = 'cameras';

/** The name of the feature that outweighs any other single one. Without it, layers have wrong sizes and forms. */
export const DEPTH = 'the depth of 3D layers';

/*
 * The names of the features are in the log, and in player/SUPPORT.md (`npm run assets -- reference`).
 */

/** The features that some renderers don't support, keyed by name. */
export const UNSUPPORTED_FEATURES: Record<string, UnsupportedFeature> = {
  [CAMERA]: {
    renderers: ['svg', 'canvas'],
    isIn: ({ layers }) => layers.some(({ ty }) => ty === LayerType.camera),
  },
  [DEPTH]: {
    renderers: ['svg', 'canvas'],
    isIn: ({ layers }) => layers.some(hasDepth),
  },
  mattes: {
    renderers: ['html'],
    isIn: ({ layers }) => layers.some(({ tt }) => tt),
  },
  /** The canvas renderer reads the pixels of these mattes. */
  'luma mattes in a browser that changes the pixels which scripts read': {
    renderers: ['canvas', 'html'],
    isIn: ({ layers }) => layers.some(({ tt }) => Number(tt) >= MatteType.luma) && !canReadPixels(),
  },
  /** In HTML, the clipping of a composition antialiases the clipped edges of its layers a second time. */
  compositions: {
    renderers: ['html'],
    isIn: ({ layers }) => layers.some(({ ty }) => ty === LayerType.composition),
  },
  /** In SVG, these masks need blend modes (svg-masks.ts). */
  'masks with the modes lighten, darken and difference in Firefox': {
    renderers: ['svg', 'html'],
    isIn: ({ layers }) =>
      !blendsMasks() &&
      layers.flatMap(masksOf).some(({ mode }) => mode === 'l' || mode === 'd' || mode === 'f'),
  },
  /** WebKit doesn't repaint these masks when the HTML renderer changes them. */
  'animated masks, except opaque ones with the mode add': {
    renderers: ['html'],
    isIn: ({ layers }) =>
      layers.map(masksOf).some((masks) => masks.some(isAnimated) && !masks.every(isClipPath)),
  },
  repeaters: {
    renderers: ['html'],
    isIn: ({ shapes }) => shapes.some(({ ty }) => ty === 'rp'),
  },
  'blend modes of shapes': {
    renderers: ['canvas'],
    isIn: ({ shapes }) => shapes.some(({ bm }) => bm),
  },
  /**
   * lottie-web's canvas renderer throws when it looks for the path. Its HTML renderer doesn't draw the text.
   */
  'text on a path': {
    renderers: ['canvas', 'html'],
    isIn: ({ layers }) => layers.some(({ t }) => asRecord(asRecord(t).p).m !== undefined),
  },
  'text in fonts': {
    renderers: ['canvas'],
    isIn: ({ layers, animation }) => !animation.chars && layers.some(({ ty }) => ty === LayerType.text),
  },
  /** lottie-web's HTML renderer draws no stroke around text in fonts, and cuts the stroke of glyphs. */
  'strokes of text': {
    renderers: ['html'],
    isIn: ({ layers }) => layers.flatMap(documentsOf).some(({ sc, sw }) => sc && Number(sw) > 0),
  },
  'letters that are compositions': {
    renderers: ['canvas', 'html'],
    isIn: ({ animation }) => asArray(animation.chars).some((letter) => letter?.t === 1),
  },
  'the effects tint, fill, stroke, tritone, levels, drop shadow, blur and Set Matte': {
    renderers: ['canvas', 'html'],
    isIn: ({ layers }) => layers.some(({ ef }) => asArray(ef).some(isSvgEffect)),
  },
  'the effect transform': {
    renderers: ['html'],
    isIn: ({ layers }) =>
      layers.some(({ ef }) => asArray(ef).some((effect) => Number(effect?.ty) === TRANSFORM)),
  },
  /** Browsers can't draw an SVG image to a canvas if the image has no size. */
  'SVG images': {
    renderers: ['canvas', 'html'],
    isIn: ({ animation }) => imagesOf(animation).some(isSvgImage),
  },
  'a width or height of more than 16,384 pixels': {
    renderers: ['canvas'],
    isIn: ({ animation: { w, h } }) => Math.max(w, h) > MAX_CANVAS_SIDE,
  },
};

/** The features that no renderer supports, keyed by name, with the functions that detect them. */
export const UNDRAWN_FEATURES: Record<string, (contents: Contents) => boolean> = {
  'video, lights and adjustment layers': ({ layers }) =>
    layers.some(({ ty }) => [8, 9, 12, 14].includes(Number(ty))),
  'layer styles': ({ layers }) => layers.some(({ sy }) => asArray(sy).length > 0),
  "compositions that don't clip their layers": ({ layers }) =>
    layers.some(({ ty, ct }) => ty === LayerType.composition && ct),
  'feathered masks': ({ layers }) =>
    layers.flatMap(masksOf).some(({ f }) => valuesOf(asRecord(f).k).flat().some(Boolean)),
  "effects that SUPPORT.md doesn't list": ({ layers }) =>
    layers.some(({ ef }) => asArray(ef).some(isUndrawnEffect)),
  'the shape modifier twist': ({ shapes }) => shapes.some(({ ty }) => ty === 'tw'),
  'text animators of blur, line spacing, the opacity of fills and strokes, and the hue, saturation and brightness of strokes':
    ({ layers }) =>
      animatorsOf(layers).some(({ a }) => UNDRAWN_ANIMATORS.some((name) => name in asRecord(a))),
  'expression selectors, which select all letters': ({ layers }) =>
    animatorsOf(layers).some(({ s }) => asRecord(s).t === EXPRESSION_SELECTOR),
};

/** The fields (`a`) of text animators that lottie-web ignores. */
const UNDRAWN_ANIMATORS = ['bl', 'ls', 'fo', 'so', 'sh', 'ss', 'sb'];

/** The type (`t`) of selectors whose values are computed by an expression. */
const EXPRESSION_SELECTOR = 1;

/** Matches the names of effects that only have values for expressions. */
const CONTROLS = /^Pseudo\/| Control$/;

const contentsOf = (animation: Animation): Contents => {
  const layers = layersOf(animation);
  return { animation, layers, shapes: layers.flatMap(shapesOf) };
};

/** Returns the names of the features in a file that a renderer doesn't support, but another one does. */
export function unsupportedFeatures(animation: Animation, renderer: PlayerRenderer): string[] {
  const contents = contentsOf(animation);
  return Object.entries(UNSUPPORTED_FEATURES)
    .filter(([, { renderers, isIn }]) => renderers.includes(renderer) && isIn(contents))
    .map(([name]) => name);
}

/** Returns whether a file has a camera or 3D layers, which only the HTML renderer doesn't draw flat. */
export const hasPerspective = (animation: Animation) =>
  unsupportedFeatures(animation, 'svg').some((name) => name === CAMERA || name === DEPTH);

/** Returns the names of the features in a file that no renderer supports. */
export function undrawnFeatures(animation: Animation): string[] {
  const contents = contentsOf(animation);
  return Object.keys(UNDRAWN_FEATURES).filter((name) => UNDRAWN_FEATURES[name]?.(contents));
}

/** Logs the names of the features in a file that are not drawn. */
export function warnUnsupported(renderer: PlayerRenderer, names: readonly string[]) {
  if (names.length > 0)
    console.warn(
      `Unsupported by the ${renderer} renderer: ${names.join(', ')}. The animation may look incomplete.`,
    );
}

const animatorsOf = (layers: readonly Layer[]) =>
  layers.flatMap(({ t }) => asArray(asRecord(t).a)).map(asRecord);

/** Returns whether an effect is neither drawn nor a control, nor switched off. */
function isUndrawnEffect(effect: { ty?: unknown; mn?: unknown; en?: unknown } | null) {
  const { ty, mn, en } = asRecord(effect);
  if (en === 0 || EFFECTS.svg.includes(Number(ty))) return false;
  return Number(ty) > LAST_CONTROL || (mn !== undefined && !CONTROLS.test(String(mn)));
}

/** The highest type of an effect that only has values. Exporters give other effects this type, too. */
const LAST_CONTROL = 19;

/** Returns whether a 3D layer is ever in front of or behind the picture, or turned about the x or y axis. */
function hasDepth({ ddd, ks }: Layer): boolean {
  const { rx, ry, or: orientation, p, a } = asRecord(ks);
  const isSet = (property: unknown, ...indices: number[]) =>
    valuesOf(asRecord(property).k).some((value) => indices.some((index) => value[index]));
  return (
    Boolean(ddd) &&
    (isSet(rx, 0) ||
      isSet(ry, 0) ||
      isSet(orientation, 0, 1) ||
      isSet(p, 2) ||
      isSet(asRecord(p).z, 0) ||
      isSet(a, 2))
  );
}

/** Returns the constant value, or the values of all keyframes, as lists of numbers. */
function valuesOf(k: unknown): unknown[][] {
  if (!Array.isArray(k) || typeof k[0] !== 'object') return [[k].flat()];
  return k.flatMap((keyframe) => [asArray(keyframe?.s), asArray(keyframe?.e)]);
}

const masksOf = ({ masksProperties }: Layer) => asArray(masksProperties).map(asRecord);

/** Returns whether the path or the expansion of a mask is animated. */
const isAnimated = ({ pt, x }: Mask) => [pt, x].some((property) => Array.isArray(asRecord(property).k));

/** Returns whether the SVG renderer supports an effect, but the canvas renderer doesn't. */
function isSvgEffect(effect: { ty?: unknown } | null) {
  const type = Number(effect?.ty);
  return EFFECTS.svg.includes(type) && !EFFECTS.canvas.includes(type);
}
