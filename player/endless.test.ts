import { type Animation, isPlain } from './animation';
import { checkLayersShown, removeEndless } from './endless';
import { explain } from './explain';
import { failure, failureIn } from './failure';

const still = (k: unknown) => ({ a: 0, k });
const moving = (...k: unknown[]) => ({ a: 1, k });

/** An animation of one group with a path and what is done to it. */
function withShape(shape: object): Animation {
  const group = { ty: 'gr', it: [{ ty: 'rc' }, shape] };
  return { w: 100, h: 100, fr: 30, ip: 0, op: 60, layers: [{ ty: 4, shapes: [group] }] };
}

/** @returns the shape's type, as far as it is left */
function typeAfter(shape: { ty: string }) {
  const animation = withShape(shape);
  removeEndless(animation);
  return shape.ty;
}

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
});

const easing = { i: { x: [0.5], y: [1] }, o: { x: 0.5, y: 0 } };
const trim = (o: unknown) => ({ ty: 'tm', s: still(0), e: still(100), o });
const repeater = (c: unknown, o: unknown = still(0)) => ({ ty: 'rp', c, o });

test.each([
  ['a number', still(90)],
  ['a list of one', still([90])],
  ['keyframes', moving({ t: 0, s: [0], ...easing }, { t: 30, s: [90], h: 1 }, { t: 60 })],
  ['keyframes with their ends', moving({ t: 0, s: [0], e: [90], ...easing }, { t: 60 })],
  ['a slot', { sid: 'offset' }],
])('a trim by %s stays', (_what, offset) => {
  expect(typeAfter(trim(offset))).toBe('tm');
});

test.each([
  ['text', still('x')],
  ['an object', still({})],
  ['two numbers', still([1, 2])],
  ['a number among keyframes', moving(3, { t: 60, s: [90] })],
  ['a keyframe without a time', moving({ t: 0, s: [0], ...easing }, { s: [90] })],
  ['a keyframe of nothing', moving({ t: 0, s: [], ...easing }, { t: 60, s: [90] })],
  ['an easing of nothing', moving({ t: 0, s: [0], i: { x: [], y: [1] } }, { t: 60, s: [90] })],
  ['no keyframe', moving(null, { t: 60, s: [90] })],
])('a trim by %s is left out', (_what, offset) => {
  expect(typeAfter(trim(offset))).toBeUndefined();
});

test('a trim by a list of one is one by its number, which lottie-web can add an offset to', () => {
  const shape = { ...trim(still([90])), s: still([20]), e: moving({ t: 0, s: [9], ...easing }, { t: 60 }) };
  typeAfter(shape);
  expect([shape.s, shape.o]).toEqual([still(20), still(90)]);
  expect(shape.e).toEqual(moving({ t: 0, s: [9], ...easing }, { t: 60 }));
});

test('a repeater stays up to 1,000 copies and a shift of a million, at whatever time', () => {
  expect(typeAfter(repeater(still(1000)))).toBe('rp');
  expect(typeAfter(repeater(moving({ t: 0, s: [1], ...easing }, { t: 5000, s: [9] })))).toBe('rp');
  expect(typeAfter(repeater(still(3), still(-1_000_000)))).toBe('rp');
  expect(typeAfter(repeater(still(3), still(-1e9)))).toBeUndefined();
  expect(typeAfter(repeater(still(1001)))).toBeUndefined();
  expect(typeAfter(repeater(moving({ t: 0, s: [1], ...easing }, { t: 60, s: [1e9] })))).toBeUndefined();
});

test('repeaters of one list multiply, and those of a group within count tenfold', () => {
  const [inner, outer, outermost] = [repeater(still(10)), repeater(still(10)), repeater(still(2))];
  const group = (...it: object[]) => ({ ty: 'gr', it });
  const shapes = [group(group({ ty: 'rc' }, inner), outer), outermost];
  removeEndless({ ...withShape({}), layers: [{ ty: 4, shapes: [shapes[0]] }] });
  expect([inner.ty, outer.ty]).toEqual(['rp', 'rp']);
  removeEndless({ ...withShape({}), layers: [{ ty: 4, shapes }] });
  expect([inner.ty, outer.ty, outermost.ty]).toEqual([undefined, 'rp', 'rp']);
  const stacked = [30, 30, 2].map((copies) => repeater(still(copies)));
  removeEndless({ ...withShape({}), layers: [{ ty: 4, shapes: [{ ty: 'rc' }, ...stacked] }] });
  expect(stacked.map(({ ty }) => ty)).toEqual([undefined, 'rp', 'rp']);
});

