import HybridRenderer from 'lottie-web/player/js/renderers/HybridRenderer.js';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import './svg';

/**
 * Fixes the order of layers. If the previous layer in the list has no element, as with a null layer,
 * lottie-web alone places the layer on top of all others.
 */
HybridRenderer.prototype.addTo3dContainer = function (element, position) {
  const place = this.threeDElements.find(({ endPos }) => position <= endPos);
  const above = this.elements
    .slice(place?.startPos, position)
    .flatMap((layer) => (layer && layer !== true && layer.getBaseElement?.()) || []);
  place?.container.insertBefore(element, above.at(-1) ?? null);
};

/** Creates an animation item that renders to HTML elements. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(HybridRenderer, options);
