import type { Failure } from './errors/failure';
import type { Feature } from './features';
import { resolveAssets } from './image-assets';
import { checkAssets, checkLayerCount, checkSizes } from './limits/file-limits';
import { limitRepeaters, limitShapes } from './limits/shape-limits';
import { limitTexts } from './limits/text-limits';
import type { Animation } from './lottie';
import { normalize } from './normalize/normalize';
import { removeElementNames, removeLengths, sanitizeColors, sanitizeFonts } from './sanitize-values';
import { fillSlots, type SlotSettings } from './slots';
import { reportGlyphsFromRightToLeft } from './text-shaping';

export type Preparation = SlotSettings & {
  /** The base URL for relative URLs in the file. */
  base: string;
  /** The base URL for relative URLs from the app. @default the base URL of the document */
  pageUrl?: string;
  features: ReadonlySet<Feature>;
};

/**
 * Prepares an animation for rendering: fills slots, replaces data that lottie-web misinterprets, removes data
 * that would block or change the page, and resolves image URLs. The required fields must already be checked.
 * @returns a failure for each slot or theme from the app that could not be applied
 * @throws Failure `invalid`
 */
export function prepareAnimation(
  animation: Animation,
  { base, pageUrl, features, ...slotSettings }: Preparation,
): Failure[] {
  if (features.has('lengths') || features.has('escapedLetters')) removeLengths(animation);
  checkAssets(animation);
  checkLayerCount(animation);
  const hasSlots = features.has('slots') || features.has('escapedLetters');
  const unresolvedSlots = fillSlots(animation, slotSettings, pageUrl ?? document.baseURI, hasSlots);
  removeElementNames(animation);
  normalize(animation);
  checkLayerCount(animation);
  limitShapes(animation);
  limitRepeaters(animation);
  checkSizes(animation);
  sanitizeColors(animation);
  limitTexts(animation);
  reportGlyphsFromRightToLeft(animation);
  sanitizeFonts(animation, base);
  resolveAssets(animation, base);
  return unresolvedSlots;
}
