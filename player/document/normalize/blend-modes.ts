import type { Animation } from '../lottie';
import { layersOf, shapesOf } from '../traverse';

/**
 * The blend mode "add". Exporters write this mode (bodymovin/bodymovin-extension#12), but lottie-web supports
 * only the modes 1 (multiply) to 15 (luminosity).
 */
export const ADD = 16;

/**
 * The class name that marks shapes with the blend mode "add". lottie-web adds the class to the elements of
 * these shapes, and patches/base-element.ts finds the elements by the class.
 */
export const ADDED = 'player-added';

/**
 * Sets the missing blend modes of layers to normal if at least one layer or shape has a blend mode.
 * Otherwise, on a canvas, a layer without a blend mode would be drawn in the blend mode of the previous
 * layer. Also marks the shapes with the blend mode "add". Changes no sample file.
 */
export function setBlendModes(animation: Animation) {
  const layers = layersOf(animation);
  const shapes = layers.flatMap(shapesOf);
  if (![...layers, ...shapes].some(({ bm }) => bm)) return;
  for (const layer of layers) layer.bm ??= 0;
  for (const shape of shapes) if (shape.bm === ADD) shape.cl = [shape.cl, ADDED].filter(Boolean).join(' ');
}
