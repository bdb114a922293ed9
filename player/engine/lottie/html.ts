import HybridRenderer from 'lottie-web/player/js/renderers/HybridRenderer.js';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import './svg';

/** An animation that elements of HTML show. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(HybridRenderer, options);
