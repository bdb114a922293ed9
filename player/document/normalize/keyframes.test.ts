import type { Animation } from '../lottie';
import { fixKeyframes } from './keyframes';

/** Runs `fixKeyframes` on the keyframes of a layer's opacity, and returns the result. */
function keyframesAfter(...k: unknown[]) {
  const property = { a: 1, k: k as unknown };
  fixKeyframes({ layers: [{ ks: { o: property } }] } as unknown as Animation);
  return property.k;
}

const eased = { i: { x: [0.8], y: [1] }, o: { x: [0.2], y: [0] } };
const linear = { i: { x: 1, y: 1 }, o: { x: 0, y: 0 } };

test('fixKeyframes converts a single keyframe to a static value', () => {
  expect(keyframesAfter({ t: 5, s: [30] })).toBe(30);
  expect(keyframesAfter({ t: 5, s: [30, 40] })).toEqual([30, 40]);
  expect(keyframesAfter({ t: 5, s: [{ v: [] }] })).toEqual({ v: [] });
});

test('fixKeyframes adds linear easing to all keyframes except hold keyframes and the last keyframe', () => {
  expect(keyframesAfter({ t: 0, s: [1] }, { t: 5, s: [2], h: true }, { t: 9, s: [3] })).toEqual([
    { t: 0, s: [1], ...linear },
    { t: 5, s: [2], h: 1 },
    { t: 9, s: [3] },
  ]);
  expect(keyframesAfter({ t: 0, s: [1], i: null, o: { x: [] } }, { t: 9, s: [3] })).toEqual([
    { t: 0, s: [1], ...linear },
    { t: 9, s: [3] },
  ]);
});

test('fixKeyframes gives a keyframe without a value the held value or the end value of the previous keyframe', () => {
  expect(keyframesAfter({ t: 0, s: [1], e: [2], h: 1 }, { t: 9 })).toEqual([
    { t: 0, s: [1], e: [2], h: 1 },
    { t: 9, s: [1] },
  ]);
  expect(keyframesAfter({ t: 0, s: [1], e: [2], ...eased }, { t: 5, h: 1 }, { t: 9 })).toEqual([
    { t: 0, s: [1], e: [2], ...eased },
    { t: 5, s: [2], h: 1 },
    { t: 9, s: [2] },
  ]);
});

test('fixKeyframes gives the first keyframe the value 0 if it has none', () => {
  expect(keyframesAfter({ t: 0 }, { t: 9, s: [1] })).toEqual([
    { t: 0, s: [0], ...linear },
    { t: 9, s: [1] },
  ]);
});

test('fixKeyframes completes the tangents of a motion path', () => {
  const last = { t: 9, s: [3, 4] };
  const tangentsAfter = (tangents: object) => {
    const [first] = keyframesAfter({ t: 0, s: [1, 2], ...tangents }, { ...last }) as Record<
      string,
      unknown
    >[];
    return [first?.to, first?.ti];
  };
  expect(tangentsAfter({ to: [5, 6] })).toEqual([
    [5, 6],
    [0, 0],
  ]);
  expect(tangentsAfter({ to: [], ti: [5, 6] })).toEqual([
    [0, 0],
    [5, 6],
  ]);
  expect(tangentsAfter({ to: [], ti: [] })).toEqual([undefined, undefined]);
});

const path = (points: number, c = true) => ({ v: Array(points).fill([0, 0]), i: [], o: [], c });

test('fixKeyframes reads paths in and out of lists', () => {
  expect(keyframesAfter(path(3))).toEqual(path(3));
  expect(keyframesAfter({ t: 0, s: path(3), ...eased }, { t: 9, s: [path(3)] })).toEqual([
    { t: 0, s: [path(3)], ...eased },
    { t: 9, s: [path(3)] },
  ]);
});

test.each([path(4), path(3, false)])(
  'fixKeyframes holds a path until a keyframe with a different number of points, or with an open path',
  (other) => {
    expect(keyframesAfter({ t: 0, s: [path(3)], ...eased }, { t: 9, s: [other] })).toEqual([
      { t: 0, s: [path(3)], ...eased, h: 1 },
      { t: 9, s: [other] },
    ]);
    expect(keyframesAfter({ t: 0, s: [path(3)], e: [other], ...eased }, { t: 9 })).toEqual([
      { t: 0, s: [path(3)], e: [other], ...eased, h: 1 },
      { t: 9, s: [other] },
    ]);
  },
);

