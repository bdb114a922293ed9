import { formatValue } from './errors/failure';
import { type Animation, asRecord } from './lottie';
import { documentsOf } from './texts';
import { layersOf } from './traverse';

/**
 * Characters whose shape or place depends on their neighbors: combining marks, parts of emoji sequences,
 * direction marks, and the scripts that join, reorder or stack letters or run from right to left.
 */
const COMPLEX =
  /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u0590-\u109f\u1100-\u11ff\u1700-\u18af\u1900-\u1cff\u200c-\u200f\u202a-\u202e\u2066-\u2069\ua800-\uabff\ud7b0-\ud7ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{11fff}\u{1e800}-\u{1efff}\u{e0020}-\u{e007f}]/u;

/** Characters of scripts from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text looks wrong if its characters are drawn one by one from left to right. */
export const isComplexText = (text: string): boolean => COMPLEX.test(text);

/** Whether a font draws a complex text of the file, or a text that only an expression determines. */
export function usesComplexText(animation: Animation): boolean {
  return (
    !animation.chars &&
    layersOf(animation).some(
      (layer) =>
        typeof asRecord(asRecord(layer.t).d).x === 'string' ||
        documentsOf(layer).some(({ t }) => isComplexText(String(t))),
    )
  );
}

/**
 * Reports the texts that the player can't draw correctly: the file's own glyphs are drawn one by one, from left to
 * right.
 */
export function reportGlyphsFromRightToLeft(animation: Animation) {
  if (!animation.chars) return;
  for (const layer of layersOf(animation)) {
    if (documentsOf(layer).some(({ t }) => RIGHT_TO_LEFT.test(String(t))))
      console.warn(`A text from right to left is drawn from left to right (${formatValue(layer.nm)})`);
  }
}
