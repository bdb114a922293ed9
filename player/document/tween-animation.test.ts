import type { Animation, Layer } from './lottie';
import { poseAt, poseDuring, TWEEN_FRAMES, type Tween, tweenAnimation } from './tween-animation';

const EASING = [0.2, 0, 0.8, 1];

/** A tween whose time and progress are the same. */
const LINEAR = [0, 0, 1, 1];

const tweenOf = (from: number, to: number): Tween => ({ from: poseAt(from), to, easing: EASING });

const layerOf = (fields: Partial<Layer>): Layer => ({ ty: 4, ip: 0, op: 100, st: 0, ...fields });

const fileOf = (layers: Layer[], assets: Animation['assets'] = []): Animation => ({
  ...{ v: '5.7.0', w: 100, h: 100, fr: 25, ip: 0, op: 100 },
  layers,
  assets,
});

/** Keyframes without easing. */
const keyframes = (...values: [t: number, s: unknown, others?: object][]) => ({
  a: 1,
  k: values.map(([t, s, others]) => ({ t, s, ...others })),
});

/** Returns the transform of a layer in a file that shows a tween. */
const tweened = (ks: Layer['ks'], tween: Tween, fields: Partial<Layer> = {}) =>
  tweenAnimation(fileOf([layerOf({ ks, ...fields })]), tween).layers[0]?.ks;

const keyframesOf = (property: unknown) => (property as { k: { s: number[] }[] }).k;

const moving = (start: unknown[], end: unknown[], [x1, y1, x2, y2] = EASING) => ({
  a: 1,
  k: [
    { t: 0, s: start, e: end, o: { x: x1, y: y1 }, i: { x: x2, y: y2 } },
    { t: TWEEN_FRAMES, s: end },
  ],
});

test('a property moves from its value in the first frame to its value in the last one', () => {
  const o = keyframes([0, [0]], [100, [100]]);
  const p = { s: true, x: o, y: { a: 0, k: 7 } };
  expect(tweened({ o, p }, tweenOf(20, 70))).toEqual({
    o: moving([20], [70]),
    p: { s: true, x: moving([20], [70]), y: { a: 0, k: 7 } },
  });
});

test('a property with the same value in both frames doesn’t move', () => {
  const s = keyframes([0, [0, 10]], [50, [50, 20]], [100, [0, 10]]);
  const r = keyframes([0, [90]], [100, [0]]);
  expect(tweened({ s, r }, tweenOf(0, 100))).toEqual({ s: { a: 0, k: [0, 10] }, r: moving([90], [0]) });
  expect(tweened({ r }, tweenOf(10, 10))).toEqual({ r: { a: 0, k: 81 } });
});

test('keyframes that hold, old files, and curves of each dimension are read as lottie-web reads them', () => {
  const held = keyframes([0, [1], { h: 1 }], [100, [3]]);
  const old = { a: 1, k: [{ t: 0, s: [2], e: [4] }, { t: 100 }] };
  const each = keyframes(
    [0, [0, 0], { o: { x: [0, 0], y: [0, 1] }, i: { x: [1, 0], y: [1, 1] } }],
    [100, [100, 100]],
  );
  expect(tweened({ held, old }, tweenOf(50, 100))).toEqual({ held: moving([1], [3]), old: moving([3], [4]) });
  const [first] = keyframesOf(tweened({ each }, tweenOf(50, 100))?.each);
  expect(first?.s[0]).toBeCloseTo(50, 2);
  expect(first?.s[1]).toBeGreaterThan(90);
});

test('a position on a curve is computed by the length of the curve, and then moves in a straight line', () => {
  // The second half of this curve is a loop, which is longer than the first one.
  const p = keyframes([0, [0, 0], { to: [0, 0], ti: [0, -90] }], [100, [100, 0]]);
  const k = keyframesOf(tweened({ p }, tweenOf(50, 100))?.p);
  const halves = [
    [0, 0.5],
    [0.5, 1],
  ].map(([from = 0, to = 1]) => {
    const at = (t: number) => [3 * 100 * (1 - t) * t * t + 100 * t ** 3, 3 * -90 * (1 - t) * t * t];
    let length = 0;
    for (let step = 0; step < 1000; step += 1) {
      const [a, b] = [at(from + ((to - from) * step) / 1000), at(from + ((to - from) * (step + 1)) / 1000)];
      length += Math.hypot(Number(b[0]) - Number(a[0]), Number(b[1]) - Number(a[1]));
    }
    return length;
  });
  expect(halves[0]).not.toBeCloseTo(Number(halves[1]), 0);
  expect(k[0]?.s[0]).not.toBeCloseTo(50, 0);
  expect(k[0]).not.toHaveProperty('to');
  expect(k[1]?.s).toEqual([100, 0]);
});

test('paths with the same number of points morph, and others hold', () => {
  const path = (x: number, count = 2) => {
    const points = Array.from({ length: count }, () => [x, 0]);
    return { c: true, v: points, i: points, o: points };
  };
  const same = keyframes([0, [path(0)]], [100, [path(100)]]);
  const other = keyframes([0, [path(0)], { h: 1 }], [50, [path(50, 3)]]);
  const open = keyframes([0, [path(0)], { h: 1 }], [50, [{ ...path(9), c: false }]]);
  expect(tweened({ same, other, open }, tweenOf(0, 50))).toEqual({
    same: moving([path(0)], [path(50)]),
    other: { a: 0, k: path(0) },
    open: { a: 0, k: path(0) },
  });
});

