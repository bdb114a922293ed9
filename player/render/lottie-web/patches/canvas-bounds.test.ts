/** @jest-environment node */
import type { ShapeStyle } from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import { canvasSize, compose, extentOfBox, extentOfPoints, extentOfStyle, UNBOUNDED } from './canvas-bounds';

const IDENTITY = { 0: 1, 1: 0, 4: 0, 5: 1, 12: 0, 13: 0 };
const MAIN = { width: 500, height: 300 };

const style = (values: Partial<ShapeStyle>): ShapeStyle => ({
  type: 'fl',
  data: { _shouldRender: true },
  coOp: 1,
  preTransforms: { finalTransform: { props: { ...IDENTITY, 12: 10 } } },
  elements: [
    {
      transforms: { _mdf: false, finalTransform: { props: IDENTITY } },
      // Two paths: a curve with a control point at 80, 20, and a single point at 5, 60.
      trNodes: [1, 0, 0, 0, 80, 20, 30, 10, 40, 0, 0, 0, 5, 60],
    },
  ],
  ...values,
});

test('makes a canvas larger than its contents, in steps, and not larger than the main one', () => {
  expect(canvasSize([{ right: 100, bottom: 64 }], MAIN)).toEqual({ width: 128, height: 128 });
  expect(canvasSize([{ right: 480, bottom: 290 }], MAIN)).toEqual(MAIN);
  expect(canvasSize([UNBOUNDED], MAIN)).toEqual(MAIN);
});

test('makes a canvas for all contents', () => {
  const extents = [
    { right: 70, bottom: 10 },
    { right: 10, bottom: 200 },
  ];
  expect(canvasSize(extents, MAIN)).toEqual({ width: 128, height: 256 });
});

test('makes a canvas for contents that are to the left or above', () => {
  expect(canvasSize([{ right: -20, bottom: Number.NEGATIVE_INFINITY }], MAIN)).toEqual({
    width: 64,
    height: 64,
  });
});

test('applies the inner transform first', () => {
  const double = { ...IDENTITY, 0: 2, 5: 2 };
  const move = { ...IDENTITY, 12: 10, 13: 20 };
  expect(compose(double, move)).toEqual({ ...double, 12: 20, 13: 40 });
  expect(compose(move, double)).toEqual({ ...double, 12: 10, 13: 20 });
});

test('turns a box with its transform', () => {
  const turn = { 0: 0, 1: 1, 4: -1, 5: 0, 12: 50, 13: 0 };
  expect(extentOfBox(20, 30, turn)).toEqual({ right: 50, bottom: 20 });
});

test('ignores coordinates that are not numbers', () => {
  expect(extentOfPoints([Number.NaN, 5, 3, 4], IDENTITY)).toEqual({ right: 3, bottom: 4 });
});

test('includes the control points and the transform of a style', () => {
  expect(extentOfStyle(style({}), IDENTITY)).toEqual({ right: 90, bottom: 60 });
});

test('includes the width, the corners and the caps of a stroke', () => {
  const stroke = { type: 'st', wi: 6, lj: 'round' } as const;
  const right = (values: Partial<ShapeStyle>, scale = 1) =>
    extentOfStyle(style(values), { ...IDENTITY, 0: scale, 5: scale }).right;
  expect(right(stroke)).toBeGreaterThanOrEqual(93);
  expect(right({ ...stroke, lc: 'square' })).toBeGreaterThanOrEqual(90 + 3 * Math.SQRT2);
  expect(right({ ...stroke, lj: 'miter', ml: 4 })).toBeGreaterThanOrEqual(102);
  expect(right({ ...stroke, lj: 'miter' })).toBeGreaterThanOrEqual(120);
  expect(right(stroke, 2)).toBeGreaterThanOrEqual(186);
});
