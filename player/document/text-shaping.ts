import { formatValue } from './errors/failure';
import { type Animation, asArray, asRecord } from './lottie';
import { documentsOf, layersOf, type TextDocument } from './traverse';

/**
 * Characters whose shape or position depends on their neighbors: combining marks, parts of emoji sequences,
 * direction marks, and characters of right-to-left scripts or of scripts that join, reorder or stack letters.
 */
const COMPLEX =
  /[\p{M}\p{Emoji_Modifier}\p{Regional_Indicator}\u0590-\u109f\u1100-\u11ff\u1700-\u18af\u1900-\u1cff\u200c-\u200f\u202a-\u202e\u2066-\u2069\ua800-\uabff\ud7b0-\ud7ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{11fff}\u{1e800}-\u{1efff}\u{e0020}-\u{e007f}]/u;

/** Characters of right-to-left scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns whether text looks wrong if its characters are drawn one by one from left to right. */
export const isComplexText = (text: string): boolean => COMPLEX.test(text);

/**
 * Returns whether complex text, or text that an expression sets, is drawn with a font. If the file contains
 * glyphs, its text is drawn with the glyphs instead.
 */
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

/** The alignments (`j`) from this one on are justified. */
const JUSTIFIED = 3;

/** Returns whether text in a box is justified. */
export const isJustified = ({ j, sz }: TextDocument): boolean => Number(j) >= JUSTIFIED && Boolean(sz);

/** Returns whether a file contains justified text, or animates letters in random order. */
export const usesTextLayout = (animation: Animation): boolean =>
  layersOf(animation).some(
    (layer) =>
      documentsOf(layer).some(isJustified) ||
      asArray(asRecord(layer.t).a).some((animator) => asRecord(animator?.s).rn === 1),
  );

/**
 * If the file contains glyphs, logs each layer that has right-to-left text. The player can't draw this text
 * correctly, because lottie-web draws glyphs one by one from left to right.
 */
export function reportGlyphsFromRightToLeft(animation: Animation) {
  if (!animation.chars) return;
  for (const layer of layersOf(animation)) {
    if (documentsOf(layer).some(({ t }) => RIGHT_TO_LEFT.test(String(t))))
      console.warn(`Right-to-left text is drawn from left to right (${formatValue(layer.nm)})`);
  }
}
