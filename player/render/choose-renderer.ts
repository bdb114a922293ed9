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
const CAMERA = 'cameras';

/**
 * The features that at least one renderer doesn't support, keyed by name. Features that the modules in
 * `patches/` add to lottie-web are not listed.
 */
const UNSUPPORTED_FEATURES: Record<string, UnsupportedFeature> = {
  [CAMERA]: {
    renderers: ['svg', 'canvas'],
    isIn: ({ layers }) => layers.some(({ ty }) => ty === LayerType.camera),
  },
  mattes: {
    renderers: ['html'],
    isIn: ({ layers }) => layers.some(({ tt }) => tt),
  },
  /** The canvas renderer reads the pixels of these mattes. */
  'luma mattes in a browser that changes the pixels which scripts read': {
    renderers: ['canvas'],
    isIn: ({ layers }) => layers.some(({ tt }) => Number(tt) >= MatteType.luma) && !canReadPixels(),
  },
  /** In HTML, the clipping of a composition antialiases the clipped edges of its layers a second time. */
  compositions: {
    renderers: ['html'],
    isIn: ({ layers }) => layers.some(({ ty }) => ty === LayerType.composition),
  },
  /** In SVG, these masks need blend modes (svg-masks.ts). */
  'masks with the modes lighten, darken and difference': {
    renderers: ['svg', 'html'],
    isIn: ({ layers }) =>
      !blendsMasks() &&
      layers.flatMap(masksOf).some(({ mode }) => mode === 'l' || mode === 'd' || mode === 'f'),
  },
  /** WebKit doesn't repaint these masks when the HTML renderer changes them. */
  'animated masks': {
    renderers: ['html'],
    isIn: ({ layers }) =>
      layers.map(masksOf).some((masks) => masks.some(isAnimated) && !masks.every(isClipPath)),
  },
  repeaters: {
    renderers: ['html'],
    isIn: ({ shapes }) => shapes.some(({ ty }) => ty === 'rp'),
  },
  'blended shapes': {
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
  effects: {
    renderers: ['canvas', 'html'],
    isIn: ({ layers }) => layers.some(({ ef }) => asArray(ef).some(isSvgEffect)),
  },
  'the transform effect': {
    renderers: ['html'],
    isIn: ({ layers }) =>
      layers.some(({ ef }) => asArray(ef).some((effect) => Number(effect?.ty) === TRANSFORM)),
  },
  /** Browsers can't draw an SVG image to a canvas if the image has no size. */
  'SVG images': {
    renderers: ['canvas', 'html'],
    isIn: ({ animation }) => imagesOf(animation).some(isSvgImage),
  },
  'sizes above 16,384 pixels': {
    renderers: ['canvas'],
    isIn: ({ animation: { w, h } }) => Math.max(w, h) > MAX_CANVAS_SIDE,
  },
};

/** The renderers in order of preference. */
const RENDERERS: readonly PlayerRenderer[] = ['svg', 'html', 'canvas'];

/**
 * Returns the requested renderer if it supports all features of the file, otherwise the renderer that
 * supports the most. Logs why the requested renderer was not chosen, and which features the chosen renderer
 * doesn't support.
 * @param animation the prepared animation
 */
export function chooseRenderer(animation: Animation, requested: PlayerRenderer): PlayerRenderer {
  const unsupported = unsupportedFeatures(animation);
  const cost = (one: PlayerRenderer) =>
    unsupported[one].length + (unsupported[one].includes(CAMERA) ? 100 : 0);
  const [renderer = requested] = [requested, ...RENDERERS].sort((one, other) => cost(one) - cost(other));
  if (renderer !== requested)
    console.info(
      `Using the ${renderer} renderer: the ${requested} renderer doesn't support ${unsupported[requested].join(', ')}.`,
    );
  if (unsupported[renderer].length > 0)
    console.warn(
      `Unsupported by the ${renderer} renderer: ${unsupported[renderer].join(', ')}. The animation may look incomplete.`,
    );
  return renderer;
}

/** Returns, for each renderer, the names of the features in a file that the renderer doesn't support. */
export function unsupportedFeatures(animation: Animation): Record<PlayerRenderer, string[]> {
  const layers = layersOf(animation);
  const contents = { animation, layers, shapes: layers.flatMap(shapesOf) };
  const found = Object.entries(UNSUPPORTED_FEATURES).filter(([, { isIn }]) => isIn(contents));
  const unsupportedBy = (renderer: PlayerRenderer) =>
    found.filter(([, { renderers }]) => renderers.includes(renderer)).map(([name]) => name);
  return { svg: unsupportedBy('svg'), canvas: unsupportedBy('canvas'), html: unsupportedBy('html') };
}

const masksOf = ({ masksProperties }: Layer) => asArray(masksProperties).map(asRecord);

/** Returns whether the path or the expansion of a mask is animated. */
const isAnimated = ({ pt, x }: Mask) => [pt, x].some((property) => Array.isArray(asRecord(property).k));

/** Returns whether the SVG renderer supports an effect, but the canvas renderer doesn't. */
function isSvgEffect(effect: { ty?: unknown } | null) {
  const type = Number(effect?.ty);
  return EFFECTS.svg.includes(type) && !EFFECTS.canvas.includes(type);
}
