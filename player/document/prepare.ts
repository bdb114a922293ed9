import type { Failure } from './errors/failure';
import { removeExpressions } from './expressions';
import { resolveAssets } from './image-assets';
import { type Budget, createBudget } from './limits/budget';
import { limitDashes } from './limits/dash-limits';
import { limitExpressions } from './limits/expression-limits';
import { checkCounts, checkSizes } from './limits/file-limits';
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
  /** The JSON text of the file. */
  text: string;
  /** `false` removes all expressions. @default true */
  expressions?: boolean;
};

/** Match the text of every file with these fields. Escape sequences can hide the name of a field. */
const LENGTHS = /"length"|\\u/i;
const SLOTS = /"sid"|\\u/i;
const EXPRESSIONS = /"x"\s*:\s*"|\\u/i;

/**
 * Prepares an animation for rendering: fills slots, replaces data that lottie-web misinterprets, removes data
 * that would block or change the page, and resolves image URLs. The required fields must already be checked.
 * @returns a failure for each slot or theme from the app that could not be applied, and what is left of the budget
 * @throws Failure `invalid`
 */
export function prepareAnimation(
  animation: Animation,
  { base, pageUrl, text, expressions, ...slotSettings }: Preparation,
): { unresolvedSlots: Failure[]; budget: Budget } {
  if (LENGTHS.test(text)) removeLengths(animation);
  if (expressions === false && EXPRESSIONS.test(text)) removeExpressions(animation);
  checkCounts(animation);
  const budget = createBudget();
  const unresolvedSlots = fillSlots(
    animation,
    slotSettings,
    pageUrl ?? document.baseURI,
    SLOTS.test(text),
    budget,
  );
  removeElementNames(animation);
  normalize(animation, budget);
  limitExpressions(animation, budget);
  limitShapes(animation);
  limitRepeaters(animation, budget);
  limitDashes(animation, budget);
  checkSizes(animation, budget);
  sanitizeColors(animation);
  limitTexts(animation);
  reportGlyphsFromRightToLeft(animation);
  sanitizeFonts(animation, base);
  resolveAssets(animation, base);
  return { unresolvedSlots, budget };
}
