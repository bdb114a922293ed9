import { layersOf, shapesOf } from '../layers';
import type { Animation } from '../lottie';

/**
 * The mode that lottie-web does not have, and exporters write (bodymovin/bodymovin-extension#12): to add. Those before it, from 1
 * (multiply) to 15 (luminosity), it has.
 */
export const ADD = 16;

/** Marks the shapes that are added, for the engine, which finds them by it: lottie-web makes it their class. */
export const ADDED = 'added';

/**
 * Says of every layer of a file with blend modes how it is blended: on a canvas a layer that names no mode would be blended
 * as the one before it. Marks the shapes that are added. Changes no sample file.
 */
export function nameBlendModes(animation: Animation) {
  const layers = layersOf(animation);
  const shapes = layers.flatMap(shapesOf);
  if (![...layers, ...shapes].some(({ bm }) => bm)) return;
  for (const layer of layers) layer.bm ??= 0;
  for (const shape of shapes) if (shape.bm === ADD) shape.cl = ADDED;
}
