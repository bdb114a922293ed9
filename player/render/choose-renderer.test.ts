import type { Animation } from '../document/lottie';
import { chooseRenderer } from './choose-renderer';

const told = { info: jest.fn(), warn: jest.fn() };

beforeEach(() => {
  for (const [name, mock] of Object.entries(told)) {
    jest.spyOn(console, name as 'info' | 'warn').mockImplementation(mock.mockReset());
  }
});

const animationOf = (layers: object[], rest: object = {}) =>
  ({ w: 100, h: 100, layers, ...rest }) as Animation;
const choose = (layers: object[], wanted: 'svg' | 'canvas' | 'html', rest?: object) =>
  chooseRenderer(animationOf(layers, rest), wanted);

const plain = { ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'st' }] }] };
const mask = (change: object = {}) => ({
  ty: 4,
  masksProperties: [{ mode: 'a', o: { k: 100 }, x: { k: 0 }, ...change }],
});

test.each([
  ['a plain file', [plain], {}, { canvas: 'canvas', html: 'html', svg: 'svg' }],
  ['a camera', [{ ty: 13 }], {}, { canvas: 'html', html: 'html', svg: 'html' }],
  ['a camera and a matte', [{ ty: 13 }, { ty: 4, tt: 1 }], {}, { canvas: 'html', html: 'html', svg: 'html' }],
  ['an alpha matte', [{ ty: 4, tt: 2 }], {}, { canvas: 'canvas', html: 'svg', svg: 'svg' }],
  ['a luma matte', [{ ty: 4, tt: 3 }], {}, { canvas: 'canvas', html: 'svg', svg: 'svg' }],
  ['a repeater', [{ ty: 4, shapes: [{ ty: 'rp' }] }], {}, { canvas: 'canvas', html: 'svg' }],
  ['a path that is offset', [{ ty: 4, shapes: [{ ty: 'op' }] }], {}, { canvas: 'canvas', html: 'svg' }],
  ['rounded corners', [{ ty: 4, shapes: [{ ty: 'rd' }] }], {}, { canvas: 'canvas', html: 'html' }],
  ['a composition', [{ ty: 0, ks: { o: { k: 100 } } }], {}, { canvas: 'canvas', html: 'svg' }],
  ['a see-through composition', [{ ty: 0, ks: { o: { k: 50 } } }], {}, { canvas: 'canvas' }],
  ['a blended composition', [{ ty: 0, bm: 1 }], {}, { canvas: 'canvas' }],
  ['a blended layer', [{ ty: 4, bm: 1 }], {}, { canvas: 'canvas', html: 'html' }],
  ['a layer that is added', [{ ty: 4, bm: 16 }], {}, { canvas: 'canvas', html: 'html' }],
  ['a blended shape', [{ ty: 4, shapes: [{ ty: 'fl', bm: 1 }] }], {}, { canvas: 'svg' }],
  ['masks that are added', [mask(), mask({ mode: 'n', inv: true })], {}, { canvas: 'canvas' }],
  ['a mask that is subtracted', [mask({ mode: 's' })], {}, { canvas: 'canvas', html: 'html' }],
  [
    'a mask that shows a difference',
    [mask({ mode: 'f' })],
    {},
    { canvas: 'canvas', html: 'canvas', svg: 'canvas' },
  ],
  ['a mask that intersects', [mask({ mode: 'i', pt: { k: {} } })], {}, { html: 'html' }],
  [
    'a moving mask that intersects',
    [mask({ mode: 'i', pt: { k: [{}] } })],
    {},
    { canvas: 'canvas', html: 'svg' },
  ],
  ['a text in a font', [{ ty: 5 }], {}, { canvas: 'svg', html: 'html' }],
  ['a text along a path', [{ ty: 5, t: { p: { m: 0 } } }], { chars: [] }, { canvas: 'svg', html: 'html' }],
  ['a text that brings its letters', [{ ty: 5 }], { chars: [] }, { canvas: 'canvas' }],
  ['an effect', [{ ty: 4, ef: [{ ty: 21 }] }], {}, { canvas: 'svg', html: 'svg' }],
  ['an effect that transforms', [{ ty: 4, ef: [{ ty: 35 }] }], {}, { canvas: 'canvas', html: 'svg' }],
  ["an expression's values", [{ ty: 4, ef: [{ ty: 5 }, null] }], {}, { canvas: 'canvas' }],
  ['a drawing as an image', [plain], { assets: [{ p: 'a.svg' }] }, { canvas: 'svg', html: 'svg' }],
  ['an image', [plain], { assets: [{ p: 'svg.png' }, null] }, { canvas: 'canvas', html: 'html' }],
  ['a tall picture', [plain], { h: 20_000 }, { canvas: 'svg', html: 'html' }],
] as const)('%s is drawn by one that has a way for it', (_what, layers, rest, renderers) => {
  for (const [wanted, renderer] of Object.entries(renderers)) {
    expect([wanted, choose([...layers], wanted as 'svg', rest)]).toEqual([wanted, renderer]);
  }
});

test('the console says why, and what no renderer draws', () => {
  choose([plain], 'canvas');
  expect([told.info.mock.calls, told.warn.mock.calls]).toEqual([[], []]);
  choose([{ ty: 4, shapes: [{ ty: 'fl', bm: 1 }] }, { ty: 5 }], 'canvas');
  expect(told.info.mock.calls).toEqual([
    ['Drawn by the svg renderer: canvas has no way for blended shapes, letters of a font.'],
  ]);
  choose([{ ty: 13 }, { ty: 4, tt: 1 }], 'html');
  expect(told.warn.mock.calls).toEqual([['Not all of it is drawn: html has no way for mattes.']]);
});
