import { square } from './square';

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
