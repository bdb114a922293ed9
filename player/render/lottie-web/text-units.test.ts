import { isRightToLeft, movesLetters, type UnitSize, unitSizeOf, unitsOf, wrap } from './text-units';

const textsOf = (line: string, size: UnitSize, isRtl = isRightToLeft(line)) =>
  unitsOf(line, isRtl, size).map(({ text }) => text);

/** Returns the letters of a line from left to right. Unlike browsers, doesn't mirror brackets. */
const visual = (line: string, isRtl = isRightToLeft(line)) =>
  unitsOf(line, isRtl, 'letter')
    .sort((one, other) => one.position - other.position)
    .map(({ text }) => text)
    .join('');

test('isRightToLeft returns true if the first letter of a paragraph belongs to a right-to-left script', () => {
  for (const text of ['שלום', '12 (שלום) abc', '\u200fabc', '123 \u061c', 'ߒߞߏ', '😀 𞤀𞤣'])
    expect([text, isRightToLeft(text)]).toEqual([text, true]);
  for (const text of ['abc שלום', '123', '…', '😀', 'नमस्ते', ''])
    expect([text, isRightToLeft(text)]).toEqual([text, false]);
});

test.each([
  ['a Latin word and a number', 'אב abc 12', 'abc 12 בא'],
  ['Hebrew words in Latin text', 'abc אב גד def', 'abc דג בא def'],
  ['numbers and separators', 'אב 1,234.5%', '1,234.5% בא'],
  ['Arabic digits', 'بك ١٢ بك', 'كب ١٢ كب'],
  ['brackets around a Latin and a Hebrew word', 'אב (abc ג)', ')ג abc( בא'],
  ['emoji before a Latin word', 'אב 👍🏽😀 abc', 'abc 😀👍🏽 בא'],
  ['letters of two code units', '𞤀𞤣 ab', 'ab 𞤣𞤀'],
  ['digits of two code units', '𞤀 𝟏𝟐', '𝟏𝟐 𞤀'],
  ['a tab and a paragraph separator', 'אב\tג\u2029ד', 'ד\u2029ג\tבא'],
  ['marks', 'שָב', 'בשָ'],
])('unitsOf returns the visual order of a line with %s', (_what, line, expected) =>
  expect(visual(line)).toBe(expected),
);

test('unitsOf uses the direction of the paragraph for punctuation that is not between two letters', () => {
  expect(visual('abc!', true)).toBe('!abc');
  expect(visual('אב!', false)).toBe('בא!');
});

test('unitsOf marks only letters that run from right to left', () =>
  expect(unitsOf('אב 12 ab', true, 'word').map(({ isRtl }) => isRtl)).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]));

test.each([
  ['runs of the same direction', 'line', 'שלום (abc) גם', ['שלום\u00a0(', 'abc', ')\u00a0גם']],
  [
    'runs of the same direction, and the spaces between them',
    'line',
    'שלום abc def  גם',
    ['שלום', ' ', 'abc\u00a0def', ' ', ' ', 'גם'],
  ],
  ['words and spaces', 'word', 'مرحبا بكم', ['مرحبا', ' ', 'بكم']],
  ['words, and splits a word where its direction changes', 'word', 'ߒߞ(abc)', ['ߒߞ(', 'abc', ')']],
  [
    'letters',
    'letter',
    'e\u0301שָ👨‍👩‍👧👍🏽🇩🇪1️⃣ \u1112\u1161\u11abนี้',
    ['e\u0301', 'שָ', '👨‍👩‍👧', '👍🏽', '🇩🇪', '1️⃣', ' ', '\u1112\u1161\u11ab', 'นี้'],
  ],
] as const)('unitsOf splits a line into %s', (_what, size, line, texts) =>
  expect(textsOf(line, size)).toEqual(texts),
);

describe('unitSizeOf', () => {
  const animated = { a: [{ s: { b: 1 } }], p: {} };
  test.each([
    ['line', 'text without animators, tracking and path', 'שלום', { a: [], p: {} }, false],
    ['letter', 'text with an animator', 'שלום', animated, false],
    ['letter', 'text on a path', 'नमस्ते', { a: [], p: { m: 0 } }, false],
    ['letter', 'text with tracking', 'e\u0301', { a: [], p: {} }, true],
    ['word', 'joined text with an animator', 'abc بك', animated, false],
    ['word', 'joined text on a path', 'ߒߞߏ', { a: [], p: { m: 0 } }, false],
    ['line', 'joined text without animators', 'بك', { a: [], p: {} }, false],
  ] as const)('returns "%s" for %s', (size, _what, text, data, hasTracking) =>
    expect(unitSizeOf(text, data, hasTracking)).toBe(size),
  );
});

test('movesLetters returns true for a path and for animators that count letters', () => {
  const animators = (...counted: (number | undefined)[]) => ({
    a: counted.map((b) => ({ s: { b } })),
    p: {},
  });
  for (const data of [animators(1), animators(3, 2), animators(undefined), { a: [], p: { m: 0 } }])
    expect([data, movesLetters(data)]).toEqual([data, true]);
  for (const data of [animators(), animators(3), animators(4, 3)])
    expect([data, movesLetters(data)]).toEqual([data, false]);
});

describe('wrap', () => {
  test.each([
    ['returns a line unchanged if it fits', 'aa bb', 5, ['aa bb']],
    ['breaks a line after spaces', 'aa bb  cc dd', 5, ['aa bb  ', 'cc dd']],
    ['breaks a line before a word that does not fit', 'a bbb cc', 4, ['a ', 'bbb ', 'cc']],
    ['breaks a word that is wider than the box', 'aaaaa bb', 3, ['aaa', 'aa ', 'bb']],
    [
      'breaks a word between grapheme clusters, not inside them',
      'e\u0301e\u0301e\u0301',
      3,
      ['e\u0301', 'e\u0301', 'e\u0301'],
    ],
    ['puts each letter on its own line if every letter is wider than the box', 'ab', 0, ['a', 'b']],
    ['does not break a line at a no-break space', 'aa b\u00a0c', 4, ['aa ', 'b\u00a0c']],
    ['breaks a line between Thai words', 'สวัสดีชาวโลก', 8, ['สวัสดี', 'ชาวโลก']],
    ['returns one empty line for an empty string', '', 5, ['']],
  ])('%s', (_what, line, width, lines) => expect(wrap(line, (part) => part.length <= width)).toEqual(lines));
});
