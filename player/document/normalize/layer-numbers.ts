import { layerListsOf } from '../layers';
import type { Animation } from '../lottie';

/**
 * Removes a duplicate `ind` from all layers but the first (airbnb/lottie-android#2016), and a `parent` that names the layer itself:
 * to lottie-web a layer is parented to every layer of the number that it names, and each of these again, so that it would not come
 * to an end. Changes 1 sample file.
 */
export function uniqueNumbers(animation: Animation) {
  for (const list of layerListsOf(animation)) {
    const numbers = new Set<string>();
    for (const layer of list.filter(Boolean)) {
      // As lottie-web compares it.
      const number = String(layer.ind);
      if (numbers.has(number)) delete layer.ind;
      numbers.add(number);
      // A layer that names null as its parent would be parented to those without a number.
      if (layer.parent === null || String(layer.parent) === number) delete layer.parent;
    }
  }
}
