import { missingImageLayer, precompLayer } from './layers';
import { IDENTITY_TRANSFORM, square, squareWithText, staticValue } from './square';

const { layers, ...animation } = square();
const [layer] = layers;

const withShapes = (shapes: object[]) => ({ ...animation, layers: [{ ...layer, shapes }] });
const dot = (x: number) => ({
  ty: 'rc',
  d: 1,
  s: staticValue([4, 4]),
  p: staticValue([x, 0]),
  r: staticValue(0),
});
const circle = { ty: 'el', d: 1, p: staticValue([0, 0]), s: staticValue([9, 9]) };
const fill = { ty: 'fl', c: staticValue([1, 0, 0, 1]), o: staticValue(100) };
const repeater = (copies: number) => ({
  ty: 'rp',
  c: staticValue(copies),
  o: staticValue(0),
  tr: { ...IDENTITY_TRANSFORM, p: staticValue([1, 0]), so: staticValue(100), eo: staticValue(100) },
});
const group = (...it: object[]) => ({ ty: 'gr', it: [...it, IDENTITY_TRANSFORM] });
/** Returns text, because objects this deep can't be sent to the page. */
const nested = (depth: number, after: object[] = [], end = ']}') => {
  const shapes = JSON.stringify(withShapes([{ inner: 0 }, ...after]));
  const inner = JSON.stringify(group(dot(0), fill));
  return shapes.replace('{"inner":0}', `${'{"ty":"gr","it":['.repeat(depth)}${inner}${end.repeat(depth)}`);
};
const turn = JSON.stringify({ ...IDENTITY_TRANSFORM, r: staticValue(1) });
const outline = (points: number) => {
  const zeros = Array.from({ length: points }, () => [0, 0]);
  const v = zeros.map((_, point) => [(point % 50) - 25, (point % 7) * 5]);
  return { ty: 'sh', ks: staticValue({ c: true, v, i: zeros, o: zeros }) };
};
/** Shows shapes in compositions that each show the next one twice. */
const doubled = (times: number, shapes: object[]) => {
  const assets = Array.from({ length: times }, (_, id) => ({
    id: `c${id}`,
    layers:
      id < times - 1 ? [precompLayer(`c${id + 1}`), precompLayer(`c${id + 1}`)] : [{ ...layer, shapes }],
  }));
  return { ...animation, assets, layers: [precompLayer('c0')] };
};

/** Files that take lottie-web too long. */
export const TOO_MUCH: Record<string, object | string> = {
  'a hundred shapes repeated a thousand times': withShapes([
    ...Array.from({ length: 100 }, (_, x) => dot(x)),
    fill,
    repeater(1000),
  ]),
  '1,500 nested groups, repeated': nested(1500, [repeater(8)]),
  '5,000 nested groups': nested(5000),
  '1,500 nested groups that turn': nested(1500, [], `,${turn}]}`),
  'an outline in compositions that double': doubled(11, [outline(2000), fill]),
  'an outline that is filled a thousand times': withShapes([
    outline(2000),
    ...Array.from({ length: 1000 }, () => fill),
  ]),
  'ten thousand groups': withShapes(Array.from({ length: 10_000 }, () => group(dot(0), fill))),
  'a chain of 3,000 parent layers': {
    ...animation,
    layers: Array.from({ length: 3000 }, (_, ind) => ({ ...layer, ind, parent: ind + 1 })),
  },
  'many repeaters of few copies': withShapes(
    Array.from({ length: 100 }, () => group(group(dot(0), fill), repeater(40))),
  ),
};

/**
 * Returns a mask without points, at which lottie-web throws in the first frame of the layer.
 * @param from the frame of its first keyframe
 */
function undrawableMask(from: number) {
  const noPoints = { v: [], i: [], o: [], c: true };
  const linear = { i: { x: 1, y: 1 }, o: { x: 0, y: 0 } };
  const pt = {
    a: 1,
    k: [
      { t: from, s: [noPoints], ...linear },
      { t: 60, s: [noPoints] },
    ],
  };
  return {
    hasMask: true,
    masksProperties: [{ mode: 'a', o: staticValue(100), x: staticValue(0), pt }],
  };
}

