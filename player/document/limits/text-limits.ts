import { type Animation, asArray, asRecord, type Layer } from '../lottie';
import { documentsOf, layersOf } from '../traverse';
import { maxAbsolute } from './largest-values';
import { MAX_TEXT_PIXELS } from './limits';

/** The vertices of an outline, and their incoming and outgoing tangents. */
type Outline = Partial<Record<'v' | 'i' | 'o', unknown>>;

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
export function limitTexts(animation: Animation, measureText = widestLetter) {
  const { chars, fonts } = animation;
  const families = new Map(
    asArray(asRecord(fonts).list).map((font) => [font?.fName, font?.fFamily] as const),
  );
  for (const layer of layersOf(animation)) {
    for (const { t, f, s: size, sz: box } of documentsOf(layer)) {
      if (!Array.isArray(box)) continue;
      const widths = Array.isArray(chars)
        ? chars.filter((letter) => letter && String(t).includes(letter.ch)).map(({ w }) => w / 100)
        : [MARGIN * measureText(String(t), families.get(f))];
      // If a letter were wider than the box, lottie-web would move it to the next line again and again.
      box[0] = Math.max(box[0], ...widths.map((width) => width * Number(size)).filter(Boolean));
    }
    limitTextPath(layer, chars);
  }
}

/**
 * Returns the width of the widest letter, as a multiple of the font size. Measures with the fonts that are
 * currently loaded.
 */
function widestLetter(text: string, family: unknown): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 1;
  context.font = '100px sans-serif';
  // If the family name is invalid, this assignment has no effect.
  context.font = `100px ${family}`;
  const widths = [...new Set(text.match(LETTER))].map((letter) => context.measureText(letter).width);
  return widths.reduce((widest, width) => Math.max(widest, width), 0) / 100;
}

/**
 * Fixes text on a path. If the path has no length or a letter has no width, lottie-web would endlessly search
 * for the position of a letter.
 */
function limitTextPath(layer: Layer, chars: unknown) {
  const path = asRecord(asRecord(layer.t).p);
  if (path.m === undefined) return;
  const outlines = outlinesOf(asArray(layer.masksProperties)[Number(path.m)]?.pt?.k);
  if (!outlines.every(hasLength) || !(maxAbsolute(path.f) <= MAX_TEXT_PIXELS)) delete path.m;
  for (const letter of asArray(chars).filter(Boolean)) letter.w = finitePixels(letter.w);
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
