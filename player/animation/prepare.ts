import { resolveAssets } from './assets';
import { applyBudgets } from './budgets';
import type { Feature } from './features';
import { cleanFonts } from './fonts';
import { layersOf, shapesOf } from './layers';
import { applyLimits, checkLayerCount } from './limits';
import type { Animation } from './lottie';
import { normalizeFeatures } from './normalize/normalize';
import { normalizeStructure } from './normalize/structure';
import { checkSizes } from './sizes';
import { limitTexts } from './texts';
import { cleanColours, removeLengths } from './values';
import { widestLetter } from './widest-letter';

/**
 * Makes a checked animation ready to draw: writes what lottie-web reads wrongly so that it reads it rightly, takes out what
 * would hold up the page or change it, and gives images their full address.
 * @param base the address that relative ones start from
 * @param features those that the animation uses
 * @throws Failure `invalid`
 */
export function prepareAnimation(animation: Animation, base: string, features: ReadonlySet<Feature>) {
  if (features.has('lengths') || features.has('escapedLetters')) removeLengths(animation);
  normalizeStructure(animation);
  removeNames(animation);
  normalizeFeatures(animation);
  checkLayerCount(animation);
  applyLimits(animation);
  applyBudgets(animation);
  checkSizes(animation);
  cleanColours(animation);
  limitTexts(animation, widestLetter);
  cleanFonts(animation);
  resolveAssets(animation, base);
}

/** Ids, classes and elements are the page's: a host has rules for classes, and runs the elements that it names. */
function removeNames(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const part of [layer, ...shapesOf(layer)]) {
      delete part.ln;
      delete part.cl;
      delete part.tg;
    }
  }
}
