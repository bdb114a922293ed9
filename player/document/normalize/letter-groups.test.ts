import type { Animation } from '../lottie';
import { mergeLetterGroups } from './letter-groups';

const path = (v: number[][]) => ({ ty: 'sh', ks: { a: 0, k: { c: true, v, i: [[1, 0]], o: [[0, 1]] } } });
const group = (...it: object[]) => ({ ty: 'gr', it });

/** Runs `mergeLetterGroups` on a letter, and returns the shapes of the letter. */
function shapesAfter(letter: object, assets: object[] = []) {
  const chars = [letter];
  mergeLetterGroups({ chars, assets } as unknown as Animation);
  return (chars[0] as { data: { shapes: object[] } }).data.shapes;
}

test.each([{}, { data: null }, { data: {} }, { data: 'a', t: 1 }, { data: { shapes: [] } }])(
  'mergeLetterGroups gives the letter %j, which has no shapes, an empty group',
  (letter) => {
    expect(shapesAfter(letter)).toEqual([group()]);
  },
);

test('mergeLetterGroups does not change a letter with a single group of paths, or a letter that is a composition', () => {
  const shapes = [group(path([[1, 2]]))];
  expect(shapesAfter({ data: { shapes } })).toBe(shapes);
  const composition = { t: 1, data: { refId: 'a' } };
  shapesAfter(composition, [{ id: 'a', layers: [] }]);
  expect(composition).toEqual({ t: 1, data: { refId: 'a' } });
});

test('mergeLetterGroups merges the paths of all groups, and applies the groups’ transforms', () => {
  const moved = { ty: 'tr', p: { k: [10, 0] }, s: { k: [200, 100] } };
  const rotated = { ty: 'tr', r: { k: 90 }, a: { k: [0, 1] } };
  const shapes = [
    group(path([[1, 2]]), moved, { ty: 'fl' }),
    group(group(path([[1, 1]]), rotated), path([[3, 3]])),
  ];
  const [merged, ...others] = shapesAfter({ data: { shapes } }) as { it: ReturnType<typeof path>[] }[];
  expect(others).toEqual([]);
  const points = merged?.it.map(({ ks }) => ks.k.v.map((point) => point.map(Math.round)));
  expect(points).toEqual([[[12, 2]], [[0, 1]], [[3, 3]]]);
  expect(merged?.it[0]?.ks.k.i).toEqual([[2, 0]]);
});
