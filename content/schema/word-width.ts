/**
 * The widths of letters in hundredths of an em, as measured in Instrument Sans at the weight of the hero's
 * words. Letters that are not listed count as 73, the width of most accented capitals.
 */
const widths: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    25: 'Iijl',
    30: '.!',
    40: '1Jfrt-',
    52: 'sz',
    57: '237aeckvxy',
    62: '04689EFLbdghnopqußSZ',
    67: 'BPRTU',
    73: 'ACDGHKNVXYÄÜ',
    81: 'OQÖw',
    91: 'Mm',
    109: 'W',
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width)])),
);

/** The letter spacing of the hero's words, in hundredths of an em. */
const SPACING = -3;

/** The width of a phone and of the page in ems, at the font size that the hero's words have on each. */
const PHONE = 5.1;
const ROW = 10.2;

/** The smallest space between two words in a row, in ems. */
const GAP = 0.2;

function widthOf(word: string): number {
  return [...word].reduce((sum, letter) => sum + (widths[letter] ?? 73) + SPACING, 0) / 100;
}

/** Returns the percentage by which a word is too wide for a phone; 0 or less if the word fits. */
export const excessOnPhone = (word: string) => Math.ceil((widthOf(word) / PHONE - 1) * 100);

/** Returns the percentage by which words are too wide for one row; 0 or less if the words fit. */
export function excessInRow(words: readonly string[]): number {
  const room = ROW - GAP * (words.length - 1);
  return Math.ceil((words.reduce((sum, word) => sum + widthOf(word), 0) / room - 1) * 100);
}
