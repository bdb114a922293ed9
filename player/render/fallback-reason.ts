import { hasExpressions } from '../document/expressions';
import { imagesOf, isData, isSvgImage } from '../document/image-assets';
import type { Animation } from '../document/lottie';
import { hasMergedPaths } from '../document/normalize/merged-paths';
import { usesTextLayout } from '../document/text-shaping';
import { unsupportedFeatures } from './features';

/**
 * The reason for rendering an animation on the main thread instead of in the worker. The reason is also
 * `renderer` if the app requested the SVG or HTML renderer.
 */
export type FallbackReason =
  /** The browser has no `Worker`, or can't transfer a canvas to a worker. */
  | 'browser'
  /** The worker could not be started, or its script could not be loaded. */
  | 'no worker'
  | WorkerFallbackReason;

/**
 * The reasons that depend on the file. `renderer` means that the canvas renderer, the only renderer in the
 * worker, doesn't support all features of the file.
 */
export type WorkerFallbackReason =
  | 'renderer'
  | 'fonts'
  | 'text layout'
  | 'merged paths'
  | 'SVG images'
  | 'data'
  | 'missing images'
  | 'missing module';

/** The features that the main thread supports, but the worker doesn't. */
const RULES: Record<
  Exclude<WorkerFallbackReason, 'renderer' | 'missing images' | 'missing module'>,
  (animation: Animation) => boolean
> = {
  /** Text requires the fonts of the page, unless the file contains glyph outlines. */
  fonts: ({ fonts, chars }) => Boolean(fonts) && !chars,
  /** Requires a patch that the worker's script doesn't contain. */
  'text layout': usesTextLayout,
  /** Require a library that the worker's script doesn't contain. */
  'merged paths': hasMergedPaths,
  /** Only expressions read data, which the worker doesn't load. */
  data: (animation) => imagesOf(animation).some(isData) && hasExpressions(animation),
  /** Browsers can't decode SVG images in workers. */
  'SVG images': (animation) => imagesOf(animation).some(isSvgImage),
};

/**
 * Returns the reason why the worker can't render a prepared animation; `null` if the worker can render it.
 */
export function workerFallbackReason(animation: Animation): WorkerFallbackReason | null {
  for (const [reason, applies] of Object.entries(RULES) as [
    WorkerFallbackReason,
    (animation: Animation) => boolean,
  ][]) {
    if (applies(animation)) return reason;
  }
  return unsupportedFeatures(animation, 'canvas').length > 0 ? 'renderer' : null;
}
