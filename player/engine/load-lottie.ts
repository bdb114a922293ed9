import type { PlayerRenderer } from '../types';

/** What few animations need of lottie-web. Once loaded it has effect on each that is made from then on. */
export type LottieParts = {
  /** In SVG and HTML: effects, and what seldom changes shapes. */
  svgExtras?: boolean;
  /** Evaluated by eval. */
  expressions?: boolean;
};

const RENDERERS = {
  svg: () => import('./lottie/svg'),
  canvas: () => import('./lottie/canvas'),
  html: () => import('./lottie/html'),
};

/** Loads what makes an animation of lottie-web that a renderer draws. */
export async function loadLottie(renderer: PlayerRenderer, { svgExtras, expressions }: LottieParts = {}) {
  const [{ createItem }] = await Promise.all([
    RENDERERS[renderer](),
    svgExtras && import('./lottie/svg-extras'),
    expressions && import('./lottie/expressions'),
  ]);
  return createItem;
}
