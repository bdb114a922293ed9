import { layersOf } from './layers';
import { maxAbsolute } from './limits';
import type { Animation, Layer } from './lottie';
import { asArray, asRecord } from './unknown-json';

type Text = { t?: unknown; f?: unknown; s?: unknown; tr?: unknown; sz?: unknown };

/** Vertices, and tangents from them. */
type Outline = Partial<Record<'v' | 'i' | 'o', unknown>>;

/** The width of a text's widest letter, in sizes of its font. */
export type WidestLetter = (text: string, family: unknown) => number;

/** How much wider a letter may be once its font is there. */
const MARGIN = 1.5;

/** Upper bound in pixels for letter widths and text-path margins. */
const MAX_PIXELS = 1_000_000;

/**
 * Mends the texts that lottie-web would never finish with: makes a text's box as wide as its letters, and gives a text along
 * a path its measures.
 */
export function limitTexts(animation: Animation, widestLetter: WidestLetter) {
  const { chars, fonts } = animation;
  const families = new Map(
    asArray(asRecord(fonts).list).map((font) => [font?.fName, font?.fFamily] as const),
  );
  for (const layer of layersOf(animation)) {
    for (const { t, f, s: size, sz: box } of documentsOf(layer)) {
      if (!Array.isArray(box)) continue;
      const letters = Array.isArray(chars)
        ? chars.filter((letter) => letter && String(t).includes(letter.ch)).map(({ w }) => w / 100)
        : [MARGIN * widestLetter(String(t), families.get(f))];
      // A letter that does not fit into a line of its own, lottie-web puts on the next one, for ever.
      box[0] = Math.max(box[0], ...letters.map((width) => width * Number(size)).filter(Boolean));
    }
    limitTextPath(layer, chars);
  }
}

/** On a path without a length, or for a letter without a width, lottie-web looks for the place for ever. */
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

/** What a text says and how, at each of its keyframes. */
function documentsOf({ t }: Layer): Text[] {
  return asArray(asRecord(asRecord(t).d).k).map((keyframe) => asRecord(keyframe?.s));
}

/** Every outline that a path (`k`) is at a keyframe. */
function outlinesOf(k: unknown): Outline[] {
  return Array.isArray(k)
    ? k.flatMap((keyframe) => [keyframe?.s, keyframe?.e].flat()).filter(Boolean)
    : [asRecord(k)];
}

/** Whether an outline is one of points, and its vertices are in several places or its tangents lead to others. */
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
