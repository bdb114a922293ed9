import { asArray, asRecord } from '../../document/lottie';
import { levelsOf } from './bidi';

/**
 * A unit of text that animators move as a whole. If its letters have different directions, the browser draws
 * one element for each run of letters with the same direction.
 */
export type UnitSize = 'line' | 'word' | 'letter';

/** A part of a line, from the index `start` to the index `end` (exclusive). */
export type Span = { start: number; end: number };

/**
 * A part of a line whose letters have the same direction. If the embedding level is odd, the part runs from
 * right to left.
 */
export type Part = Span & { level: number };

/**
 * The animators (`a`), the path options (`p`) and the anchor options (`m`) of a text layer, as in the file.
 */
export type TextData = { a: unknown; p: unknown; m: unknown };

/**
 * The unit that a range selector counts, keyed by the selector's value of `b`. With any other value, the
 * selector counts letters.
 */
const BASED_ON: Record<number, UnitSize> = { 3: 'word', 4: 'line' };

/**
 * The unit whose anchor is the origin for rotating and scaling letters, keyed by the value of `g` in the
 * anchor options. With any other value, each letter has its own anchor.
 */
const GROUPED_BY: Record<number, UnitSize> = { 2: 'word', 3: 'line' };

/** The properties of an animator that rotate, skew or scale each letter around its anchor. */
const AROUND_ANCHOR = ['r', 'rx', 'ry', 's', 'sk'];

/**
 * Returns the unit whose anchor is the origin for rotating and scaling letters.
 * @param m the anchor options of the text layer
 */
export const groupingOf = (m: unknown): UnitSize => GROUPED_BY[Number(asRecord(m).g)] ?? 'letter';

/**
 * Returns the smallest unit of text that is animated or positioned separately.
 * @param hasTracking whether extra space is added between letters
 */
export function unitSizeOf({ a, p, m }: TextData, hasTracking: boolean): UnitSize {
  const grouping = groupingOf(m);
  const sizes = asArray(a).flatMap((animator): UnitSize[] => {
    const properties = asRecord(animator?.a);
    const isAroundAnchor = AROUND_ANCHOR.some((name) => properties[name]);
    return [
      selectedSize(asRecord(animator?.s)),
      isAroundAnchor ? grouping : 'line',
      spacedSize(properties.t),
    ];
  });
  sizes.push(spacedSize(hasTracking || asRecord(p).m !== undefined));
  return (['letter', 'word'] as const).find((size) => sizes.includes(size)) ?? 'line';
}

const spacedSize = (isSpaced: unknown): UnitSize => (isSpaced ? 'letter' : 'line');

/** Returns the smallest unit of text that a range selector treats differently from its neighbors. */
function selectedSize({ b, r, s, e, o, sh }: Record<string, unknown>): UnitSize {
  const is = (property: unknown, value: number) => (asRecord(property).k ?? value) === value;
  const isInPercent = r === undefined || r === 1;
  const isSquare = sh === undefined || sh === 1;
  if (isInPercent && isSquare && is(s, 0) && is(e, 100) && is(o, 0)) return 'line';
  return BASED_ON[Number(b)] ?? 'letter';
}

/** Arabic letters that join the preceding letter, including the tatweel (U+0640). */
const ARABIC =
  /[\u0620\u0622-\u064a\u066e-\u0673\u0675-\u06d3\u06d5\u06ee\u06ef\u06fa-\u06fc\u06ff\u0750-\u077f\u0870-\u0886\u0889-\u088e\u08a0-\u08ac\u08ae-\u08c8]/;

/**
 * Arabic letters that don't join the following letter
 * (https://www.unicode.org/Public/UCD/latest/ucd/ArabicShaping.txt).
 */
const FINAL =
  /[\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef\u0759-\u075b\u076b\u076c\u0771\u0773\u0774\u0778\u0779\u0870-\u0882\u088e\u08aa-\u08ac\u08ae\u08b1\u08b2\u08b9]/;

/** Lam and Alef. Arabic fonts draw this sequence of letters as one glyph. */
const LAM = /^\u0644\p{M}*$/u;
const ALEF = /^[\u0622\u0623\u0625\u0627\u0671]/;

/** The scripts other than Arabic whose letters join. */
const OTHER_JOINED =
  /[\p{sc=Adlam}\p{sc=Hanifi_Rohingya}\p{sc=Mandaic}\p{sc=Manichaean}\p{sc=Mongolian}\p{sc=Nko}\p{sc=Phags_Pa}\p{sc=Psalter_Pahlavi}\p{sc=Sogdian}\p{sc=Syriac}]/u;

