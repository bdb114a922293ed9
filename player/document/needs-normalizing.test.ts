import type { Animation } from './lottie';
import { needsNormalizing, SHAPES } from './needs-normalizing';
import { CONSTANTS, VALUES } from './normalize/defaults';
import { normalize } from './normalize/normalize';

const still = (k: unknown) => ({ a: 0, k });
const eased = { i: { x: [0.8], y: [1] }, o: { x: 0.2, y: 0 } };
const moving = {
  a: 1,
  k: [{ t: 0, s: [1], e: [3], ...eased }, { t: 9, s: [3], e: [4], ...eased }, { t: 20 }],
};
const path = (points: number, c: boolean) => ({ i: [], o: [], v: Array(points).fill([0, 0]), c });
const keyframes = (...values: object[]) => ({
  a: 1,
  k: values.map((value, t) => ({ t, ...eased, ...value })),
});

const ks = { o: still(100), p: { s: true, x: moving, y: still(1) }, s: still([100, 100, 100]) };
const layer = (change: object = {}) => ({ ty: 3, ind: 1, ip: 0, op: 60, st: 0, ks, ...change });
const transform = { ty: 'tr', o: still(100) };
const shapes = (...list: object[]) => layer({ ty: 4, shapes: [{ ty: 'gr', it: [...list, transform] }] });
const animationOf = (...layers: object[]) =>
  ({
    v: '5.7.0',
    w: 1,
    h: 1,
    fr: 1,
    ip: 0,
    op: 60,
    layers,
    assets: [{ id: 'a', layers: [] }],
  }) as unknown as Animation;

const rectangle = { ty: 'rc', d: 1, p: still([0, 0]), s: moving, r: still(0) };
const gradient = {
  ty: 'gf',
  t: 1,
  o: still(1),
  s: still([0, 0]),
  e: still([1, 1]),
  g: { p: 2, k: still([0, 1]) },
};

const stroke = { ty: 'st', c: still([0]), o: still(1), w: still(2) };

const complete = [
  layer(),
  layer({ ty: 0, refId: 'a', w: 5, h: 5, tm: moving }),
  layer({ ind: undefined, parent: 3 }),
  shapes(rectangle, gradient),
  shapes({ ...gradient, g: { p: 2, k: { a: 1, k: [...moving.k.slice(0, 2), { t: 20, s: [1] }] } } }),
  shapes(
    { ty: 'sh', ks: still({ i: [], o: [], v: [] }) },
    { ty: 'fl', c: still([0, 0, 0]), o: still(1), nm: 'fill' },
  ),
  shapes({ ...stroke, d: [{ n: 'd', v: still(3) }] }, { ...stroke, lj: 2 }, { ...stroke, lj: 1, ml: 4 }),
  shapes({ ...stroke, d: [null] }, { ...stroke, d: 'none' }),
  shapes({ ty: 'sh', ks: keyframes({ s: [path(3, true)] }, { s: [path(3, true)] }) }),
  layer({ ks: { ...ks, p: keyframes({ s: [1, 2], to: [3, 4], ti: [5, 6] }, { s: [7, 8], h: 1 }) } }),
];

