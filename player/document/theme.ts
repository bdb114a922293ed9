import { asArray, asRecord } from './lottie';

/** A gradient stop of a theme or of the app. `color`: red, green, blue and opacity, from 0 to 1. */
export type Stop = { offset: number; color: readonly number[] };

type Keyframe = Record<string, unknown>;

/**
 * A rule of a theme (https://dotlottie.io/spec/2.0/#themes): the value of a slot, static or with keyframes.
 */
type Rule = { id?: unknown; type?: unknown; animations?: unknown; value?: unknown; keyframes?: unknown };

/** The names of text properties in themes, mapped to the names in the Lottie format. */
const TEXT_KEYS: Record<string, string> = {
  fontName: 'f',
  fontSize: 's',
  fillColor: 'fc',
  strokeColor: 'sc',
  strokeWidth: 'sw',
  strokeOverFill: 'of',
  lineHeight: 'lh',
  tracking: 'tr',
  baselineShift: 'ls',
  wrapSize: 'sz',
  wrapPosition: 'ps',
};

/** The names of text alignments in themes. The index of a name is the value in the Lottie format. */
const JUSTIFY = [
  'Left',
  'Right',
  'Center',
  'JustifyLastLeft',
  'JustifyLastRight',
  'JustifyLastCenter',
  'JustifyLastFull',
];
const CAPS = ['Regular', 'AllCaps', 'SmallCaps'];

/**
 * Returns the values of a theme in the notation of the Lottie format, keyed by slot id. Ignores expressions
 * and invalid rules.
 * @param animationId the id of the animation; rules that are only for other animations of the archive are
 *   ignored
 */
export function themeValues(theme: unknown, animationId: unknown): Map<string, object> {
  const values = new Map<string, object>();
  for (const rule of asArray(asRecord(theme).rules) as (Rule | null)[]) {
    const { id, animations } = rule ?? {};
    if (typeof id !== 'string' || (Array.isArray(animations) && !animations.includes(animationId))) continue;
    const value = ruleValue(rule ?? {});
    if (value) values.set(id, value);
  }
  return values;
}

function ruleValue({ type, value, keyframes }: Rule): object | undefined {
  if (type === 'Image') return imageOf(asRecord(value));
  if (type === 'Gradient') return gradientOf(value, keyframes);
  if (type === 'Text') return textOf(value, keyframes);
  if (!['Color', 'Scalar', 'Position', 'Vector'].includes(String(type))) return undefined;
  return propertyOf(value, keyframes, (single) => single);
}

function propertyOf(value: unknown, keyframes: unknown, read: (value: unknown) => unknown) {
  if (!Array.isArray(keyframes)) return value === undefined ? undefined : { a: 0, k: read(value) };
  const k = keyframes.map((keyframe: Keyframe | null) => {
    const { frame, value, inTangent, outTangent, valueInTangent, valueOutTangent, hold } = asRecord(keyframe);
    const s = [read(value)].flat();
    return {
      t: frame ?? 0,
      s,
      i: inTangent,
      o: outTangent,
      ti: valueInTangent,
      to: valueOutTangent,
      h: hold ? 1 : 0,
    };
  });
  return { a: 1, k };
}

function gradientOf(value: unknown, keyframes: unknown) {
  const stops = asArray(asRecord(asArray(keyframes)[0]).value ?? value);
  if (stops.length === 0) return undefined;
  return { p: stops.length, k: propertyOf(value, keyframes, (stops) => gradientNumbers(asArray(stops))) };
}

/**
 * Returns the numbers of a gradient: the offset and color of each stop, followed by the offset and opacity of
 * each stop.
 */
export function gradientNumbers(stops: readonly Stop[]): number[] {
  return [
    ...stops.flatMap(({ offset, color }) => [offset ?? 0, ...asArray(color).slice(0, 3)]),
    ...stops.flatMap(({ offset, color }) => [offset ?? 0, asArray(color)[3] ?? 1]),
  ];
}

function imageOf(value: Record<string, unknown>) {
  const address = addressIn(value);
  const { width, height } = value;
  return address === undefined ? undefined : { u: '', p: String(address), w: width, h: height, e: 0 };
}

/** Returns the URL of an image. Exporters store the URL in different fields; `src` has priority. */
const addressIn = ({ src, url, dataUrl, path, id }: Record<string, unknown>) =>
  src ?? url ?? dataUrl ?? path ?? id;

/** Returns the value and the URL of an image rule; `undefined` for other rules. */
export function themeImage(rule: Rule | null) {
  const value = asRecord(rule?.value);
  return rule?.type === 'Image' ? { value, address: addressIn(value) } : undefined;
}

/** Returns the text properties that a theme sets, at each keyframe. */
function textOf(value: unknown, keyframes: unknown) {
  const list = Array.isArray(keyframes) ? keyframes : [{ frame: 0, value }];
  const k = list.map((keyframe) => ({ t: keyframe?.frame ?? 0, s: documentOf(asRecord(keyframe?.value)) }));
  return k.some(({ s }) => Object.keys(s).length > 0) ? { k } : undefined;
}

function documentOf({ text, justify, textCaps, ...others }: Record<string, unknown>) {
  const document: Record<string, unknown> = {};
  if (typeof text === 'string') document.t = linesOf(text);
  if (JUSTIFY.includes(String(justify))) document.j = JUSTIFY.indexOf(String(justify));
  if (CAPS.includes(String(textCaps))) document.ca = CAPS.indexOf(String(textCaps));
  for (const [name, value] of Object.entries(others)) {
    const key = Object.hasOwn(TEXT_KEYS, name) && TEXT_KEYS[name];
    if (key) document[key] = value;
  }
  return document;
}

/** Converts line breaks to carriage returns, which the Lottie format uses as line breaks. */
export const linesOf = (text: string) => text.replace(/\r?\n/g, '\r');
