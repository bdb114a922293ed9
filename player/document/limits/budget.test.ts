import { countOperations } from '@/testing/count-operations';
import type { Animation } from '../lottie';
import { fixKeyframes } from '../normalize/keyframes';
import { assignMattes } from '../normalize/mattes';
import { fillSlots } from '../slots';
import { copy, createBudget } from './budget';
import { RESOURCE_LIMITS } from './limits';

const REPEATED = 'values';
const MAX_REPEATED_VALUES = RESOURCE_LIMITS[REPEATED];

const repeat = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const fileOf = (more: object) =>
  ({ w: 100, h: 100, fr: 30, ip: 0, op: 60, layers: [], ...more }) as unknown as Animation;

test('spend throws when all spent values together exceed the limit, and names them', () => {
  const budget = createBudget();
  expect(budget.spend(REPEATED, MAX_REPEATED_VALUES - 1)).toBe(MAX_REPEATED_VALUES - 1);
  expect(budget.spend(REPEATED, 1)).toBe(MAX_REPEATED_VALUES);
  budget.spend('glyphs', 1);
  expect(() => budget.spend(REPEATED, 1)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      reason: 'too much',
      what: REPEATED,
      count: MAX_REPEATED_VALUES + 1,
      most: MAX_REPEATED_VALUES,
    }),
  );
});

test('spendIfLeft spends nothing if too little is left, or if the count is not a number', () => {
  const { spendIfLeft } = createBudget();
  const counts = [RESOURCE_LIMITS.dashes - 1, 2, Number.NaN, 1, 1];
  expect(counts.map((count) => spendIfLeft('dashes', count))).toEqual([true, false, false, true, false]);
});

test('copy returns an equal value that shares no objects with the original', () => {
  const value = JSON.parse('{"a":[1,{"b":null}],"__proto__":{"c":["text"]}}');
  const copied = copy(value, createBudget());
  expect(JSON.stringify(copied)).toBe(JSON.stringify(value));
  copied.a[1].b = 2;
  Object.values<{ c: unknown[] }>(copied)[1]?.c.push(2);
  expect(JSON.stringify(value)).toBe('{"a":[1,{"b":null}],"__proto__":{"c":["text"]}}');
  expect(copy(undefined, createBudget())).toBeUndefined();
});

test('copy copies deeply nested values, and rejects text that is too long', () => {
  const deep = repeat(100_000, () => 0).reduce<unknown[]>((inner) => [inner], []);
  expect(copy(deep, createBudget())).toHaveLength(1);
  const texts = repeat(70, () => 'x'.repeat(1_000_000));
  expect(() => copy(texts, createBudget())).toThrow(expect.objectContaining({ what: 'bytes' }));
});

const zero = repeat(3000, () => [0, 0]);
const path = { c: true, v: zero, i: zero, o: zero };
const shapes = (shape: object) => fileOf({ layers: [{ ty: 4, shapes: [shape] }] });

/** Files of less than a megabyte for which a rule would write many millions of values. */
const multiplying: Record<string, [rule: (animation: Animation) => unknown, create: () => Animation]> = {
  'keyframes that hold a path': [
    fixKeyframes,
    () =>
      shapes({ ty: 'sh', ks: { k: [{ t: 0, h: 1, s: [path] }, ...repeat(20_000, (t) => ({ t, h: 1 }))] } }),
  ],
  'gradients with fewer stops at most keyframes': [
    fixKeyframes,
    () =>
      shapes({
        ty: 'gf',
        g: {
          p: 1,
          k: { k: [{ t: 0, s: repeat(30_000, () => 0) }, ...repeat(20_000, (t) => ({ t, s: [0] }))] },
        },
      }),
  ],
  'references to a slot with keyframes': [
    (animation) => fillSlots(animation, {}, ''),
    () =>
      fileOf({
        slots: { a: { p: { k: repeat(20_000, (t) => ({ t, s: [t] })) } } },
        layers: repeat(5000, () => ({ ks: { o: { sid: 'a' } } })),
      }),
  ],
  'keyframes of a text whose slot has many fields': [
    (animation) => fillSlots(animation, {}, ''),
    () =>
      fileOf({
        slots: { a: { p: { k: [{ s: Object.fromEntries(repeat(20_000, (index) => [index, 0])) }] } } },
        layers: [{ t: { d: { sid: 'a', k: repeat(20_000, (t) => ({ t, s: {} })) } } }],
      }),
  ],
  'large layers that are also mattes': [
    assignMattes,
    () => {
      const layers = repeat(200, (ind) => ({ ty: 4, ind, shapes: [path] }));
      return fileOf({ layers: [...layers, ...layers.map(({ ind }) => ({ ty: 4, tt: 1, tp: ind }))] });
    },
  ],
};

test.each(Object.entries(multiplying))(
  'a rule ends before it has written a file’s %s completely',
  (_what, [rule, create]) => {
    const animation = create();
    let thrown: unknown;
    const operations = countOperations(() => {
      try {
        rule(animation);
      } catch (failure) {
        thrown = failure;
      }
    });
    expect(thrown).toMatchObject({ code: 'invalid', reason: 'too much', what: REPEATED });
    expect(operations).toBeLessThan(10 * MAX_REPEATED_VALUES);
  },
);
