import type { Animation } from '../lottie';
import { layerListsOf } from '../traverse';

/**
 * If several layers of a list have the same number (`ind`), removes the number from all of them except the
 * first (airbnb/lottie-android#2016). Removes a `parent` that is `null` or refers to the layer itself.
 * lottie-web attaches a layer to every layer that has the parent's number, so lottie-web might
 * otherwise never finish. Changes 1 sample file.
 */
export function removeDuplicateNumbers(animation: Animation) {
  for (const list of layerListsOf(animation)) {
    const numbers = new Set<string>();
    for (const layer of list.filter(Boolean)) {
      // lottie-web compares numbers as text.
      const number = String(layer.ind);
      if (numbers.has(number)) delete layer.ind;
      numbers.add(number);
      // If the parent were null, lottie-web would attach the layer to all layers without a number.
      if (layer.parent === null || String(layer.parent) === number) delete layer.parent;
    }
  }
}
