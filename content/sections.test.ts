/** @jest-environment node */
import { entriesWithIds } from './sections';

test('entriesWithIds returns the entries in the order of the ids, and ignores unknown ids', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(entriesWithIds([a, b, c], ['c', 'x', 'a'])).toEqual([c, a]);
});
