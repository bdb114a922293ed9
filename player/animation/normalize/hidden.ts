import { layersOf, listOf, shapeListsOf } from '../layers';
import type { Animation } from '../lottie';

/** The type of an effect that only expressions read. */
const CONTROL = 5;

/**
 * Takes out the shapes that a file hides, and makes effects that it switches off such as draw nothing: lottie-web draws
 * hidden groups (airbnb/lottie-web#795) and does not know that effects can be off. An effect keeps its place and its
 * values, which expressions name. Changes HIDDEN_COUNT of the 75 sample files.
 */
export function removeHidden(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const list of shapeListsOf(layer)) {
      const shown = list.filter((shape) => !shape?.hd);
      if (shown.length < list.length) list.splice(0, list.length, ...shown);
    }
    for (const effect of listOf(layer.ef)) {
      if (effect && effect.en === 0) effect.ty = CONTROL;
    }
  }
}
