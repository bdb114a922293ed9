import { visitBuiltLayers } from '../built-layers';
import type { LottieRenderer } from '../internals';

/** An image layer that lottie-web has built in SVG or HTML. */
type ImageLayer = {
  readonly layerElement?: Element;
  readonly assetData?: { readonly w?: unknown; readonly h?: unknown };
};

/** Gives images their own size if the file specifies none. lottie-web sets invalid sizes. */
export function removeInvalidSizes(renderer: LottieRenderer) {
  visitBuiltLayers<ImageLayer>(renderer, ({ layerElement, assetData }) => {
    if (!assetData || (assetData.w && assetData.h)) return;
    for (const image of layerElement?.querySelectorAll('image') ?? []) {
      image.removeAttribute('width');
      image.removeAttribute('height');
    }
  });
}