test('gradients with the same number of stops move, and texts hold', () => {
  const g = { p: 2, k: keyframes([0, [0, 0, 0, 0, 1, 1, 1, 1]], [100, [0, 1, 1, 1, 1, 0, 0, 0]]) };
  const d = {
    k: [
      { t: 0, s: { t: 'one', s: 10 } },
      { t: 50, s: { t: 'two', s: 20 } },
      { t: 90, s: { t: 'three' } },
    ],
  };
  const [layer] = tweenAnimation(
    fileOf([layerOf({ shapes: [{ ty: 'gf', g }], t: { d } })]),
    tweenOf(60, 100),
  ).layers;
  expect(layer).toMatchObject({
    shapes: [{ g: { p: 2, k: { k: [{ t: 0 }, { s: [0, 1, 1, 1, 1, 0, 0, 0] }] } } }],
    t: { d: { k: [{ t: 0, s: { t: 'two', s: 20 } }] } },
  });
});

test('the layers of the first frame are shown from the start to the end', () => {
  const times = [
    [0, 100],
    [0, 30],
    [30, 100],
  ];
  const { layers, ip, op } = tweenAnimation(
    fileOf(times.map(([ip = 0, op = 0]) => layerOf({ ip, op, st: 5, sr: 2 }))),
    tweenOf(20, 60),
  );
  expect([ip, op]).toEqual([0, TWEEN_FRAMES + 1]);
  for (const layer of layers) expect(layer).toMatchObject({ st: 0, sr: 1 });
  const isShown = layers.map((layer) => Number(layer.ip) <= 0 && Number(layer.op) > TWEEN_FRAMES);
  const isNeverShown = layers.map((layer) => Number(layer.ip) > TWEEN_FRAMES);
  expect(isShown).toEqual([true, true, false]);
  expect(isNeverShown).toEqual([false, false, true]);
});

test('each use of a composition has its own times: start, stretch and time remapping', () => {
  const r = keyframes([0, [0]], [100, [100]]);
  const uses: Partial<Layer>[] = [{ st: 10 }, { sr: 2 }, { tm: keyframes([0, [2]], [100, [0]]) }];
  const layers = uses.map((use) => layerOf({ ty: 0, refId: 'inner', op: 1000, ...use }));
  const assets = [{ id: 'inner', layers: [layerOf({ ks: { r }, ip: 20 })] }];
  const given = fileOf(layers, assets);
  const before = structuredClone(given);
  const file = tweenAnimation(given, tweenOf(50, 75));
  const inner = file.layers.map(({ refId }) => file.assets?.find(({ id }) => id === refId)?.layers?.[0]);
  expect(inner.map((layer) => layer?.ks?.r)).toEqual([
    moving([40], [65]),
    moving([25], [37.5]),
    moving([25], [12.5]),
  ]);
  expect(file.layers.map(({ tm }) => tm)).toEqual([undefined, undefined, undefined]);
  expect(given).toEqual(before);
});

test('a layer that turns along its path turns from one direction to the other', () => {
  const p = keyframes([0, [0, 0]], [50, [100, 0]], [100, [100, 100]]);
  const r = { a: 0, k: 10 };
  const [layer] = tweenAnimation(fileOf([layerOf({ ks: { p, r }, ao: 1 })]), tweenOf(20, 80)).layers;
  expect(layer?.ao).toBe(0);
  const [first, last] = keyframesOf(layer?.ks?.r);
  expect(first?.s[0]).toBeCloseTo(10);
  expect(last?.s[0]).toBeCloseTo(100);
});

test('a tween that starts in the middle of another one starts from the picture on screen', () => {
  const r = keyframes([0, [0]], [100, [100]], [200, [0]]);
  const first: Tween = { from: poseAt(0), to: 100, easing: LINEAR };
  const second: Tween = { from: poseDuring(first, 0.25), to: 50, easing: LINEAR };
  const third: Tween = { from: poseDuring(second, 0.5), to: 0, easing: LINEAR };
  const startOf = (tween: Tween) => keyframesOf(tweened({ r }, tween)?.r)[0]?.s[0];
  expect(startOf(second)).toBeCloseTo(25);
  expect(startOf(third)).toBeCloseTo(37.5);
  expect(third.from.origin).toBe(0);
});

test('the progress of a tween follows its easing', () => {
  const { weights } = poseDuring({ from: poseAt(0), to: 10, easing: [0.5, 0, 1, 1] }, 0.5);
  const [[, origin = 0] = [], [, target = 0] = []] = weights;
  expect(target).toBeLessThan(0.4);
  expect(origin + target).toBeCloseTo(1);
});

test('compositions that contain themselves, and too many values, are refused', () => {
  const inner = [layerOf({ ty: 0, refId: 'inner' })];
  expect(() => tweenAnimation(fileOf(inner, [{ id: 'inner', layers: inner }]), tweenOf(0, 1))).toThrow(
    RangeError,
  );
  const many = layerOf({ shapes: Array.from({ length: 500_001 }, () => 1) });
  expect(() => tweenAnimation(fileOf([many]), tweenOf(0, 1))).toThrow(RangeError);
});
