import { hasExpressions, removeExpressions } from '../expressions';
import type { Animation, Layer, Shape } from '../lottie';
import { createBudget } from './budget';
import { countDrawnPoints, longestText } from './count-points';
import { limitDashes } from './dash-limits';
import { limitExpressions } from './expression-limits';
import { largest } from './largest-values';
import { MAX_EXPRESSED, RESOURCE_LIMITS } from './limits';

const { size, count, number, items } = MAX_EXPRESSED;

const expressed = (k: unknown, x = '$bm_rt = 1') => ({ a: 0, k, x });
const path = (points: number) => {
  const v = Array.from({ length: points }, (_, index) => [index, 0]);
  return { v, i: v, o: v, c: false };
};
const fileOf = (...layers: object[]) =>
  ({ w: 100, h: 100, fr: 30, ip: 0, op: 60, layers }) as unknown as Animation;

/** Returns the shapes of a layer after their expressions have been limited. */
function limited(...shapes: object[]): Shape[] {
  limitExpressions(fileOf({ ty: 4, shapes }));
  return shapes as Shape[];
}

test.each([
  ['copies of a repeater', { ty: 'rp', c: expressed(3) }, 'c', count],
  ['more copies in the file', { ty: 'rp', c: expressed(250) }, 'c', 250],
  ['points of a star', { ty: 'sr', pt: expressed(5) }, 'pt', count],
  ['size of a rectangle', { ty: 'rc', s: expressed([10, 10]) }, 's', size],
  ['larger size in the file', { ty: 'rc', s: expressed([10, 20_000]) }, 's', 20_000],
  ['opacity of a fill', { ty: 'fl', o: expressed(100) }, 'o', number],
])(
  'the expression of the %s has a largest value, with which other limits count',
  (_what, shape, field, most) => {
    const [found] = limited(shape);
    expect(found?.[field]).toMatchObject({ range: [-most, most] });
    expect(largest(found?.[field])).toBe(most);
  },
);

test('a path with an expression counts as the longest path of the file, but at least as a hundred points', () => {
  const layer = (...shapes: Shape[]) => ({ ty: 4, shapes }) as unknown as Layer;
  const fill = { ty: 'fl' };
  const [short] = limited({ ty: 'sh', ks: expressed(path(3)) });
  expect(countDrawnPoints(layer(short as Shape, fill), 0)).toBe(2 * items);
  const [first] = limited({ ty: 'sh', ks: expressed(path(3)) }, { ty: 'sh', ks: { k: path(400) } });
  expect(countDrawnPoints(layer(first as Shape, fill), 0)).toBe(800);
});

test('a text with an expression counts as the longest text of the file, but at least as a hundred letters', () => {
  const text = (t: string, x?: string) => ({ ty: 5, t: { d: { k: [{ t: 0, s: { t } }], x } } });
  const layers = [text('a', '$bm_rt = "b"'), text('a'.repeat(300))];
  limitExpressions(fileOf(...layers));
  expect(longestText(layers[0] as Layer)).toBe(300);
  const [alone] = [text('a', '$bm_rt = "b"')];
  limitExpressions(fileOf(alone as object));
  expect(longestText(alone as Layer)).toBe(items);
});

test('dashes with expressions are at least a pixel long, so that a line has few', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const line = (length: number) => ({
    ty: 'sh',
    ks: {
      k: {
        ...path(2),
        v: [
          [0, 0],
          [length, 0],
        ],
      },
    },
  });
  const stroke = () => ({ ty: 'st', d: [{ n: 'd', v: expressed(50) }] as object[] | undefined });
  for (const [length, isKept] of [
    [10_000, true],
    [RESOURCE_LIMITS.dashes * 2, false],
  ] as const) {
    const dashed = stroke();
    const animation = fileOf({ ty: 4, shapes: [line(length), dashed] });
    limitExpressions(animation);
    limitDashes(animation);
    expect(dashed.d !== undefined).toBe(isKept);
  }
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a file can’t contain the ranges of its own expressions', () => {
  const [shape] = limited({ ty: 'rp', c: { ...expressed(3), range: [-1e9, 1e9], most: 1e9 } });
  expect(shape?.c).toMatchObject({ range: [-count, count], most: 0 });
});

test('different expressions are counted by their characters, and all by their number', () => {
  const layers = (length: number, x: (index: number) => string) =>
    fileOf(...Array.from({ length }, (_, index) => ({ ks: { r: expressed(0, x(index)) } })));
  const reject = (what: string) => expect.objectContaining({ code: 'invalid', what });
  const long = 'x'.repeat(RESOURCE_LIMITS.expressionCharacters / 2);
  limitExpressions(
    layers(3, () => long),
    createBudget(),
  );
  expect(() => limitExpressions(layers(3, (index) => long + index))).toThrow(reject('expressionCharacters'));
  expect(() => limitExpressions(layers(RESOURCE_LIMITS.expressions + 1, () => 'a'))).toThrow(
    reject('expressions'),
  );
});

test('removeExpressions removes expressions, and keeps coordinates named x', () => {
  const animation = fileOf({ ks: { p: { s: true, x: { k: 1, x: '1' }, y: { k: 2, x: ' ' } } } });
  expect(hasExpressions(animation)).toBe(true);
  removeExpressions(animation);
  expect(hasExpressions(animation)).toBe(false);
  expect(animation.layers[0]?.ks).toEqual({ p: { s: true, x: { k: 1 }, y: { k: 2, x: ' ' } } });
});
