/** @jest-environment jsdom */
import type { Animation } from '../document/lottie';
import { chooseRenderer } from './choose-renderer';
import { workerFallbackReason } from './fallback-reason';

const withImage = (p: string) =>
  ({ w: 10, h: 10, fr: 1, ip: 0, op: 1, layers: [], assets: [{ id: 'a', p }] }) as Animation;

test.each([
  'data:image/svg+xml,x',
  'https://site.test/a.svg',
  'https://site.test/a.svg?b#c',
  'https://site.test/a.svgz',
  'https://site.test/A.SVGZ?b',
])('neither the worker nor the canvas renderer is used for a file with the SVG image %s', (url) => {
  jest.spyOn(console, 'info').mockImplementation();
  expect(workerFallbackReason(withImage(url))).toBe('SVG images');
  expect(chooseRenderer(withImage(url), 'canvas')).toBe('svg');
});

test.each(['https://site.test/a.png', 'data:image/png;base64,svg', 'https://site.test/svg'])(
  'the worker and the canvas renderer can be used for a file with the image %s',
  (url) => {
    expect(workerFallbackReason(withImage(url))).toBeNull();
    expect(chooseRenderer(withImage(url), 'canvas')).toBe('canvas');
  },
);

test('the worker is not used for a file with merged paths', () => {
  const merged = { ty: 'gr', it: [{ ty: 'rc' }, { ty: 'rc' }, { ty: 'mm', mm: 2 }, { ty: 'tr' }] };
  const layers = [{ ty: 4, shapes: [merged] }];
  const animation = { w: 10, h: 10, fr: 1, ip: 0, op: 1, layers } as unknown as Animation;
  expect(workerFallbackReason(animation)).toBe('merged paths');
});

test.each([
  ['justified text', { d: { k: [{ s: { j: 3, sz: [90, 90] } }] } }],
  ['letters in random order', { a: [{ s: { rn: 1 } }] }],
])('the worker is not used for a file with %s', (_, t) => {
  const layers = [{ ty: 5, t }];
  const animation = { w: 10, h: 10, fr: 1, ip: 0, op: 1, layers, chars: [] } as unknown as Animation;
  expect(workerFallbackReason(animation)).toBe('text layout');
});

test('the worker is used for a file with features that no renderer supports', () => {
  const layers = [{ ty: 4, sy: [{ ty: 1 }], shapes: [{ ty: 'tw' }] }];
  const animation = { w: 10, h: 10, fr: 1, ip: 0, op: 1, layers } as unknown as Animation;
  expect(workerFallbackReason(animation)).toBeNull();
});
