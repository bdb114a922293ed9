import { asArray, asRecord } from './unknown-json';

/** A stop of a gradient, as themes and hosts write it: red, green, blue and opacity, 0 to 1 each. */
export type Stop = { offset: number; color: readonly number[] };

type Keyframe = Record<string, unknown>;

/** A theme's value for a slot (https://dotlottie.io/spec/2.0/#themes), still or by keyframes. */
type Rule = { id?: unknown; type?: unknown; animations?: unknown; value?: unknown; keyframes?: unknown };

/** What a theme calls the parts of a text, and what the format does. */
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

/** By their numbers in the format. */
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
 * A theme's values by the slots that they are for, as the format has them. What a theme says by expressions is left out, and a rule
 * that is none.
 * @param animationId rules for other animations of the archive are not for this one
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
  return propertyOf(value, keyframes, (one) => one);
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

/** The numbers of a gradient: each stop's place and colour, then each one's place and opacity. */
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

/** Generators name the address in several ways; `src` counts for more than any other. */
const addressIn = ({ src, url, dataUrl, path, id }: Record<string, unknown>) =>
  src ?? url ?? dataUrl ?? path ?? id;

/** The value of a theme's rule for an image, and the address in it; nothing for another rule. */
export function themeImage(rule: Rule | null) {
  const value = asRecord(rule?.value);
  return rule?.type === 'Image' ? { value, address: addressIn(value) } : undefined;
}

/** What of a text's documents is another, at each keyframe. */
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
    const key = TEXT_KEYS[name];
    if (key) document[key] = value;
  }
  return document;
}

/** A text with its lines parted as the format does it. */
export const linesOf = (text: string) => text.replace(/\r?\n/g, '\r');