const incomplete = [
  shapes({ ...gradient, g: { p: 2, k: moving } }),
  shapes({ ...gradient, g: { p: 2, k: keyframes({ s: [0, 1] }, { s: [0, 1, 2, 3] }) } }),
  layer({ ks: { ...ks, o: keyframes({ s: [1], h: 1 }, {}) } }),
  layer({ ks: { ...ks, o: keyframes({ s: [1], e: [2] }, {}, {}) } }),
  layer({ ks: { ...ks, p: keyframes({ s: [1, 2], to: [3, 4] }, { s: [7, 8] }) } }),
  layer({ ks: { ...ks, p: keyframes({ s: [1, 2], to: [], ti: [] }, { s: [7, 8] }) } }),
  shapes({ ty: 'sh', ks: keyframes({ s: [path(3, true)], h: 1 }, { s: [path(4, true)] }) }),
  shapes({ ty: 'sh', ks: keyframes({ s: [path(3, true)], e: [path(3, false)] }, {}) }),
  shapes({ ty: 'sh', ks: still([path(3, true)]) }),
  layer({ ty: 4, shapes: [rectangle, transform] }),
  layer({ ty: 4, shapes: [{ ty: 'gr', it: [rectangle] }] }),
  { ty: 3 },
  layer({ st: undefined }),
  layer({ ks: undefined }),
  layer({ ks: { ...ks, r: {} } }),
  layer({ ks: { ...ks, r: null } }),
  layer({ ks: { ...ks, r: { a: 1, k: [{ t: 0, s: [1] }] } } }),
  layer({
    ks: {
      ...ks,
      r: {
        a: 1,
        k: [
          { t: 0, s: [1] },
          { t: 9, s: [1] },
        ],
      },
    },
  }),
  layer({
    ks: {
      ...ks,
      r: {
        a: 1,
        k: [
          { t: 0, s: 1, ...eased },
          { t: 9, s: [1] },
        ],
      },
    },
  }),
  layer({ ks: { ...ks, p: { s: true, x: { a: 1, k: [{ t: 0, s: [1] }] }, y: still(0) } } }),
  layer({ ty: 0, refId: 'a' }),
  layer({ ty: 4, shapes: null }),
  layer({ parent: 1 }),
  layer({ parent: null }),
  shapes({ ty: 'tr' }),
  shapes({ ty: 'tr', o: still(100), r: {} }),
  shapes({ ty: 'gr' }),
  shapes({ ...rectangle, r: undefined }),
  shapes({ ty: 'sr', pt: still(5) }),
  shapes({ ...gradient, t: undefined }),
  shapes({ ...gradient, g: { p: 2, k: { a: 1, k: [{ t: 0, s: [0, 1] }] } } }),
  shapes({ ...stroke, d: [{ n: 'd', v: { k: [{ t: 0, s: [3] }] } }] }),
  shapes({ ...stroke, lj: 1 }),
  shapes({ ...stroke, lj: 1, ml: 0 }),
];

test.each(complete)('needsNormalizing returns false for the complete layer %j', (complete) => {
  const animation = animationOf(complete);
  const text = JSON.stringify(animation);
  expect(needsNormalizing(animation)).toBe(false);
  normalize(animation);
  expect(JSON.stringify(animation)).toBe(text);
});

test.each(incomplete)(
  'needsNormalizing returns true for the incomplete layer %j, both at the top level and in a composition',
  (incomplete) => {
    const assets = [{ id: 'a', layers: [incomplete] }];
    expect(needsNormalizing(animationOf(incomplete))).toBe(true);
    expect(needsNormalizing({ ...animationOf(layer()), assets } as unknown as Animation)).toBe(true);
  },
);

test.each(['__proto__', 'constructor', 7, null])(
  'needsNormalizing returns true if the type of a shape is %p',
  (ty) => {
    expect(needsNormalizing(animationOf(shapes({ ...rectangle, ty })))).toBe(true);
  },
);

test('needsNormalizing returns true if v is missing, two layers have the same number, or groups are deeply nested', () => {
  expect(needsNormalizing({ ...animationOf(layer()), v: undefined })).toBe(true);
  expect(needsNormalizing(animationOf(layer(), layer()))).toBe(true);
  expect(needsNormalizing(animationOf(layer({ ind: undefined }), layer({ ind: undefined })))).toBe(false);
  const deep = Array.from({ length: 10_000 }).reduce<object>(
    (inner) => ({ ty: 'gr', it: [inner] }),
    rectangle,
  );
  expect(needsNormalizing(animationOf(layer({ ty: 4, shapes: [deep] })))).toBe(true);
});

test.each(Object.entries(SHAPES))(
  'needsNormalizing checks each field that normalize() adds to shapes of type %s',
  (type, names) => {
    expect(names).toEqual(expect.arrayContaining(Object.keys({ ...VALUES[type], ...CONSTANTS[type] })));
  },
);
