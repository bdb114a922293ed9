import type { Animation, Shape } from '../lottie';
import { groupMergedPaths, hasMergedPaths } from './merged-paths';

const path = { ty: 'rc' };
const fill = { ty: 'fl' };
const merge = { ty: 'mm', mm: 3 };
const transform = { ty: 'tr' };

/** Applies the rule to a list of shapes. Returns the types of the shapes, with those in groups in parentheses. */
function typesAfterRule(shapes: Shape[]): string {
  const animation = { layers: [{ shapes }] } as unknown as Animation;
  groupMergedPaths(animation);
  const typesOf = (list: Shape[]): string =>
    list.map(({ ty, it }) => (it ? `(${typesOf(it as Shape[])})` : ty)).join(' ');
  expect(hasMergedPaths(animation)).toBe(typesOf(shapes).includes('mm tr'));
  return typesOf(shapes);
}

const group = (...it: Shape[]) => ({ ty: 'gr', it: [...it, transform] });

test.each<[what: string, shapes: Shape[], types: string]>([
  ['paths', [path, path, merge, fill], '(rc rc mm tr) sh fl'],
  ['groups', [group(path), group(path), merge, fill, transform], '((rc tr) (rc tr) mm tr) sh fl tr'],
  ['a group with several paths', [group(path, path), merge, fill], '((rc rc tr) mm tr) sh fl'],
  ['a repeated path', [path, { ty: 'rp' }, merge, fill], '(rc rp mm tr) sh fl'],
  ['merged paths', [path, path, merge, path, merge, fill], '((rc rc mm tr) sh rc mm tr) sh fl'],
  ['a merged path and no other', [path, path, merge, merge, fill], '(rc rc mm tr) sh fl'],
  [
    'a group with merged paths',
    [group(path, path, merge), path, merge],
    '(((rc rc mm tr) sh tr) rc mm tr) sh',
  ],
])('the paths above a Merge Paths are grouped: %s', (_, shapes, types) => {
  expect(typesAfterRule(shapes)).toBe(types);
});

test('fills and strokes above a Merge Paths are removed', () => {
  const filled = group(path, fill, group(path, { ty: 'gs' }));
  expect(typesAfterRule([filled, { ty: 'st' }, merge, group(path, fill), fill])).toBe(
    '((rc (rc tr) tr) mm tr) sh (rc fl tr) fl',
  );
});

test('a single path, and paths in the mode merge, stay as they are', () => {
  expect(typesAfterRule([path, merge, fill])).toBe('rc fl');
  expect(typesAfterRule([path, fill, path, { ty: 'mm', mm: 1 }, fill])).toBe('rc fl rc mm fl');
});
