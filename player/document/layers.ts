import type { Animation, Layer, Shape } from './lottie';
import { asArray } from './unknown-json';

/** Every layer of a file, those of its compositions included. */
export const layersOf = (animation: Animation): Layer[] => layerListsOf(animation).flat().filter(Boolean);

/** Every list of layers in a file: its own, and those of its compositions. */
export function layerListsOf({ layers, assets }: Animation): Layer[][] {
  return [layers, ...asArray(assets).map((asset) => asset?.layers)].map(asArray);
}

/** Every shape of a layer, those in groups included. */
export const shapesOf = (layer: Layer): Shape[] => shapeListsOf(layer).flat().filter(Boolean);

/** Every list of a layer's shapes: its own, and those of its groups. */
export function shapeListsOf({ shapes }: Layer): Shape[][] {
  const found: Shape[][] = [];
  // Not by recursion: a file may be nested deeper than the stack is.
  for (const lists = [shapes]; lists.length > 0; ) {
    const list = asArray(lists.pop());
    if (list.length === 0) continue;
    found.push(list);
    for (const shape of list) lists.push(shape?.it);
  }
  return found;
}
