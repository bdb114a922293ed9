import HybridRenderer from 'lottie-web/player/js/renderers/HybridRenderer.js';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import './svg';

/** By itself lottie-web puts a layer above all others where the one before it in the list, such as a null, shows nothing. */
HybridRenderer.prototype.addTo3dContainer = function (element, position) {
  const place = this.threeDElements.find(({ endPos }) => position <= endPos);
  const above = this.elements
    .slice(place?.startPos, position)
    .flatMap((layer) => (layer && layer !== true && layer.getBaseElement?.()) || []);
  place?.container.insertBefore(element, above.at(-1) ?? null);
};

/** An animation that elements of HTML show. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(HybridRenderer, options);
