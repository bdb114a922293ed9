import { type Animation, asArray, asRecord, type Layer } from '../lottie';
import { documentsOf, layersOf } from '../traverse';
import { maxAbsolute } from './largest-values';
import { MAX_TEXT_PIXELS } from './limits';

/** The vertices of an outline, and their incoming and outgoing tangents. */
type Outline = Partial<Record<'v' | 'i' | 'o', unknown>>;

/** The maximum number of UTF-16 code units in a glyph, such as an emoji of several persons. */
const MAX_GLYPH_CHARACTERS = 20;

/** Factor for the minimum width of a text box. Letters can become wider when their font has loaded. */
const MARGIN = 1.5;

/**
 * Matches a sequence that lottie-web treats as one letter: a character with its combining marks and the
 * characters that are joined to it.
 */
const LETTER = /.(?:\p{M}|\p{Emoji_Modifier}|\u200d.?)*/gsu;

/**
 * Fixes text that would make lottie-web loop forever: a text box that is narrower than its widest letter, and
 * text on a path with invalid sizes.
 * @param measureText returns the width of the widest letter, as a multiple of the font size
 */
export function limitTexts(animation: Animation, measureText = createMeasurement()) {
  const { chars, fonts } = animation;
  const families = new Map(
    asArray(asRecord(fonts).list).map((font) => [font?.fName, font?.fFamily] as const),
  );
  if (layersOf(animation).some(isOnPath))
    for (const letter of asArray(chars).filter(Boolean)) letter.w = finitePixels(letter.w);
  const glyphs = Array.isArray(chars) ? widestGlyphs(chars) : null;
  for (const layer of layersOf(animation)) {
    for (const { t, f, s: size, sz: box } of documentsOf(layer)) {
      if (!Array.isArray(box)) continue;
      const text = String(t);
      const width = glyphs ? glyphs(text) : MARGIN * measureText(text, families.get(f));
      // If a letter were wider than the box, lottie-web would move it to the next line again and again.
      box[0] = Math.max(box[0], width * Number(size) || 0);
    }
    if (isOnPath(layer)) limitTextPath(layer);
  }
}

/**
 * Returns a function that returns the width of the widest glyph in a text, as a multiple of the font size. A glyph can
 * be a sequence of characters.
 */
function widestGlyphs(chars: readonly unknown[]): (text: string) => number {
  const widths = new Map<string, number>();
  for (const letter of chars) {
    const { ch, w } = asRecord(letter);
    if (typeof ch === 'string' && ch.length <= MAX_GLYPH_CHARACTERS)
      widths.set(ch, Math.max(widths.get(ch) ?? 0, Number(w) / 100 || 0));
  }
  const lengths = [...new Set([...widths.keys()].map(({ length }) => length))];
  return (text) => {
    let widest = 0;
    for (let start = 0; start < text.length; start += 1) {
      for (const length of lengths)
        widest = Math.max(widest, widths.get(text.slice(start, start + length)) ?? 0);
    }
    return widest;
  };
}

/**
 * Returns a function that returns the width of the widest letter, as a multiple of the font size. Measures with the
 * fonts that are currently loaded.
 */
function createMeasurement() {
  let context: OffscreenCanvasRenderingContext2D | null;
  return (text: string, family: unknown): number => {
    context ??= new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) return 1;
    context.font = '100px sans-serif';
    // If the family name is invalid, this assignment has no effect.
    context.font = `100px ${family}`;
    const letters = [...new Set(text.match(LETTER))];
    return (
      letters.reduce((widest, letter) => Math.max(widest, Number(context?.measureText(letter).width)), 0) /
      100
    );
  };
}

/** Returns the path options of a layer's text. */
const pathOf = ({ t }: Layer) => asRecord(asRecord(t).p);

const isOnPath = (layer: Layer) => pathOf(layer).m !== undefined;

/**
 * Fixes text on a path. If the path has no length or a letter has no width, lottie-web would endlessly search
 * for the position of a letter.
 */
function limitTextPath(layer: Layer) {
  const path = pathOf(layer);
  const outlines = outlinesOf(asArray(layer.masksProperties)[Number(path.m)]?.pt?.k);
  if (!outlines.every(hasLength) || !(maxAbsolute(path.f) <= MAX_TEXT_PIXELS)) delete path.m;
  for (const text of documentsOf(layer)) {
    if (text.s) text.s = finitePixels(text.s);
    if (text.tr) text.tr = finitePixels(text.tr);
  }
}

function finitePixels(value: unknown): number {
  const number = Number(value);
  return Math.abs(number) <= MAX_TEXT_PIXELS ? number : 0;
}

/** Returns the outlines of a path (`k`) at all keyframes. */
function outlinesOf(k: unknown): Outline[] {
  return Array.isArray(k)
    ? k.flatMap((keyframe) => [keyframe?.s, keyframe?.e].flat()).filter(Boolean)
    : [asRecord(k)];
}

/**
 * Returns whether all points of an outline are valid and its length is above 0. An outline has a length if it
 * has tangents or at least two different vertices.
 */
function hasLength({ v, i, o }: Outline): boolean {
  const points = [v, i, o].flatMap(asArray);
  const [first, ...others] = asArray(v).map(String);
  const isCurved = [i, o].flatMap(asArray).flat().some(Boolean);
  return points.every(isPoint) && (isCurved || others.some((vertex) => vertex !== first));
}

function isPoint(point: unknown): boolean {
  const [x, y] = asArray(point);
  return Number.isFinite(x) && Number.isFinite(y);
}
