import { imagesOf, isSvgImage } from '../document/assets';
import type { Animation } from '../document/lottie';
import { unsupportedFeatures } from './choose-renderer';
import { turnsAlongPath } from './lottie-web/effects';

/** Why the main thread renders an animation, and not the worker. */
export type FallbackReason =
  | 'expressions'
  /** The browser has no Worker, or can't transfer a canvas to one. */
  | 'browser'
  /** The worker was refused, or its script could not be loaded. */
  | 'no worker'
  | WorkerFallbackReason;

/**
 * The reasons that depend on the file. `renderer` means that the worker's canvas renderer isn't the one in
 * use.
 */
export type WorkerFallbackReason =
  | 'renderer'
  | 'turning along a path'
  | 'fonts'
  | 'SVG images'
  | 'missing images';

/** What the worker can't render in a file. The main thread can. */
const RULES: Record<
  Exclude<WorkerFallbackReason, 'renderer' | 'missing images'>,
  (animation: Animation) => boolean
> = {
  /**
   * lottie-web computes the direction of a path in its expressions part, which the worker's script doesn't
   * contain.
   */
  'turning along a path': turnsAlongPath,
  /** Text without glyph outlines in the file needs the page's fonts. */
  fonts: ({ fonts, chars }) => Boolean(fonts) && !chars,
  /** Browsers don't decode SVG images in workers. */
  'SVG images': (animation) => imagesOf(animation).some(isSvgImage),
};

/** @returns `null` if the worker can render a prepared animation */
export function workerFallbackReason(animation: Animation): WorkerFallbackReason | null {
  for (const [reason, applies] of Object.entries(RULES) as [
    WorkerFallbackReason,
    (animation: Animation) => boolean,
  ][]) {
    if (applies(animation)) return reason;
  }
  return unsupportedFeatures(animation).canvas.length > 0 ? 'renderer' : null;
}
