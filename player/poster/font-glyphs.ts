import { readFile } from 'node:fs/promises';
import { type Font, type PathCommand, parse } from 'opentype.js';
import { formatValue } from '../document/errors/failure';
import { asArray, asRecord } from '../document/lottie';
import type { LottieAnimation } from '../document/read-animation';
import { isComplexText } from '../document/text-shaping';
import { documentsOf, layersOf } from '../document/traverse';

/** The files of fonts (TTF, OTF or WOFF), as paths or bytes, keyed by the names (`fName`) in the animation. */
export type PosterFonts = Readonly<Record<string, string | Uint8Array>>;

/** The font size for which a file describes its glyphs. */
const SIZE = 100;

/** Control characters, such as line breaks. */
const CONTROLS = /\p{Cc}/gu;

/**
 * Adds to an animation the glyphs of its texts, so that they are drawn exactly as the fonts define them. Without all of
 * its fonts, the animation isn't changed, because either all of its texts are drawn with glyphs or none.
 * @returns what can't be drawn with the given fonts, in sentences
 * @throws an `Error` that names the font whose file can't be read
 */
export async function addGlyphs(animation: LottieAnimation, files: PosterFonts): Promise<string[]> {
  const documents = layersOf(animation).flatMap(documentsOf);
  if (animation.chars || documents.length === 0 || Object.keys(files).length === 0) return [];
  const complex = documents.find(({ t }) => isComplexText(String(t)));
  if (complex)
    return [
      `The text ${formatValue(complex.t)} isn’t drawn with \`fonts\`, because its letters join or combine.`,
    ];
  const letters = new Map<string, string>();
  for (const { f, t } of documents) letters.set(String(f), `${letters.get(String(f)) ?? ''}${t}`);
  const missing = [...letters.keys()].filter((name) => !Object.hasOwn(files, name));
  if (missing.length > 0)
    return [`No text is drawn with \`fonts\`, because it lacks ${missing.map(formatValue).join(', ')}.`];
  const chars: object[] = [];
  const messages: string[] = [];
  for (const [name, text] of letters) {
    const { fFamily = name, fStyle = '' } = fontNamed(animation, name);
    const font = await readFont(name, files[name] as string | Uint8Array);
    const unique = [...new Set(text.replace(CONTROLS, ''))];
    const unknown = unique.filter((ch) => font.charToGlyphIndex(ch) === 0);
    if (unknown.length > 0)
      messages.push(`The font ${formatValue(name)} lacks ${unknown.map(formatValue).join(', ')}.`);
    for (const ch of unique) chars.push({ ch, style: fStyle, fFamily, size: SIZE, ...glyphOf(font, ch) });
  }
  Object.assign(animation, { chars });
  return messages;
}

const fontNamed = (animation: LottieAnimation, name: string) =>
  asRecord(asArray(asRecord(animation.fonts).list).find((font) => asRecord(font).fName === name));

async function readFont(name: string, file: string | Uint8Array): Promise<Font> {
  try {
    const bytes = typeof file === 'string' ? await readFile(file) : file;
    return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  } catch (error) {
    throw new Error(`The file of the font ${formatValue(name)} can’t be read: ${(error as Error).message}`);
  }
}

/** Returns the width and the outline of a letter as in a file. */
function glyphOf(font: Font, letter: string) {
  const glyph = font.charToGlyph(letter);
  const contours = toContours(glyph.getPath(0, 0, SIZE).commands);
  return {
    w: ((glyph.advanceWidth ?? 0) * SIZE) / font.unitsPerEm,
    data: { shapes: [{ ty: 'gr', it: contours.map((k) => ({ ty: 'sh', ks: { a: 0, k } })) }] },
  };
}

type Vertex = [x: number, y: number];

/** A closed path as in a file: its vertices, and the handles relative to them. */
type Contour = { c: true; v: Vertex[]; i: Vertex[]; o: Vertex[] };

function toContours(commands: readonly PathCommand[]): Contour[] {
  const contours: Contour[] = [];
  for (const command of commands) {
    if (command.type === 'Z') continue;
    const end: Vertex = [command.x, command.y];
    if (command.type === 'M') {
      contours.push({ c: true, v: [end], i: [[0, 0]], o: [[0, 0]] });
      continue;
    }
    const { v, i, o } = contours.at(-1) as Contour;
    const start = v.at(-1) as Vertex;
    const [first, second] = handlesOf(command, start, end);
    o[o.length - 1] = difference(first, start);
    v.push(end);
    i.push(difference(second, end));
    o.push([0, 0]);
  }
  return contours;
}

/** Returns the control points of a line or curve as those of a cubic curve. */
function handlesOf(
  command: Exclude<PathCommand, { type: 'M' | 'Z' }>,
  start: Vertex,
  end: Vertex,
): [first: Vertex, second: Vertex] {
  if (command.type === 'L') return [start, end];
  const control: Vertex = [command.x1, command.y1];
  if (command.type === 'C') return [control, [command.x2, command.y2]];
  const towards = ([x, y]: Vertex): Vertex => [
    x + ((control[0] - x) * 2) / 3,
    y + ((control[1] - y) * 2) / 3,
  ];
  return [towards(start), towards(end)];
}

const difference = ([x, y]: Vertex, [fromX, fromY]: Vertex): Vertex => [x - fromX, y - fromY];
