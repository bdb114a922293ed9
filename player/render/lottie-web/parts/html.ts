import HybridRenderer from 'lottie-web/player/js/renderers/HybridRenderer.js';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import './svg';

/**
 * Fixes the stacking order of layers. lottie-web puts a layer on top of all other layers in its container if
 * the preceding layer in the list, such as a null layer, has no element.
 */
HybridRenderer.prototype.addTo3dContainer = function (element, position) {
  const group = this.threeDElements.find(({ endPos }) => position <= endPos);
  const above = this.elements
    .slice(group?.startPos, position)
    .flatMap((layer) => (layer && layer !== true && layer.getBaseElement?.()) || []);
  group?.container.insertBefore(element, above.at(-1) ?? null);
};

/** Creates an animation item that renders to HTML elements. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(HybridRenderer, options);
