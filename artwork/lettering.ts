import type { Point } from './geometry/isometric';

/**
 * A single-stroke font on a grid of 4 × 8. A glyph is a list of lines. Each line lists the x and y
 * coordinates of its points.
 */
const glyphs: Record<string, string[]> = {
  '0': ['1 0 3 0 4 1 4 7 3 8 1 8 0 7 0 1 1 0'],
  '1': ['0.8 1.6 2.4 0 2.4 8'],
  '2': ['0 1.4 1 0 3 0 4 1.2 4 2.8 0 8 4 8'],
  '3': ['0 1 1 0 3 0 4 1 4 2.8 3 3.8 1.6 3.8', '3 3.8 4 4.8 4 7 3 8 1 8 0 7'],
  '4': ['3 8 3 0 0 5.6 4 5.6'],
  '5': ['4 0 0.4 0 0 3.8 1 3 3 3 4 4.2 4 6.8 3 8 1 8 0 7'],
  '6': ['3.6 0 1.6 0 0 2.2 0 7 1 8 3 8 4 7 4 4.6 3 3.6 1 3.6 0 4.6'],
  '7': ['0 0 4 0 1.6 8'],
  '8': ['1 3.8 0 2.8 0 1 1 0 3 0 4 1 4 2.8 3 3.8 1 3.8 0 4.8 0 7 1 8 3 8 4 7 4 4.8 3 3.8'],
  '9': ['4 3.4 3 4.4 1 4.4 0 3.4 0 1 1 0 3 0 4 1 4 5.8 2.4 8 0.6 8'],
  ':': ['2 2.2 2 2.6', '2 5.6 2 6'],
  a: ['0.4 3.4 1.2 2.8 2.8 2.8 3.6 3.6 3.6 8', '3.6 5 1.2 5 0.4 5.8 0.4 7.2 1.2 8 2.6 8 3.6 7'],
  b: ['0.4 0 0.4 8 2.6 8 3.6 7 3.6 3.8 2.6 2.8 0.4 2.8'],
  e: ['0.4 5.4 3.6 5.4 3.6 3.8 2.6 2.8 1.4 2.8 0.4 3.8 0.4 7 1.4 8 3.4 8'],
  f: ['3.4 0 2.4 0 1.6 0.8 1.6 8', '0.4 2.8 3.2 2.8'],
  o: ['1.4 2.8 2.6 2.8 3.6 3.8 3.6 7 2.6 8 1.4 8 0.4 7 0.4 3.8 1.4 2.8'],
  r: ['0.8 2.8 0.8 8', '0.8 4 2 2.8 3.4 2.8'],
  t: ['1.6 0.8 1.6 7.2 2.4 8 3.4 8', '0.4 2.8 3.2 2.8'],
  k: ['0.4 0 0.4 8', '3.8 3 0.4 6', '1.6 5 3.8 8'],
  A: ['0 8 2 0 4 8', '0.7 5.2 3.3 5.2'],
  B: ['0 0 0 8 3 8 4 7 4 4.8 3 3.8 0 3.8', '3 3.8 3.8 3 3.8 1 2.8 0 0 0'],
  C: ['4 1.2 3 0 1 0 0 1 0 7 1 8 3 8 4 6.8'],
  D: ['0 0 0 8 2.6 8 4 6.6 4 1.4 2.6 0 0 0'],
  F: ['4 0 0 0 0 8', '0 3.8 3.2 3.8'],
  H: ['0 0 0 8', '4 0 4 8', '0 3.8 4 3.8'],
  M: ['0 8 0 0 2 4.4 4 0 4 8'],
  N: ['0 8 0 0 4 8 4 0'],
  P: ['0 8 0 0 3 0 4 1 4 3.4 3 4.4 0 4.4'],
  S: ['4 1.2 3 0 1 0 0 1 0 2.8 1 3.8 3 3.8 4 4.8 4 7 3 8 1 8 0 6.8'],
  U: ['0 0 0 7 1 8 3 8 4 7 4 0'],
  c: ['3.6 3.6 2.6 2.8 1.4 2.8 0.4 3.8 0.4 7 1.4 8 2.6 8 3.6 7.2'],
  v: ['0.4 2.8 2 8 3.6 2.8'],
  J: ['3.4 0 3.4 7 2.4 8 1.2 8 0.4 7.2'],
  d: ['3.6 0 3.6 8 1.4 8 0.4 7 0.4 3.8 1.4 2.8 3.6 2.8'],
  g: ['3.6 2.8 3.6 9.4 2.8 10.2 1 10.2', '3.6 2.8 1.4 2.8 0.4 3.8 0.4 7 1.4 8 3.6 8'],
  h: ['0.4 0 0.4 8', '0.4 4 1.6 2.8 2.6 2.8 3.6 3.8 3.6 8'],
  i: ['2 2.8 2 8', '2 0.4 2 0.9'],
  l: ['2 0 2 8'],
  m: ['0 2.8 0 8', '0 3.6 0.8 2.8 1.4 2.8 2 3.6 2 8', '2 3.6 2.8 2.8 3.4 2.8 4 3.6 4 8'],
  n: ['0.4 2.8 0.4 8', '0.4 4 1.6 2.8 2.6 2.8 3.6 3.8 3.6 8'],
  p: ['0.4 2.8 0.4 10.2', '0.4 2.8 2.6 2.8 3.6 3.8 3.6 7 2.6 8 0.4 8'],
  s: ['3.6 3.6 2.8 2.8 1.2 2.8 0.4 3.6 0.4 4.6 1.2 5.4 2.8 5.4 3.6 6.2 3.6 7.2 2.8 8 1.2 8 0.4 7.2'],
  u: ['0.4 2.8 0.4 7 1.4 8 2.4 8 3.6 6.8', '3.6 2.8 3.6 8'],
  w: ['0 2.8 0.9 8 2 4 3.1 8 4 2.8'],
  y: ['0.4 2.8 2 8', '3.6 2.8 1.6 9.4 0.8 10.2 0.2 10.2'],
  '-': ['0.6 4.8 3.4 4.8'],
  '–': ['0 4.8 4 4.8'],
  '+': ['2 2.8 2 6.8', '0 4.8 4 4.8'],
  '×': ['0.6 3.4 3.4 6.2', '3.4 3.4 0.6 6.2'],
  '/': ['0 8.6 4 -0.6'],
  '%': ['3.8 0 0.2 8', '0 0.4 1.2 0.4 1.2 2.2 0 2.2 0 0.4', '2.8 5.8 4 5.8 4 7.6 2.8 7.6 2.8 5.8'],
  '.': ['2 7.5 2 8'],
  '°': ['1.2 0 2.4 0 3 0.8 3 1.8 2.4 2.6 1.2 2.6 0.6 1.8 0.6 0.8 1.2 0'],
  ' ': [],
  W: ['-0.4 0 0.8 8 2 2.4 3.2 8 4.4 0'],
};

export const ADVANCE = 6;

export type Anchor = 'start' | 'middle' | 'end';

const textWidth = (characters: string, height: number) =>
  (characters.length * ADVANCE - (ADVANCE - 4)) * (height / 8);

/**
 * Returns the strokes of characters. Each stroke is a list of points.
 * @param position the top left corner, or the middle or right end of the top edge, depending on `anchor`
 * @param height the height of capitals and digits
 * @throws if a character has no glyph
 */
export function letterStrokes(
  characters: string,
  [x, y]: Point,
  height: number,
  anchor: Anchor = 'start',
): Point[][] {
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * textWidth(characters, height);
  const unit = height / 8;
  return [...characters].flatMap((character, n) => {
    const glyph = glyphs[character];
    if (!glyph) throw new Error(`artwork/lettering.ts has no glyph for “${character}”.`);
    return glyph.map((line) =>
      points(line).map(([px, py]): Point => [x - shift + (n * ADVANCE + px) * unit, y + py * unit]),
    );
  });
}

function points(line: string): Point[] {
  const numbers = line.split(' ').map(Number);
  return numbers.flatMap((value, n) => (n % 2 === 0 ? [[value, numbers[n + 1] ?? 0] as const] : []));
}
