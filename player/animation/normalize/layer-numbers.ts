import { layerListsOf } from '../layers';
import type { Animation } from '../lottie';

/**
 * Leaves a layer's number (`ind`) to the first of those that share it (airbnb/lottie-android#2016), and cuts a layer from itself:
 * to lottie-web a layer follows every layer of the number that it names, and each of these again, so that it would not come to
 * an end. Changes 1 sample file.
 */
export function uniqueNumbers(animation: Animation) {
  for (const list of layerListsOf(animation)) {
    const numbers = new Set<string>();
    for (const layer of list.filter(Boolean)) {
      // As lottie-web compares it.
      const number = String(layer.ind);
      if (numbers.has(number)) delete layer.ind;
      numbers.add(number);
      // A layer that names none as its parent would follow those without a number.
      if (layer.parent === null || String(layer.parent) === number) delete layer.parent;
    }
  }
}
