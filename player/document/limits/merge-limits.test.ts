import type { Animation, Shape } from '../lottie';
import { MAX_MERGE_COST } from './limits';
import { limitMerges } from './merge-limits';

const merged = (path: Shape = {}) => ({
  ty: 'gr',
  it: [{ ty: 'rc', ...path }, { ty: 'rc' }, { ty: 'mm', mm: 2 }, { ty: 'tr' }],
});

const { moving, still } = MAX_MERGE_COST;

/** Returns the cost that each Merge Paths of a file can have. */
function costsAfterLimit(shapes: Shape[], file: object = {}): unknown[] {
  const animation = { layers: [{ ty: 4, shapes }], ...file } as unknown as Animation;
  limitMerges(animation);
  return shapes.flatMap(({ it }) => (it as Shape[] | undefined)?.[2]?.maxCost ?? []);
}

test('all visible Merge Paths share the cost of merging', () => {
  expect(costsAfterLimit([merged()])).toEqual([still]);
  expect(costsAfterLimit([merged(), merged()])).toEqual([still / 2, still / 2]);
});

test('paths that move have a cost of their own', () => {
  const keyframes = { p: { k: [{ t: 0, s: [0, 0] }] } };
  expect(costsAfterLimit([merged(keyframes), merged(keyframes), merged()])).toEqual([
    moving / 2,
    moving / 2,
    still,
  ]);
  expect(costsAfterLimit([merged({ r: { k: 0, x: 'var $bm_rt = 1;' } })])).toEqual([moving]);
});

test('the copies of repeaters and compositions count', () => {
  const repeater = { ty: 'rp', c: { k: 5 } };
  expect(costsAfterLimit([merged(), repeater])).toEqual([still / 5]);
  const shapes = [merged()];
  const use = { ty: 0, refId: 'a' };
  expect(
    costsAfterLimit(shapes, { layers: [use, use], assets: [{ id: 'a', layers: [{ ty: 4, shapes }] }] }),
  ).toEqual([still / 2]);
});
