import { animationText, drawableFiles } from '@/testing/corpus';
import { explain } from '../errors/explain';
import { type Failure, failureFrom } from '../errors/failure';
import type { Animation, Layer, Shape } from '../lottie';
import { checkCounts, checkSizes } from './file-limits';
import type { Resource } from './limits';

const repeat = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));
const path = (points: number): Shape => ({ ty: 'sh', ks: { k: { v: repeat(points, () => [0, 0]) } } });
const fill: Shape = { ty: 'fl' };
const group = (...it: Shape[]): Shape => ({ ty: 'gr', it });
const still = { ty: 'tr', o: { k: 100 }, p: { k: [0, 0] }, s: { k: [100, 100] }, r: { k: 0 } };
const nested = (depth: number, transform: Shape = still) =>
  repeat(depth, () => 0).reduce<Shape>((inner) => group(inner, transform), path(4));
const keyframes = (count: number) => ({ a: 1, k: repeat(count, (t) => ({ t, s: [t] })) });

function fileOf(...layers: object[]): Animation {
  return { w: 100, h: 100, fr: 30, ip: 0, op: 60, layers: layers as Layer[] };
}
const shapesFile = (...shapes: Shape[]) => fileOf({ ty: 4, shapes });
const shown = (times: number, shapes: Shape[]) => ({
  ...fileOf(...repeat(times, () => ({ ty: 0, refId: 'a' }))),
  assets: [{ id: 'a', layers: [{ ty: 4, shapes }] }],
});
const chain = (length: number) => fileOf(...repeat(length, (ind) => ({ ind, parent: ind + 1 })));
const compositions = (depth: number) => ({
  ...fileOf({ ty: 0, refId: 0 }),
  assets: repeat(depth, (id) => ({ id, layers: [{ ty: 0, refId: id + 1 }] })),
});

const text = (t: string) => ({ ty: 5, t: { d: { k: [{ t: 0, s: { t } }] } } });

const mask = (more: object) => ({ mode: 'a', o: { k: 100 }, x: { k: 0 }, ...more });

/** Returns the name of the limit that an animation exceeds; `null` if it exceeds no limit. */
const excessOf = (animation: Animation): string | null => failureOf(animation)?.what ?? null;

function failureOf(animation: Animation): Extract<Failure, { reason: 'too much' }> | null {
  try {
    checkSizes(animation);
    return null;
  } catch (failure) {
    return failure as Extract<Failure, { reason: 'too much' }>;
  }
}

test.each<[Resource, Animation]>([
  ['points', shapesFile(path(150_000), fill)],
  ['points', shapesFile(path(2000), ...repeat(100, () => fill))],
  ['points', shapesFile(group(path(2000)), fill, { ty: 'rp', c: { k: 100 } })],
  ['points', shapesFile(path(2000), { ty: 'zz', r: { k: 100 } }, fill)],
  ['points', shown(100, [path(2000), fill])],
  ['points', fileOf({ ty: 1, masksProperties: [{ pt: path(300_000).ks }] })],
  ['masks', fileOf({ ty: 1, masksProperties: repeat(2001, () => mask({})) })],
  ['maskedPixels', fileOf({ ty: 1, masksProperties: repeat(301, () => mask({ mode: 'i' })) })],
  [
    'maskedPixels',
    { ...fileOf({ ty: 1, masksProperties: repeat(16, () => mask({ mode: 'i' })) }), w: 10_000, h: 2000 },
  ],
  [
    'maskedPixels',
    {
      ...fileOf(...repeat(301, () => ({ ty: 0, refId: 'a' }))),
      assets: [{ id: 'a', layers: [{ ty: 1, masksProperties: [mask({ x: { k: 1 } })] }] as Layer[] }],
    },
  ],
  [
    'gradients',
    shown(
      11,
      repeat(100, () => ({ ty: 'gf' })),
    ),
  ],
  ['mattes', fileOf(...repeat(1001, () => ({ ty: 1, tt: 1 })))],
  ['animatedLetters', fileOf({ ty: 5, t: { ...text('a'.repeat(201)).t, a: repeat(1000, () => ({})) } })],
  ['shapes', shapesFile(...repeat(20_000, () => fill))],
  ['shapes', shown(2000, [path(4), fill, ...repeat(8, () => fill)])],
  ['keyframes', shown(500, [{ ty: 'fl', o: keyframes(3000) }])],
  ['keyframes', shown(500, [{ ty: 'gf', t: 1, o: keyframes(3000) }])],
  ['ancestors', chain(2000)],
  ['compositionDepth', compositions(200)],
  ['letters', fileOf(text('a'.repeat(100_000)))],
  ['letters', { ...shown(1000, []), assets: [{ id: 'a', layers: [text('a'.repeat(100))] }] }],
  ['assets', { ...fileOf({}), assets: repeat(20_000, () => ({})) }],
  ['glyphs', { ...fileOf({}), chars: repeat(20_000, () => ({})) }],
  ['fonts', { ...fileOf({}), fonts: { list: repeat(101, () => ({})) } }],
  ['groupDepth', shapesFile(nested(500, { ...still, r: { k: 1 } }))],
])('checkSizes rejects a file that exceeds the limit of %s', (what, animation) => {
  const failure = failureOf(animation);
  expect(failure?.what).toBe(what);
  // The message must not contain two punctuation marks in a row.
  expect(failure && explain(failure).message).not.toMatch(/[,;.:]\s*[,;.:]/);
});

