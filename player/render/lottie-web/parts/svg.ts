import MaskElement from 'lottie-web/player/js/mask.js';
import SVGRenderer from 'lottie-web/player/js/renderers/SVGRenderer.js';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import './trim-paths';

const { drawPath } = MaskElement.prototype;

/** By itself lottie-web leaves a mask's path open where it ends, so that an expanded one lacks a corner there. */
MaskElement.prototype.drawPath = function (mask, path, view) {
  const { lastPath } = view;
  drawPath.call(this, mask, path, view);
  if (path.c && view.lastPath !== lastPath) view.elem.setAttribute('d', `${view.elem.getAttribute('d')}z`);
};

/** An animation that an SVG shows. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(SVGRenderer, options);
