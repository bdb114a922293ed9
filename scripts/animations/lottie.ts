import type { Point } from '@/components/drawings/geometry/isometric';

/** The small part of the Lottie format that these drawings are made of. Times are frames. */
export type Property = { a: 0 | 1; k: unknown };
export type Value = number | readonly number[];
export type Shape = { ty: string; [key: string]: unknown };
export type Layer = { ty: number; nm: string; [key: string]: unknown };
export type Marker = { tm: number; cm: string; dr: number };
export type Asset = { id: string; layers: Layer[]; w?: number; h?: number };
export type Animation = {
  v: string;
  nm: string;
  fr: number;
  ip: number;
  op: number;
  w: number;
  h: number;
  ddd: 0;
  assets: Asset[];
  layers: Layer[];
  markers: Marker[];
};

/** How a value goes on from a keyframe to the next one. */
export type Ease = 'linear' | 'smooth' | 'out' | 'in' | 'hold';
export type Key = readonly [time: number, value: Value, ease?: Ease];

const CURVES: Record<Exclude<Ease, 'hold'>, { o: Point; i: Point }> = {
  linear: { o: [0, 0], i: [1, 1] },
  smooth: { o: [0.45, 0], i: [0.55, 1] },
  out: { o: [0.2, 0.6], i: [0.4, 1] },
  in: { o: [0.6, 0], i: [0.8, 0.4] },
};

const round = (value: number) => Math.round(value * 100) / 100 || 0;
const rounded = (value: Value) => (typeof value === 'number' ? round(value) : value.map(round));
const isProperty = (value: Value | Property): value is Property => typeof value === 'object' && 'a' in value;

/** A property: as it is, or one value that never changes. */
export function property(value: Value | Property): Property {
  return isProperty(value) ? value : { a: 0, k: rounded(value) };
}

