import { registerEffect } from 'lottie-web/player/js/elements/canvasElements/CVEffects.js';
import CVImageElement from 'lottie-web/player/js/elements/canvasElements/CVImageElement.js';
import CVTransformEffect from 'lottie-web/player/js/elements/canvasElements/effects/CVTransformEffect.js';
import CanvasRenderer from 'lottie-web/player/js/renderers/CanvasRenderer.js';
import FontManager from 'lottie-web/player/js/utils/FontManager.js';
import assetManager from 'lottie-web/player/js/utils/helpers/assetManager.js';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import { registerShapeModifiers } from './shape-modifiers';
import './canvas-shapes';
import './trim-paths';

// It is missing, and mattes by brightness are drawn by canvas-layers.ts.
assetManager.loadLumaCanvas = () => {};
registerEffect(35, CVTransformEffect);
registerShapeModifiers();

const { getCharData } = FontManager.prototype;

/** By itself lottie-web throws at a letter without shapes, such as the end of a line. */
FontManager.prototype.getCharData = function (...letter) {
  const found = getCharData.apply(this, letter);
  return found.data.shapes?.length === 0 ? { ...found, data: {} } : found;
};

const { renderInnerContent } = CVImageElement.prototype;

/** Browsers smooth an element of a page that becomes less than half as large, and an image in a worker when they are told to. */
CVImageElement.prototype.renderInnerContent = function () {
  if (this.img instanceof ImageBitmap) {
    const { a, b, c, d } = this.canvasContext.getTransform();
    const scale = Math.min(Math.hypot(a, b), Math.hypot(c, d));
    this.canvasContext.imageSmoothingQuality = scale < 0.5 ? 'medium' : 'low';
  }
  renderInnerContent.call(this);
};

/** An animation that a canvas draws. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(CanvasRenderer, options);
