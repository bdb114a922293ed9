import { precompLayer } from './layers';
import { square, staticValue } from './square';

/**
 * Returns a mask without points, at which lottie-web throws in the first frame of the layer.
 * @param from the frame of its first keyframe
 */
export function undrawableMask(from: number) {
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
  const { layers, ...animation } = square();
  const [layer] = layers;
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
  const singleKeyframe = { a: 1, k: [{ t: 0, s: [30] }] };
  const precomp = (refId: string) => [
    { ...precompLayer(refId), ks: { ...layer?.ks, p: staticValue([0, 0, 0]) } },
  ];
  return Object.entries({
    'a layer that can’t be drawn any more': [[failing, ...layers], layers],
    'a layer behind them that can’t be drawn any more': [[...layers, failing], layers],
    'a layer of a composition that can’t be drawn any more': [precomp('with'), precomp('without')],
    'many layers with one keyframe': [column(singleKeyframe), column(staticValue(30))],
  }).map(([what, pair]) => ({ what, pair: pair.map((layers) => ({ ...animation, assets, layers })) }));
}
