import { encodeSource } from '../document/read-source';
import { cornersOf, pictureOf } from './layer-boxes';
import type { Runtime } from './runtime';

/** A property that changes from one value to the other in the frames 0 to 10. */
const moving = (from: number[], to: number[]) => ({
  k: [
    { t: 0, s: from },
    { t: 10, s: to },
  ],
});

const fixed = (...k: number[]) => ({ k });

/** Returns the upper left and lower right corners, in some frames, of a rectangle in a shape layer. */
function cornersIn(frames: readonly number[], ks: object, size: object) {
  const shapes = [{ ty: 'rc', p: fixed(0, 0), s: size }];
  const still = { a: fixed(0, 0), p: fixed(0, 0), s: fixed(100, 100), r: { k: 0 } };
  const layer = { ty: 4, ip: 0, op: 60, ks: { ...still, ...ks }, shapes };
  const text = JSON.stringify({ w: 100, h: 100, layers: [layer] });
  const media = { unpacked: encodeSource({ text, base: '' }) };
  const { animation, instances } = pictureOf({ model: { media } } as Runtime);
  return frames.map((frame) => instances.map((one) => cornersOf(one, animation, frame)?.flat().slice(0, 6)));
}

test.each([
  ['moves', { p: moving([0, 0], [40, 20]) }, fixed(20, 10), [10, 5, 30, 5, 30, 15]],
  ['grows', {}, moving([20, 10], [40, 30]), [-15, -10, 15, -10, 15, 10]],
])('the box of a layer that %s follows it forwards and backwards', (_, ks, size, middle) => {
  const start = [-10, -5, 10, -5, 10, 5];
  expect(cornersIn([0, 5, 0], ks, size)).toEqual([[start], [middle], [start]]);
});

test('the box of a layer follows the easing curve of a keyframe, and stays after the last keyframe', () => {
  const [first, last] = moving([0, 0], [40, 0]).k;
  const slow = { ...first, o: { x: [0.5], y: [0] }, i: { x: [1], y: [0.5] } };
  const found = cornersIn([2, 8, 30], { p: { k: [slow, last] } }, fixed(20, 10));
  const lefts = found.flat().map((corners) => Math.round((corners?.[0] ?? 0) + 10));
  expect(lefts).toEqual([1, 18, 40]);
});