/** The scripts without spaces between words: Thai, Lao, Myanmar, Khmer, Tai Le, New Tai Lue and Tai Tham. */
const UNSPACED = /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u1950-\u19df\u1a20-\u1aad]/;

/** The zero-width joiner. Gives a letter its joined form if its neighbor is drawn in a different element. */
const JOINER = '\u200d';

/** Returns whether text contains a script whose letters join. No space can be added between such letters. */
export const isJoined = (text: string): boolean => /\p{sc=Arabic}/u.test(text) || isUnsplittable(text);

/** Returns whether text contains a script whose letters can't be drawn one by one. */
export const isUnsplittable = (text: string): boolean => OTHER_JOINED.test(text);

/**
 * Splits text into letters as readers see them. A letter is a grapheme cluster, or the sequence of Lam and
 * Alef.
 */
export function lettersOf(text: string): Span[] {
  const letters: Span[] = [];
  let before = '';
  for (const { segment, index } of new Intl.Segmenter().segment(text)) {
    const end = index + segment.length;
    const last = letters.at(-1);
    if (last && LAM.test(before) && ALEF.test(segment)) last.end = end;
    else letters.push({ start: index, end });
    before = segment;
  }
  return letters;
}

/**
 * Splits a line into parts that can be drawn as separate elements without changing how the line looks. All
 * letters of a part have the same direction. With the size `word`, a part contains at most one word. With the
 * size `letter`, it contains one letter, or several letters that can't be drawn separately.
 */
export function partsOf(line: string, isRtl: boolean, size: UnitSize): Part[] {
  const letters = lettersOf(line);
  const textOf = ({ start, end }: Span) => line.slice(start, end);
  const isMerged = (part: Span) => (size === 'letter' ? isUnsplittable(textOf(part)) : textOf(part) !== ' ');
  const levels = levelsOf(letters.map(textOf), isRtl);
  const parts: Part[] = [];
  for (const [index, letter] of letters.entries()) {
    const level = levels[index] ?? 0;
    const last = parts.at(-1);
    // With the size `line`, a space is added to the preceding part if the letter after the space has the same
    // level.
    const isInside = size === 'line' && textOf(letter) === ' ' && levels[index + 1] === level;
    if (last?.level === level && isMerged(last) && (isMerged(letter) || isInside)) last.end = letter.end;
    else parts.push({ ...letter, level });
  }
  return parts;
}

/** Replaces spaces with no-break spaces, so that browsers neither collapse them nor wrap lines at them. */
export const preserveSpaces = (text: string): string => text.replaceAll(' ', '\u00a0');

/**
 * Returns the text for drawing a part of a line as a separate element. Letters keep the joined forms that
 * they have in the line.
 */
export function drawnText(line: string, { start, end }: Span): string {
  const part = line.slice(start, end);
  if (part === ' ') return part;
  return (joinsAt(line, start) ? JOINER : '') + preserveSpaces(part) + (joinsAt(line, end) ? JOINER : '');
}

/** Returns whether the Arabic letters before and after an index join. */
function joinsAt(line: string, index: number): boolean {
  let last = index - 1;
  while (/\p{M}/u.test(line.charAt(last))) last -= 1;
  const before = line.charAt(last);
  return ARABIC.test(before) && !FINAL.test(before) && ARABIC.test(line.charAt(index));
}

/**
 * Wraps a line. Breaks the line before words that don't fit, and inside words that are wider than the box.
 * @param fits returns whether a part of the line fits into the box
 */
export function wrap(line: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let start = 0;
  let end = 0;
  const breakAt = (index: number) => {
    lines.push(line.slice(start, index));
    start = index;
  };
  const fitsTo = (index: number) => fits(line.slice(start, index).trimEnd());
  for (const next of breaksIn(line)) {
    if (!fitsTo(next) && end > start) breakAt(end);
    if (!fitsTo(next)) {
      for (const letter of lettersOf(line.slice(end, next))) {
        if (end + letter.start > start && !fitsTo(end + letter.end)) breakAt(end + letter.start);
      }
    }
    end = next;
  }
  return [...lines, line.slice(start)];
}

/**
 * Returns the indices at which a line can break: after spaces, between words of scripts without spaces, and
 * at the end of the line.
 */
function breaksIn(line: string): number[] {
  const breaks: number[] = [];
  let before = '';
  for (const { segment, index } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(line)) {
    const isUnspaced = UNSPACED.test(before) && UNSPACED.test(segment);
    if (before.endsWith(' ') || isUnspaced) breaks.push(index);
    before = segment;
  }
  return [...breaks, line.length];
}
