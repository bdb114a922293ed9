import type { Animation } from '../lottie';
import { limitRepeaters, limitShapes } from './shape-limits';

const still = (k: unknown) => ({ a: 0, k });
const moving = (...k: unknown[]) => ({ a: 1, k });

/** Returns an animation with a group of two shapes: a rectangle, and `shape`. */
function withShape(shape: object): Animation {
  const group = { ty: 'gr', it: [{ ty: 'rc' }, shape] };
  return { w: 100, h: 100, fr: 30, ip: 0, op: 60, layers: [{ ty: 4, shapes: [group] }] };
}

/** Runs `limitShapes` on a shape, and returns the type of the shape; `undefined` if the shape was removed. */
function typeAfter(shape: { ty: string }) {
  const animation = withShape(shape);
  limitShapes(animation);
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
  ['a list of one number', still([90])],
  ['keyframes', moving({ t: 0, s: [0], ...easing }, { t: 30, s: [90], h: 1 }, { t: 60 })],
  ['keyframes with end values', moving({ t: 0, s: [0], e: [90], ...easing }, { t: 60 })],
  ['a slot', { sid: 'offset' }],
])('limitShapes keeps a trim path whose offset is %s', (_what, offset) => {
  expect(typeAfter(trim(offset))).toBe('tm');
});

test.each([
  ['text', still('x')],
  ['an object', still({})],
  ['two numbers', still([1, 2])],
  ['a number between keyframes', moving(3, { t: 60, s: [90] })],
  ['a keyframe without a time', moving({ t: 0, s: [0], ...easing }, { s: [90] })],
  ['a keyframe without a value', moving({ t: 0, s: [], ...easing }, { t: 60, s: [90] })],
  ['an empty easing', moving({ t: 0, s: [0], i: { x: [], y: [1] } }, { t: 60, s: [90] })],
  ['an empty keyframe', moving(null, { t: 60, s: [90] })],
])('limitShapes removes a trim path whose offset is %s', (_what, offset) => {
  expect(typeAfter(trim(offset))).toBeUndefined();
  expect(console.warn).toHaveBeenCalledWith(expect.stringMatching(/^Removed a shape \(tm\)/));
});

test('limitShapes replaces a trim path’s list of one number with the number', () => {
  const shape = { ...trim(still([90])), s: still([20]), e: moving({ t: 0, s: [9], ...easing }, { t: 60 }) };
  typeAfter(shape);
  expect([shape.s, shape.o]).toEqual([still(20), still(90)]);
  expect(shape.e).toEqual(moving({ t: 0, s: [9], ...easing }, { t: 60 }));
});

test('limitShapes removes a repeater with more than 1,000 copies or an offset above a million, even if only one keyframe exceeds the limit', () => {
  expect(typeAfter(repeater(still(1000)))).toBe('rp');
  expect(typeAfter(repeater(moving({ t: 0, s: [1], ...easing }, { t: 5000, s: [9] })))).toBe('rp');
  expect(typeAfter(repeater(still(3), still(-1_000_000)))).toBe('rp');
  expect(typeAfter(repeater(still(3), still(-1e9)))).toBeUndefined();
  expect(typeAfter(repeater(still(1001)))).toBeUndefined();
  expect(typeAfter(repeater(moving({ t: 0, s: [1], ...easing }, { t: 60, s: [1e9] })))).toBeUndefined();
});

test('limitShapes multiplies the copies of nested repeaters, and counts a repeated group with a repeater ten times', () => {
  const [inner, outer, outermost] = [repeater(still(10)), repeater(still(10)), repeater(still(2))];
  const group = (...it: object[]) => ({ ty: 'gr', it });
  const shapes = [group(group({ ty: 'rc' }, inner), outer), outermost];
  limitShapes({ ...withShape({}), layers: [{ ty: 4, shapes: [shapes[0]] }] });
  expect([inner.ty, outer.ty]).toEqual(['rp', 'rp']);
  limitShapes({ ...withShape({}), layers: [{ ty: 4, shapes }] });
  expect([inner.ty, outer.ty, outermost.ty]).toEqual([undefined, 'rp', 'rp']);
  const stacked = [30, 30, 2].map((copies) => repeater(still(copies)));
  limitShapes({ ...withShape({}), layers: [{ ty: 4, shapes: [{ ty: 'rc' }, ...stacked] }] });
  expect(stacked.map(({ ty }) => ty)).toEqual([undefined, 'rp', 'rp']);
});

test('limitShapes keeps the shapes in a group that is repeated more than 100 times', () => {
  const shapes = [{ ty: 'gr', it: [{ ty: 'rc' }, { ty: 'fl' }] }, repeater(still(900))];
  limitShapes({ ...withShape({}), layers: [{ ty: 4, shapes }] });
  expect(shapes).toMatchObject([{ ty: 'gr', it: [{ ty: 'rc' }, { ty: 'fl' }] }, { ty: 'rp' }]);
});

