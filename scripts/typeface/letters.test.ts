import { lettersIn, lettersOf, unicodeRange } from './letters';

test('returns typed characters and those of the texts, each once', () => {
  const letters = lettersOf([{ a: ['− 56 %', { b: 'Größe' }], c: 3, d: null }, 'é']);
  expect(letters).toMatch(/^ %0.*9A.*Za.*zßéö−$/);
  expect(new Set(letters).size).toBe([...letters].length);
});

test('joins adjacent characters to a range', () => {
  expect(unicodeRange('abcé−')).toBe('U+61-63,U+E9,U+2212');
});

test('parses the ranges that it formats', () => {
  expect(lettersIn('U+61-63,U+E9,U+2212')).toEqual(['a', 'b', 'c', 'é', '−']);
});
