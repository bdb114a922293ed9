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

test.each([
  ['justified text', { d: { k: [{ s: { j: 3, sz: [90, 90] } }] } }],
  ['letters in random order', { a: [{ s: { rn: 1 } }] }],
])('the worker is not used for a file with %s', (_, t) => {
  const layers = [{ ty: 5, t }];
  const animation = { w: 10, h: 10, fr: 1, ip: 0, op: 1, layers, chars: [] } as unknown as Animation;
  expect(workerFallbackReason(animation)).toBe('text layout');
});
