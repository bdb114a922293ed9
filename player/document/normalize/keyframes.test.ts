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

test('fixKeyframes gives a gradient’s last keyframe the previous end value if it has no value of its own', () => {
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
