import { lettersIn, lettersOf, unicodeRange } from './letters';

test('lettersOf returns the characters of the strings and those that visitors type, without duplicates', () => {
  const letters = lettersOf([{ a: ['− 56 %', { b: 'Größe' }], c: 3, d: null }, 'é']);
  expect(letters).toMatch(/^ %0.*9A.*Za.*zßéö−$/);
  expect(new Set(letters).size).toBe([...letters].length);
});

test('unicodeRange joins consecutive characters into a range', () => {
  expect(unicodeRange('abcé−')).toBe('U+61-63,U+E9,U+2212');
});

test('lettersIn parses the ranges that unicodeRange returns', () => {
  expect(lettersIn('U+61-63,U+E9,U+2212')).toEqual(['a', 'b', 'c', 'é', '−']);
});