function motion(ease: Ease) {
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

/** '#0fccce' as the format's red, green, blue, alpha from 0 to 1. */
export function rgb(hex: string): number[] {
  const channel = (at: number) =>
    Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000;
  return [channel(1), channel(3), channel(5), 1];
}

/** A colour that changes over time; its stops are keyframes with hex colours. */
export function colours(stops: readonly (readonly [time: number, hex: string])[]): Property {
  return { a: 1, k: stops.map(([t, hex]) => ({ t, s: rgb(hex), ...motion('linear') })) };
}

type Bezier = { c: boolean; v: number[][]; i: number[][]; o: number[][] };

function bezier(points: readonly Point[], closed: boolean): Bezier {
  const none = points.map(() => [0, 0]);
  return { c: closed, v: points.map(([x, y]) => [round(x), round(y)]), i: none, o: none };
}

export const polygon = (points: readonly Point[]): Shape => path(bezier(points, true));
export const polyline = (points: readonly Point[]): Shape => path(bezier(points, false));
const path = (k: Bezier): Shape => ({ ty: 'sh', ks: { a: 0, k } });

/** A polygon whose corners move; each keyframe holds all of them. */
export function movingPolygon(
  list: readonly (readonly [time: number, points: readonly Point[], ease?: Ease])[],
): Shape {
  const k = list.map(([t, points, ease = 'linear']) => ({ t, s: [bezier(points, true)], ...motion(ease) }));
  return { ty: 'sh', ks: { a: 1, k } };
}

/** A smooth line through points of even spacing (Catmull–Rom), optionally closed down to the line y = `base`. */
export function smooth(points: readonly Point[], base?: number): Shape {
  const tangent = (n: number) => {
    const [before, after] = [points[Math.max(n - 1, 0)], points[Math.min(n + 1, points.length - 1)]];
    return before && after ? [round((after[0] - before[0]) / 6), round((after[1] - before[1]) / 6)] : [0, 0];
  };
  const v = points.map(([x, y]) => [round(x), round(y)]);
  const o = points.map((_, n) => tangent(n));
  const i = o.map(([x = 0, y = 0]) => [-x || 0, -y || 0]);
  i[0] = [0, 0];
  o[o.length - 1] = [0, 0];
  const first = points[0];
  const last = points.at(-1);
  if (base === undefined || !first || !last) return path({ c: false, v, i, o });
  const none = [
    [0, 0],
    [0, 0],
  ];
  return path({
    c: true,
    v: [...v, [round(last[0]), base], [round(first[0]), base]],
    i: [...i, ...none],
    o: [...o, ...none],
  });
}

export const rectangle = (x: number, y: number, w: number, h: number): Shape => ({
  ty: 'rc',
  p: property([x + w / 2, y + h / 2]),
  s: property([w, h]),
  r: property(0),
});

export const ellipse = ([x, y]: Point, rx: number, ry = rx): Shape => ({
  ty: 'el',
  p: property([x, y]),
  s: property([rx * 2, ry * 2]),
});

export const fill = (colour: string | Property, opacity: number | Property = 100): Shape => ({
  ty: 'fl',
  c: typeof colour === 'string' ? { a: 0, k: rgb(colour) } : colour,
  o: property(opacity),
  r: 1,
});

export type Dash = { dash: number; gap: number; offset?: number | Property };

export const stroke = (
  colour: string | Property,
  width = 1.5,
  { opacity = 100, dashes }: { opacity?: number | Property; dashes?: Dash } = {},
): Shape => ({
  ty: 'st',
  c: typeof colour === 'string' ? { a: 0, k: rgb(colour) } : colour,
  o: property(opacity),
  w: property(width),
  lc: dashes ? 1 : 2,
  lj: 2,
  ...(dashes && {
    d: [
      { n: 'd', v: property(dashes.dash) },
      { n: 'g', v: property(dashes.gap) },
      { n: 'o', v: property(dashes.offset ?? 0) },
    ],
  }),
});

export const trim = (start: number | Property, end: number | Property): Shape => ({
  ty: 'tm',
  s: property(start),
  e: property(end),
  o: property(0),
  m: 1,
});

export type Transform = {
  position?: Value | Property;
  anchor?: Value;
  scale?: Value | Property;
  rotation?: number | Property;
  opacity?: number | Property;
};

const transform = ({
  position = [0, 0],
  anchor = [0, 0],
  scale = [100, 100],
  rotation = 0,
  opacity = 100,
}: Transform) => ({
  p: property(position),
  a: property(anchor),
  s: property(scale),
  r: property(rotation),
  o: property(opacity),
});

/** Shapes under one transform. Earlier items are painted over later ones, so a style follows its paths. */
export const group = (items: Shape[], how: Transform = {}): Shape => ({
  ty: 'gr',
  it: [...items, { ty: 'tr', ...transform(how) }],
});

/** Groups under one transform, the first painted first. */
export const stack = (groups: Shape[], how: Transform = {}): Shape => group([...groups].reverse(), how);

/** A layer of shapes, the first painted first. */
export const layer = (nm: string, shapes: Shape[], how: Transform = {}): Layer => ({
  ty: 4,
  nm,
  ip: 0,
  op: 0,
  st: 0,
  ks: transform(how),
  shapes: [...shapes].reverse(),
});

/** Cuts a layer off at a rectangle of its own. */
export const clip = (target: Layer, x: number, y: number, w: number, h: number): Layer => ({
  ...target,
  hasMask: true,
  masksProperties: [
    {
      mode: 'a',
      inv: false,
      o: property(100),
      x: property(0),
      pt: polygon([
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ]).ks,
    },
  ],
});

/** An animation of `layers`, the first painted first. */
export function animation(
  nm: string,
  size: Point,
  op: number,
  layers: Layer[],
  markers: Marker[] = [],
): Animation {
  return {
    v: '5.13.0',
    nm,
    fr: 60,
    ip: 0,
    op,
    w: size[0],
    h: size[1],
    ddd: 0,
    assets: [],
    layers: layers.map((each, n) => ({ ...each, ind: n + 1, op })).reverse(),
    markers,
  };
}
