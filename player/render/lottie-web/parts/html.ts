import HybridRenderer from 'lottie-web/player/js/renderers/HybridRenderer.js';
import { createAnimationItem } from '../animation-item';
import type { ItemOptions, LottieItem } from '../internals';
import '../patches/h-shape-element';
import '../patches/hybrid-renderer';
import './svg';

export { default as ShapeElement } from 'lottie-web/player/js/elements/htmlElements/HShapeElement.js';

/** Creates an animation item that renders to HTML elements. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(HybridRenderer, options);
