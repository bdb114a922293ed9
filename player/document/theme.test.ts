import { themeValues } from './theme';

const valueFor = (rule: object) => themeValues({ rules: [{ id: 'one', ...rule }] }, 'a').get('one');

test.each([
  [
    { type: 'Color', value: [0, 0.5, 0, 1] },
    { a: 0, k: [0, 0.5, 0, 1] },
  ],
  [
    { type: 'Scalar', value: 5 },
    { a: 0, k: 5 },
  ],
  [
    { type: 'Position', value: [1, 2] },
    { a: 0, k: [1, 2] },
  ],
  [
    { type: 'Image', value: { url: 'a.png', width: 3, height: 4 } },
    { u: '', p: 'a.png', w: 3, h: 4, e: 0 },
  ],
  [
    {
      type: 'Gradient',
      value: [
        { offset: 0, color: [1, 0, 0] },
        { offset: 1, color: [0, 0, 1, 0.5] },
      ],
    },
    { p: 2, k: { a: 0, k: [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5] } },
  ],
  [
    {
      type: 'Scalar',
      keyframes: [
        { frame: 0, value: 1, inTangent: { x: 1, y: 1 }, outTangent: { x: 0, y: 0 } },
        { frame: 9, value: 5, hold: true },
      ],
    },
    {
      a: 1,
      k: [
        { t: 0, s: [1], i: { x: 1, y: 1 }, o: { x: 0, y: 0 }, h: 0 },
        { t: 9, s: [5], i: undefined, o: undefined, h: 1 },
      ],
    },
  ],
  [
    { type: 'Image', value: { src: 'b.png', id: 'a' } },
    { u: '', p: 'b.png', w: undefined, h: undefined, e: 0 },
  ],
  [
    {
      type: 'Position',
      keyframes: [{ frame: 3, value: [1, 2], valueInTangent: [1, 0], valueOutTangent: [0, 1] }],
    },
    { a: 1, k: [{ t: 3, s: [1, 2], i: undefined, o: undefined, ti: [1, 0], to: [0, 1], h: 0 }] },
  ],
  [
    {
      type: 'Text',
      value: {
        text: 'two\nlines',
        fontSize: 12,
        fillColor: [1, 0, 0],
        justify: 'Center',
        textCaps: 'AllCaps',
        zoom: 3,
      },
    },
    { k: [{ t: 0, s: { t: 'two\rlines', s: 12, fc: [1, 0, 0], j: 2, ca: 1 } }] },
  ],
  [
    {
      type: 'Text',
      keyframes: [
        { frame: 0, value: { text: 'a' } },
        { frame: 9, value: { text: 'b' } },
      ],
    },
    {
      k: [
        { t: 0, s: { t: 'a' } },
        { t: 9, s: { t: 'b' } },
      ],
    },
  ],
])('themeValues converts the rule %j to the notation of the Lottie format', (rule, value) => {
  expect(valueFor(rule)).toEqual(value);
});

test.each([
  null,
  {},
  { type: 'Color' },
  { type: 'Text', value: 'x' },
  { type: 'Gradient', value: 5 },
  { type: 'Gradient', value: [] },
  { type: 'Image', value: {} },
  { type: 'Path', value: [1] },
])('themeValues ignores the invalid rule %j', (rule) => {
  expect(themeValues({ rules: [rule, { id: 'one', ...rule }, { ...rule, id: 5 }] }, 'a').size).toBe(0);
});

test('themeValues returns no values for an invalid theme', () => {
  for (const theme of [null, undefined, 5, {}, { rules: 5 }]) expect(themeValues(theme, 'a').size).toBe(0);
});

test('themeValues ignores rules for the other animations of the archive', () => {
  const rule = { type: 'Scalar', value: 1 };
  expect(valueFor({ ...rule, animations: ['b', 'a'] })).toEqual({ a: 0, k: 1 });
  expect(valueFor({ ...rule, animations: ['b'] })).toBeUndefined();
});
