import fc from 'fast-check';
import { cases } from '@/testing/cases';
import { animationText, drawableFiles } from '@/testing/corpus';
import { fuzz, fuzzSeconds } from '@/testing/fuzz';
import { edits, mutate } from '@/testing/mutate';
import { EFFECTS_HINT, FEATURE_HINT } from '../render/main-thread/main-thread';
import type { Animation } from './lottie';
import { isPlain } from './plain-files';
import { prepareAnimation } from './prepare';

const texts = [
  ...drawableFiles.map(animationText),
  ...cases.map(({ animation }) => JSON.stringify(animation)),
].map((text) => JSON.stringify(JSON.parse(text)));

// biome-ignore lint/suspicious/noExplicitAny: an animation in JSON, of which tests change any part
type Json = any;

const still = (k: unknown) => ({ a: 0, k });
const eased = { i: { x: [0.8], y: [1] }, o: { x: 0.2, y: 0 } };
const keyframes = (...values: object[]) => ({
  a: 1,
  k: values.map((value, t) => ({ t, ...eased, ...value })),
});
const square = (c = true, points = 4) => {
  const list = Array(points).fill([0, 0]);
  return { c, v: list, i: list, o: list };
};
const point = still([0, 0]);
const ks = {
  o: still(100),
  r: still(0),
  p: still([0, 0, 0]),
  a: still([0, 0, 0]),
  s: still([100, 100, 100]),
};
const transform = { ty: 'tr', ...ks };
const rectangle = { ty: 'rc', d: 1, p: point, s: point, r: still(0) };
const fill = { ty: 'fl', c: still([0, 0, 0, 1]), o: still(100) };
const stroke = { ty: 'st', c: still([0, 0, 0, 1]), o: still(100), w: still(2) };
const gradient = {
  ty: 'gf',
  t: 1,
  o: still(1),
  s: point,
  e: point,
  g: { p: 2, k: still([0, 1, 1, 1, 1, 0, 0, 0]) },
};
const trim = { ty: 'tm', s: still(0), e: keyframes({ s: [0] }, { s: [100] }), o: still(0), m: 1 };
const times = { ip: 0, op: 60, st: 0 };
const layer = (change: object = {}) => ({ ty: 3, ks, ...times, ...change });
const group = (...it: object[]) => ({ ty: 'gr', it: [...it, transform] });
const shapes = (...list: object[]) => layer({ ty: 4, shapes: [group(...list)] });
const path = (k: object) => shapes({ ty: 'sh', ks: k }, fill);
const composition = (change: object = {}) => layer({ ty: 0, refId: 'a', w: 5, h: 5, ...change });
const solid = (sc: string) => layer({ ty: 1, sc, sw: 5, sh: 5 });

const fileOf = (...layers: object[]): Json => ({
  ...{ v: '5.7.0', w: 1, h: 1, fr: 1, ip: 0, op: 60, layers },
  assets: [{ id: 'a', layers: [layer()] }],
});

/** Returns the text of a file as `prepareAnimation` changes it. */
function prepared(text: string): string {
  const animation = JSON.parse(text);
  expect(
    prepareAnimation(animation, { text, base: 'https://site.example', pageUrl: 'https://site.example' }),
  ).toMatchObject({ unresolvedSlots: [] });
  return shownBy(animation);
}

