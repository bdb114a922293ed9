import SVGRenderer from 'lottie-web/player/js/renderers/SVGRenderer.js';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import './trim-paths';

/** An animation that an SVG shows. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(SVGRenderer, options);