test('limitShapes multiplies by ten only once for directly nested groups, and rounds up numbers of copies', () => {
  const [inner, outer, after] = [repeater(still(6)), repeater(still(2)), repeater(still(900))];
  const group = (...it: object[]) => ({ ty: 'gr', it });
  const shapes = [group(group({ ty: 'rc' }, inner)), outer, group({ ty: 'rc' }, after)];
  limitShapes({ ...withShape({}), layers: [{ ty: 4, shapes }] });
  expect([inner.ty, outer.ty, after.ty]).toEqual(['rp', 'rp', 'rp']);
  const stacked = Array.from({ length: 10 }, () => repeater(still(1.1)));
  limitShapes({ ...withShape({}), layers: [{ ty: 4, shapes: [{ ty: 'rc' }, ...stacked] }] });
  expect(stacked.filter(({ ty }) => ty === 'rp')).toHaveLength(9);
});

test.each([
  ['sr', 'pt', 100_000],
  ['zz', 'r', 1000],
])('limitShapes keeps a shape of type "%s" only if its property "%s" is at most %d', (ty, property, most) => {
  expect(typeAfter({ ty, [property]: still(most) })).toBe(ty);
  expect(typeAfter({ ty, [property]: still(most + 1) })).toBeUndefined();
});

test('limitShapes accepts a property with 200,000 keyframes', () => {
  const keyframes = Array.from({ length: 200_000 }, (_, t) => ({ t, s: [2], h: 1 }));
  expect(typeAfter(repeater({ a: 1, k: keyframes }))).toBe('rp');
});

test('limitShapes removes a shape or modifier whose points, multiplied by later modifiers, exceed 100,000', () => {
  const shapes = (...counts: number[]) => {
    const [points, copies, ridges] = counts.map(still);
    return [{ ty: 'sr', pt: points }, repeater(copies), { ty: 'zz', r: ridges }];
  };
  const typesAfter = (list: { ty?: string }[]) => {
    limitShapes({ ...withShape({}), layers: [{ ty: 4, shapes: [{ ty: 'gr', it: list }] }] });
    return list.map(({ ty }) => ty);
  };
  expect(typesAfter(shapes(10, 100, 100))).toEqual(['sr', 'rp', 'zz']);
  expect(typesAfter(shapes(11, 100, 100))).toEqual([undefined, 'rp', 'zz']);
  expect(typesAfter(shapes(5, 1000, 101))).toEqual(['sr', undefined, 'zz']);
  expect(typesAfter(shapes(5, 10, 1001))).toEqual(['sr', 'rp', undefined]);
});

test('limitShapes replaces a layer of the unsupported type 99 with a null layer', () => {
  const animation = {
    ...withShape({}),
    layers: [
      { ty: 99, ind: 1 },
      { ty: 4, parent: 1 },
    ],
  };
  limitShapes(animation);
  expect(animation.layers[0]?.ty).toBe(3);
});

describe('limitRepeaters', () => {
  type Part = { ty?: string; it?: Part[] };

  const dot = (): Part => ({ ty: 'rc' });
  const group = (...it: Part[]): Part => ({ ty: 'gr', it });

  /**
   * Returns the number of repeaters that `limitRepeaters` keeps.
   * @param layers the shapes of each layer
   */
  function remaining(...layers: Part[][]): number {
    limitRepeaters({ layers: layers.map((shapes) => ({ ty: 4, shapes })) } as unknown as Animation);
    return JSON.stringify(layers).split('"rp"').length - 1;
  }

  test('limitRepeaters keeps the repeaters of a realistic file', () => {
    expect(remaining([group(group(dot()), repeater(still(1000)))])).toBe(1);
    expect(remaining(...Array.from({ length: 20 }, () => [dot(), repeater(still(100))]))).toBe(20);
    expect(remaining(Array.from({ length: 10 }, () => group(dot(), repeater(still(60)))))).toBe(10);
  });

  test('limitRepeaters removes the last repeaters of a file if all of its repeaters together exceed the budget', () => {
    expect(remaining(Array.from({ length: 10 }, () => group(group(dot()), repeater(still(1000)))))).toBe(1);
    expect(remaining(...Array.from({ length: 30 }, () => [group(dot()), repeater(still(1000))]))).toBe(2);
    expect(remaining([...Array.from({ length: 100 }, dot), repeater(still(1000))])).toBe(0);
    const deep = Array.from({ length: 900 }).reduce<Part>((inner) => group(inner), dot());
    expect(remaining([deep, repeater(still(8))])).toBe(0);
    expect(console.warn).toHaveBeenLastCalledWith(expect.stringMatching(/^Removed a repeater/));
  });

  test('limitRepeaters counts the repeaters of a composition each time it is used', () => {
    const shapes = [group(group(dot())), repeater(still(500))];
    const assets = [{ id: 'a', layers: [{ ty: 4, shapes }] }];
    const uses = (count: number) => Array.from({ length: count }, () => ({ ty: 0, refId: 'a' }));
    limitRepeaters({ layers: uses(4), assets } as unknown as Animation);
    expect(shapes[1]?.ty).toBe('rp');
    limitRepeaters({ layers: uses(5), assets } as unknown as Animation);
    expect(shapes[1]?.ty).toBeUndefined();
  });

  test('limitRepeaters multiplies the numbers of copies of nested repeaters', () => {
    expect(remaining([group(group(dot()), repeater(still(20))), repeater(still(20))])).toBe(2);
    expect(remaining([group(group(dot()), repeater(still(100))), repeater(still(100))])).toBe(1);
  });
});
