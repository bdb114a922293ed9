import files from './square.json' with { type: 'json' };

/** A property without keyframes. */
export const staticValue = (value: unknown) => ({ a: 0, k: value });

/** A group's transform that moves nothing. */
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
  /** In frames a second. */
  rate?: number;
  markers?: { tm: number; dr: number; cm: string }[];
};

/** A small animation whose every frame is known: a red 40-pixel square that crosses a canvas of 100 by 100. */
export function square({ frames = 60, rate = 60, markers = [] }: SquareOptions = {}) {
  const animation = { ...structuredClone(files.animation), fr: rate, op: frames, markers };
  for (const layer of animation.layers) {
    layer.op = frames;
    for (const keyframe of layer.ks.p.k.slice(1)) keyframe.t = frames;
  }
  return animation;
}

/** Ten frames in one second, with the marker `part` over the frames 2 to 6. */
export const TEN_FRAMES = square({ frames: 10, rate: 10, markers: [{ tm: 2, dr: 5, cm: 'part' }] });

/**
 * The square over a line of text: lottie-web measures its font with elements that it leaves in the page.
 * @param layer other properties of the text's layer
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

/** A layer that shows a composition of the file's assets. */
export const precompLayer = (refId: string) => ({
  ...layer,
  ty: 0,
  refId,
  w: 100,
  h: 100,
  shapes: undefined,
});

/** An image layer whose image is not among the file's assets: lottie-web throws when it makes the layer. */
export const missingImageLayer = { ...layer, ty: 2, refId: 'nowhere', shapes: undefined };
