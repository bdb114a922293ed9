import fc from 'fast-check';
import { MergeMode } from '../../../document/lottie';
import { blossom, type Curve, curvesOf, type Outline } from './curves';
import { mergeOutlines } from './merge-outlines';

type Point = readonly [number, number];

/** A polygon, as an outline whose curves are lines. */
const polygon = (points: readonly Point[]): Outline => [
  ...(points[0] as Point),
  ...points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] as Point;
    return [...point, ...next, ...next];
  }),
];

const square = (left: number, top: number, size: number) =>
  polygon([
    [left, top],
    [left + size, top],
    [left + size, top + size],
    [left, top + size],
  ]);

/** Turns an outline around. */
const reverse = (outline: Outline): Outline =>
  Array.from({ length: outline.length / 2 }, (_, index) => outline.slice(-2 * index - 2).slice(0, 2)).flat();

/** The distance of the control points of a quarter of a circle from its ends, for the radius 1. */
const ARC = 0.5523;

const circle = (x: number, y: number, r: number): Outline => {
  const a = r * ARC;
  const right = [x + a, y - r, x + r, y - a, x + r, y, x + r, y + a, x + a, y + r, x, y + r];
  const left = [x - a, y + r, x - r, y + a, x - r, y, x - r, y - a, x - a, y - r, x, y - r];
  return [x, y - r, ...right, ...left];
};

const LINES = 50;

/** Returns points on an outline, with the same distance in `t`. */
const pointsOn = (outline: Outline): Point[] =>
  curvesOf(outline).flatMap((curve: Curve) =>
    Array.from({ length: LINES }, (_, index) => {
      const t = index / LINES;
      return [blossom(curve, 0, t, t, t), blossom(curve, 1, t, t, t)] as const;
    }),
  );

const areaOf = (outlines: readonly Outline[]) =>
  outlines.map(pointsOn).reduce(
    (sum, points) =>
      points.reduce((area, [x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % points.length] as Point;
        return area + (x * nextY - nextX * y) / 2;
      }, sum),
    0,
  );

const countCurves = (outlines: readonly Outline[]) =>
  outlines.reduce((sum, outline) => sum + curvesOf(outline).length, 0);

test.each([
  ['add', 2800],
  ['subtract', 1200],
  ['intersect', 400],
  ['exclude', 2400],
] as const)('mergeOutlines merges two squares in the mode %s', (mode, area) => {
  for (const other of [square(20, 20, 40), reverse(square(20, 20, 40))]) {
    const merged = mergeOutlines([[square(0, 0, 40)], [other]], MergeMode[mode], Infinity);
    expect(areaOf(merged ?? [])).toBeCloseTo(area, 3);
  }
});

test.each([
  ['subtract', 200],
  ['intersect', 100],
  ['exclude', 400],
] as const)('mergeOutlines merges three rectangles in the mode %s', (mode, area) => {
  const rectangle = (left: number, width: number) =>
    polygon([
      [left, 0],
      [left + width, 0],
      [left + width, 10],
      [left, 10],
    ]);
  const paths = [[rectangle(0, 40)], [rectangle(20, 30)], [rectangle(30, 30)]];
  expect(areaOf(mergeOutlines(paths, MergeMode[mode], Infinity) ?? [])).toBeCloseTo(area, 3);
});

test('a merged outline consists of parts of the curves, and no other points', () => {
  const merged = mergeOutlines([[circle(40, 50, 30)], [circle(60, 50, 30)]], MergeMode.add, Infinity) ?? [];
  expect(merged).toHaveLength(1);
  // The circles have four curves each. Two of each circle are cut, and the inner halves of these are left out.
  expect(countCurves(merged)).toBe(8);
  for (const [x, y] of merged.flatMap(pointsOn)) {
    const distances = [Math.hypot(x - 40, y - 50), Math.hypot(x - 60, y - 50)];
    expect(Math.min(...distances)).toBeGreaterThan(29.9);
    expect(Math.min(...distances)).toBeLessThan(30.1);
  }
});

test('a merged outline starts with the first path that is left, and in its direction', () => {
  const outer = circle(50, 50, 40);
  expect(mergeOutlines([[outer], [circle(50, 50, 20)]], MergeMode.add, Infinity)).toEqual([
    outer.map((coordinate) => expect.closeTo(coordinate, 4)),
  ]);
});

test('no outlines are left between paths that share an edge', () => {
  const merged = mergeOutlines([[circle(50, 50, 40)], [circle(50, 50, 40)]], MergeMode.exclude, Infinity);
  expect(merged).toEqual([]);
});

test('mergeOutlines returns null if the cost is too high, or a coordinate is not a number', () => {
  const paths = [[square(0, 0, 40)], [square(20, 20, 40)]];
  expect(mergeOutlines(paths, MergeMode.add, 10)).toBeNull();
  expect(mergeOutlines(paths, MergeMode.add, 100)).not.toBeNull();
  expect(mergeOutlines([...paths, [[Number.NaN, 0]]], MergeMode.add, Infinity)).toBeNull();
});

/** Returns how often outlines run around a point. */
function windingOf(outlines: readonly Outline[], [x, y]: Point): number {
  let winding = 0;
  for (const points of outlines.map(pointsOn))
    points.forEach(([startX, startY], index) => {
      const [endX, endY] = points[(index + 1) % points.length] as Point;
      if (startY <= y === endY <= y) return;
      if (startX + ((y - startY) / (endY - startY)) * (endX - startX) > x) winding += endY > startY ? 1 : -1;
    });
  return winding;
}

const isNear = (outlines: readonly Outline[], [x, y]: Point) =>
  outlines.flatMap(pointsOn).some(([pointX, pointY]) => Math.hypot(pointX - x, pointY - y) < 2);

const coordinate = fc.integer({ min: 0, max: 20 }).map((value) => 5 * value);
const point = fc.tuple(coordinate, coordinate);
const outline = fc.oneof(
  fc.array(point, { minLength: 3, maxLength: 7 }).map(polygon),
  fc.tuple(coordinate, coordinate, fc.integer({ min: 5, max: 40 })).map((values) => circle(...values)),
  // Two curves and a line.
  fc.array(point, { minLength: 7, maxLength: 7 }).map((points) => points.flat()),
);

/** Returns whether a point is inside the merged path, given whether it is inside each path. */
const IS_INSIDE: Record<keyof typeof MergeMode, (inside: boolean[]) => boolean> = {
  add: (inside) => inside.includes(true),
  subtract: ([first, ...others]) => Boolean(first) && !others.includes(true),
  intersect: (inside) => !inside.includes(false),
  exclude: (inside) => inside.filter(Boolean).length % 2 === 1,
};

test.each(Object.keys(MergeMode) as (keyof typeof MergeMode)[])(
  'the mode %s is right for any paths and points',
  (mode) => {
    fc.assert(
      fc.property(fc.array(outline, { minLength: 2, maxLength: 4 }), fc.array(point), (outlines, points) => {
        const paths = outlines.map((each) => [each]);
        const merged = mergeOutlines(paths, MergeMode[mode], Infinity) ?? [];
        for (const [x, y] of points) {
          const sample = [x + 2.3, y + 1.7] as const;
          if (isNear(outlines, sample)) continue;
          const inside = paths.map((path) => windingOf(path, sample) !== 0);
          expect(windingOf(merged, sample) !== 0).toBe(IS_INSIDE[mode](inside));
          expect(windingOf(merged, sample) % 2 !== 0).toBe(IS_INSIDE[mode](inside));
        }
      }),
    );
  },
);
