import TextProperty, { type TextLetter } from 'lottie-web/player/js/utils/text/TextProperty.js';

const { completeTextData } = TextProperty.prototype;

/** The alignments (`j`) of justified paragraphs, and the alignment of the last line. */
const LAST_LINE: Readonly<Record<number, number>> = { 3: 0, 4: 1, 5: 2, 6: 0 };

/** The alignment of paragraphs in which the last line is also justified. */
const ALL_LINES = 6;

/** The characters that lottie-web treats as line breaks. */
const BREAKS = ['\r', '\x03'];

/** Justifies the lines of paragraphs by widening their spaces. lottie-web itself would align them to the left. */
TextProperty.prototype.completeTextData = function (content) {
  completeTextData.call(this, content);
  content.justification ??= Number(content.j);
  const { justification, sz: box, l: letters, lineWidths } = content;
  const lastLine = LAST_LINE[justification];
  if (lastLine === undefined || !box) return;
  content.j = lastLine;
  const lastLines =
    justification === ALL_LINES ? [] : lastLinesOf(this.buildFinalText(String(content.t)), content.finalText);
  for (const [line, width] of lineWidths.entries()) {
    if (lastLines.includes(line)) continue;
    const spaces = spacesOf(letters.filter((letter) => letter.line === line));
    if (spaces.length === 0) continue;
    for (const space of spaces) space.l += (box[0] - width) / spaces.length;
    lineWidths[line] = box[0];
  }
};

/** Returns the spaces of a line, without those at its end. */
function spacesOf(letters: readonly TextLetter[]): TextLetter[] {
  const end = letters.findLastIndex(({ val }) => val !== ' ');
  return letters.slice(0, Math.max(end, 0)).filter(({ val }) => val === ' ');
}

/**
 * Returns the indices of the lines that end at a line break of the text. All other lines have been wrapped.
 * @param wrapped the characters of the text, in which some spaces have been replaced with line breaks, and line
 *   breaks have been added to long words
 */
function lastLinesOf(text: readonly string[], wrapped: readonly string[]): number[] {
  const lines: number[] = [];
  let line = 0;
  let at = 0;
  for (const character of wrapped) {
    const isBreak = BREAKS.includes(character);
    const isInText = character === text[at];
    if (isBreak && isInText) lines.push(line);
    if (isBreak) line += 1;
    if (isInText || (isBreak && text[at] === ' ')) at += 1;
  }
  return [...lines, line];
}
