import { resolveAssets } from './assets';
import { applyBudgets } from './budgets';
import type { Failure } from './errors/failure';
import type { Feature } from './features';
import { cleanFonts } from './fonts';
import { layersOf, shapesOf } from './layers';
import { applyLimits, checkLayerCount } from './limits';
import type { Animation } from './lottie';
import { widestLetter } from './measure-text';
import { normalize } from './normalize/normalize';
import { cleanColours, removeLengths } from './sanitize-values';
import { checkSizes } from './sizes';
import { fillSlots, type SlotSettings } from './slots';
import { limitTexts } from './texts';

export type Preparation = SlotSettings & {
  /** What the file's relative addresses start from. */
  base: string;
  /** What the host's start from; left out, the page's own address. */
  pageUrl?: string;
  /** The features that the animation uses. */
  features: ReadonlySet<Feature>;
};

/**
 * Makes a checked animation ready to draw: writes what lottie-web reads wrongly so that it reads it rightly, takes out what
 * would hold up the page or change it, fills its slots, and gives images their full address.
 * @returns which of the host's slots and themes the picture does without
 * @throws Failure `invalid`
 */
export function prepareAnimation(
  animation: Animation,
  { base, pageUrl, features, ...filled }: Preparation,
): Failure[] {
  if (features.has('lengths') || features.has('escapedLetters')) removeLengths(animation);
  const unfilled = fillSlots(animation, filled, pageUrl ?? document.baseURI);
  removeNames(animation);
  normalize(animation);
  checkLayerCount(animation);
  applyLimits(animation);
  applyBudgets(animation);
  checkSizes(animation);
  cleanColours(animation);
  limitTexts(animation, widestLetter);
  cleanFonts(animation);
  resolveAssets(animation, base);
  return unfilled;
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
