import { maxAbsolute } from './apply-limits';
import { type Animation, asArray, asRecord, type Layer } from './lottie';
import { layersOf } from './traverse';

type Text = { t?: unknown; f?: unknown; s?: unknown; tr?: unknown; sz?: unknown };

/** Vertices, and their incoming and outgoing tangents. */
type Outline = Partial<Record<'v' | 'i' | 'o', unknown>>;

/** How much wider a letter may become once its font has loaded. */
const MARGIN = 1.5;

/** Upper limit for the widths of letters and the margins of text paths. */
const MAX_PIXELS = 1_000_000;

/**
 * What lottie-web treats as one letter: a character with its combining marks, and the characters joined to
 * it.
 */
const LETTER = /.(?:\p{M}|\p{Emoji_Modifier}|\u200d.?)*/gsu;

/**
 * Fixes the texts that lottie-web would never finish: widens a text's box to its widest letter, and gives a
 * text along a path valid sizes.
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
      // lottie-web moves a letter that is wider than its line to the next line, endlessly.
      box[0] = Math.max(box[0], ...widths.map((width) => width * Number(size)).filter(Boolean));
    }
    limitTextPath(layer, chars);
  }
}

/**
 * Returns the width of a text's widest letter as this browser draws it now, as a multiple of the font size.
 */
function widestLetter(text: string, family: unknown): number {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 1;
  context.font = '100px sans-serif';
  // An invalid family name leaves the font as it is.
  context.font = `100px ${family}`;
  const widths = [...new Set(text.match(LETTER))].map((letter) => context.measureText(letter).width);
  return widths.reduce((widest, width) => Math.max(widest, width), 0) / 100;
}

/** lottie-web searches endlessly for a letter's position if the path has no length or the letter no width. */
function limitTextPath(layer: Layer, chars: unknown) {
  const path = asRecord(asRecord(layer.t).p);
  if (path.m === undefined) return;
  const outlines = outlinesOf(asArray(layer.masksProperties)[Number(path.m)]?.pt?.k);
  if (!outlines.every(hasLength) || !(maxAbsolute(path.f) <= MAX_PIXELS)) delete path.m;
  for (const letter of asArray(chars).filter(Boolean)) letter.w = finitePixels(letter.w);
  for (const text of documentsOf(layer)) {
    if (text.s) text.s = finitePixels(text.s);
    if (text.tr) text.tr = finitePixels(text.tr);
  }
}

function finitePixels(value: unknown): number {
  const number = Number(value);
  return Math.abs(number) <= MAX_PIXELS ? number : 0;
}

/** Returns the content and the style of a text at each of its keyframes. */
export function documentsOf({ t }: Layer): Text[] {
  return asArray(asRecord(asRecord(t).d).k).map((keyframe) => asRecord(keyframe?.s));
}

/** Returns every outline that a path (`k`) has at a keyframe. */
function outlinesOf(k: unknown): Outline[] {
  return Array.isArray(k)
    ? k.flatMap((keyframe) => [keyframe?.s, keyframe?.e].flat()).filter(Boolean)
    : [asRecord(k)];
}

/** Whether an outline consists of points only, and its vertices differ or it has tangents. */
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