test('only a group that a repeater copies counts tenfold, and copies are whole', () => {
  const [inner, outer, after] = [repeater(still(6)), repeater(still(2)), repeater(still(900))];
  const group = (...it: object[]) => ({ ty: 'gr', it });
  const shapes = [group(group({ ty: 'rc' }, inner)), outer, group({ ty: 'rc' }, after)];
  removeEndless({ ...withShape({}), layers: [{ ty: 4, shapes }] });
  expect([inner.ty, outer.ty, after.ty]).toEqual(['rp', 'rp', 'rp']);
  const stacked = Array.from({ length: 10 }, () => repeater(still(1.1)));
  removeEndless({ ...withShape({}), layers: [{ ty: 4, shapes: [{ ty: 'rc' }, ...stacked] }] });
  expect(stacked.filter(({ ty }) => ty === 'rp')).toHaveLength(9);
});

test.each([
  ['sr', 'pt', 100_000],
  ['zz', 'r', 1000],
])('a shape (%s) stays while its %s is %d or less', (ty, property, most) => {
  expect(typeAfter({ ty, [property]: still(most) })).toBe(ty);
  expect(typeAfter({ ty, [property]: still(most + 1) })).toBeUndefined();
});

test('a property may have any number of keyframes', () => {
  const keyframes = Array.from({ length: 200_000 }, (_, t) => ({ t, s: [2], h: 1 }));
  expect(typeAfter(repeater({ a: 1, k: keyframes }))).toBe('rp');
});

test.each([
  ['a narrow one', [10, 50], 60],
  ['none', [null, 50], 60],
  ['a wide one', [300, 50], 300],
])('%s of a text’s boxes is as wide as a letter', (_what, sz, width) => {
  const text = { t: 'Hi', f: 'sans', s: 40, sz };
  const animation = { ...withShape({}), layers: [{ ty: 5, t: { d: { k: [{ t: 0, s: text }] } } }] };
  removeEndless(animation);
  expect(sz[0]).toBe(width);
});

test('a text of shapes has a box as wide as the widest of its own', () => {
  const text = { t: 'Hi', s: 40, sz: [10, 50] };
  const chars = [{ ch: 'H', w: 70 }, { ch: 'i', w: 30 }, { ch: 'W', w: 99 }, null, { ch: 'i', w: 'x' }];
  const animation = { ...withShape({}), chars, layers: [{ ty: 5, t: { d: { k: [{ s: text }] } } }] };
  removeEndless(animation);
  expect(text.sz).toEqual([28, 50]);
});

/** A text along an outline, and the letters of its font. */
function withPath(text: object, pt: object, chars?: unknown[]) {
  const path: { m?: number } = { m: 0 };
  const t = { d: { k: [{ s: text }, null] }, p: path };
  return { ...withShape({}), chars, layers: [{ ty: 5, t, masksProperties: [{ pt }] }], path };
}

const zero = [0, 0];
const triangle = { v: [zero, [9, 0], [9, 9]], i: [zero, zero, zero], o: [zero, zero, zero], c: true };
const point = { ...triangle, v: [zero, zero, zero] };

test('letters along a path have measures, without which lottie-web would look for their place for ever', () => {
  const text = { t: 'Hi', s: '12px', tr: 'x', lh: 'x' };
  const chars = [{ ch: 'H' }, null, { ch: 'i', w: 30 }];
  const animation = withPath(text, still(triangle), chars);
  removeEndless(animation);
  expect(chars).toEqual([{ ch: 'H', w: 0 }, null, { ch: 'i', w: 30 }]);
  expect(text).toEqual({ t: 'Hi', s: 0, tr: 0, lh: 'x' });
  expect(animation.path).toEqual({ m: 0 });
});

test.each([
  ['a point', still(point)],
  ['no vertex', still({})],
  ['a point at a keyframe', moving({ t: 0, s: [triangle], e: [point] }, null, { t: 60 })],
])('a text follows no path that is %s', (_what, outline) => {
  const animation = withPath({ t: 'Hi', s: 12 }, outline);
  removeEndless(animation);
  expect(animation.path).toEqual({});
});

