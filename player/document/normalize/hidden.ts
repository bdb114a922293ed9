import { type Animation, asArray } from '../lottie';
import { layersOf, shapeListsOf } from '../traverse';

/** An effect type that draws nothing, and only provides values for expressions. */
export const CONTROL = 5;

/**
 * Types of shapes that lottie-web itself can hide. Shapes of these types are not removed, because their empty
 * elements affect how a browser rounds colors.
 */
const STYLES = ['fl', 'st', 'gf', 'gs'];

/**
 * Removes hidden shapes, and gives disabled effects a type that draws nothing. Otherwise, lottie-web would
 * draw hidden groups (airbnb/lottie-web#795) and disabled effects. An effect keeps its index and values,
 * because expressions refer to them. Changes no sample file.
 */
export function removeHidden(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const list of shapeListsOf(layer)) {
      for (const shape of list) if (shape?.hd) shape.hd = true;
      const kept = list.filter((shape) => !shape?.hd || STYLES.includes(String(shape.ty)));
      if (kept.length < list.length) list.splice(0, list.length, ...kept);
    }
    for (const effect of asArray(layer.ef)) {
      if (effect && effect.en === 0) effect.ty = CONTROL;
    }
  }
}
