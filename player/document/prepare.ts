import { applyBudgets, applyLimits } from './apply-limits';
import { resolveAssets } from './assets';
import { checkLayerCount, checkSizes } from './check-limits';
import { reportGlyphsFromRightToLeft } from './complex-text';
import type { Failure } from './errors/failure';
import type { Feature } from './features';
import type { Animation } from './lottie';
import { normalize } from './normalize/normalize';
import { removeElementNames, removeLengths, sanitizeColors, sanitizeFonts } from './sanitize-values';
import { fillSlots, type SlotSettings } from './slots';
import { limitTexts } from './texts';

export type Preparation = SlotSettings & {
  /** The URL that the file's relative addresses are resolved against. */
  base: string;
  /** The URL that the host's relative addresses are resolved against. @default the document's base URL */
  pageUrl?: string;
  /** The features that the animation uses. */
  features: ReadonlySet<Feature>;
};

/**
 * Makes a checked animation ready to render: fills its slots, rewrites what lottie-web reads wrongly, removes
 * what would block or change the page, and resolves the URLs of images.
 * @returns which of the host's slots and themes could not be applied
 * @throws Failure `invalid`
 */
export function prepareAnimation(
  animation: Animation,
  { base, pageUrl, features, ...slotSettings }: Preparation,
): Failure[] {
  if (features.has('lengths') || features.has('escapedLetters')) removeLengths(animation);
  const hasSlots = features.has('slots') || features.has('escapedLetters');
  const unresolvedSlots = fillSlots(animation, slotSettings, pageUrl ?? document.baseURI, hasSlots);
  removeElementNames(animation);
  normalize(animation);
  checkLayerCount(animation);
  applyLimits(animation);
  applyBudgets(animation);
  checkSizes(animation);
  sanitizeColors(animation);
  limitTexts(animation);
  reportGlyphsFromRightToLeft(animation);
  sanitizeFonts(animation);
  resolveAssets(animation, base);
  return unresolvedSlots;
}
