import { resolveAssets } from './assets';
import { cleanFonts } from './fonts';
import { layersOf, shapesOf } from './layers';
import { applyLimits, checkLayerCount } from './limits';
import type { Animation } from './lottie';
import { normalizeFeatures } from './normalize/normalize';
import { limitTexts } from './texts';
import { widestLetter } from './widest-letter';

/**
 * Makes a checked animation ready to draw: writes what lottie-web reads wrongly so that it reads it rightly, takes out what
 * would hold up the page or change it, and gives images their full address.
 * @param base the address that relative ones start from
 * @throws Failure `invalid`
 */
export function prepareAnimation(animation: Animation, base: string) {
  removeNames(animation);
  normalizeFeatures(animation);
  checkLayerCount(animation);
  applyLimits(animation);
  limitTexts(animation, widestLetter);
  cleanFonts(animation);
  resolveAssets(animation, base);
}

/** Ids and classes are the page's: a second player of the file would give the ids again, and the host has rules for classes. */
function removeNames(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const part of [layer, ...shapesOf(layer)]) {
      delete part.ln;
      delete part.cl;
    }
  }
}
