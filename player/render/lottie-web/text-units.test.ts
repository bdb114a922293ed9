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

/** The texts that draw the letters. */
const drawnLetters = (line: string) => lettersOf(line).map((letter) => drawnText(line, letter));

describe('the smallest part that moves by itself', () => {
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
    ['without animators', { a: [], p: {}, m: { g: 1 } }, 'line'],
    ['if all letters are selected', animator(whole), 'line'],
    ['if the whole text is selected without limits', animator({}), 'line'],
    ['if lines are selected', animator({ ...half, b: 4 }), 'line'],
    ['if words are selected', animator({ ...half, b: 3 }), 'word'],
    ['if letters are selected', animator({ ...half, b: 1 }), 'letter'],
    ['if letters but no spaces are selected', animator({ ...half, b: 2 }), 'letter'],
    ['if the selection grows', animator({ ...moving, b: 1 }), 'letter'],
    ['if the selection is a ramp', animator({ ...whole, sh: 2 }), 'letter'],
    ['if the selection is a number of letters', animator({ ...whole, r: 2 }), 'letter'],
    ['if the selection has an offset', animator({ ...whole, o: { k: 10 } }), 'letter'],
    ['if letters turn', animator(whole, turning), 'letter'],
    ['if words turn', { ...animator(whole, turning), m: { g: 2 } }, 'word'],
    ['if lines turn', { ...animator(whole, turning), m: { g: 3 } }, 'line'],
    ['if the space between letters is animated', animator(whole, { t: { k: 9 } }), 'letter'],
    ['along a path', { a: [], p: { m: 0 }, m: {} }, 'letter'],
    ['the smallest of two', { ...animator({ ...half, b: 4 }), p: { m: 0 } }, 'letter'],
  ] as const)('%s', (_what, text, size) => expect(unitSizeOf(text, false)).toBe(size));

  test('is a letter if letters are spaced', () =>
    expect(unitSizeOf({ a: [], p: {}, m: {} }, true)).toBe('letter'));
});

test.each([
  ['marks stay with their letter', 'e\u0301שָ', ['e\u0301', 'שָ']],
  ['emoji sequences are one letter', '👨‍👩‍👧👍🏽🇩🇪1️⃣', ['👨‍👩‍👧', '👍🏽', '🇩🇪', '1️⃣']],
  ['Lam and Alef are one letter', 'سلام', ['س', 'لا', 'م']],
  ['Lam and Alef are one letter with marks', 'لَأ', ['لَأ']],
  ['Lam and Alef are two letters if a mark separates them', 'ل\u200cا', ['ل\u200c', 'ا']],
])('%s', (_what, text, letters) => expect(slices(text, lettersOf(text))).toEqual(letters));

test('Arabic letters keep the forms that they have in the word', () => {
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
  ['an elongation', 'بـ', [`ب${JOINER}`, `${JOINER}ـ`]],
  ['a mark that separates letters', 'می\u200cخ', [`م${JOINER}`, `${JOINER}ی\u200c`, 'خ']],
  ['a letter that never joins', 'بء', ['ب', 'ء']],
  ['other characters', 'ب1', ['ب', '1']],
])('Arabic letters join across %s', (_what, line, letters) => expect(drawnLetters(line)).toEqual(letters));

test('a part keeps its spaces, except a single one, with which lottie-web compares', () => {
  expect(drawnText('a  b ', { start: 0, end: 5 })).toBe('a\u00a0\u00a0b\u00a0');
  expect(drawnText('a b', { start: 1, end: 2 })).toBe(' ');
});

test.each([
  ['directions', 'line', 'שלום (abc) גם', ['שלום (', 'abc', ') גם']],
  [
    'directions and the spaces between them',
    'line',
    'שלום abc def  גם',
    ['שלום', ' ', 'abc def', ' ', ' ', 'גם'],
  ],
  ['words', 'word', 'שלום לכולם', ['שלום', ' ', 'לכולם']],
  [
    'words in two parts if they have two directions',
    'word',
    'שלום (abc def)',
    ['שלום', ' ', '(', 'abc', ' ', 'def', ')'],
  ],
  ['letters', 'letter', 'بك', ['ب', 'ك']],
  ['letters, and words whose letters can’t be drawn apart', 'letter', 'ߒߞߏ ab', ['ߒߞߏ', ' ', 'a', 'b']],
] as const)('splits a line into %s', (_what, size, line, parts) =>
  expect(slices(line, partsOf(line, true, size))).toEqual(parts),
);

test('tells joined scripts from others', () => {
  const joined = { بك: [true, false], ߒߞߏ: [true, true], שלום: [false, false], नमस्ते: [false, false] };
  for (const [text, expected] of Object.entries(joined))
    expect([text, isJoined(text), isUnsplittable(text)]).toEqual([text, ...expected]);
});

describe('a line', () => {
  test.each([
    ['stays whole if it fits', 'aa bb', 5, ['aa bb']],
    ['breaks after spaces', 'aa bb  cc dd', 5, ['aa bb  ', 'cc dd']],
    ['breaks before a word that does not fit', 'a bbb cc', 4, ['a ', 'bbb ', 'cc']],
    ['breaks inside a word that is wider than the box', 'aaaaa bb', 3, ['aaa', 'aa ', 'bb']],
    [
      'breaks inside a word only between letters',
      'e\u0301e\u0301e\u0301',
      3,
      ['e\u0301', 'e\u0301', 'e\u0301'],
    ],
    ['keeps a letter that is wider than the box', 'ab', 0, ['a', 'b']],
    ['does not break at a no-break space', 'aa b\u00a0c', 4, ['aa ', 'b\u00a0c']],
    ['breaks between Thai words', 'สวัสดีชาวโลก', 8, ['สวัสดี', 'ชาวโลก']],
    ['may be empty', '', 5, ['']],
  ])('%s', (_what, line, width, lines) => expect(wrap(line, (part) => part.length <= width)).toEqual(lines));
});
