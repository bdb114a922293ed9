import { resolveAssets } from '../animation/assets';
import { cleanFonts } from '../animation/fonts';
import { layersOf, shapesOf } from '../animation/layers';
import { checkLayersShown, removeEndless } from '../animation/limits';
import { select } from '../animation/markers';
import type { Animation } from '../animation/parse';
import { finishTexts } from '../animation/texts';
import { widestLetter } from '../animation/widest-letter';
import type { Fail } from '../errors/failure';
import type { PlayerSegment } from '../types';
import type { Loaded } from './loader';

/* What only some files, segments, renderers and snapshots need, in one file that only those load. */

export { imagesOf, NO_IMAGE } from '../animation/assets';
export { markersOf } from '../animation/markers';
export { preload, variantFor } from '../engine/configurations';
export { drawWithout } from '../engine/recovery';

/** Makes a checked animation ready to draw, and finds what is played of it. @throws Failure `invalid` */
export function prepare(
  { animation, reading }: Loaded,
  segment: PlayerSegment | undefined,
  reducedMotion: boolean,
  fail: Fail,
): Pick<Loaded, 'range' | 'hasReducedMotion'> {
  checkLayersShown(animation, fail);
  makeReady(animation, reading.base);
  return select(animation, segment, reducedMotion, fail);
}

/**
 * Takes out of an animation what would hold up the page or change it, and gives its images their full address.
 * @param base the address that relative ones start from
 */
export function makeReady(animation: Animation, base: string) {
  removeEndless(animation);
  finishTexts(animation, widestLetter);
  cleanFonts(animation);
  resolveAssets(animation, base);
  // The page's ids are the host's, and a second player of the file would give them again.
  for (const layer of layersOf(animation)) {
    for (const part of [layer, ...shapesOf(layer)]) delete part.ln;
  }
}
