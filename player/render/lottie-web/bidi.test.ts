import { isRightToLeft, levelsOf, visualPositions } from './bidi';

/** Returns the characters of a line from left to right. Unlike browsers, doesn't mirror brackets. */
function visual(line: string, isRtl = isRightToLeft(line)) {
  const characters = [...line];
  const positions = visualPositions(levelsOf(characters, isRtl));
  return characters.map((_, position) => characters[positions.indexOf(position)]).join('');
}

test('isRightToLeft returns true if the first letter of a paragraph belongs to a right-to-left script', () => {
  for (const text of ['שלום', '12 (שלום) abc', '\u200fabc', '123 \u061c', 'ߒߞߏ'])
    expect([text, isRightToLeft(text)]).toEqual([text, true]);
  for (const text of ['abc שלום', '123', '…', 'नमस्ते', ''])
    expect([text, isRightToLeft(text)]).toEqual([text, false]);
});

test.each([
  ['only Hebrew letters', 'אבג', 'גבא'],
  ['only Latin letters', 'abc', 'abc'],
  ['a Latin word', 'אב abc גד', 'דג abc בא'],
  ['two Latin words', 'אב abc def גד', 'דג abc def בא'],
  ['a Hebrew word in Latin text', 'abc אב def', 'abc בא def'],
  ['two Hebrew words in Latin text', 'abc אב גד def', 'abc דג בא def'],
  ['a number', 'אב 12 גד', 'דג 12 בא'],
  ['a number in Latin text', 'abc אב 12', 'abc 12 בא'],
  ['a number after a Latin word', 'אב abc 12', 'abc 12 בא'],
  ['decimal and thousands separators', 'אב 1,234.5', '1,234.5 בא'],
  ['a separator without a number', 'אב 1, 2', '2 ,1 בא'],
  ['a range of numbers', 'אב 1-2', '1-2 בא'],
  ['a percentage', 'אב 12%', '12% בא'],
  ['a price', 'אב ₪12', '₪12 בא'],
  ['a percentage after Arabic letters', 'بك 12%', '%12 كب'],
  ['Arabic digits', 'بك ١٢ بك', 'كب ١٢ كب'],
  ['punctuation at the end', 'אב!', '!בא'],
  ['punctuation at the end of Latin text', 'abc אב!', 'abc בא!'],
  ['punctuation between a Hebrew and a Latin word', 'אב, abc', 'abc ,בא'],
  ['brackets', 'אב (גד)', ')דג( בא'],
  ['brackets around a Latin word', 'אב (abc) ג', 'ג )abc( בא'],
  ['brackets around the second of two Latin words', 'אב abc (def) ג', 'ג abc (def) בא'],
  ['brackets around a Latin and a Hebrew word', 'אב (abc ג)', ')ג abc( בא'],
  ['an unmatched bracket', 'אב (abc', 'abc( בא'],
  ['nested brackets', 'א [b (c)] ד', 'ד ]b (c)[ א'],
  ['a Hebrew hyphen', 'אב־גד', 'דג־בא'],
  ['an emoji', 'אב 😀 גד', 'דג 😀 בא'],
])('levelsOf and visualPositions return the visual order of a line with %s', (_what, line, expected) =>
  expect(visual(line)).toBe(expected),
);

test('levelsOf uses the direction of the paragraph for punctuation that is not between two letters', () => {
  expect(visual('1 (2)', true)).toBe(')2( 1');
  expect(visual('abc!', true)).toBe('!abc');
  expect(visual('אב!', false)).toBe('בא!');
});

test('levelsOf and visualPositions accept a line with 20,000 opening brackets and 20,000 spaces', () => {
  const line = `א${'('.repeat(20_000)}${' '.repeat(20_000)}b`;
  expect(visualPositions(levelsOf([...line], true)).at(-1)).toBe(0);
});
