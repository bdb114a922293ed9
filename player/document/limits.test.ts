import { explain } from './errors/explain';
import { failureFrom } from './errors/failure';
import { detectFeatures } from './features';
import { applyLimits, checkLayerCount } from './limits';
import type { Animation } from './lottie';

const isPlain = (text: string) => detectFeatures(text).size === 0;

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
  applyLimits(animation);
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
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^A shape \(tm\) was left out/));
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
  applyLimits({ ...withShape({}), layers: [{ ty: 4, shapes: [shapes[0]] }] });
  expect([inner.ty, outer.ty]).toEqual(['rp', 'rp']);
  applyLimits({ ...withShape({}), layers: [{ ty: 4, shapes }] });
  expect([inner.ty, outer.ty, outermost.ty]).toEqual([undefined, 'rp', 'rp']);
  const stacked = [30, 30, 2].map((copies) => repeater(still(copies)));
  applyLimits({ ...withShape({}), layers: [{ ty: 4, shapes: [{ ty: 'rc' }, ...stacked] }] });
  expect(stacked.map(({ ty }) => ty)).toEqual([undefined, 'rp', 'rp']);
});

test('only a group that a repeater copies counts tenfold, and copies are whole', () => {
  const [inner, outer, after] = [repeater(still(6)), repeater(still(2)), repeater(still(900))];
  const group = (...it: object[]) => ({ ty: 'gr', it });
  const shapes = [group(group({ ty: 'rc' }, inner)), outer, group({ ty: 'rc' }, after)];
  applyLimits({ ...withShape({}), layers: [{ ty: 4, shapes }] });
  expect([inner.ty, outer.ty, after.ty]).toEqual(['rp', 'rp', 'rp']);
  const stacked = Array.from({ length: 10 }, () => repeater(still(1.1)));
  applyLimits({ ...withShape({}), layers: [{ ty: 4, shapes: [{ ty: 'rc' }, ...stacked] }] });
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

test('what multiplies a shape together makes 100,000 points of it at most', () => {
  const shapes = (...counts: number[]) => {
    const [points, copies, ridges] = counts.map(still);
    return [{ ty: 'sr', pt: points }, repeater(copies), { ty: 'zz', r: ridges }];
  };
  const typesAfter = (list: { ty?: string }[]) => {
    applyLimits({ ...withShape({}), layers: [{ ty: 4, shapes: [{ ty: 'gr', it: list }] }] });
    return list.map(({ ty }) => ty);
  };
  expect(typesAfter(shapes(10, 100, 100))).toEqual(['sr', 'rp', 'zz']);
  expect(typesAfter(shapes(11, 100, 100))).toEqual([undefined, 'rp', 'zz']);
  expect(typesAfter(shapes(5, 1000, 101))).toEqual(['sr', undefined, 'zz']);
  expect(typesAfter(shapes(5, 10, 1001))).toEqual(['sr', 'rp', undefined]);
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
  applyLimits(animation);
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
    checkLayerCount(animation);
    return '';
  } catch (thrown) {
    return explain(failureFrom(thrown)).message;
  }
}

test('compositions may show each other thousands of times, not without end', () => {
  expect(() => checkLayerCount(doubling(13))).not.toThrow();
  expect(refusalOf(doubling(1000))).toMatch(
    /^The compositions of this animation show 1\.\d+e\+301 layers; they must show 20000 or fewer/,
  );
});

test('of two compositions of one id the first counts, as it is the one shown', () => {
  const { assets = [], ...animation } = doubling(1000);
  const ends = { id: 'c1', layers: [{ ty: 4 }] };
  expect(() => checkLayerCount({ ...animation, assets: [ends, ...assets] })).not.toThrow();
  expect(() => checkLayerCount({ ...animation, assets: [...assets, ends] })).toThrow();
});

/** A composition that shows itself. */
function ring(times: number): Animation {
  const layers = Array.from({ length: times }, () => ({ ty: 0, refId: 'c0' }));
  return { ...doubling(1), assets: [{ id: 'c0', layers }] };
}

test('a composition may show itself once, which lottie-web ends by itself, not twice', () => {
  expect(() => checkLayerCount(ring(1))).not.toThrow();
  expect(refusalOf(ring(2))).toMatch(/^The compositions of this animation show each other without end/);
});

test('two compositions that show each other twice are without end', () => {
  const shows = (...ids: string[]) => ids.map((refId) => ({ ty: 0, refId }));
  const assets = [
    { id: 'c0', layers: shows('c1') },
    { id: 'c1', layers: shows('c0', 'c0') },
  ];
  expect(() => checkLayerCount({ ...doubling(1), assets })).toThrow();
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
