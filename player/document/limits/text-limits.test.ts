import type { Animation } from '../lottie';
import { limitTexts } from './text-limits';

const still = (k: unknown) => ({ a: 0, k });

const EMPTY = { w: 100, h: 100, fr: 30, ip: 0, op: 60 };

/** Returns the letter width as a multiple of the font size: 2 for the font `Wide`, otherwise 0.5. */
const measureText = (text: string, family: unknown) => (text && family === 'Wide' ? 2 : 0.5);

function withText(text: object, chars?: unknown[]): Animation {
  const fonts = { list: [null, { fName: 'wide', fFamily: 'Wide' }] };
  return { ...EMPTY, chars, fonts, layers: [{ ty: 5, t: { d: { k: [{ t: 0, s: text }] } } }] };
}

test.each([
  ['a narrow box', 'sans', 40, [10, 50], 30],
  ['a narrow box of a wide font', 'wide', 40, [10, 50], 120],
  ['no box', 'sans', 40, [null, 50], 30],
  ['a box that holds a letter', 'sans', 40, [35, 50], 35],
  ['a box of infinitely large letters', 'sans', Infinity, [35, 50], Infinity],
  ['a box with an invalid font size', 'sans', Number.NaN, [35, 50], 35],
])(
  'limitTexts sets the minimum box width to 1.5 times the widest letter for %s',
  (_what, f, s, sz, width) => {
    limitTexts(withText({ t: 'Hi', f, s, sz }), measureText);
    expect(sz[0]).toBe(width);
  },
);

test('limitTexts widens a text box to its widest letter if the file contains the letters', () => {
  const text = { t: 'Hi', s: 40, sz: [10, 50] };
  const chars = [{ ch: 'H', w: 70 }, { ch: 'i', w: 30 }, { ch: 'W', w: 99 }, null, { ch: 'i', w: 'x' }];
  limitTexts(withText(text, chars), measureText);
  expect(text.sz).toEqual([28, 50]);
});

/** Returns a file with a text layer whose text follows the outline `pt`. */
function withPath(text: object, pt: object, { chars, f }: { chars?: unknown[]; f?: object } = {}) {
  const path: { m?: number; f?: object } = { m: 0, f };
  const t = { d: { k: [{ s: text }, null] }, p: path };
  return { ...EMPTY, chars, layers: [{ ty: 5, t, masksProperties: [{ pt }] }], path };
}

const zero = [0, 0];
const triangle = { v: [zero, [9, 0], [9, 9]], i: [zero, zero, zero], o: [zero, zero, zero], c: true };
const point = { ...triangle, v: [zero, zero, zero] };

test('limitTexts replaces invalid letter widths and sizes with 0 if the text is on a path', () => {
  const text = { t: 'Hi', s: '12px', tr: 'x', lh: 'x' };
  const chars = [{ ch: 'H' }, null, { ch: 'i', w: 30 }, { ch: '!', w: 1e9 }];
  const animation = withPath(text, still(triangle), { chars });
  limitTexts(animation, measureText);
  expect(chars).toEqual([{ ch: 'H', w: 0 }, null, { ch: 'i', w: 30 }, { ch: '!', w: 0 }]);
  expect(text).toEqual({ t: 'Hi', s: 0, tr: 0, lh: 'x' });
  expect(animation.path.m).toBe(0);
});

test.each([
  ['a point', still(point)],
  ['empty', still({})],
  ['a point at a keyframe', { a: 1, k: [{ t: 0, s: [triangle], e: [point] }, null, { t: 60 }] }],
  ['half a vertex', still({ ...triangle, v: [zero, [9], [9, 9]] })],
  ['not a number', still({ ...triangle, i: [zero, ['a', 0], zero] })],
])('limitTexts removes the path of a text layer if the path is %s', (_what, outline) => {
  const animation = withPath({ t: 'Hi', s: 12 }, outline);
  limitTexts(animation, measureText);
  expect(animation.path.m).toBeUndefined();
});

test.each([
  ['a triangle', still(triangle)],
  ['a point with tangents', still({ ...point, o: [[9, 0], zero, zero] })],
  [
    'triangles',
    {
      a: 1,
      k: [
        { t: 0, s: [triangle] },
        { t: 60, s: [triangle] },
      ],
    },
  ],
])('limitTexts keeps the path of a text layer if the path is %s', (_what, outline) => {
  const animation = withPath({ t: 'Hi', s: 12 }, outline);
  limitTexts(animation, measureText);
  expect(animation.path.m).toBe(0);
});

test.each([
  ['a number', still(-40), 0],
  ['text', still('x'), undefined],
  ['a huge number', still(1e12), undefined],
])(
  'limitTexts keeps a text layer’s path only if the path’s margin is a number within the limits: %s',
  (_what, f, m) => {
    const animation = withPath({ t: 'Hi', s: 12 }, still(triangle), { f });
    limitTexts(animation, measureText);
    expect(animation.path.m).toBe(m);
  },
);
