import { resolveAssets } from './assets';
import { cleanFonts } from './fonts';
import { layersOf, shapesOf } from './layers';
import { applyLimits, checkLayerCount } from './limits';
import type { Animation } from './lottie';
import { limitTexts } from './texts';
import { widestLetter } from './widest-letter';

/**
 * Makes a checked animation ready to draw: takes out of it what would hold up the page or change it, and gives its images
 * their full address.
 * @param base the address that relative ones start from
 * @throws Failure `invalid`
 */
export function prepareAnimation(animation: Animation, base: string) {
  checkLayerCount(animation);
  applyLimits(animation);
  limitTexts(animation, widestLetter);
  cleanFonts(animation);
  resolveAssets(animation, base);
  removeIds(animation);
}

/** The page's ids are the host's, and a second player of the file would give them again. */
function removeIds(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const part of [layer, ...shapesOf(layer)]) delete part.ln;
  }
}
