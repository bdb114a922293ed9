import type { Animation, Layer } from '../lottie';
import { assignMattes } from './mattes';

/** Runs `assignMattes` on layers, which are shape layers by default, and returns them without their types. */
function after(...list: Layer[]) {
  const layers: Layer[] = list.map((layer) => ({ ty: 4, ...layer }));
  assignMattes({ layers } as Animation);
  return layers.map(({ ty, ...layer }) => layer);
}

test('if a layer with a matte type has no matte number, assignMattes uses the previous layer as its matte', () => {
  expect(after({ ind: 7, td: 1 }, { ind: 3, tt: 1 })).toEqual([
    { ind: 7, td: 1 },
    { ind: 3, tt: 1, tp: 7 },
  ]);
  expect(after({}, { ind: 3, tt: 2, tp: null })).toEqual([
    { ind: 4, td: 1 },
    { ind: 3, tt: 2, tp: 4 },
  ]);
});

test('assignMattes finds a matte by its number, regardless of its position in the list', () => {
  expect(after({ ind: 1, tt: 1, tp: '2' }, { ind: 2, td: 1 })).toEqual([
    { ind: 1, tt: 1, tp: 2 },
    { ind: 2, td: 1 },
  ]);
});

test('assignMattes removes the matte type if the matte is missing', () => {
  expect(after({ tt: 1 }, { tt: 0 })).toEqual([{}, { tt: 0 }]);
  expect(after({ ind: 1 }, { tt: 1, tp: 9 })).toEqual([{ ind: 1 }, { tp: 9 }]);
});

test('assignMattes copies a visible matte only once, even if several layers use it', () => {
  const shown = { tt: 1, tp: 2 };
  expect(after({ ind: 1, ...shown }, { ind: 2, sc: '#fff' }, { ind: 3, ...shown })).toEqual([
    { ind: 1, tt: 1, tp: 4 },
    { ind: 2, sc: '#fff' },
    { ind: 3, tt: 1, tp: 4 },
    { ind: 4, sc: '#fff', td: 1 },
  ]);
});

test('assignMattes removes the matte type of layers in matte cycles and in long matte chains', () => {
  expect(after({ ind: 1, td: 1, tt: 1, tp: 2 }, { ind: 2, td: 1, tt: 1, tp: 1 })).toEqual([
    { ind: 1, td: 1, tp: 2 },
    { ind: 2, td: 1, tt: 1, tp: 1 },
  ]);
  expect(after({ ind: 1, tt: 1, tp: 2 }, { ind: 2, tt: 1, tp: 1 }).slice(0, 2)).toEqual([
    { ind: 1, tp: 3 },
    { ind: 2, tp: 4 },
  ]);
  const chain = after(...Array.from({ length: 30 }, (_, index) => ({ ind: index, tt: 1 })));
  expect(chain.findIndex(({ tt }, index) => index > 0 && !tt)).toBe(10);
});

test('assignMattes accepts a hidden layer as a matte', () => {
  expect(after({ ind: 1, hd: true }, { ind: 2, tt: 1, tp: 1 })).toEqual([
    { ind: 1, td: 1 },
    { ind: 2, tt: 1, tp: 1 },
  ]);
});

test('assignMattes hides mattes that no layer uses', () => {
  expect(after({ ind: 1, td: 1 }, { ind: 2 }, { ind: 3, td: 1 }, { ind: 4, tt: 1 })).toEqual([
    { ind: 1, td: 1, hd: true },
    { ind: 2 },
    { ind: 3, td: 1 },
    { ind: 4, tt: 1, tp: 3 },
  ]);
});

test.each([undefined, 3, 6, 13])('assignMattes removes the matte type of a layer of the type %p', (ty) => {
  expect(after({ ind: 1, td: 1 }, { ind: 2, ty, tt: 1 })[1]).toEqual({ ind: 2 });
});

test.each([
  [1, { hd: true }],
  [2, {}],
  [3, { hd: true }],
  [4, {}],
])('if the matte of the type %i can’t show anything, assignMattes replaces it with %j', (tt, expected) => {
  for (const ty of [undefined, 3, 6])
    expect(after({ ind: 1, ty, td: 1 }, { ind: 2, tt })[1]).toEqual({ ind: 2, tp: 1, ...expected });
});

/** The effect Set Matte by the layer with this number. */
const setMatte = (ind: number, channel?: number, isInverted = 0) => [
  { ty: 28, ef: [ind, channel, isInverted].map((k) => ({ v: { k } })) },
];

test.each([
  [setMatte(1), 1],
  [setMatte(1, 4, 1), 2],
  [setMatte(1, 5), 3],
  [setMatte(1, 5, 1), 4],
])('assignMattes gives a layer with the effect Set Matte a matte', (ef, tt) => {
  expect(after({ ind: 1, hd: true }, { ind: 2, ef })).toEqual([
    { ind: 1, td: 1 },
    { ind: 2, ef, tt, tp: 1 },
  ]);
});

test('assignMattes ignores the effect Set Matte without another layer, by a color channel, or beside a matte', () => {
  const isIgnored = (layer: Layer) => {
    const [, changed] = after({ ind: 1, td: 1 }, layer);
    return changed?.tt === layer.tt;
  };
  expect(isIgnored({ ind: 2, ef: setMatte(0) })).toBe(true);
  expect(isIgnored({ ind: 2, ef: setMatte(2) })).toBe(true);
  expect(isIgnored({ ind: 2, ef: setMatte(1, 3) })).toBe(true);
  expect(isIgnored({ ind: 2, ef: setMatte(2), tt: 2 })).toBe(true);
});

test('assignMattes marks the effect Set Matte as not drawn by a color channel, and beside a matte', () => {
  for (const layer of [
    { ind: 2, ef: setMatte(1, 3) },
    { ind: 2, ef: setMatte(1), tt: 2 },
  ])
    expect(after({ ind: 1, td: 1 }, layer)[1]?.ef).toMatchObject([{ ty: 5, mn: 'Set Matte' }]);
});

test('assignMattes ends for two layers whose effects Set Matte refer to each other', () => {
  const layers = after({ ind: 1, ef: setMatte(2) }, { ind: 2, ef: setMatte(1) });
  expect(layers.length).toBeLessThanOrEqual(4);
});
