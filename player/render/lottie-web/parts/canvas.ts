import { registerEffect } from 'lottie-web/player/js/elements/canvasElements/CVEffects.js';
import CVTransformEffect from 'lottie-web/player/js/elements/canvasElements/effects/CVTransformEffect.js';
import CanvasRenderer from 'lottie-web/player/js/renderers/CanvasRenderer.js';
import { createAnimationItem } from '../animation-item';
import type { ItemOptions, LottieItem } from '../internals';
import '../patches/asset-manager';
import '../patches/canvas-renderer';
import { drawInLayers } from '../patches/cv-base-element';
import '../patches/cv-image-element';
import '../patches/cv-shape-element';
import '../patches/font-manager';
import { TRANSFORM } from '../supported-effects';
import { registerShapeModifiers } from './shape-modifiers';

registerEffect(TRANSFORM, CVTransformEffect);
registerShapeModifiers();

export { default as ShapeElement } from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';

/** Creates an animation item that renders to a canvas. */
export function createItem(options: ItemOptions): LottieItem {
  const item = createAnimationItem(CanvasRenderer, options);
  drawInLayers(item);
  return item;
}
