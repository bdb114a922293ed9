import { registerEffect } from 'lottie-web/player/js/elements/canvasElements/CVEffects.js';
import CVTransformEffect from 'lottie-web/player/js/elements/canvasElements/effects/CVTransformEffect.js';
import CanvasRenderer from 'lottie-web/player/js/renderers/CanvasRenderer.js';
import properties from 'lottie-web/player/js/utils/PropertyFactory.js';
import { drawInLayers } from '../canvas-layers';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import { registerShapeModifiers } from './shape-modifiers';
import './trim-paths';

registerEffect(35, CVTransformEffect);
registerShapeModifiers();

/** An animation that a canvas draws. */
export function createItem(options: ItemOptions): LottieItem {
  const item = createAnimationItem(CanvasRenderer, options);
  drawInLayers(item, properties);
  return item;
}
