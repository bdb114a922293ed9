import type { PlayerRenderer } from '../../types';
import { createItem, ShapeElement } from './parts/svg';
import { provide } from './provide';

/**
 * Modules of lottie-web that few files need. Once a module is loaded, it applies to all animation items that
 * are created afterwards.
 */
export type LottieParts = {
  /** Effects and rarely used shape modifiers, for the SVG and HTML renderers. */
  svgExtras?: boolean;
  /** The interpreter of expressions. */
  expressions?: boolean;
  /** Justified text, letters in random order, and text that the browser must shape or reorder. */
  complexText?: boolean;
  /** Merge Paths. */
  mergedPaths?: boolean;
};

const RENDERERS = {
  svg: () => ({ createItem, ShapeElement }),
  canvas: () => import('./parts/canvas').then(provide),
  html: () => import('./parts/html').then(provide),
};

/**
 * Loads a renderer and other modules of lottie-web.
 * @returns the function that creates an animation item for the renderer
 */
export async function loadLottie(
  renderer: PlayerRenderer,
  { svgExtras, expressions, complexText, mergedPaths }: LottieParts = {},
) {
  const [{ createItem, ShapeElement }, merging] = await Promise.all([
    RENDERERS[renderer](),
    mergedPaths && import('./parts/merged-paths').then(provide),
    svgExtras && import('./parts/svg-extras').then(provide),
    expressions && import('./parts/expressions').then(provide),
    complexText && import('./parts/complex-text').then(provide),
  ]);
  if (merging) merging.mergePaths(ShapeElement);
  return createItem;
}
