import type { Animation } from '../lottie';
import { layersOf, shapesOf } from '../traverse';

/**
 * The blend mode "add", which exporters write (bodymovin/bodymovin-extension#12) and lottie-web does not
 * support. It supports the modes from 1 (multiply) to 15 (luminosity).
 */
export const ADD = 16;

/**
 * The class name by which patch-rendered-dom.ts finds shapes with the mode "add". lottie-web sets it on their
 * elements.
 */
export const ADDED = 'added';

/**
 * Sets the blend mode of every layer if the file uses blend modes: on a canvas, lottie-web draws a layer
 * without a mode with the mode of the layer before it. Marks the shapes with the mode "add". Changes no
 * sample file.
 */
export function setBlendModes(animation: Animation) {
  const layers = layersOf(animation);
  const shapes = layers.flatMap(shapesOf);
  if (![...layers, ...shapes].some(({ bm }) => bm)) return;
  for (const layer of layers) layer.bm ??= 0;
  for (const shape of shapes) if (shape.bm === ADD) shape.cl = ADDED;
}
