import type { Animation } from '../lottie';
import { applyDefaults } from './defaults';

/** Runs `applyDefaults` on an animation with a single layer, and returns the layer. */
function layerAfter(layer: object, rest: Partial<Animation> = {}) {
  const animation = { w: 100, h: 50, fr: 30, ip: 3, op: 60, layers: [layer], ...rest } as Animation;
  applyDefaults(animation);
  return animation.layers[0];
}

const shapeAfter = (shape: object) => {
  layerAfter({ ty: 4, shapes: [{ ty: 'gr', it: [shape] }] });
  return shape;
};

test.each([
  [{ ty: 'fl' }, { ty: 'fl', c: { k: [0, 0, 0, 1] }, o: { k: 100 } }],
  [{ ty: 'tr' }, { ty: 'tr', o: { k: 100 } }],
  [
    { ty: 'tr', p: {}, a: null, sk: { k: 5 } },
    { ty: 'tr', o: { k: 100 }, sk: { k: 5 }, sa: { k: 0 } },
  ],
  [{ ty: 'gr' }, { ty: 'gr', it: [{ ty: 'tr', o: { k: 100 } }] }],
  [
    { ty: 'tr', o: 7, r: { k: 'x' }, a: { k: {} }, s: { a: 0 }, p: { s: true, x: { k: 1 } } },
    { ty: 'tr', o: { k: 7 }, p: { s: true, x: { k: 1 }, y: { k: 0 } } },
  ],
  [{ ty: 'sh', ks: {} }, {}],
  [
    { ty: 'fl', c: { k: ['x'] }, o: { k: null } },
    { ty: 'fl', c: { k: [0, 0, 0, 1] }, o: { k: 100 } },
  ],
  [
    { ty: 'st', lj: 1, ml: 0, d: [{}] },
    { ty: 'st', c: { k: [0, 0, 0, 1] }, o: { k: 100 }, w: { k: 1 }, lj: 1, ml: 4, d: [{ v: { k: 0 } }] },
  ],
  [{ ty: 'rp' }, { ty: 'rp', c: { k: 1 }, o: { k: 0 }, tr: { so: { k: 100 }, eo: { k: 100 } } }],
  [
    { ty: 'fl', c: { sid: 'nowhere' }, o: { k: 5 } },
    { ty: 'fl', c: { sid: 'nowhere', k: [0, 0, 0, 1] }, o: { k: 5 } },
  ],
])('applyDefaults adds default values to the shape %j', (shape, complete) => {
  expect(shapeAfter(shape)).toEqual(complete);
});

test('applyDefaults adds a missing inner radius to a star, and removes the inner radius of a polygon', () => {
  expect(shapeAfter({ ty: 'sr' })).toMatchObject({ sy: 1, pt: { k: 5 }, ir: { k: 0 }, is: { k: 0 } });
  const polygon = shapeAfter({ ty: 'sr', sy: 2, ir: { k: 3 }, is: { k: 3 } });
  expect(polygon).toMatchObject({ sy: 2, os: { k: 0 } });
  expect(Object.keys(polygon)).not.toEqual(expect.arrayContaining(['ir']));
});

test('applyDefaults adds missing first and last frames, a start time and a transform to a layer', () => {
  expect(layerAfter({ ty: 3 })).toEqual({ ty: 3, ip: 3, op: 60, st: 0, ks: {} });
  expect(layerAfter({ ty: 4, ip: 5, op: 9, st: 2, ks: { o: { k: 3 } }, shapes: null })).toEqual({
    ty: 4,
    ip: 5,
    op: 9,
    st: 2,
    ks: { o: { k: 3 } },
    shapes: [],
  });
});

test('applyDefaults removes values that are not objects from the lists of assets, layers and shapes', () => {
  const wrong = [null, 7, 'x', []];
  const assets: unknown[] = [...wrong, { layers: [...wrong, { ty: 3 }] }, { layers: 'x' }];
  const layer = { ty: 4, shapes: [...wrong, { ty: 'gr', it: [...wrong, { ty: 'rd', r: { k: 1 } }] }] };
  const animation = { w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [layer], assets } as Animation;
  applyDefaults(animation);
  expect(animation.assets).toMatchObject([{ layers: [{ ty: 3 }] }, { layers: [] }]);
  expect(layer.shapes).toMatchObject([{ ty: 'gr', it: [{ ty: 'rd', r: { k: 1 } }, { ty: 'tr' }] }]);
});

