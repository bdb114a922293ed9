import { type Animation, asArray } from '../lottie';
import { completeTexts } from './texts';

/** Runs `completeTexts` on a text layer, and returns its text data and the fonts of the file. */
function complete(t: unknown, fonts?: unknown) {
  const animation = { layers: [{ ty: 5, t }], fonts } as unknown as Animation;
  completeTexts(animation);
  // biome-ignore lint/suspicious/noExplicitAny: a file can contain anything
  return { text: (animation.layers[0] as any).t, fonts: animation.fonts as any };
}

test.each([undefined, null, 7, {}, { d: null, p: 'x' }, { d: { k: [null] }, a: [null], p: null, m: null }])(
  'completeTexts adds missing fields to the text data %j',
  (t) => {
    const { text, fonts } = complete(t);
    expect(text).toMatchObject({ a: [], m: { g: 1 }, d: { k: [{ s: { t: '', s: 0 } }] } });
    expect(text.p).toEqual({});
    expect(fonts.list).toHaveLength(1);
  },
);

test('completeTexts gives the text of an old file a keyframe, so that the limits apply', () => {
  const { text } = complete({ d: { t: 'A', s: 10 } });
  expect(text.d).toMatchObject({ t: 'A', lh: 12, k: [{ s: { t: 'A', lh: 12 } }] });
});

test('completeTexts removes invalid properties from animators and selectors, and completes text on a path', () => {
  const { text } = complete({
    a: [{ a: { o: { ix: 1 }, p: { k: [1, 2] } }, s: { e: {}, o: { k: 5 } } }],
    p: { m: 0, p: 1 },
  });
  const [{ a, s }] = text.a;
  expect(a).toEqual({ p: { k: [1, 2] } });
  expect(s).toEqual({ b: 1, r: 1, sh: 1, t: 0, a: { k: 100 }, o: { k: 5 } });
  expect(text.p).toMatchObject({ m: 0, a: { k: 0 }, f: { k: 0 }, p: { k: 1 } });
});

test('completeTexts adds missing fields to range selectors and fonts, and does not change existing fields', () => {
  const animator = { s: { sh: 2, e: { k: 50 } }, a: null };
  const { text, fonts } = complete({ a: [animator] }, { list: [{ fName: 'X' }, null] });
  expect(asArray(text.a)[0].s).toEqual({ b: 1, r: 1, sh: 2, t: 0, a: { k: 100 }, e: { k: 50 } });
  expect(asArray(text.a)[0].a).toEqual({});
  expect(fonts.list).toEqual([{ fName: 'X', fFamily: 'X', fStyle: '' }]);
  const invalid = { list: [[1], { fName: 5, fFamily: {}, fStyle: [] }] };
  expect(complete({}, invalid).fonts.list).toEqual([{ fName: '', fFamily: '', fStyle: '' }]);
});

test('completeTexts converts line feeds to carriage returns, and sets a missing line height', () => {
  const { text } = complete({ d: { k: [{ t: 0, s: { t: 'a\nb\r\nc', s: 10 } }] } });
  expect(text.d.k[0].s).toMatchObject({ t: 'a\rb\rc', lh: 12 });
});

test.each([
  ['SemiBold', '600', 'SemiBold'],
  ['Demi Bold', '600', 'Demi Bold'],
  ['Extra-Bold', '800', 'Extra-Bold'],
  ['Heavy', '900', 'Heavy'],
  ['BlackItalic', '900', 'BlackItalic italic'],
  ['Ultra Light Oblique', '200', 'Ultra Light Oblique italic'],
  ['Bold', '700', 'Bold'],
  ['Regular', undefined, 'Regular'],
])('completeTexts reads the weight and the slope of the style %s', (fStyle, fWeight, style) => {
  const fonts = { list: [{ fName: 'X', fStyle, fWeight: '' }] };
  expect(complete({}, fonts).fonts.list[0]).toMatchObject({ fWeight: fWeight ?? '', fStyle: style });
});

test('completeTexts keeps the names of styles in files with glyphs', () => {
  const font = { fName: 'X', fFamily: 'X', fStyle: 'Bold Italic' };
  const animation = { layers: [{ ty: 5 }], fonts: { list: [{ ...font }] }, chars: [{}] };
  completeTexts(animation as unknown as Animation);
  expect(animation.fonts.list).toEqual([font]);
});

test('completeTexts makes an animator without a selector apply to all letters', () => {
  expect(complete({ a: [{ a: {} }] }).text.a[0].s).toMatchObject({ sh: 1, a: { k: 100 } });
});

test('completeTexts adds an animator to justified text in a box, so that each letter is a separate element', () => {
  const textWith = (document: object) => complete({ d: { k: [{ t: 0, s: document }] } }).text.a.length;
  expect(textWith({ j: 6, sz: [9, 9] })).toBe(1);
  expect(textWith({ j: 6 })).toBe(0);
  expect(textWith({ j: 2, sz: [9, 9] })).toBe(0);
});
