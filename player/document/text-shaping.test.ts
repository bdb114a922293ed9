import { isComplexText, reportGlyphsFromRightToLeft, usesComplexText } from './text-shaping';

test.each([
  ['Arabic', 'مرحبا'],
  ['Hebrew in a Latin text', 'Hello, שלום'],
  ['Devanagari', 'नमस्ते'],
  ['Thai', 'สวัสดี'],
  ['Adlam', '𞤀𞤣𞤤𞤢𞤥'],
  ['a combining mark', 'e\u0301'],
  ['an emoji of a family', '👨‍👩‍👧'],
  ['an emoji with a skin tone', '👍🏽'],
  ['a flag emoji', '🇩🇪'],
  ['the flag emoji of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a keycap emoji', '1️⃣'],
  ['letters of a Hangul syllable', '\u1112\u1161\u11ab'],
  ['a direction mark', 'a\u200fb'],
])('isComplexText returns true for %s', (_what, text) => expect(isComplexText(text)).toBe(true));

test.each([
  ['Latin', 'Crème brûlée – “1,5” €…'],
  ['Greek', 'Καλημέρα'],
  ['Cyrillic', 'Добрый день'],
  ['Georgian', 'გამარჯობა'],
  ['Japanese', '日本語、ひらがな'],
  ['Korean', '한국어'],
  ['an emoji', '😀 ★'],
  ['a line break', 'a\rb\u0003c'],
])('isComplexText returns false for %s', (_what, text) => expect(isComplexText(text)).toBe(false));

const EMPTY = { w: 100, h: 100, fr: 30, ip: 0, op: 60 };

const withTexts = (d: object, rest: object = {}) => ({ ...EMPTY, layers: [{ ty: 5, t: { d } }], ...rest });

test('usesComplexText returns true if complex text is drawn with a font at any keyframe', () => {
  const plain = { s: { t: 'Hello' } };
  const hebrew = { s: { t: 'שלום' } };
  expect(usesComplexText(withTexts({ k: [plain] }))).toBe(false);
  expect(usesComplexText(withTexts({ k: [plain, hebrew] }))).toBe(true);
  expect(usesComplexText(withTexts({ k: [hebrew] }, { chars: [{ ch: 'ש' }] }))).toBe(false);
});

test('usesComplexText returns true if an expression sets the text', () => {
  expect(usesComplexText(withTexts({ k: [{ s: { t: 'Hello' } }], x: 'text' }))).toBe(true);
});

test('usesComplexText finds complex text in compositions', () => {
  const { layers } = withTexts({ k: [{ s: { t: 'שלום' } }] });
  expect(usesComplexText({ ...EMPTY, layers: [], assets: [{ layers }] })).toBe(true);
});

test('reportGlyphsFromRightToLeft logs a layer with right-to-left text if the file contains glyphs', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const hebrew = { k: [{ s: { t: 'Hello' } }, { s: { t: 'שלום' } }] };
  const chars = [{ ch: 'ש' }];
  const layers = [{ ty: 5, nm: 'Title', t: { d: hebrew } }, { ty: 4 }];
  reportGlyphsFromRightToLeft({ ...EMPTY, layers });
  reportGlyphsFromRightToLeft(withTexts({ k: [{ s: { t: 'Hello' } }] }, { chars }));
  expect(warn).not.toHaveBeenCalled();
  reportGlyphsFromRightToLeft({ ...EMPTY, layers, chars });
  expect(warn.mock.calls).toEqual([['Right-to-left text is drawn from left to right ("Title")']]);
});