test('fixKeyframes gives the keyframes of a gradient the same number of opacity stops', () => {
  const colors = [0, 1, 1, 1, 1, 0, 0, 0];
  const k = [[], [0, 1, 1, 0], [0, 1, 0.5, 0, 1, 1]].map((stops, t) => ({ t, s: [...colors, ...stops] }));
  const gradient = { ty: 'gf', g: { p: 2, k: { k } } };
  fixKeyframes({ layers: [{ shapes: [gradient] }] } as unknown as Animation);
  expect(k.map(({ s }) => s.slice(colors.length))).toEqual([
    [0, 1, 0, 1, 0, 1],
    [0, 1, 1, 0, 1, 0],
    [0, 1, 0.5, 0, 1, 1],
  ]);
});

test('fixKeyframes keeps valid keyframes unchanged', () => {
  const keyframes = [{ t: 0, s: [1], e: [3], ...eased }, { t: 9 }];
  expect(keyframesAfter(...keyframes.map((keyframe) => ({ ...keyframe })))).toEqual(keyframes);
});

test('fixKeyframes wraps values in arrays, and removes keyframes that are null', () => {
  expect(keyframesAfter({ s: 1, ...eased }, null, { t: 9, s: 'x' })).toEqual([
    { t: 0, s: [1], ...eased },
    { t: 9, s: [0] },
  ]);
});

test('fixKeyframes fixes keyframes at every nesting level, except those of text content', () => {
  const alone = () => ({ k: [{ t: 0, s: [7] }] });
  const position = { s: true, x: alone(), y: alone() };
  const dash = { n: 'd', v: alone() };
  const stroke = { ty: 'st', w: alone(), d: [dash] };
  const text = { d: { k: [{ t: 0, s: { t: 'words' } }] } };
  const layer = { ks: { p: position }, shapes: [{ ty: 'gr', it: [stroke] }], t: text, tm: alone() };
  fixKeyframes({ layers: [layer] } as unknown as Animation);
  expect([position.x.k, position.y.k, stroke.w.k, dash.v.k, layer.tm.k]).toEqual([7, 7, 7, 7, 7]);
  expect(text.d.k).toEqual([{ t: 0, s: { t: 'words' } }]);
});

test('fixKeyframes fixes the keyframes of effects and of text animators', () => {
  const alone = () => ({ k: [{ t: 0, s: [7] }] });
  const two = {
    k: [
      { t: 0, s: [1] },
      { t: 9, s: [3] },
    ],
  };
  const effect = { ty: 21, ef: [{ ty: 0, v: alone() }, null, { ty: 0, v: two }] };
  const animator = { a: { o: alone() }, s: { e: alone() } };
  const text = { a: [animator, null], m: { a: alone() }, p: { f: alone() } };
  fixKeyframes({ layers: [{ ef: [effect, null], t: text }] } as unknown as Animation);
  expect([effect.ef[0]?.v.k, animator.a.o.k, animator.s.e.k, text.m.a.k, text.p.f.k]).toEqual([
    7, 7, 7, 7, 7,
  ]);
  expect(two.k).toEqual([
    { t: 0, s: [1], ...linear },
    { t: 9, s: [3] },
  ]);
});

test('fixKeyframes copies the previous keyframe’s end value to a gradient’s last keyframe if the last keyframe has no value', () => {
  const eased = { s: [0, 1, 1, 1], e: [0, 0, 0, 0], ...linear };
  const gradients = [
    [{ t: 0, ...eased }, { t: 9 }],
    [
      { t: 0, ...eased },
      { t: 9, s: [1, 1, 1, 1] },
    ],
    [0, 1, 1, 1],
  ];
  const shapes = gradients.map((k) => ({ ty: 'gf', g: { p: 1, k: { k } } }));
  fixKeyframes({ layers: [{ shapes }] } as unknown as Animation);
  expect(gradients.map((k) => k.at(-1))).toEqual([{ t: 9, s: [0, 0, 0, 0] }, { t: 9, s: [1, 1, 1, 1] }, 1]);
});

test('fixKeyframes extends both dimensions of a position to the same range if the layer turns along its path', () => {
  const x = { k: [{ t: 0, s: [1], e: [2], ...eased }, { t: 5 }] };
  const positionAfter = (y: { k: unknown }, ao = 1) => {
    const p = structuredClone({ s: true, x, y });
    fixKeyframes({ layers: [{ ao, ks: { p } }] } as unknown as Animation);
    return [p.x.k, p.y.k];
  };
  const y = [
    { t: 3, s: [7], h: 1 },
    { t: 9, s: [8] },
  ];
  expect(positionAfter({ k: y }, 0)).toEqual([x.k, y]);
  expect(positionAfter({ k: y })).toEqual([
    [x.k[0], { t: 5, s: [2], h: 1 }, { t: 9, s: [2] }],
    [{ t: 0, s: [7], h: 1 }, ...y],
  ]);
  expect(positionAfter({ k: 4 })).toEqual([
    x.k,
    [
      { t: 0, s: [4], h: 1 },
      { t: 5, s: [4] },
    ],
  ]);
});
