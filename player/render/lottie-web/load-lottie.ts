import type { PlayerRenderer } from '../../types';
import type { LottieParts } from '../renderer';
import { createItem } from './parts/svg';

const RENDERERS = {
  svg: () => ({ createItem }),
  canvas: () => import('./parts/canvas'),
  html: () => import('./parts/html'),
};

/**
 * Loads a renderer and other modules of lottie-web.
 * @returns the function that creates an animation item for the renderer
 */
export async function loadLottie(
  renderer: PlayerRenderer,
  { svgExtras, expressions, complexText }: LottieParts = {},
) {
  const [{ createItem }] = await Promise.all([
    RENDERERS[renderer](),
    svgExtras && import('./parts/svg-extras'),
    expressions && import('./parts/expressions'),
    complexText && import('./parts/complex-text'),
  ]);
  return createItem;
}

/** Loads the modules that only some files and renderers need, in a single request. */
export const loadFeatureSupport = () => import('../main-thread/feature-support');
