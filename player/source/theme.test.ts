import { applyTheme } from './theme';

function slotsAfter(...rules: unknown[]) {
  const animation = { slots: { kept: { p: 1 } } };
  applyTheme(animation, { rules });
  const { kept: _kept, ...slots } = animation.slots as Record<string, unknown>;
  return slots;
}

test.each([
  [
    { type: 'Color', value: [0, 0.5, 0, 1] },
    { a: 0, k: [0, 0.5, 0, 1] },
  ],
  [
    { type: 'Scalar', value: 5 },
    { a: 0, k: 5 },
  ],
  [
    { type: 'Position', value: [1, 2] },
    { a: 0, k: [1, 2] },
  ],
  [
    { type: 'Image', value: { url: 'a.png', width: 3, height: 4 } },
    { u: '', p: 'a.png', w: 3, h: 4, e: 0 },
  ],
  [
    {
      type: 'Gradient',
      value: [
        { offset: 0, color: [1, 0, 0] },
        { offset: 1, color: [0, 0, 1, 0.5] },
      ],
    },
    { p: 2, k: { a: 0, k: [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5] } },
  ],
  [
    {
      type: 'Scalar',
      keyframes: [
        { frame: 0, value: 1, inTangent: { x: 1, y: 1 }, outTangent: { x: 0, y: 0 } },
        { frame: 9, value: 5, hold: true },
      ],
    },
    {
      a: 1,
      k: [
        { t: 0, s: [1], i: { x: 1, y: 1 }, o: { x: 0, y: 0 }, h: 0 },
        { t: 9, s: [5], i: undefined, o: undefined, h: 1 },
      ],
    },
  ],
])('%j is in its slot', (rule, p) => {
  expect(slotsAfter({ id: 'one', ...rule })).toEqual({ one: { p } });
});

test('what is none is left out', () => {
  const none = [null, {}, { id: 'a' }, { id: 'a', type: 'Color' }, { id: 'a', type: 'Text', value: 'x' }];
  expect(slotsAfter(...none, { type: 'Color', value: [1] }, { id: 'a', type: 'Gradient', value: 5 })).toEqual(
    {},
  );
  expect([applyTheme({}, undefined), applyTheme(null, { rules: [] }), applyTheme({}, { rules: 5 })]).toEqual([
    false,
    false,
    false,
  ]);
});
