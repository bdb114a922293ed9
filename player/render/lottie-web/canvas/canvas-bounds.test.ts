import type { ShapeStyle } from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import {
  boundsOfBox,
  boundsOfPoints,
  boundsOfStyle,
  canvasSize,
  compose,
  coveredArea,
  intersect,
  isInBox,
  UNBOUNDED,
  unite,
} from './canvas-bounds';

const IDENTITY = { 0: 1, 1: 0, 4: 0, 5: 1, 12: 0, 13: 0 };
const MAIN = { width: 500, height: 300 };

const style = (values: Partial<ShapeStyle>): ShapeStyle => ({
  type: 'fl',
  data: { _shouldRender: true },
  coOp: 1,
  preTransforms: { finalTransform: { props: { ...IDENTITY, 12: 10 } }, transforms: [] },
  elements: [
    {
      transforms: { _mdf: false, finalTransform: { props: IDENTITY } },
      // Two paths: a curve with a control point at 80, 20, and a single point at 5, 60.
      trNodes: [1, 0, 0, 0, 80, 20, 30, 10, 40, 0, 0, 0, 5, 60],
    },
  ],
  ...values,
});

const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test('canvasSize rounds up the size of the contents, but returns at most the size of the main canvas', () => {
  expect(canvasSize(box(90, 60, 100, 64), MAIN)).toEqual({ width: 128, height: 128 });
  expect(canvasSize(box(90, 60, 480, 290), MAIN)).toEqual(MAIN);
  expect(canvasSize(UNBOUNDED, MAIN)).toEqual(MAIN);
});

test('unite returns bounds that contain all of the given bounds', () => {
  expect(unite([box(5, 8, 70, 10), box(7, 3, 10, 200)])).toEqual(box(5, 3, 70, 200));
});

test('intersect returns the bounds of the common area', () => {
  expect(intersect(box(5, 8, 70, 90), box(7, 3, 100, 20))).toEqual(box(7, 8, 70, 20));
});

test('isInBox is true only if a rotated box contains the bounds and one pixel around them', () => {
  // A square with the corners (50, 0), (90, 30), (60, 70) and (20, 40).
  const rotated = { 0: 0.8, 1: 0.6, 4: -0.6, 5: 0.8, 12: 50, 13: 0 };
  const isIn = (...bounds: Parameters<typeof box>) => isInBox(box(...bounds), { w: 50, h: 50 }, rotated);
  expect(isIn(45, 25, 65, 45)).toBe(true);
  expect(isIn(22, 25, 65, 45)).toBe(false);
  expect(isIn(49, 0, 51, 10)).toBe(false);
  expect(isInBox(UNBOUNDED, { w: 50, h: 50 }, rotated)).toBe(false);
});

test('canvasSize returns the smallest size for contents to the left of the canvas or above it', () => {
  expect(canvasSize(box(-90, -20, -20, Number.NEGATIVE_INFINITY), MAIN)).toEqual({ width: 64, height: 64 });
});

test('coveredArea includes the contents and the antialiased pixels around them', () => {
  expect(coveredArea(box(10.5, 20, 30.2, 40), MAIN)).toEqual({ x: 9, y: 19, width: 23, height: 22 });
});

test('coveredArea includes only pixels of the canvas, and at least one', () => {
  expect(coveredArea(box(-50, 290, 20, 400), MAIN)).toEqual({ x: 0, y: 289, width: 21, height: 11 });
  expect(coveredArea(UNBOUNDED, MAIN)).toEqual({ x: 0, y: 0, ...MAIN });
  for (const outside of [box(-90, -80, -20, -10), box(600, 700, 800, 900), unite([])])
    expect(coveredArea(outside, MAIN)).toMatchObject({ width: 1, height: 1 });
});

test('compose applies the inner transform first', () => {
  const double = { ...IDENTITY, 0: 2, 5: 2 };
  const move = { ...IDENTITY, 12: 10, 13: 20 };
  expect(compose(double, move)).toEqual({ ...double, 12: 20, 13: 40 });
  expect(compose(move, double)).toEqual({ ...double, 12: 10, 13: 20 });
});

test('boundsOfBox returns the bounds of a rotated box', () => {
  const turn = { 0: 0, 1: 1, 4: -1, 5: 0, 12: 50, 13: 0 };
  expect(boundsOfBox(20, 30, turn)).toEqual(box(20, 0, 50, 20));
});

test('boundsOfPoints ignores points with a coordinate that is NaN', () => {
  expect(
    boundsOfPoints(
      [
        [Number.NaN, 5],
        [3, 4],
      ],
      IDENTITY,
    ),
  ).toEqual(box(3, 4, 3, 4));
});

test('boundsOfStyle includes control points and applies the transform of the style', () => {
  expect(boundsOfStyle(style({}), IDENTITY)).toEqual(box(10, 0, 90, 60));
});

test('boundsOfStyle includes the width, the corners and the caps of a stroke', () => {
  const stroke = { type: 'st', wi: 6, lj: 'round' } as const;
  const right = (values: Partial<ShapeStyle>, scale = 1) =>
    boundsOfStyle(style(values), { ...IDENTITY, 0: scale, 5: scale }).right;
  expect(right(stroke)).toBeGreaterThanOrEqual(93);
  expect(right({ ...stroke, lc: 'square' })).toBeGreaterThanOrEqual(90 + 3 * Math.SQRT2);
  expect(right({ ...stroke, lj: 'miter', ml: 4 })).toBeGreaterThanOrEqual(102);
  expect(right({ ...stroke, lj: 'miter' })).toBeGreaterThanOrEqual(120);
  expect(right(stroke, 2)).toBeGreaterThanOrEqual(186);
});
