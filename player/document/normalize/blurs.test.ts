import type { Animation } from '../lottie';
import { replaceOlderBlurs } from './blurs';

/** Runs the rule on an effect with these values, and returns the type and the values. */
function after(mn: string, values: number[], ty = 5) {
  const effect = { ty, mn, ef: values.map((k) => ({ ty: 0, v: { k } })) };
  replaceOlderBlurs({ layers: [{ ef: [null, effect] }] } as unknown as Animation);
  return [effect.ty, effect.ef.map(({ v }) => v.k)];
}

test.each([
  ['ADBE Gaussian Blur', [20, 2], [29, [20, 2, 0]]],
  ['ADBE Fast Blur', [20, 3, 1], [29, [20, 3, 1]]],
  ['ADBE Box Blur2', [20, 5, 2, 1], [29, [20, 2, 1, 5]]],
  ['ADBE Box Blur', [], [29, [0, 1, 0, 3]]],
  ['ADBE Glo2', [20], [5, [20]]],
  ['constructor', [20], [5, [20]]],
] as const)(
  'replaceOlderBlurs gives %s with the values %j this type and order: %j',
  (name, values, expected) => {
    expect(after(name, [...values])).toEqual(expected);
  },
);

test('replaceOlderBlurs does not change effects with a type of their own', () => {
  expect(after('ADBE Fast Blur', [20, 3, 1], 21)).toEqual([21, [20, 3, 1]]);
});
