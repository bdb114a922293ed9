import type { PlayerRenderer } from '../../types';

/** What few animations need of lottie-web. Once loaded it has effect on each that is made from then on. */
export type LottieParts = {
  /** In SVG and HTML: effects, and what seldom changes shapes. */
  svgExtras?: boolean;
  /** Evaluated by eval. */
  expressions?: boolean;
};

const RENDERERS = {
  svg: () => import('./parts/svg'),
  canvas: () => import('./parts/canvas'),
  html: () => import('./parts/html'),
};

/** Loads what makes an animation of lottie-web that a renderer draws. */
export async function loadLottie(renderer: PlayerRenderer, { svgExtras, expressions }: LottieParts = {}) {
  const [{ createItem }] = await Promise.all([
    RENDERERS[renderer](),
    svgExtras && import('./parts/svg-extras'),
    expressions && import('./parts/expressions'),
  ]);
  return createItem;
}
