/** @jest-environment jsdom */
import type { Animation } from '../document/lottie';
import { chooseRenderer } from './choose-renderer';

const logged = { info: jest.fn(), warn: jest.fn() };

beforeEach(() => {
  for (const [name, mock] of Object.entries(logged)) {
    jest.spyOn(console, name as 'info' | 'warn').mockImplementation(mock.mockReset());
  }
});

const animationOf = (layers: object[], rest: object = {}) =>
  ({ w: 100, h: 100, layers, ...rest }) as Animation;
const choose = (layers: object[], requested: 'svg' | 'canvas' | 'html', rest?: object) =>
  chooseRenderer(animationOf(layers, rest), requested);

const plain = { ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'st' }] }] };
const mask = (change: object = {}) => ({
  ty: 4,
  masksProperties: [{ mode: 'a', o: { k: 100 }, x: { k: 0 }, ...change }],
});

/** A property with keyframes. */
const MOVING = { k: [{}] };

test.each([
  ['no special features', [plain], {}, { canvas: 'canvas', html: 'html', svg: 'svg' }],
  ['a camera', [{ ty: 13 }], {}, { canvas: 'html', html: 'html', svg: 'html' }],
  ['a camera and a matte', [{ ty: 13 }, { ty: 4, tt: 1 }], {}, { canvas: 'html', html: 'html', svg: 'html' }],
  ['a turned 3D layer', [{ ty: 4, ddd: 1, ks: { ry: { k: 9 } } }], {}, { canvas: 'html', svg: 'html' }],
  ['a flat 3D layer', [{ ty: 4, ddd: 1, ks: { rz: { k: 9 }, p: { k: [1, 2, 0] } } }], {}, { svg: 'svg' }],
  ['a distant 3D composition', [{ ty: 0, ddd: 1, ks: { p: { k: [1, 2, 3] } } }], {}, { svg: 'html' }],
  [
    'a 3D layer that moves away',
    [{ ty: 4, ddd: 1, ks: { p: { s: true, z: { k: [{ s: [0] }, { s: [9] }] } } } }],
    {},
    { canvas: 'html' },
  ],
  [
    'a 3D layer with a matte in a composition',
    [{ ty: 0 }, { ty: 4, tt: 1, ddd: 1, ks: { or: { k: [9, 0, 0] } } }],
    {},
    { svg: 'svg' },
  ],
  ['an alpha matte', [{ ty: 4, tt: 2 }], {}, { canvas: 'canvas', html: 'svg', svg: 'svg' }],
  ['a luma matte', [{ ty: 4, tt: 3 }], {}, { canvas: 'canvas', html: 'svg', svg: 'svg' }],
  ['a repeater', [{ ty: 4, shapes: [{ ty: 'rp' }] }], {}, { canvas: 'canvas', html: 'svg' }],
  ['an offset path', [{ ty: 4, shapes: [{ ty: 'op' }] }], {}, { canvas: 'canvas', html: 'html' }],
  ['rounded corners', [{ ty: 4, shapes: [{ ty: 'rd' }] }], {}, { canvas: 'canvas', html: 'html' }],
  ['a composition', [{ ty: 0, ks: { o: { k: 100 } } }], {}, { canvas: 'canvas', html: 'svg' }],
  ['a translucent composition', [{ ty: 0, ks: { o: { k: 50 } } }], {}, { canvas: 'canvas' }],
  ['a blended composition', [{ ty: 0, bm: 1 }], {}, { canvas: 'canvas' }],
  ['a blended layer', [{ ty: 4, bm: 1 }], {}, { canvas: 'canvas', html: 'html' }],
  ['an additive layer', [{ ty: 4, bm: 16 }], {}, { canvas: 'canvas', html: 'html' }],
  ['a blended shape', [{ ty: 4, shapes: [{ ty: 'fl', bm: 1 }] }], {}, { canvas: 'svg' }],
  ['additive masks', [mask(), mask({ mode: 'n', inv: true })], {}, { canvas: 'canvas' }],
  ['a subtracting mask', [mask({ mode: 's' })], {}, { canvas: 'canvas', html: 'html' }],
  ['an intersect mask', [mask({ mode: 'i', pt: { k: {} } })], {}, { html: 'html' }],
  ['a moving intersect mask', [mask({ mode: 'i', pt: MOVING })], {}, { canvas: 'canvas', html: 'svg' }],
  ['a moving translucent mask', [mask({ o: { k: 50 }, pt: MOVING })], {}, { html: 'svg' }],
  ['a mask with an animated expansion', [mask({ x: MOVING })], {}, { html: 'svg' }],
  ['a moving opaque mask', [mask({ pt: MOVING })], {}, { html: 'html' }],
  ['text in a font', [{ ty: 5 }], {}, { canvas: 'svg', html: 'html' }],
  ['a stroked text', [{ ty: 5, t: { d: { k: [{ s: { sc: [0, 0, 0], sw: 2 } }] } } }], {}, { html: 'svg' }],
  ['text on a path', [{ ty: 5, t: { p: { m: 0 } } }], { chars: [] }, { canvas: 'svg', html: 'svg' }],
  ['text with glyph outlines in the file', [{ ty: 5 }], { chars: [] }, { canvas: 'canvas' }],
  ['an effect', [{ ty: 4, ef: [{ ty: 21 }] }], {}, { canvas: 'svg', html: 'svg' }],
  ['the transform effect', [{ ty: 4, ef: [{ ty: 35 }] }], {}, { canvas: 'canvas', html: 'svg' }],
  ['an expression control', [{ ty: 4, ef: [{ ty: 5 }, null] }], {}, { canvas: 'canvas' }],
  ['an SVG image', [plain], { assets: [{ p: 'a.svg' }] }, { canvas: 'svg', html: 'svg' }],
  ['an image', [plain], { assets: [{ p: 'svg.png' }, null] }, { canvas: 'canvas', html: 'html' }],
  ['a height above 16,384 pixels', [plain], { h: 20_000 }, { canvas: 'svg', html: 'html' }],
] as const)(
  'chooseRenderer chooses the most suitable renderer for a file with %s',
  (_what, layers, rest, renderers) => {
    for (const [requested, renderer] of Object.entries(renderers)) {
      expect([requested, choose([...layers], requested as 'svg', rest)]).toEqual([requested, renderer]);
    }
  },
);

test('chooseRenderer logs why it rejects the requested renderer, and what the chosen renderer doesn’t support', () => {
  choose([plain], 'canvas');
  expect([logged.info.mock.calls, logged.warn.mock.calls]).toEqual([[], []]);
  choose([{ ty: 4, shapes: [{ ty: 'fl', bm: 1 }] }, { ty: 5 }], 'canvas');
  expect(logged.info.mock.calls).toEqual([
    ["Using the svg renderer: the canvas renderer doesn't support blend modes of shapes, text in fonts."],
  ]);
  choose([{ ty: 13 }, { ty: 4, tt: 1 }], 'html');
  expect(logged.warn.mock.calls).toEqual([
    ['Unsupported by the html renderer: mattes. The animation may look incomplete.'],
  ]);
});

test('chooseRenderer chooses svg instead of a value that is no renderer', () => {
  expect(choose([plain], 'svgg' as 'svg')).toBe('svg');
  expect(logged.info).not.toHaveBeenCalled();
});
