/** What a text is written with, and lottie-web takes together: a character with its marks, and what is joined to it. */
const LETTER = /.(?:\p{M}|\p{Emoji_Modifier}|\u200d.?)*/gsu;

/** The width of a text's widest letter as this browser draws it now, in sizes of its font. */
export function widestLetter(text: string, family: unknown): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 1;
  context.font = '100px sans-serif';
  // A name that is none changes nothing.
  context.font = `100px ${family}`;
  const widths = [...new Set(text.match(LETTER))].map((letter) => context.measureText(letter).width);
  return widths.reduce((widest, width) => Math.max(widest, width), 0) / 100;
}
