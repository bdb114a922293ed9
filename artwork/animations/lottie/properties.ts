import type { Point } from '../../geometry/isometric';
import { range } from '../../geometry/range';
import type { Property, Value } from './format';

/** The easing between a keyframe and the next one. */
export type Ease = 'linear' | 'smooth' | 'out' | 'in' | 'hold';
export type Key = readonly [time: number, value: Value, ease?: Ease];

const CURVES: Record<Exclude<Ease, 'hold'>, { o: Point; i: Point }> = {
  linear: { o: [0, 0], i: [1, 1] },
  smooth: { o: [0.45, 0], i: [0.55, 1] },
  out: { o: [0.2, 0.6], i: [0.4, 1] },
  in: { o: [0.6, 0], i: [0.8, 0.4] },
};

/** Rounds to hundredths. Replaces −0 with 0. */
export const round = (value: number) => Math.round(value * 100) / 100 || 0;
const rounded = (value: Value) => (typeof value === 'number' ? round(value) : value.map(round));
const isProperty = (value: Value | Property): value is Property =>
  typeof value === 'object' && ('a' in value || 'sid' in value);

/** Converts a value to a static property. If `value` is already a property, returns it unchanged. */
export function property(value: Value | Property): Property {
  return isProperty(value) ? value : { a: 0, k: rounded(value) };
}

/** Returns the easing fields of a keyframe in the Lottie format. */
export function easingOf(ease: Ease) {
  if (ease === 'hold') return { h: 1 };
  const { o, i } = CURVES[ease];
  return { o: { x: o[0], y: o[1] }, i: { x: i[0], y: i[1] } };
}

/** Returns a property with keyframes. The default easing is linear. */
export function keys(list: readonly Key[]): Property {
  const [only] = list;
  if (only && list.length === 1) return property(only[1]);
  return {
    a: 1,
    k: list.map(([t, value, ease = 'linear']) => ({ t, s: [rounded(value)].flat(), ...easingOf(ease) })),
  };
}

/**
 * Returns a property with keyframes at samples of `value`. Omits samples that are within `tolerance` of the
 * line between their neighbors.
 */
export function follow(
  value: (frame: number) => Value,
  end: number,
  { every = 15, start = 0, tolerance = 0.2 }: { every?: number; start?: number; tolerance?: number } = {},
): Property {
  const count = Math.round((end - start) / every) + 1;
  const readings = range(count)
    .map((n) => start + n * every)
    .map((t): Key => [t, value(t)]);
  return keys(thin(readings, tolerance));
}

/**
 * Simplifies a list of samples with the Ramer–Douglas–Peucker algorithm. The lines between the remaining
 * samples are within `tolerance` of all omitted samples.
 */
function thin(list: readonly Key[], tolerance: number): Key[] {
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last || list.length < 3) return [...list];
  const errors = list.map((key) => distance(key, first, last));
  const worst = errors.indexOf(Math.max(...errors));
  if ((errors[worst] ?? 0) <= tolerance) return [first, last];
  return [...thin(list.slice(0, worst + 1), tolerance).slice(0, -1), ...thin(list.slice(worst), tolerance)];
}

function distance([time, value]: Key, [from, start]: Key, [to, end]: Key): number {
  const part = (time - from) / (to - from);
  const [starts, ends] = [[start].flat(), [end].flat()];
  return Math.max(
    ...[value]
      .flat()
      .map((each, n) => Math.abs(each - (starts[n] ?? 0) * (1 - part) - (ends[n] ?? 0) * part)),
  );
}

/**
 * Converts a color such as `#0fccce` to red, green and blue values from 0 to 1. Rounds up, because lottie-web
 * rounds down.
 */
function rgb(hex: string): number[] {
  const channel = (at: number) => Math.ceil((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return [channel(1), channel(3), channel(5), 1];
}

/** Converts a color such as `#0fccce` to a static property. If `value` is already a property, returns it unchanged. */
export const color = (value: string | Property): Property =>
  typeof value === 'string' ? { a: 0, k: rgb(value) } : value;

/** Returns an animated color, with a keyframe for each stop. */
export function colors(stops: readonly (readonly [time: number, hex: string])[]): Property {
  return { a: 1, k: stops.map(([t, hex]) => ({ t, s: rgb(hex), ...easingOf('linear') })) };
}

/**
 * Returns a property whose value at each frame is the sum of `rate` up to that frame. Used for rotations and
 * flows.
 */
export function accumulate(
  rate: (frame: number) => number,
  end: number,
  { every = 15, tolerance = 1.5 }: { every?: number; tolerance?: number } = {},
): Property {
  const sums = [0];
  for (let frame = 0; frame < end; frame += every)
    sums.push((sums.at(-1) ?? 0) + rate(frame + every / 2) * every);
  return follow((frame) => sums[Math.round(frame / every)] ?? 0, end, { every, tolerance });
}

/** Returns a property for each color. Each property refers to the slot with the color's name. */
export const slotted = <Name extends string>(colors: Record<Name, unknown>) =>
  Object.fromEntries(Object.keys(colors).map((sid) => [sid, { sid }])) as Record<Name, Property>;

/** Returns a slot for each color, with the color as its default value. */
export const slots = (values: Record<string, string | Property>): Record<string, { p: Property }> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { p: color(value) }]));
