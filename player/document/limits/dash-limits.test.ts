import { cases } from '@/testing/cases';
import { animationText, drawableFiles } from '@/testing/corpus';
import type { Animation, Shape } from '../lottie';
import { shapesOf } from '../traverse';
import { limitDashes } from './dash-limits';

const still = (k: unknown) => ({ a: 0, k });
const moving = (...k: object[]) => ({ a: 1, k });
const dashed = (...lengths: object[]) => ({
  ty: 'st',
  d: [...lengths.map((v) => ({ n: 'd', v })), { n: 'o', v: still(0.001) }],
});
const group = (...it: object[]) => ({ ty: 'gr', it });
const scaled = (s: number) => ({ ty: 'tr', s: still([s, 100]) });
const line = {
  ty: 'sh',
  ks: still({
    c: false,
    v: [
      [0, 0],
      [1000, 0],
    ],
    i: [
      [0, 0],
      [0, 0],
    ],
    o: [
      [0, 0],
      [0, 0],
    ],
  }),
};
const rectangle = { ty: 'rc', s: still([1000, 10]) };
const star = { ty: 'sr', pt: still(100), or: still(1000), ir: still(10), os: still(0), is: still(0) };
const repeater = (copies: number, scale = 100) => ({
  ty: 'rp',
  c: still(copies),
  tr: { s: still([scale, scale]) },
});
const zigZag = { ty: 'zz', r: still(1), s: still(1e6) };

const fileOf = (layers: object[], more: object = {}) =>
  ({ w: 100, h: 100, fr: 30, ip: 0, op: 60, layers, ...more }) as unknown as Animation;

/** Returns how many lines of a layer with these shapes are still dashed. */
function dashedAfter(...shapes: object[]): number {
  const layer = { ty: 4, shapes };
  limitDashes(fileOf([layer]));
  return shapesOf(layer).filter(({ d }: Shape) => d).length;
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());

test.each<[string, ...object[]]>([
  ['of one pixel', line, dashed(still(1), still(1))],
  ['whose lengths are 0', line, dashed(still(0))],
  ['that grow from 0', line, dashed(moving({ t: 0, s: [0] }, { t: 30, s: [10] }), still(0))],
  ['and long gaps', line, dashed(still(0.0001), still(1000))],
  ['without a shape', dashed(still(0.0001))],
])('limitDashes keeps dashes %s', (_what, ...shapes) => {
  expect(dashedAfter(...shapes)).toBe(1);
  expect(console.warn).not.toHaveBeenCalled();
});

test.each<[string, ...object[]]>([
  ['in a line', line, dashed(still(0.001), still(0.001))],
  ['in a rectangle', rectangle, dashed(still(0.001))],
  ['in a star', star, dashed(still(0.1))],
  ['at one keyframe', line, dashed(moving({ t: 0, s: [9] }, { t: 30, s: [0.0001] }, { t: 60, s: [9] }))],
  ['at the end of a keyframe', line, dashed(moving({ t: 0, s: [9], e: [0.0001] }, { t: 60 }))],
  ['after the first of many frames', line, dashed(moving({ t: 0, s: [0] }, { t: 1e6, s: [10] }))],
  ['in a scaled group', group(line, scaled(1e5)), dashed(still(1))],
  ['in copies', group(line), repeater(1000), dashed(still(1))],
  ['in growing copies', group(line), repeater(20, 200), dashed(still(1))],
  ['in zig-zags', line, zigZag, dashed(still(1))],
  ['of an invalid length', line, dashed(still('x'))],
])('limitDashes removes dashes if there are too many %s', (_where, ...shapes) => {
  expect(dashedAfter(...shapes)).toBe(0);
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^Removed dashes/));
});

test('limitDashes counts a composition’s dashes each time it is used, and removes only the excess', () => {
  const few = { ty: 4, shapes: [line, dashed(still(1))] };
  const many = { ty: 4, shapes: [line, dashed(still(0.1))] };
  const uses = Array.from({ length: 100 }, () => ({ ty: 0, refId: 'a' }));
  limitDashes(fileOf(uses, { assets: [{ id: 'a', layers: [few, many, few] }] }));
  expect([few, many].map(({ shapes }) => 'd' in (shapes[1] ?? {}))).toEqual([true, false]);
});

test('limitDashes changes no sample file and no test case', () => {
  const texts = [
    ...drawableFiles.map(animationText),
    ...cases.map(({ animation }) => JSON.stringify(animation)),
  ];
  for (const text of texts) {
    const animation = JSON.parse(text);
    limitDashes(animation);
    expect(JSON.stringify(animation)).toBe(JSON.stringify(JSON.parse(text)));
  }
});