test.each([
  ['a triangle', still(triangle)],
  ['a point with tangents', still({ ...point, o: [[9, 0], zero, zero] })],
  ['triangles', moving({ t: 0, s: [triangle] }, { t: 60, s: [triangle] })],
])('a text follows a path that is %s', (_what, outline) => {
  const animation = withPath({ t: 'Hi', s: 12 }, outline);
  removeEndless(animation);
  expect(animation.path).toEqual({ m: 0 });
});

test('a layer of the type that lottie-web never builds is an empty one', () => {
  const animation = {
    ...withShape({}),
    layers: [
      { ty: 99, ind: 1 },
      { ty: 4, parent: 1 },
    ],
  };
  expect(isPlain(JSON.stringify(animation))).toBe(false);
  removeEndless(animation);
  expect(animation.layers[0]?.ty).toBe(3);
});

/** Compositions that each show the next one twice. */
function doubling(times: number): Animation {
  const shows = (id: number) => ({ ty: 0, refId: `c${id}` });
  const assets = Array.from({ length: times }, (_, id) => ({
    id: `c${id}`,
    layers: id === times - 1 ? [{ ty: 4 }] : [shows(id + 1), shows(id + 1)],
  }));
  return { w: 100, h: 100, fr: 30, ip: 0, op: 60, assets, layers: [shows(0)] };
}

/** What is said of the layers that an animation shows; nothing of those that may be shown. */
function refusalOf(animation: Animation): string {
  try {
    checkLayersShown(animation, failure);
    return '';
  } catch (thrown) {
    return explain(failureIn(thrown)).message;
  }
}

test('compositions may show each other thousands of times, not without end', () => {
  expect(() => checkLayersShown(doubling(13), failure)).not.toThrow();
  expect(refusalOf(doubling(1000))).toMatch(
    /^The compositions of this animation show 1\.\d+e\+301 layers; they must show 20000 or fewer/,
  );
});

test('of two compositions of one id the first counts, as it is the one shown', () => {
  const { assets = [], ...animation } = doubling(1000);
  const ends = { id: 'c1', layers: [{ ty: 4 }] };
  expect(() => checkLayersShown({ ...animation, assets: [ends, ...assets] }, failure)).not.toThrow();
  expect(() => checkLayersShown({ ...animation, assets: [...assets, ends] }, failure)).toThrow();
});

/** A composition that shows itself. */
function ring(times: number): Animation {
  const layers = Array.from({ length: times }, () => ({ ty: 0, refId: 'c0' }));
  return { ...doubling(1), assets: [{ id: 'c0', layers }] };
}

test('a composition may show itself once, which lottie-web ends by itself, not twice', () => {
  expect(() => checkLayersShown(ring(1), failure)).not.toThrow();
  expect(refusalOf(ring(2))).toMatch(/^The compositions of this animation show each other without end/);
});

test('two compositions that show each other twice are without end', () => {
  const shows = (...ids: string[]) => ids.map((refId) => ({ ty: 0, refId }));
  const assets = [
    { id: 'c0', layers: shows('c1') },
    { id: 'c1', layers: shows('c0', 'c0') },
  ];
  expect(() => checkLayersShown({ ...doubling(1), assets }, failure)).toThrow();
});

test.each([
  withShape(trim(still('x'))),
  withShape(trim(still([]))),
  withShape(repeater(still(100_000))),
  withShape(repeater(still(3), still(-100_000))),
  withShape(repeater(moving({ t: 0, s: [100_000] }))),
  withShape(repeater(still(1001))),
  withShape({ ty: 'sr', pt: still(100_001) }),
  withShape({ ty: 'sr', pt: still(1e21) }),
  withShape({ ty: 'sr', pt: moving({ t: 0, s: [5], e: [1e21] }, { t: 60 }) }),
  withShape({ ty: 'zz', r: still(1001) }),
  withShape(trim(still([50]))),
  doubling(15),
  ring(2),
])('what may be endless is not plain: %#', (animation) => {
  expect(isPlain(JSON.stringify(animation))).toBe(false);
  expect(isPlain(JSON.stringify(animation, null, 2))).toBe(false);
});

test('nor is what spells its names in escaped letters', () => {
  const text = JSON.stringify(withShape({ ty: 'sr', pt: still(100_001) }));
  expect(isPlain(text.replace('"k":100001', '"\\u006b":100001'))).toBe(false);
});
