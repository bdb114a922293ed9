import type { Animation } from '../lottie';
import { alignGradients } from './gradients';

/**
 * Runs `alignGradients` on a gradient with two color stops, and returns the new number of stops and their
 * values.
 * @param k the values of the color and opacity stops, or keyframes of these values
 */
function after(k: unknown) {
  const gradient = { p: 2, k: { k } };
  alignGradients({ layers: [{ shapes: [{ ty: 'gf', g: gradient }] }] } as unknown as Animation);
  return [gradient.p, gradient.k.k];
}

const RED_TO_BLUE = [0, 1, 0, 0, 1, 0, 0, 1];

test.each([
  ['without opacity stops', RED_TO_BLUE],
  ['with opacity stops at the offsets of its color stops', [...RED_TO_BLUE, 0, 1, 1, 0]],
])('alignGradients does not change a gradient %s', (_what, numbers) => {
  expect(after(numbers)).toEqual([2, numbers]);
});

test('alignGradients gives color stops and opacity stops the same offsets', () => {
  expect(after([...RED_TO_BLUE, 0.5, 0, 1, 1])).toEqual([
    4,
    [0, 1, 0, 0, 0.5, 0.5, 0, 0.5, 1, 0, 0, 1, 1, 0, 0, 1, 0, 0, 0.5, 0, 1, 1, 1, 1],
  ]);
});

test('alignGradients keeps the order of two stops with the same offset', () => {
  const hard = [0, 1, 0.5, 1, 0.5, 0, 1, 0];
  const [points, numbers] = after([...RED_TO_BLUE, ...hard]) as [number, number[]];
  expect(points).toBe(6);
  const opacities = numbers.slice(points * 4);
  expect(opacities).toEqual([0, 1, 0, 1, 0.5, 1, 0.5, 0, 1, 0, 1, 0]);
});

test('alignGradients gives all keyframes of a gradient the same number of stops', () => {
  const off = [...RED_TO_BLUE, 0.5, 0, 1, 1];
  const [points, keyframes] = after([{ t: 0, s: off, e: off }, { t: 9, s: off }, { t: 20 }]);
  expect(points).toBe(4);
  expect((keyframes as { s?: number[]; e?: number[] }[]).map(({ s, e }) => [s?.length, e?.length])).toEqual([
    [24, 24],
    [24, undefined],
    [undefined, undefined],
  ]);
});
