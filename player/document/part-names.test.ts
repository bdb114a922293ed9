import { partNames } from './part-names';

test.each([
  ['ink', 'ink'],
  ['Wheel (1)', 'Wheel-1'],
  ['  Shape Layer / Fill_1 ', 'Shape-Layer-Fill_1'],
  ['1st --door', '_1st-door'],
  ['Größe हिन्दी', 'Größe-हिन्दी'],
  [42, '_42'],
])('the part name of a layer with the name %j is %s', (nm, part) => {
  expect(partNames({ nm })).toEqual([part]);
});

test('the classes of a layer follow its name', () => {
  expect(partNames({ nm: 'Door', cl: 'ink  on-2nd 3' })).toEqual(['Door', 'ink', 'on-2nd', '_3']);
});

test('layers without letters in their names have no part names', () => {
  for (const nm of [undefined, null, '', '—', ' () ']) expect(partNames({ nm, cl: '' })).toEqual([]);
});

test('long names are cut off', () => {
  expect(partNames({ nm: 'a'.repeat(1e6) })).toEqual(['a'.repeat(60)]);
});
