import { cleanFonts } from './fonts';
import type { Animation } from './lottie';

/** @returns the address that is left of a file's only font */
function pathAfter(font: Record<string, unknown>) {
  const animation = { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], fonts: { list: [null, font] } };
  cleanFonts(animation satisfies Animation);
  return font.fPath;
}

const inter = 'https://fonts.example/inter.woff2';

test.each([
  { fOrigin: 'p', fFamily: 'Inter Display', fPath: inter },
  { origin: 3, fFamily: 'Inter', fPath: 'data:font/woff2;base64,d09GMgAB' },
  { fOrigin: 'g', fFamily: 'Inter', fPath: 'https://fonts.googleapis.com/css?family=Inter' },
  { fOrigin: 't', fFamily: 'Inter', fPath: '//use.typekit.net/abc.css' },
])('a font that only brings itself keeps its address: %j', (font) => {
  expect(pathAfter({ ...font })).toBe(font.fPath);
});

test.each([
  { fOrigin: 'p', fFamily: 'a}body{display:none', fPath: inter },
  { fOrigin: 'p', fFamily: 'a"]', fPath: inter },
  { origin: 3, fFamily: 'Inter', fPath: "a')}body{display:none}" },
  { origin: 3, fFamily: 'Inter', fPath: 'a\f)}body{display:none}' },
  { fOrigin: 'g', fFamily: 'Inter', fPath: 'https://elsewhere.example/all.css' },
  { fOrigin: 't', fFamily: 'Inter', fPath: 'https://use.typekit.net.elsewhere.example/all.css' },
  { origin: 1, fFamily: 'Inter', fPath: '/all.css' },
  { fFamily: 'Inter', fPath: { toString: 1 } },
])('a font that could change the page loses it: %j', (font) => {
  expect(pathAfter({ ...font })).toBeUndefined();
});

test('fonts are left out where no layer is a text, also in no composition', () => {
  const fonts = { list: [{ fFamily: 'Inter' }] };
  const after = (...inner: object[]) => {
    const animation = { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], assets: [{ layers: inner }], fonts };
    cleanFonts(animation satisfies Animation);
    return animation.fonts;
  };
  expect(after({ ty: 4 })).toBeUndefined();
  expect(after({ ty: 5 })).toBe(fonts);
});

test('what is no list of fonts is left alone', () => {
  for (const fonts of [undefined, null, 1, [], { list: 'Inter' }])
    expect(() => cleanFonts({ w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [{}], fonts })).not.toThrow();
});
