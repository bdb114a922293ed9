import type { Point } from '../../geometry/isometric';
import type { LottieShape, Property } from './format';
import { color, type Ease, easingOf, property, round } from './properties';

type Bezier = { c: boolean; v: number[][]; i: number[][]; o: number[][] };

function bezier(points: readonly Point[], closed: boolean): Bezier {
  const none = points.map(() => [0, 0]);
  return { c: closed, v: points.map(([x, y]) => [round(x), round(y)]), i: none, o: none };
}

/** A closed line through points. */
export const polygon = (points: readonly Point[]): LottieShape => path(bezier(points, true));
/** An open line through points. */
export const polyline = (points: readonly Point[]): LottieShape => path(bezier(points, false));
const path = (k: Bezier): LottieShape => ({ ty: 'sh', ks: { a: 0, k } });

/** An animated polygon. Each keyframe contains all corners. */
export function movingPolygon(
  list: readonly (readonly [time: number, points: readonly Point[], ease?: Ease])[],
): LottieShape {
  const k = list.map(([t, points, ease = 'linear']) => ({ t, s: [bezier(points, true)], ...easingOf(ease) }));
  return { ty: 'sh', ks: { a: 1, k } };
}

/**
 * A smooth line through evenly spaced points (Catmull–Rom spline). If `base` is set, the shape is the area
 * between the line and y = `base`.
 */
export function smooth(points: readonly Point[], base?: number): LottieShape {
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

/** A rectangle, defined by its top left corner and its size. */
export const rectangle = (x: number, y: number, w: number, h: number): LottieShape => ({
  ty: 'rc',
  p: property([x + w / 2, y + h / 2]),
  s: property([w, h]),
  r: property(0),
});

/** An ellipse, defined by its center and its radii. */
export const ellipse = ([x, y]: Point, rx: number, ry = rx): LottieShape => ({
  ty: 'el',
  p: property([x, y]),
  s: property([rx * 2, ry * 2]),
});

/**
 * Fills the preceding paths in the group.
 * @param value `#rrggbb` or an animated color
 * @param opacity 0 to 100
 */
export const fill = (value: string | Property, opacity: number | Property = 100): LottieShape => ({
  ty: 'fl',
  c: color(value),
  o: property(opacity),
  r: 1,
});

export type Dash = { dash: number; gap: number; offset?: number | Property };

export const stroke = (
  value: string | Property,
  width = 1.5,
  { opacity = 100, dashes }: { opacity?: number | Property; dashes?: Dash } = {},
): LottieShape => ({
  ty: 'st',
  c: color(value),
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
