import type { PlayerRenderer } from '../../types';
import { createItem } from './parts/svg';
import { provide } from './provide';

/**
 * Modules of lottie-web that few files need. Once a module is loaded, it applies to all animation items that
 * are created afterwards.
 */
export type LottieParts = {
  /** Effects and rarely used shape modifiers, for the SVG and HTML renderers. */
  svgExtras?: boolean;
  /** Expressions, which lottie-web evaluates with `eval`. */
  expressions?: boolean;
  /** Justified text, letters in random order, and text that the browser must shape or reorder. */
  complexText?: boolean;
};

const RENDERERS = {
  svg: () => ({ createItem }),
  canvas: () => import('./parts/canvas').then(provide),
  html: () => import('./parts/html').then(provide),
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
    svgExtras && import('./parts/svg-extras').then(provide),
    expressions && import('./parts/expressions').then(provide),
    complexText && import('./parts/complex-text').then(provide),
  ]);
  return createItem;
}
