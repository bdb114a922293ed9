import SVGRenderer from 'lottie-web/player/js/renderers/SVGRenderer.js';
import { createAnimationItem } from '../animation-item';
import type { ItemOptions, LottieItem } from '../internals';
import '../patches/mask-element';
import '../patches/parts';

/** The class of the layers that can have merged paths. */
export { default as ShapeElement } from 'lottie-web/player/js/elements/svgElements/SVGShapeElement.js';

/** Creates an animation item that renders to an SVG. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(SVGRenderer, options);
