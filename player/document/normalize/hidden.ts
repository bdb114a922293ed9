import { layersOf, shapeListsOf } from '../layers';
import type { Animation } from '../lottie';
import { asArray } from '../unknown-json';

/** The type of an effect that only expressions read. */
const CONTROL = 5;

/** Shapes that lottie-web hides itself, and whose empty elements have a part in how a browser rounds colours. */
const STYLES = ['fl', 'st', 'gf', 'gs'];

/**
 * Takes out the shapes that a file hides, and makes effects that it switches off such as draw nothing: lottie-web draws
 * hidden groups (airbnb/lottie-web#795) and does not know that effects can be off. An effect keeps its place and its
 * values, which expressions name. Changes no sample file.
 */
export function removeHidden(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const list of shapeListsOf(layer)) {
      for (const shape of list) if (shape?.hd) shape.hd = true;
      const shown = list.filter((shape) => !shape?.hd || STYLES.includes(String(shape.ty)));
      if (shown.length < list.length) list.splice(0, list.length, ...shown);
    }
    for (const effect of asArray(layer.ef)) {
      if (effect && effect.en === 0) effect.ty = CONTROL;
    }
  }
}
