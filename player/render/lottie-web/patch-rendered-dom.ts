import type { LottieItem } from './internals';
import { blendAdditively } from './patches/base-element';
import { patchHtmlElements } from './patches/html-elements';
import { removeInvalidSizes } from './patches/image-element';
import { patchMattes } from './patches/svg-base-element';
import { patchFilters } from './patches/svg-effects';
import { patchMasks, repaintNestedMasks } from './patches/svg-masks';
import { orderTextPaint } from './patches/text-element';

/** Fixes problems in the elements that lottie-web creates, which can't be fixed in the data of the animation. */
export function patchRenderedDom(item: LottieItem) {
  const { renderer } = item;
  if (!renderer) return;
  const configAnimation = renderer.configAnimation.bind(renderer);
  renderer.configAnimation = (animation) => {
    configAnimation(animation);
    patchMasks(renderer);
    blendAdditively(renderer);
    patchHtmlElements(renderer);
    removeInvalidSizes(renderer);
    patchMattes(renderer);
    patchFilters(renderer);
    orderTextPaint(renderer);
    repaintNestedMasks(renderer);
  };
}
