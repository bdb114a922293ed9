import { imagesOf, isSvgImage } from '../document/assets';
import type { Animation } from '../document/lottie';
import { gapsOf } from './choose-renderer';
import { turnsAlongPath } from './lottie-web/effects';

/** Why a file is drawn on the page although it could be read in a worker. `renderer`: by another than a canvas. */
export type WorkerFallbackReason =
  | 'renderer'
  | 'turning along a path'
  | 'fonts'
  | 'SVG images'
  | 'missing images';

/** Each reason with what a worker can't have: the page has it. */
const RULES: Record<
  Exclude<WorkerFallbackReason, 'renderer' | 'missing images'>,
  (animation: Animation) => boolean
> = {
  /** The direction of a path is told by what evaluates expressions, which is not in the worker's file. */
  'turning along a path': turnsAlongPath,
  /** Letters without outlines in the file are drawn with the page's fonts. */
  fonts: ({ fonts, chars }) => Boolean(fonts) && !chars,
  /** No browser decodes an SVG outside of a page. */
  'SVG images': (animation) => imagesOf(animation).some(isSvgImage),
};

/** Why a prepared animation can't be drawn in a worker; null when it can. */
export function workerFallbackReason(animation: Animation): WorkerFallbackReason | null {
  for (const [reason, applies] of Object.entries(RULES) as [
    WorkerFallbackReason,
    (animation: Animation) => boolean,
  ][]) {
    if (applies(animation)) return reason;
  }
  return gapsOf(animation).canvas.length > 0 ? 'renderer' : null;
}