/** Returns the text of a file without what doesn't change an SVG of a plain file: class names, and numbers of mattes. */
function shownBy(animation: Animation): string {
  const { assets = [], ...rest } = animation;
  return JSON.stringify({ ...rest, assets }, (key, value) =>
    key === 'cl' || key === 'tp' ? undefined : value,
  );
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

const plain = texts.filter((text) => isPlain(JSON.parse(text)));

test('no rule and no limit changes what a plain file shows, and no hint matches its text', async () => {
  expect(plain.length).toBeGreaterThan(30);
  for (const text of plain) {
    expect(prepared(text)).toBe(shownBy(JSON.parse(text)));
    expect(FEATURE_HINT.test(text) || EFFECTS_HINT.test(text)).toBe(false);
  }
});

test(
  'no rule and no limit changes what a plain file with random changes shows',
  async () => {
    const changed = fc
      .tuple(fc.constantFrom(...plain), edits)
      .map(([text, changes]) => mutate(text, changes));
    let count = 0;
    const check = async (text: string) => {
      if (!isPlain(JSON.parse(text))) return;
      count += 1;
      expect(prepared(text)).toBe(shownBy(JSON.parse(text)));
    };
    await fuzz(changed, check, fuzzSeconds(20), 3000);
    expect(count).toBeGreaterThan(20);
  },
  (fuzzSeconds(20) + 30) * 1000,
);

const separated = { s: true, x: keyframes({ s: [1] }, { s: [2] }), y: still(1) };
const rotations = { rx: still(0), ry: still(0), rz: still(0), or: still([0, 0, 0]) };
const inKs = (change: object) => layer({ ks: { ...ks, ...change } });
const moving = (...values: object[]) => inKs({ p: keyframes(...values) });
const gradientOf = (...values: object[]) => shapes({ ...gradient, g: { p: 2, k: keyframes(...values) } });

test.each<object>([
  layer({ ind: 1, parent: 3, cl: 'a' }),
  inKs(rotations),
  inKs({ p: separated }),
  inKs({ o: keyframes({ s: [1], h: 1, i: undefined }, { s: [2] }) }),
  moving({ s: [1, 2], to: [3, 4], ti: [5, 6] }, { s: [7, 8] }),
  composition({ tm: keyframes({ s: [0] }, { s: [9] }) }),
  solid('#fff'),
  shapes(group(rectangle, { ty: 'el', p: point, s: point }), trim, fill, gradient),
  shapes(rectangle, { ...stroke, lj: 1, ml: 4 }),
  path(keyframes({ s: [square()] }, { s: [square()] })),
  // In old files, the last keyframe has no value.
  path(keyframes({ s: [square()], e: [square()] }, {})),
])('a file with the layer %j is plain', (example) => {
  const text = JSON.stringify(fileOf(example));
  expect(isPlain(JSON.parse(text))).toBe(true);
  expect(prepared(text)).toBe(shownBy(JSON.parse(text)));
});

test('a file with an alpha matte of the next layer is plain unless this layer has strokes', () => {
  const matte = { ...shapes(rectangle, stroke), ind: 1, td: 1 };
  const masked = { ...shapes(rectangle, fill), ind: 2, tt: 1 };
  const text = JSON.stringify(fileOf(matte, masked));
  expect(isPlain(JSON.parse(text))).toBe(true);
  expect(prepared(text)).toBe(shownBy(JSON.parse(text)));
  for (const layers of [
    [matte, { ...shapes(group(rectangle, stroke)), tt: 1 }],
    [matte, { ...masked, tt: 2 }],
    [matte, { ...composition(), tt: 1 }],
    [{ ...matte, ind: undefined }, masked],
    [matte, { ...masked, td: 1 }],
    [matte],
    [masked, matte],
  ])
    expect(isPlain(JSON.parse(JSON.stringify(fileOf(...layers))))).toBe(false);
});

const repeat = (count: number, part: object) => Array(count).fill(part);

test.each<object>([
  ...[2, 5, 6, 13, 99, '__proto__'].map((ty) => layer({ ty })),
  ...[{ ef: [] }, { st: undefined }, { ks: undefined }, { ao: 1 }, { hd: true }, { bm: 1 }].map(layer),
  ...[{ hasMask: true }, { ln: 'menu' }, { constructor: 1 }, { ind: 1, parent: 1 }].map(layer),
  ...[{ refId: 'b' }, { w: undefined }].map(composition),
  ...['#fff url(x)', 'red'].map(solid),
  ...[[50], [], null, '50', { length: 1e9 }].map((k) => inKs({ o: still(k) })),
  ...[{ x: 'time' }, { sid: 'a' }, { length: 1 }].map((field) => inKs({ o: { ...still(1), ...field } })),
  inKs({ rx: still(0) }),
  inKs({ sk: still(0) }),
  inKs({ o: keyframes({ s: [1] }) }),
  inKs({ o: keyframes({ s: [1] }, {}) }),
  inKs({ o: keyframes({ s: [1], i: undefined }, { s: [2] }) }),
  inKs({ o: keyframes({ s: 1 }, { s: [2] }) }),
  inKs({ o: keyframes({ s: [1], h: true }, { s: [2] }) }),
  inKs({ o: keyframes({ s: [1], e: [1], h: 1 }, {}) }),
  moving({ s: [1, 2], to: [3, 4] }, { s: [7, 8] }),
  moving({ s: [1, 2], to: [], ti: [] }, { s: [7, 8] }),
  path(keyframes({ s: [square()] }, { s: [square(true, 3)] })),
  path(keyframes({ s: [square(false)] }, { s: [square()] })),
  path(still({ ...square(), i: [] })),
  path(still([square()])),
  layer({ ty: 4, shapes: [{ ty: 'gr', it: [rectangle] }] }),
  layer({ ty: 4, shapes: [rectangle, transform] }),
  layer({ ty: 4, shapes: null }),
  ...[{ hd: true }, { cl: 'added' }, { r: undefined }].map((change) => shapes({ ...rectangle, ...change })),
  ...['__proto__', 7, 'sr', 'rp', 'mm'].map((ty) => shapes({ ...rectangle, ty })),
  shapes({ ...gradient, ty: 'gs', w: still(1) }),
  gradientOf({ s: [0, 1], e: [0, 1] }, {}),
  gradientOf({ s: [0, 1] }, { s: [0, 1, 2] }),
  ...[[null], [{ n: 'd', v: still(0.001) }]].map((d) => shapes({ ...stroke, d })),
  shapes({ ...stroke, lj: 1, ml: 0 }),
])('a file with the layer %j is not plain, whether or not the layer is in a composition', (example) => {
  const found = JSON.parse(JSON.stringify(example));
  expect(isPlain(fileOf(found))).toBe(false);
  expect(isPlain({ ...fileOf(layer()), assets: [{ id: 'a', layers: [found] }] })).toBe(false);
});

test('a file with an infinite number is not plain', () => {
  const text = JSON.stringify(fileOf(inKs({ o: still(7654321) })));
  expect(isPlain(JSON.parse(text))).toBe(true);
  expect(isPlain(JSON.parse(text.replace('7654321', '1e999')))).toBe(false);
});

test.each([
  ['shapes', shapes(...repeat(400, rectangle))],
  ['nested groups', shapes(repeat(350, {}).reduce((inner) => group(inner), rectangle))],
  ['points that many fills draw', shapes({ ty: 'sh', ks: still(square(true, 2000)) }, ...repeat(200, fill))],
  ['keyframes', inKs({ o: keyframes(...repeat(10_000, { s: [1] })) })],
])('a file with too many %s is not plain', (_what, example) => {
  expect(isPlain(fileOf(example))).toBe(false);
});

test.each([
  ['without a version', { v: undefined }],
  ['with fonts', { fonts: { list: [] } }],
  ['with slots', { slots: {} }],
  ['with an image', { assets: [{ id: 'a', p: 'a.png' }] }],
  ['with two layers of the same number', { layers: [layer({ ind: 1 }), layer({ ind: '1' })] }],
  ['with many layers', { layers: repeat(200, layer()) }],
  ['that shows a composition twice', { layers: [composition(), composition()] }],
])('a file %s is not plain', (_what, change) => {
  expect(isPlain(JSON.parse(JSON.stringify({ ...fileOf(layer()), ...change })))).toBe(false);
});
