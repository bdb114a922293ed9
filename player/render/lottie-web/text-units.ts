import bidiFactory, { type BidiCharTypeName } from 'bidi-js';
import { asArray, asRecord } from '../../document/lottie';

/** What animators move as a whole: a line, a word or a letter. */
export type UnitSize = 'line' | 'word' | 'letter';

/**
 * A part of a line that is drawn as one element. All of its letters have the same direction. `position` is its
 * visual position in the line, counted from the left.
 */
export type Unit = { text: string; isRtl: boolean; position: number };

/** The animators (`a`) and the path options (`p`) of a text layer, as in the file. */
export type TextData = { a: unknown; p: unknown };

/** Scripts whose letters join or combine, and therefore can't be drawn one by one. */
const JOINED =
  /[\p{sc=Adlam}\p{sc=Arabic}\p{sc=Hanifi_Rohingya}\p{sc=Kannada}\p{sc=Mandaic}\p{sc=Manichaean}\p{sc=Mongolian}\p{sc=Nko}\p{sc=Phags_Pa}\p{sc=Psalter_Pahlavi}\p{sc=Sinhala}\p{sc=Sogdian}\p{sc=Syriac}]/u;

/** Scripts without spaces between words: Thai, Lao, Myanmar, Khmer, Tai Le, New Tai Lue and Tai Tham. */
const UNSPACED = /[\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u1950-\u19df\u1a20-\u1aad]/;

/** The values of `b` with which a range selector counts words or lines. Otherwise, it counts letters. */
const COUNTS_WORDS_OR_LINES = [3, 4];

/**
 * Characters of the same classes as the letters that bidi-js misreads: letters of two UTF-16 code units, of
 * which it reads only one (https://github.com/lojjic/bidi-js/issues/9), and separators, which browsers draw as
 * spaces.
 */
const STAND_INS: Partial<Record<BidiCharTypeName, string>> = {
  R: 'א',
  AL: 'ا',
  EN: '1',
  AN: '١',
  ON: '*',
  B: ' ',
  S: ' ',
};

const bidi = bidiFactory();

/** Returns whether text contains letters that can't be drawn one by one. */
export const isJoined = (text: string): boolean => JOINED.test(text);

/** Returns whether an animator or a path moves the letters of a text layer one by one. */
export const movesLetters = ({ a, p }: TextData): boolean =>
  asRecord(p).m !== undefined ||
  asArray(a).some((animator) => !COUNTS_WORDS_OR_LINES.includes(asRecord(animator?.s).b as number));

/**
 * Returns the size of the units in which text is drawn. Joined letters are animated by word.
 * @param hasTracking whether extra space is added between letters
 */
export function unitSizeOf(text: string, { a, p }: TextData, hasTracking: boolean): UnitSize {
  const isMoved = hasTracking || asArray(a).length > 0 || asRecord(p).m !== undefined;
  if (!isMoved) return 'line';
  return isJoined(text) ? 'word' : 'letter';
}

/** Splits text into letters as readers see them (grapheme clusters). */
export const lettersOf = (text: string): Intl.SegmentData[] => [...new Intl.Segmenter().segment(text)];

/** Returns one UTF-16 code unit for each letter, from which bidi-js can read the letter's class. */
const classesOf = (text: string): string =>
  lettersOf(text)
    .map(({ segment }) => {
      const standIn = STAND_INS[bidi.getBidiCharTypeName(segment)] ?? 'a';
      return standIn === ' ' || Number(segment.codePointAt(0)) > 0xffff ? standIn : segment.charAt(0);
    })
    .join('');

/** Returns whether a paragraph runs from right to left. */
export const isRightToLeft = (paragraph: string): boolean =>
  bidi.getEmbeddingLevels(classesOf(paragraph)).paragraphs[0]?.level === 1;

/**
 * Splits a line into units. With the size `line`, a unit contains all letters of the same direction in a row.
 * Only units that are a single space contain spaces, by which lottie-web counts words.
 */
export function unitsOf(line: string, isRtl: boolean, size: UnitSize): Unit[] {
  const classes = classesOf(line);
  const embedding = bidi.getEmbeddingLevels(classes, isRtl ? 'rtl' : 'ltr');
  const positions: number[] = [];
  for (const [position, index] of bidi.getReorderedIndices(classes, embedding).entries())
    positions[index] = position;
  const { levels } = embedding;
  const units: Unit[] = [];
  for (const [index, { segment }] of lettersOf(line).entries()) {
    const level = levels[index] ?? 0;
    const last = units.at(-1);
    // A space between two directions is a separate unit, because Inkscape would move it to the other end of a
    // unit that runs from right to left.
    const isSeparate = segment === ' ' && (size === 'word' || levels[index + 1] !== level);
    const isSame = last && last.text !== ' ' && levels[index - 1] === level;
    if (isSame && size !== 'letter' && !isSeparate) last.text += preserveSpaces(segment);
    else units.push({ text: segment, isRtl: level % 2 === 1, position: positions[index] ?? 0 });
  }
  return units;
}

/** Replaces spaces with no-break spaces, so that browsers neither collapse them nor wrap lines at them. */
export const preserveSpaces = (text: string): string => text.replaceAll(' ', '\u00a0');

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
      for (const { segment, index } of lettersOf(line.slice(end, next))) {
        const at = end + index;
        if (at > start && !fitsTo(at + segment.length)) breakAt(at);
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