/** Returns pairs of files that look the same: one with layers at which lottie-web throws, one without them or as it can draw them. */
export function equivalentFiles() {
  const failing = { ...layer, ...undrawableMask(0), ip: 30 };
  const assets = [
    { id: 'with', layers: [failing, ...layers] },
    { id: 'without', layers },
  ];
  const column = (r: unknown) =>
    Array.from({ length: 8 }, (_, index) => ({
      ...layer,
      ind: index + 1,
      ks: { ...layer?.ks, r, p: staticValue([50, 12 * index, 0]), s: staticValue([20, 20, 100]) },
    }));
  const trimmed = (value: typeof staticValue) => {
    const trim = { ty: 'tm', s: value(20), e: value(50), o: value(90), m: 1 };
    return [{ ...layer, shapes: [group(circle, fill, trim)] }];
  };
  const singleKeyframe = { a: 1, k: [{ t: 0, s: [30] }] };
  const precomp = (refId: string) => [
    { ...precompLayer(refId), ks: { ...layer?.ks, p: staticValue([0, 0, 0]) } },
  ];
  return Object.entries({
    'a layer that can’t be drawn any more': [[failing, ...layers], layers],
    'a layer behind them that can’t be drawn any more': [[...layers, failing], layers],
    'a layer of a composition that can’t be drawn any more': [precomp('with'), precomp('without')],
    'many layers with one keyframe': [column(singleKeyframe), column(staticValue(30))],
    'a trim path of lists of one number': [trimmed((k) => staticValue([k])), trimmed(staticValue)],
  }).map(([what, pair]) => ({ what, pair: pair.map((layers) => ({ ...animation, assets, layers })) }));
}

/** The square that turns in a way that lottie-web reads only at its second attempt. */
const turned = (keyframes: object[]) => ({ ...layer, ks: { ...layer?.ks, r: { a: 1, k: keyframes } } });
const oneKeyframe = turned([{ t: 10, s: [45] }]);

/** The square that is a solid. */
const solid = { ...oneKeyframe, ty: 1, sw: 40, sh: 40, sc: '#00ff00', shapes: undefined };

/** A text layer in a file without its font: lottie-web throws when it creates the layer. */
const failingText = { ...squareWithText().layers[1], ind: 9 };
const failingTexts = [failingText, { ...failingText, ind: 8, parent: 9 }];
const neverBuilt = [
  { ty: 99, ind: 9, ks: {} },
  { ...layer, ind: 8, parent: 9 },
];

const copies = (c: number) => ({
  ty: 'rp',
  c: staticValue(c),
  o: staticValue(0),
  m: 1,
  tr: { ...IDENTITY_TRANSFORM, so: staticValue(100), eo: staticValue(100) },
});
const endless = {
  'a trim path whose value is not a number': {
    ty: 'tm',
    s: staticValue(0),
    e: staticValue(50),
    o: { a: 1, k: [3, { t: 60, s: [] }] },
    m: 1,
  },
  'a repeater of a million copies': copies(1_000_000),
  'a group of 300 copies of 300': group(group(circle, fill, copies(300)), copies(300)),
  'a star of a billion points': {
    ty: 'sr',
    sy: 1,
    d: 1,
    pt: staticValue(1e9),
    p: staticValue([0, 0]),
    r: staticValue(0),
    ir: staticValue(3),
    is: staticValue(0),
    or: staticValue(9),
    os: staticValue(0),
  },
  'a line of a billion ridges': { ty: 'zz', r: staticValue(1e9), s: staticValue(1), pt: staticValue(1) },
};

/** Layers of animations that are visible in their first frame, although lottie-web fails or does not finish with some of them. */
export const VISIBLE: Record<string, object[]> = {
  ...Object.fromEntries(
    Object.entries(endless).map(([what, shape]) => [
      what,
      [...layers, { ...layer, ind: 2, shapes: [...(layer?.shapes ?? []), shape] }],
    ]),
  ),
  'a layer of an unknown type before its child': [...neverBuilt, ...layers],
  'a layer of an unknown type after its child': [...neverBuilt.toReversed(), ...layers],
  'a text without its font before its child': [...failingTexts, ...layers],
  'a text without its font after its child': [...failingTexts.toReversed(), ...layers],
  'a rotation with one keyframe': [oneKeyframe],
  'a rotation without easing': [
    turned([
      { t: 0, s: [0] },
      { t: 60, s: [90] },
    ]),
  ],
  'a solid with one keyframe': [solid],
};

/** Returns an animation of these layers as text. Exporters may write large numbers with an exponent. */
export const textWithLayers = (layers: object[]) =>
  JSON.stringify({ ...animation, layers }).replace('1000000000', '1e9');

/** An animation with a visible layer only at frame −1, and one that a canvas can’t render from frame −2. */
export function visibleAtMinusOne() {
  const failing = { ...layer, ...undrawableMask(-2), ip: -2, op: -1 };
  return { ...animation, ip: -2, op: 2, layers: [failing, { ...layer, ip: -1, op: 0 }] };
}

/** Returns pairs of a layer that can’t be created, from a frame on, and its child with so many shapes. */
export function failingParent(ip: number, shapes: number) {
  const failing = { ...missingImageLayer, ind: 9, ip };
  const child = { ...layer, ind: 8, ip, parent: 9, shapes: Array(shapes).fill(layer?.shapes[0]) };
  return [failing, child] as const;
}
