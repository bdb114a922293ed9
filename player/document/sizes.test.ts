/** @jest-environment node */
import { animationText, drawableFiles } from '@/e2e/player/harness/corpus';
import { explain } from './errors/explain';
import type { Failure } from './errors/failure';
import type { Animation, Layer, Shape } from './lottie';
import { checkSizes } from './sizes';

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

/** What is said to be too much. */
const toldOf = (animation: Animation): string | null => failureOf(animation)?.what ?? null;

function failureOf(animation: Animation): Extract<Failure, { reason: 'too much' }> | null {
  try {
    checkSizes(animation);
    return null;
  } catch (failure) {
    return failure as Extract<Failure, { reason: 'too much' }>;
  }
}

test.each<[string | RegExp, Animation]>([
  ['points on show', shapesFile(path(150_000), fill)],
  ['points on show', shapesFile(path(2000), ...repeat(100, () => fill))],
  ['points on show', shapesFile(group(path(2000)), fill, { ty: 'rp', c: { k: 100 } })],
  ['points on show', shapesFile(path(2000), { ty: 'zz', r: { k: 100 } }, fill)],
  ['points on show', shown(100, [path(2000), fill])],
  ['points on show', fileOf({ ty: 1, masksProperties: [{ pt: path(300_000).ks }] })],
  ['shapes on show', shapesFile(...repeat(20_000, () => fill))],
  ['shapes on show', shown(2000, [path(4), fill, ...repeat(8, () => fill)])],
  [/^keyframes on show/, shown(500, [{ ty: 'fl', o: keyframes(3000) }])],
  [/^layers that follow/, chain(2000)],
  ['compositions in each other', compositions(200)],
  ['groups in each other', shapesFile(nested(500, { ...still, r: { k: 1 } }))],
])('%s: too much of them is said', (what, animation) => {
  const failure = failureOf(animation);
  expect(failure?.what).toMatch(what);
  // A sentence: no mark of punctuation after another.
  expect(failure && explain(failure).message).not.toMatch(/[,;.:]\s*[,;.:]/);
});

test('the letters of a text count as often as they are drawn', () => {
  const text = { ty: 5, t: { d: { k: [{ t: 0, s: { t: 'a'.repeat(1000) } }] } } };
  const chars = [{ ch: 'a', data: { shapes: [group(path(500))] } }];
  expect(toldOf({ ...fileOf(text), chars })).toBe('points on show');
});

test('groups that only hold another are no depth', () => {
  const animation = shapesFile(nested(5000));
  expect(toldOf(animation)).toBeNull();
  expect(JSON.stringify(animation.layers[0]?.shapes)).toContain('"sh"');
});

test('layers that follow each other in a ring, and a composition in itself, are not followed for ever', () => {
  const ring = fileOf({ ind: 1, parent: 2 }, { ind: 2, parent: 1 });
  expect(toldOf(ring)).toBeNull();
  expect(toldOf({ ...ring, assets: [{ id: 'a', layers: [{ ty: 0, refId: 'a' }] }] })).toBeNull();
});

test('no file of people is near it', () => {
  for (const file of drawableFiles) {
    const animation = JSON.parse(animationText(file));
    // Shown three times over.
    const layers = [animation, animation, animation].flatMap(({ layers }) => layers);
    expect([file, toldOf({ ...animation, layers })]).toEqual([file, null]);
  }
});
