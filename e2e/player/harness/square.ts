import files from './square.json' with { type: 'json' };

/** A property without keyframes. */
export const staticValue = (value: unknown) => ({ a: 0, k: value });

/** A group transform that changes nothing. */
export const IDENTITY_TRANSFORM = {
  ty: 'tr',
  o: staticValue(100),
  r: staticValue(0),
  a: staticValue([0, 0]),
  s: staticValue([100, 100]),
  p: staticValue([0, 0]),
};

type SquareOptions = {
  frames?: number;
  /** Frames per second. */
  rate?: number;
  markers?: { tm: number; dr: number; cm: string }[];
};

/** A small animation with known frames: a red square of 40 pixels moves across a canvas of 100 by 100. */
export function square({ frames = 60, rate = 60, markers = [] }: SquareOptions = {}) {
  const animation = { ...structuredClone(files.animation), fr: rate, op: frames, markers };
  for (const layer of animation.layers) {
    layer.op = frames;
    for (const keyframe of layer.ks.p.k.slice(1)) keyframe.t = frames;
  }
  return animation;
}

/** Ten frames in one second, with the marker `part` on frames 2 to 6. */
export const TEN_FRAMES = square({ frames: 10, rate: 10, markers: [{ tm: 2, dr: 5, cm: 'part' }] });

/**
 * The square and a line of text. lottie-web measures the font with elements that it leaves in the page.
 * @param layer other properties of the text layer
 */
export function squareWithText({ expression, ...layer }: { expression?: string; ao?: 1 } = {}) {
  const { text, fonts } = structuredClone(files);
  const d = { ...text.t.d, x: expression };
  return {
    ...square(),
    fonts,
    layers: [...square().layers, { ...text, t: { ...text.t, d }, ...layer }],
  };
}

const [layer] = square().layers;

/** Returns a layer that shows a composition of the file's assets. */
export const precompLayer = (refId: string) => ({
  ...layer,
  ty: 0,
  refId,
  w: 100,
  h: 100,
  shapes: undefined,
});

/** A path without tangents. lottie-web throws when it creates a layer with such a path. */
const brokenPath = { ty: 'sh', ks: staticValue({ c: true, v: Array(2).fill([0, 0]), i: null, o: null }) };

/** A layer that lottie-web can't create. */
export const failingLayer = { ...layer, shapes: [{ ty: 'gr', it: [brokenPath] }] };

/** Returns an animation whose square an expression makes visible. */
export function squareWithExpression() {
  const [layer] = square().layers;
  const o = { a: 0, k: 0, x: 'var $bm_rt = 100;' };
  return { ...square(), layers: [{ ...layer, ks: { ...layer?.ks, o } }] };
}
