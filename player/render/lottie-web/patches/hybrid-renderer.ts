import HybridRenderer from 'lottie-web/player/js/renderers/HybridRenderer.js';
import type { LottieRenderer } from '../internals';

const { configAnimation } = HybridRenderer.prototype;

/**
 * Fixes the stacking order of layers. lottie-web puts a layer on top of all other layers in its container if
 * the preceding layer in the list, such as a null layer, has no element
 * (https://github.com/airbnb/lottie-web/pull/2976).
 */
HybridRenderer.prototype.addTo3dContainer = function (element, position) {
  const group = this.threeDElements.find(({ endPos }) => position <= endPos);
  const above = this.elements
    .slice(group?.startPos, position)
    .flatMap((layer) => (layer && layer !== true && layer.getBaseElement?.()) || []);
  group?.container.insertBefore(element, above.at(-1) ?? null);
};

HybridRenderer.prototype.configAnimation = function (animation) {
  configAnimation.call(this, animation);
  flattenBlended(this);
};

/**
 * Removes `transform-style: preserve-3d` from the containers of 2D layers if any layer has a blend mode.
 * lottie-web sets this style on all containers in HTML, but Firefox doesn't blend elements inside such
 * containers.
 */
function flattenBlended({ layers, threeDElements }: Pick<LottieRenderer, 'layers' | 'threeDElements'>) {
  if (!layers.some(({ bm }) => bm)) return;
  for (const { type, container, perspectiveElem } of threeDElements ?? []) {
    if (type === '2d') for (const { style } of [container, perspectiveElem]) style.transformStyle = 'flat';
  }
}
