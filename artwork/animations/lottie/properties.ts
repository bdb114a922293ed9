import type { Point } from '@/components/drawings/geometry/isometric';
import type { Property, Value } from './format';

/** How a value goes on from a keyframe to the next one. */
export type Ease = 'linear' | 'smooth' | 'out' | 'in' | 'hold';
export type Key = readonly [time: number, value: Value, ease?: Ease];

const CURVES: Record<Exclude<Ease, 'hold'>, { o: Point; i: Point }> = {
  linear: { o: [0, 0], i: [1, 1] },
  smooth: { o: [0.45, 0], i: [0.55, 1] },
  out: { o: [0.2, 0.6], i: [0.4, 1] },
  in: { o: [0.6, 0], i: [0.8, 0.4] },
};

/** To hundredths, and never −0: a file of figures without tails. */
export const round = (value: number) => Math.round(value * 100) / 100 || 0;
const rounded = (value: Value) => (typeof value === 'number' ? round(value) : value.map(round));
const isProperty = (value: Value | Property): value is Property =>
  typeof value === 'object' && ('a' in value || 'sid' in value);

/** A property: as it is, or one value that never changes. */
export function property(value: Value | Property): Property {
  return isProperty(value) ? value : { a: 0, k: rounded(value) };
}

/** What a keyframe says of the way to the next one. */
export function motion(ease: Ease) {
  if (ease === 'hold') return { h: 1 };
  const { o, i } = CURVES[ease];
  return { o: { x: o[0], y: o[1] }, i: { x: i[0], y: i[1] } };
}

/** A property that moves from keyframe to keyframe, linearly unless one says otherwise. */
export function keys(list: readonly Key[]): Property {
  const [only] = list;
  if (only && list.length === 1) return property(only[1]);
  return {
    a: 1,
    k: list.map(([t, value, ease = 'linear']) => ({ t, s: [rounded(value)].flat(), ...motion(ease) })),
  };
}

/**
 * A property that follows `value` from one frame to another, read every so many frames. Readings that lie
 * on the line between their neighbours, to `tolerance`, are left out.
 */
export function follow(
  value: (frame: number) => Value,
  end: number,
  { every = 15, start = 0, tolerance = 0.2 }: { every?: number; start?: number; tolerance?: number } = {},
): Property {
  const count = Math.round((end - start) / every) + 1;
  const readings = Array.from({ length: count }, (_, n) => start + n * every).map((t): Key => [t, value(t)]);
  return keys(thin(readings, tolerance));
}

/** The readings that a line through them needs to stay within `tolerance` of all (Ramer, Douglas, Peucker). */
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

/** '#0fccce' as the format's red, green, blue, alpha from 0 to 1. Rounded up: lottie-web rounds down what it draws. */
export function rgb(hex: string): number[] {
  const channel = (at: number) => Math.ceil((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return [channel(1), channel(3), channel(5), 1];
}

/** A colour that changes over time; its stops are keyframes with hex colours. */
export function colours(stops: readonly (readonly [time: number, hex: string])[]): Property {
  return { a: 1, k: stops.map(([t, hex]) => ({ t, s: rgb(hex), ...motion('linear') })) };
}

/** What has come together by each frame at `rate` a frame: how far something has turned or flowed. */
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

/** Properties that have their colours from slots of the same names. */
export const slotted = <Name extends string>(colours: Record<Name, string>) =>
  Object.fromEntries(Object.keys(colours).map((sid) => [sid, { sid }])) as Record<Name, Property>;

/** The slots of colours, by their names. */
export const slots = (colours: Record<string, string>): Record<string, { p: Property }> =>
  Object.fromEntries(Object.entries(colours).map(([name, hex]) => [name, { p: { a: 0, k: rgb(hex) } }]));
