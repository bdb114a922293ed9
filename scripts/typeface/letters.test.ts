import { codesOf, lettersOf, unicodeRange } from './letters';

test('letters are those that are typed and whatever the texts hold, each once', () => {
  const letters = lettersOf([{ a: ['− 56 %', { b: 'Größe' }], c: 3, d: null }, 'é']);
  expect(letters).toMatch(/^ %0.*9A.*Za.*zßéö−$/);
  expect(new Set(letters).size).toBe([...letters].length);
});

test('neighbours are one range', () => {
  expect(unicodeRange('abcé−')).toBe('U+61-63,U+E9,U+2212');
});

test('what CSS lists is read as it was written', () => {
  expect(codesOf('U+61-63,U+E9,U+2212')).toEqual([0x61, 0x62, 0x63, 0xe9, 0x2212]);
});
