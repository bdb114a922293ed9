import { detectFeatures, EFFECTS_HINT, FEATURE_HINT, type Feature } from './features';
import type { Animation } from './lottie';

const animation: Animation = { w: 100, h: 50, fr: 30, ip: 0, op: 60, layers: [{}] };
const isPlain = (text: string) => detectFeatures(text).size === 0;

test.each<[layer: object, Feature[]]>([
  [{ ef: [{ ty: 29 }] }, ['effects']],
  [{ ao: 1 }, ['autoOrient']],
  [{ ty: 5 }, ['fonts']],
  [{ ty: 6 }, ['sound']],
  [{ ty: 99 }, ['unbuiltLayers']],
  [{ ln: 'menu' }, ['layerIds']],
  [{ shapes: [{ ty: 'rp' }, { ty: 'zz' }] }, ['repeaters', 'zigZags']],
  [{ shapes: [{ ty: 'rd' }, { ty: 'pb' }, { ty: 'op' }] }, ['roundedCorners', 'puckers', 'offsetPaths']],
  [{ hd: true }, ['hidden']],
  [{ hd: 1 }, ['hidden']],
  [{ masksProperties: [] }, ['masks']],
  [{ tt: 1 }, ['mattes']],
  [{ bm: 16 }, ['blendModes']],
  [{ shapes: [{ ty: 'gs' }] }, ['gradientStrokes']],
  [{ ty: 13 }, ['cameras']],
  [{ cl: 'menu' }, ['classes']],
  [{ hd: false, bm: 0, cl: false }, []],
  [{ ks: { o: { k: [50] } } }, ['numberLists']],
  [{ p: 'a.png' }, ['textValues']],
  [{ ks: { o: { k: [] } } }, ['emptyValues']],
  [{ ks: { o: { k: 123_456 } } }, ['hugeNumbers']],
  [{ layers: [{ refId: 'a' }, { refId: 'a' }] }, ['sharedCompositions']],
  [{ layers: [{ refId: 'a' }, { refId: 'b' }] }, []],
])('detectFeatures finds the features in the layer %j', (layer, features) => {
  expect([...detectFeatures(JSON.stringify({ ...animation, layers: [layer] }))]).toEqual(features);
});

test.each([
  [{ ef: [{ ty: 29 }] }, 'an effect'],
  [{ ao: 1 }, 'auto-orient'],
  [{ ty: 6 }, 'a sound'],
  [{ p: 'a.png' }, 'an image'],
  [{ cm: '{"name":"Reduced Motion"}' }, 'a marker for reduced motion'],
])('detectFeatures finds a feature in the layer %j, which contains %s', (layer: object, _what) => {
  expect(isPlain(JSON.stringify({ ...animation, layers: [layer] }))).toBe(false);
  expect(isPlain(JSON.stringify({ ...animation, assets: [{ layers: [layer] }] }, null, 2))).toBe(false);
});

test('detectFeatures finds a feature in a file with fonts, but no features in a file with a single plain shape layer', () => {
  expect(isPlain(JSON.stringify({ ...animation, fonts: { list: [{ fName: 'Sans' }] } }))).toBe(false);
  expect(isPlain(JSON.stringify({ ...animation, layers: [{ ty: 4, ao: 0 }] }))).toBe(true);
});

test('detectFeatures finds a feature in a file whose JSON text is long enough to slow down the first frame', () => {
  const small = JSON.stringify({ ...animation, layers: Array(100).fill({ ty: 4 }) });
  const large = JSON.stringify({ ...animation, layers: Array(10_000).fill({ ty: 4 }) });
  expect([small, large].map(isPlain)).toEqual([true, false]);
});

test('detectFeatures searches a large file only for features that other modules check individually', () => {
  const layers = [...Array(10_000).fill({ ty: 4 }), { ef: [], sid: 'a', length: 1, x: 'time' }];
  const features = detectFeatures(JSON.stringify({ ...animation, layers }));
  expect([...features].sort()).toEqual(['largeText', 'lengths', 'slots', 'textValues']);
});

test.each(['"ef"', '"masksProperties"', '"tt"', '"bm": 3', '"hd":true', '"sid"', '"rp"', '\\u0041'])(
  'FEATURE_HINT matches %s, which indicates a feature',
  (text) => {
    expect(FEATURE_HINT.test(text)).toBe(true);
    expect(isPlain(text)).toBe(false);
  },
);

test.each(['"bm":0', '"hd":false', '"k":[1,2]'])(
  'FEATURE_HINT does not match %s, which indicates no feature',
  (text) => {
    expect(FEATURE_HINT.test(text)).toBe(false);
  },
);

test.each([
  ['"ty": 29', true],
  ['"ty":"rp"', true],
  ['"ty":4', false],
  ['"ty":"rc"', false],
])('EFFECTS_HINT matches only effects and rare shape modifiers: %s', (text, isMatch) => {
  expect(EFFECTS_HINT.test(text)).toBe(isMatch);
});