test('applyDefaults gives a composition layer the size of its composition or, if it has none, the size of the animation', () => {
  const assets = [
    { id: 'small', w: 10, h: 20, layers: [] },
    { id: 'any', layers: [] },
  ];
  expect(layerAfter({ ty: 0, refId: 'small' }, { assets })).toMatchObject({ w: 10, h: 20 });
  expect(layerAfter({ ty: 0, refId: 'any' }, { assets })).toMatchObject({ w: 100, h: 50 });
  expect(layerAfter({ ty: 0, refId: 'small', w: 5, h: 6 }, { assets })).toMatchObject({ w: 5, h: 6 });
});

test('applyDefaults adds a mode and an opacity to masks', () => {
  const pt = { k: { v: [] } };
  const masks = [{ pt }, { pt, mode: 's', o: { k: 50 }, x: 1 }];
  expect(layerAfter({ ty: 3, masksProperties: masks })?.masksProperties).toEqual([
    { pt, mode: 'i', o: { k: 100 }, x: { k: 0 } },
    { pt, mode: 's', o: { k: 50 }, x: { k: 1 } },
  ]);
});

test('applyDefaults adds neutral values to effects', () => {
  const ef = [{ ty: 21, ef: [{ ty: 2, v: {} }, { ty: 0 }, { ty: 6 }, null] }, null];
  expect(layerAfter({ ef })?.ef).toEqual([
    { ty: 21, ef: [{ ty: 2, v: { k: [0, 0, 0, 1] } }, { ty: 0, v: { k: 0 } }, { ty: 6 }, null] },
    null,
  ]);
});

test('applyDefaults gives each shape its own arrays, because lottie-web modifies them', () => {
  const [one, other] = [{ ty: 'rc' }, { ty: 'rc' }].map(shapeAfter) as { p: { k: number[] } }[];
  expect(one?.p.k).not.toBe(other?.p.k);
});

test.each([5, null, {}])('applyDefaults removes the version %p, which is not a string', (v) => {
  const animation = { v, w: 1, h: 1, fr: 1, ip: 0, op: 1, layers: [] };
  applyDefaults(animation);
  expect('v' in animation).toBe(false);
});

test.each([[[]], [null], [{}]])('applyDefaults removes chars without letters: %j', (chars) => {
  const animation = { w: 100, h: 50, fr: 30, ip: 3, op: 60, layers: [], chars } as never as Animation;
  applyDefaults(animation);
  expect(animation).not.toHaveProperty('chars');
});

test('applyDefaults moves the shapes of a layer into a group if one of them is a transform', () => {
  const shapes = [{ ty: 'sh' }, { ty: 'tr', o: { k: 50 } }];
  expect(layerAfter({ ty: 4, shapes })?.shapes).toEqual([{ ty: 'gr', it: shapes }]);
});

test('applyDefaults removes fields that are empty or null, at any depth, and masks without a path', () => {
  const t = { d: { k: [{ s: { t: 'A', fc: null } }] }, a: [{ a: { o: {} }, s: { o: {} } }, {}] };
  const layer = layerAfter({ ty: 5, tm: {}, parent: null, masksProperties: [{ mode: 'a', pt: {} }], t });
  expect(layer).toEqual({
    ...{ ty: 5, ip: 3, op: 60, st: 0, ks: {}, masksProperties: [] },
    t: { d: { k: [{ s: { t: 'A' } }] }, a: [{ a: {}, s: {} }, {}] },
  });
});

test('applyDefaults gives a camera the position and the zoom of the default camera', () => {
  expect(layerAfter({ ty: 13, pe: {}, ks: { p: {}, or: {} } })).toMatchObject({
    pe: { k: 100 * (50 / 36) },
    ks: { p: { k: [50, 25, -100 * (50 / 36)] }, or: { k: [0, 0, 0] }, rx: { k: 0 } },
  });
});
