import { imagesOf, isSvgImage } from '../document/assets';
import { layersOf, shapesOf } from '../document/layers';
import { type Animation, type Layer, LayerType, type Shape } from '../document/lottie';
import { asArray, asRecord } from '../document/unknown-json';
import type { PlayerRenderer } from '../types';
import { EFFECTS, TRANSFORM } from './lottie-web/effects';

/** Pixels: the longest side that every browser's canvas holds. */
const MAX_SIDE = 16_384;

/** A file's parts, each kind in one list. */
type Parts = { animation: Animation; layers: Layer[]; shapes: Shape[] };

type Gap = { renderers: readonly PlayerRenderer[]; isIn(parts: Parts): boolean };

/** Without it everything stands elsewhere, which counts for more than all others together. */
const CAMERA_GAP = 'a camera';

/** What changes shapes (`ty`) so that they reach beyond their paths. */
const WIDENING = ['op', 'pb', 'rp', 'zz'];

/** What lottie-web's renderers have no way for, by name. What each draws wrongly and can be mended is not in it. */
const GAPS: Record<string, Gap> = {
  [CAMERA_GAP]: {
    renderers: ['svg', 'canvas'],
    isIn: ({ layers }) => layers.some(({ ty }) => ty === LayerType.camera),
  },
  mattes: {
    renderers: ['html'],
    isIn: ({ layers }) => layers.some(({ tt }) => tt),
  },
  /** HTML has no box that clips a composition without smoothing the edges of all that is in them anew. */
  compositions: {
    renderers: ['html'],
    isIn: ({ layers }) => layers.some(({ ty }) => ty === LayerType.composition),
  },
  'masks that show a difference': {
    renderers: ['svg', 'html'],
    isIn: ({ layers }) => layers.flatMap(masksOf).some(({ mode }) => mode === 'f'),
  },
  /** WebKit leaves in HTML what it had painted. */
  'moving masks that intersect others': {
    renderers: ['html'],
    isIn: ({ layers }) =>
      layers.flatMap(masksOf).some(({ mode, pt }) => mode === 'i' && Array.isArray(asRecord(pt).k)),
  },
  /** Each layer ends in HTML where its paths do, before they are changed. */
  'repeated or widened shapes': {
    renderers: ['html'],
    isIn: ({ shapes }) => shapes.some(({ ty }) => WIDENING.includes(String(ty))),
  },
  'blended shapes': {
    renderers: ['canvas'],
    isIn: ({ shapes }) => shapes.some(({ bm }) => bm),
  },
  /** Looking for the path, it throws. */
  'a text along a path': {
    renderers: ['canvas'],
    isIn: ({ layers }) => layers.some(({ t }) => asRecord(asRecord(t).p).m !== undefined),
  },
  'letters of a font': {
    renderers: ['canvas'],
    isIn: ({ layers, animation }) => !animation.chars && layers.some(({ ty }) => ty === LayerType.text),
  },
  effects: {
    renderers: ['canvas', 'html'],
    isIn: ({ layers }) => layers.some(({ ef }) => asArray(ef).some(isDrawnByAnSvgAlone)),
  },
  'an effect that transforms': {
    renderers: ['html'],
    isIn: ({ layers }) =>
      layers.some(({ ef }) => asArray(ef).some((effect) => Number(effect?.ty) === TRANSFORM)),
  },
  /** Browsers draw nothing on a canvas of SVG images without a size of their own. */
  'drawings as images': {
    renderers: ['canvas', 'html'],
    isIn: ({ animation }) => imagesOf(animation).some(isSvgImage),
  },
  'a side of over 16,384 pixels': {
    renderers: ['canvas'],
    isIn: ({ animation: { w, h } }) => Math.max(w, h) > MAX_SIDE,
  },
};

/** In the order in which they are tried. */
const RENDERERS: readonly PlayerRenderer[] = ['svg', 'html', 'canvas'];

/**
 * The renderer that draws most of a file: the one that is wanted, unless another draws what that has no way for. Says on the
 * console why, or what no renderer draws.
 * @param animation prepared
 */
export function chooseRenderer(animation: Animation, wanted: PlayerRenderer): PlayerRenderer {
  const missing = gapsOf(animation);
  const cost = (one: PlayerRenderer) => missing[one].length + (missing[one].includes(CAMERA_GAP) ? 100 : 0);
  const [renderer = wanted] = [wanted, ...RENDERERS].sort((one, other) => cost(one) - cost(other));
  if (renderer !== wanted)
    console.info(
      `Drawn by the ${renderer} renderer: ${wanted} has no way for ${missing[wanted].join(', ')}.`,
    );
  if (missing[renderer].length > 0)
    console.warn(`Not all of it is drawn: ${renderer} has no way for ${missing[renderer].join(', ')}.`);
  return renderer;
}

/** What each renderer has no way for in a file, by name. */
export function gapsOf(animation: Animation): Record<PlayerRenderer, string[]> {
  const layers = layersOf(animation);
  const parts = { animation, layers, shapes: layers.flatMap(shapesOf) };
  const found = Object.entries(GAPS).filter(([, { isIn }]) => isIn(parts));
  const missing = (renderer: PlayerRenderer) =>
    found.filter(([, { renderers }]) => renderers.includes(renderer)).map(([name]) => name);
  return { svg: missing('svg'), canvas: missing('canvas'), html: missing('html') };
}

const masksOf = ({ masksProperties }: Layer) => asArray(masksProperties).map(asRecord);

function isDrawnByAnSvgAlone(effect: { ty?: unknown } | null) {
  const type = Number(effect?.ty);
  return EFFECTS.svg.includes(type) && !EFFECTS.canvas.includes(type);
}
