import {
  drawnText,
  isJoined,
  isUnsplittable,
  lettersOf,
  partsOf,
  type Span,
  unitSizeOf,
  wrap,
} from './text-units';

const JOINER = '\u200d';

const slices = (line: string, parts: readonly Span[]) =>
  parts.map(({ start, end }) => line.slice(start, end));

/** Returns the text for drawing each letter as a separate element. */
const drawnLetters = (line: string) => lettersOf(line).map((letter) => drawnText(line, letter));

describe('unitSizeOf', () => {
  const animator = (s: object, a: object = { o: { k: 0 } }) => ({ a: [{ s, a }], p: {}, m: { g: 1 } });
  const whole = { s: { k: 0 }, e: { k: 100 } };
  const half = { s: { k: 0 }, e: { k: 50 } };
  const moving = {
    s: { k: 0 },
    e: {
      a: 1,
      k: [
        { t: 0, s: [0] },
        { t: 9, s: [100] },
      ],
    },
  };
  const turning = { r: { k: 20 } };

  test.each([
    ['line', 'without animators', { a: [], p: {}, m: { g: 1 } }],
    ['line', 'if the whole text is selected', animator(whole)],
    ['line', 'if the selection has no limits', animator({})],
    ['line', 'if half of the lines are selected', animator({ ...half, b: 4 })],
    ['word', 'if half of the words are selected', animator({ ...half, b: 3 })],
    ['letter', 'if half of the letters are selected', animator({ ...half, b: 1 })],
    ['letter', 'if half of the letters are selected, not counting spaces', animator({ ...half, b: 2 })],
    ['letter', 'if the selection grows', animator({ ...moving, b: 1 })],
    ['letter', 'if the selection is a ramp', animator({ ...whole, sh: 2 })],
    ['letter', 'if the selection is given as letter indices', animator({ ...whole, r: 2 })],
    ['letter', 'if the selection has an offset', animator({ ...whole, o: { k: 10 } })],
    ['letter', 'if each letter rotates around its own anchor', animator(whole, turning)],
    [
      'word',
      'if letters rotate around the anchor of their word',
      { ...animator(whole, turning), m: { g: 2 } },
    ],
    [
      'line',
      'if letters rotate around the anchor of their line',
      { ...animator(whole, turning), m: { g: 3 } },
    ],
    ['letter', 'if the tracking is animated', animator(whole, { t: { k: 9 } })],
    ['letter', 'if the text follows a path', { a: [], p: { m: 0 }, m: {} }],
    [
      'letter',
      'if half of the lines are selected and the text follows a path',
      { ...animator({ ...half, b: 4 }), p: { m: 0 } },
    ],
  ] as const)('returns "%s" %s', (size, _what, text) => expect(unitSizeOf(text, false)).toBe(size));

  test('returns "letter" if the text has tracking', () =>
    expect(unitSizeOf({ a: [], p: {}, m: {} }, true)).toBe('letter'));
});

test.each([
  ['combining marks with their letter', 'e\u0301שָ', ['e\u0301', 'שָ']],
  ['emoji sequences as one letter each', '👨‍👩‍👧👍🏽🇩🇪1️⃣', ['👨‍👩‍👧', '👍🏽', '🇩🇪', '1️⃣']],
  ['Lam and Alef as one letter', 'سلام', ['س', 'لا', 'م']],
  ['Lam and Alef with marks as one letter', 'لَأ', ['لَأ']],
  ['Lam and Alef as two letters if a non-joiner separates them', 'ل\u200cا', ['ل\u200c', 'ا']],
])('lettersOf returns %s', (_what, text, letters) => expect(slices(text, lettersOf(text))).toEqual(letters));

test('drawnText adds joiners to Arabic letters, so that they keep their joined forms', () => {
  expect(drawnLetters('مرحبا بكم')).toEqual([
    `م${JOINER}`,
    `${JOINER}ر`,
    `ح${JOINER}`,
    `${JOINER}ب${JOINER}`,
    `${JOINER}ا`,
    ' ',
    `ب${JOINER}`,
    `${JOINER}ك${JOINER}`,
    `${JOINER}م`,
  ]);
});

test.each([
  ['marks', 'بَت', [`بَ${JOINER}`, `${JOINER}ت`]],
  ['a tatweel', 'بـ', [`ب${JOINER}`, `${JOINER}ـ`]],
  ['a non-joiner', 'می\u200cخ', [`م${JOINER}`, `${JOINER}ی\u200c`, 'خ']],
  ['a letter that never joins', 'بء', ['ب', 'ء']],
  ['a digit', 'ب1', ['ب', '1']],
])('drawnText adds joiners only between joining letters in text with %s', (_what, line, letters) =>
  expect(drawnLetters(line)).toEqual(letters),
);

test('drawnText replaces spaces with no-break spaces, except in a part that is a single space', () => {
  expect(drawnText('a  b ', { start: 0, end: 5 })).toBe('a\u00a0\u00a0b\u00a0');
  expect(drawnText('a b', { start: 1, end: 2 })).toBe(' ');
});

test.each([
  ['runs of the same direction', 'line', 'שלום (abc) גם', ['שלום (', 'abc', ') גם']],
  [
    'runs of the same direction, and the spaces between them',
    'line',
    'שלום abc def  גם',
    ['שלום', ' ', 'abc def', ' ', ' ', 'גם'],
  ],
  ['words and spaces', 'word', 'שלום לכולם', ['שלום', ' ', 'לכולם']],
  [
    'words, and splits a word where its direction changes',
    'word',
    'שלום (abc def)',
    ['שלום', ' ', '(', 'abc', ' ', 'def', ')'],
  ],
  ['letters', 'letter', 'بك', ['ب', 'ك']],
  [
    'letters, except words whose letters can’t be drawn separately',
    'letter',
    'ߒߞߏ ab',
    ['ߒߞߏ', ' ', 'a', 'b'],
  ],
] as const)('partsOf splits a line into %s', (_what, size, line, parts) =>
  expect(slices(line, partsOf(line, true, size))).toEqual(parts),
);

test('isJoined and isUnsplittable return true only for scripts whose letters join', () => {
  const joined = { بك: [true, false], ߒߞߏ: [true, true], שלום: [false, false], नमस्ते: [false, false] };
  for (const [text, expected] of Object.entries(joined))
    expect([text, isJoined(text), isUnsplittable(text)]).toEqual([text, ...expected]);
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
