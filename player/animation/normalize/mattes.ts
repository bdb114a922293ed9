import { layerListsOf } from '../layers';
import type { Animation, Layer } from '../lottie';

/**
 * Gives every layer with a matte the matte's number. Where a file names none, the matte is the layer before it in the list,
 * as lottie-web's SVG renderer has it; its canvas takes the layer of the number before (airbnb/lottie-web#3034). A layer
 * whose matte is not there has none. Changes 10 sample files.
 */
export function nameMattes(animation: Animation) {
  for (const list of layerListsOf(animation)) {
    let last = Math.max(0, ...list.map((layer) => Number(layer?.ind)).filter(Number.isFinite));
    for (const [index, layer] of list.entries()) {
      if (!layer?.tt) continue;
      const matte = matteOf(layer, list[index - 1], list);
      if (!matte) {
        delete layer.tt;
        continue;
      }
      if (matte.ind === undefined) {
        last += 1;
        matte.ind = last;
      }
      layer.tp = matte.ind;
      matte.td = 1;
    }
  }
}

function matteOf({ tp }: Layer, before: Layer | undefined, list: Layer[]): Layer | undefined {
  return tp === undefined || tp === null ? before : list.find((layer) => String(layer?.ind) === String(tp));
}
