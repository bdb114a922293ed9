import { letterStrokes } from './lettering';

test('letterStrokes positions the strokes according to the anchor', () => {
  const stem = [
    [2, 0],
    [2, 8],
  ];
  expect(letterStrokes('l', [0, 0], 8)).toEqual([stem]);
  const lefts = (['start', 'middle', 'end'] as const).map(
    (anchor) => letterStrokes('ll', [0, 0], 16, anchor)[0]?.[0]?.[0],
  );
  expect(lefts).toEqual([4, -6, -16]);
});

test('letterStrokes throws if a character has no glyph', () => {
  expect(() => letterStrokes('€', [0, 0], 8)).toThrow('no glyph for “€”');
});