test('checkSizes counts a glyph’s points once for each letter that uses the glyph', () => {
  const chars = [{ ch: 'a', data: { shapes: [group(path(500))] } }];
  expect(excessOf({ ...fileOf(text('a'.repeat(1000))), chars })).toBe('points');
});

test('checkSizes counts the contents of a letter that is a composition once for each letter that uses it', () => {
  const letters = ['a', 'ab'].map((ch) => ({ ch, t: 1, data: { refId: 'glyph' } }));
  const assets = [{ id: 'glyph', layers: [{ ty: 4, shapes: repeat(100, () => fill) }] as Layer[] }];
  const file = { ...fileOf(text('a'.repeat(100)), text('x')), chars: letters, assets };
  expect(excessOf({ ...file, chars: letters.slice(0, 1) })).toBeNull();
  expect(excessOf(file)).toBe('shapes');
  expect(excessOf({ ...file, layers: [text('x')] as Layer[], chars: repeat(151, () => letters[0]) })).toBe(
    'shapes',
  );
});

test('checkSizes merges groups that contain only another group', () => {
  const animation = shapesFile(nested(5000));
  expect(excessOf(animation)).toBeNull();
  expect(JSON.stringify(animation.layers[0]?.shapes)).toContain('"sh"');
});

test('checkSizes accepts cyclic parents and a composition that contains itself', () => {
  const ring = fileOf({ ind: 1, parent: 2 }, { ind: 2, parent: 1 });
  expect(excessOf(ring)).toBeNull();
  expect(excessOf({ ...ring, assets: [{ id: 'a', layers: [{ ty: 0, refId: 'a' }] }] })).toBeNull();
});

test('checkSizes accepts each sample file, even if its layers are tripled', () => {
  for (const file of drawableFiles) {
    const animation = JSON.parse(animationText(file));
    const layers = [animation, animation, animation].flatMap(({ layers }) => layers);
    expect([file, excessOf({ ...animation, layers })]).toEqual([file, null]);
  }
});

describe('the number of visible layers', () => {
  /** Returns a chain of compositions. Each of them uses the next composition twice. */
  function doubling(times: number): Animation {
    const shows = (id: number) => ({ ty: 0, refId: `c${id}` });
    const assets = Array.from({ length: times }, (_, id) => ({
      id: `c${id}`,
      layers: id === times - 1 ? [{ ty: 4 }] : [shows(id + 1), shows(id + 1)],
    }));
    return { ...fileOf(shows(0)), assets };
  }

  /** Returns the error message for an animation; an empty string if the animation is valid. */
  function messageOf(animation: Animation): string {
    try {
      checkCounts(animation);
      return '';
    } catch (thrown) {
      return explain(failureFrom(thrown)).message;
    }
  }

  test('checkCounts accepts thousands of visible layers, but rejects more than the limit', () => {
    expect(() => checkCounts(doubling(13))).not.toThrow();
    expect(messageOf(doubling(50))).toMatch(
      /^This animation has \d{16} visible layers; it must have 20000 or fewer/,
    );
  });

  test('checkCounts counts only the first of two compositions with the same id, because lottie-web ignores the second', () => {
    const { assets = [], ...animation } = doubling(1000);
    const ends = { id: 'c1', layers: [{ ty: 4 }] };
    expect(() => checkCounts({ ...animation, assets: [ends, ...assets] })).not.toThrow();
    expect(() => checkCounts({ ...animation, assets: [...assets, ends] })).toThrow();
  });

  /** Returns a composition that contains itself `times` times. */
  function cycle(times: number): Animation {
    const layers = Array.from({ length: times }, () => ({ ty: 0, refId: 'c0' }));
    return { ...doubling(1), assets: [{ id: 'c0', layers }] };
  }

  test('checkCounts accepts a composition that contains itself once, but rejects one that contains itself twice', () => {
    expect(() => checkCounts(cycle(1))).not.toThrow();
    expect(messageOf(cycle(2))).toMatch(
      /^The compositions of this animation contain each other in an endless cycle/,
    );
  });

  test('checkCounts rejects two compositions that contain each other if one contains the other twice', () => {
    const shows = (...ids: string[]) => ids.map((refId) => ({ ty: 0, refId }));
    const assets = [
      { id: 'c0', layers: shows('c1') },
      { id: 'c1', layers: shows('c0', 'c0') },
    ];
    expect(() => checkCounts({ ...doubling(1), assets })).toThrow();
  });
});
