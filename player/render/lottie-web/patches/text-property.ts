import TextProperty, {
  type Font,
  type TextContent,
  type TextElement,
  type TextLetter,
} from 'lottie-web/player/js/utils/text/TextProperty.js';
import { formatValue } from '../../../document/errors/failure';
import { MAX_COMPLEX_TEXT } from '../../../document/limits/limits';
import { asRecord } from '../../../document/lottie';
import { isComplexText } from '../../../document/text-shaping';
import {
  isJoined,
  isRightToLeft,
  lettersOf,
  movesLetters,
  preserveSpaces,
  type Unit,
  type UnitSize,
  unitSizeOf,
  unitsOf,
  wrap,
} from '../text-units';

type Line = { text: string; isRtl: boolean };

/**
 * The unit whose anchor is the origin for rotating and scaling letters, keyed by the value of `g` in the
 * anchor options. With any other value, each letter has its own anchor.
 */
const GROUPED_BY: Record<number, UnitSize> = { 2: 'word', 3: 'line' };

/** The characters that lottie-web treats as line breaks. `LINE` doesn't end the paragraph. */
const PARAGRAPH = '\r';
const LINE = '\x03';

/**
 * Explicit embeddings, overrides and isolates. The player removes these characters, because they could affect
 * letters in other elements.
 */
const EMBEDDINGS = /[\u202a-\u202e\u2066-\u2069]/g;

const LINE_BREAK: Unit = { text: PARAGRAPH, isRtl: false, position: -1 };

/** Added to both ends of right-to-left text, because lottie-web measures text in a left-to-right element. */
const RIGHT_TO_LEFT_MARK = '\u200f';

const { completeTextData } = TextProperty.prototype;

/** The layers whose `buildNewText` has been patched by `setDirections`. */
const directed = new WeakSet<TextElement>();

const RTL_STYLE = { direction: 'rtl', textAnchor: 'end' };
const LTR_STYLE = { direction: '', textAnchor: '' };

/** The data of text layers for which the warning about joined letters has been logged. */
const reported = new WeakSet<object>();

/**
 * Lets the browser shape and order the letters of complex text. Without this patch, lottie-web draws each
 * character as a separate element, from left to right. With it, each element contains a line, or a part of a
 * line that the animators move separately (https://github.com/airbnb/lottie-web/issues/3097).
 */
TextProperty.prototype.completeTextData = function (content) {
  const { elem, data } = this;
  const { fontManager } = elem.globalData;
  const text = String(content.t).replaceAll(EMBEDDINGS, '');
  if (fontManager.chars || text.length > MAX_COMPLEX_TEXT || !isComplexText(text))
    return completeTextData.call(this, content);
  if (isJoined(text)) {
    // Remove the tracking, because space between joined letters would disconnect them
    // (https://www.w3.org/TR/css-text-4/#cursive-tracking).
    content.tr = 0;
    if (movesLetters(data) && !reported.has(data)) {
      reported.add(data);
      console.warn(`Joined letters of a text layer are animated by word (${formatValue(elem.data.nm)}).`);
    }
  }
  const size = unitSizeOf(text, data, Boolean(content.tr));
  const fits = content.sz ? fitsBox(content, fontManager.getFontByName(content.f)) : () => true;
  const units = linesOf(text, fits).flatMap((line, index) => [
    ...(index > 0 ? [LINE_BREAK] : []),
    ...unitsOf(line.text, line.isRtl, size),
  ]);
  // lottie-web lays out the units as if they were letters. During this call, `content` has no box. Otherwise,
  // lottie-web would wrap the lines a second time.
  const buildFinalText = () => units.map(measuredText);
  const { sz: box } = content;
  content.sz = undefined;
  completeTextData.call(Object.assign(Object.create(this), { buildFinalText }), content);
  if (box) Object.assign(content, { sz: box, boxWidth: box[0], justifyOffset: 0 });
  content.l = inVisualOrder(content.l, units, GROUPED_BY[Number(asRecord(data.m).g)]);
  setDirections(elem);
};

const measuredText = ({ text, isRtl }: Unit) =>
  isRtl && text !== ' ' ? RIGHT_TO_LEFT_MARK + text + RIGHT_TO_LEFT_MARK : text;

/** Makes a layer set the direction of its letters' elements each time lottie-web builds these elements. */
function setDirections(elem: TextElement) {
  if (directed.has(elem)) return;
  directed.add(elem);
  const buildNewText = elem.buildNewText.bind(elem);
  elem.buildNewText = () => {
    buildNewText();
    for (const [index, span] of elem.textSpans.entries()) {
      const element = elem.textPaths ? elem.textPaths[index] : span.span;
      const isRtl = Boolean(elem.textProperty.currentData.l[index]?.isRtl);
      // In SVG, the end of right-to-left text is its left edge, so `text-anchor: end` keeps this edge in
      // place.
      Object.assign(element?.style ?? {}, isRtl ? RTL_STYLE : LTR_STYLE);
    }
  };
}

/**
 * Returns a function that checks whether a part of a line fits into the text's box. The function uses
 * lottie-web's measurements.
 */
function fitsBox({ sz, s: size, tr: tracking }: TextContent, { helper }: Font) {
  const width = (100 * Number(sz?.[0])) / Number(size);
  return (part: string) => {
    const spaced = tracking ? (lettersOf(part).length * Number(tracking)) / 10 : 0;
    return !(helper.measureText(preserveSpaces(part)) + spaced > width);
  };
}

/** Splits text into paragraphs, and wraps their lines. */
function linesOf(text: string, fits: (part: string) => boolean): Line[] {
  return text.split(PARAGRAPH).flatMap((paragraph) => {
    const isRtl = isRightToLeft(paragraph);
    const lines = paragraph.split(LINE).flatMap((line) => wrap(line, fits));
    // Remove spaces at the end of each line, because they would shift a right-to-left line.
    return lines.map((line) => ({ text: line.trimEnd(), isRtl }));
  });
}

/**
 * Sorts the letters of each line from left to right, because lottie-web positions them in this order. Values
 * that depend on the reading order, such as the indices for range selectors, stay unchanged.
 */
function inVisualOrder(letters: readonly TextLetter[], units: readonly Unit[], grouping?: UnitSize) {
  const unitOf = new Map(letters.map((letter, index) => [letter, units[index] ?? LINE_BREAK]));
  const positionOf = (letter: TextLetter) => unitOf.get(letter)?.position ?? 0;
  const ordered = [...letters].sort(
    (one, other) => one.line - other.line || positionOf(one) - positionOf(other),
  );
  const widths = new Map<number, number>();
  for (const [index, letter] of ordered.entries()) {
    const { text: val, isRtl } = unitOf.get(letter) ?? LINE_BREAK;
    if (!letter.n) Object.assign(letter, { val, isRtl });
    if (!grouping) letter.ind = index;
    // Skip the space after a word, because lottie-web excludes it from the width of the word's group. In
    // right-to-left text, this space precedes the word in the list, and counting it would shift the word.
    else if (!letter.n && !(grouping === 'word' && letter.val === ' ')) {
      letter.add = widths.get(letter.ind) ?? 0;
      widths.set(letter.ind, letter.add + letter.l);
    }
  }
  return ordered;
}
