import type { Animation } from './lottie';
import { removeElementNames, removeLengths, sanitizeColors, sanitizeFonts } from './sanitize-values';

test.each(['#fff', '#ff8000', '#ff800080', 'red', 'rgb(1, 2, 3)', 'rgba(1,2,3,.5)', 'hsl(1 2% 3% / 4)'])(
  'sanitizeColors keeps the color %s of a solid',
  (sc) => {
    const layers = [{ ty: 1, sc }];
    sanitizeColors({ layers } as unknown as Animation);
    expect(layers).toEqual([{ ty: 1, sc }]);
  },
);

test.each(['url(https://example.com/a)', 'red;x:url(a)', '', 5, null, 'var(--a)', 'image(a)'])(
  'sanitizeColors replaces the color %p of a solid with black',
  (sc) => {
    const layers = [{ ty: 1, sc }, { ty: 1 }];
    sanitizeColors({ layers } as unknown as Animation);
    expect(layers).toEqual([{ ty: 1, sc: '#000000' }, { ty: 1 }]);
  },
);

test('removeLengths removes the field "length" from objects, but doesn’t change arrays', () => {
  const layers = [{ ks: { o: { k: [{ s: { length: 1e9 } }] }, length: 3 } }];
  removeLengths({ layers, length: 1 } as unknown as Animation);
  expect(layers).toEqual([{ ks: { o: { k: [{ s: {} }] } } }]);
  expect(layers).toHaveLength(1);
});

test('removeElementNames removes ids and tag names from layers and shapes', () => {
  const names = { ln: 'id', tg: 'my-element' };
  const layers = [{ ty: 4, ...names, shapes: [{ ty: 'gr', ...names, it: [{ ty: 'fl', ...names }] }] }];
  removeElementNames({ layers } as unknown as Animation);
  expect(layers).toEqual([{ ty: 4, shapes: [{ ty: 'gr', it: [{ ty: 'fl' }] }] }]);
});

const BASE = 'https://fonts.example/files/';

/** Runs `sanitizeFonts` on a file with a single font, and returns the URL of the font. */
function pathAfter(font: Record<string, unknown>) {
  const animation = { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], fonts: { list: [null, font] } };
  sanitizeFonts(animation satisfies Animation, BASE);
  return font.fPath;
}

test.each([
  [{ fOrigin: 'p', fFamily: "'", fPath: 'inter.woff2' }, `${BASE}inter.woff2`],
  [{ origin: 3, fFamily: '/*', fPath: "/a')}b{c:d}" }, "https://fonts.example/a')%7Db%7Bc:d%7D"],
  [{ origin: 3, fFamily: 'Inter', fPath: 'data:font/woff2;base64,d09GMgAB' }],
  [{ fOrigin: 'g', fFamily: 'Inter', fPath: 'data:font/woff2;base64,d09GMgAB' }],
  [{ fOrigin: 'g', fFamily: 'Inter', fPath: 'https://fonts.googleapis.com/css?family=Inter' }],
  [{ fOrigin: 't', fFamily: 'Inter', fPath: '//use.typekit.net/abc.css' }],
])('sanitizeFonts keeps the URL of a font file or of a font service: %j', (font, expected = font.fPath) => {
  expect(pathAfter({ ...font })).toBe(expected);
});

test.each([
  { fOrigin: 'p', fFamily: 'Inter', fPath: 'javascript:alert(1)' },
  { fOrigin: 'p', fFamily: 5, fPath: 'inter.woff2' },
  { fOrigin: 'g', fFamily: 'Inter', fPath: 'https://elsewhere.example/all.css' },
  { fOrigin: 't', fFamily: 'Inter', fPath: 'https://use.typekit.net.elsewhere.example/all.css' },
  { origin: 1, fFamily: 'Inter', fPath: '/all.css' },
  { fFamily: 'Inter', fPath: { toString: 1 } },
])('sanitizeFonts removes the URL of a style sheet that could change the page: %j', (font) => {
  expect(pathAfter({ ...font })).toBe('');
});

test('sanitizeFonts removes the class name of a font', () => {
  const font = { fFamily: 'Inter', fClass: 'hero' };
  pathAfter(font);
  expect(font).not.toHaveProperty('fClass');
});

test('sanitizeFonts removes all fonts if neither the file nor a composition has a text layer', () => {
  const fonts = { list: [{ fFamily: 'Inter' }] };
  const after = (...inner: object[]) => {
    const animation = { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], assets: [{ layers: inner }], fonts };
    sanitizeFonts(animation satisfies Animation, BASE);
    return animation.fonts;
  };
  expect(after({ ty: 4 })).toBeUndefined();
  expect(after({ ty: 5 })).toBe(fonts);
});

test('sanitizeFonts does not throw if the list of fonts is invalid', () => {
  for (const fonts of [undefined, null, 1, [], { list: 'Inter' }])
    expect(() => sanitizeFonts({ w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], fonts }, BASE)).not.toThrow();
});
