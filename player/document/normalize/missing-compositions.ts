import { layersOf } from '../layers';
import { type Animation, LayerType } from '../lottie';
import { asArray } from '../unknown-json';

/**
 * Makes a null layer of one whose composition the file does not have, and names it on the console: lottie-web looks for its
 * layers and throws (`completeLayers` in its data manager), so that nothing of the file is drawn. Other layers may be parented to it.
 * Changes 1 sample file.
 */
export function emptyMissing(animation: Animation) {
  const compositions = asArray(animation.assets).filter((asset) => asset?.layers);
  const ids = new Set<unknown>(compositions.map(({ id }) => id));
  const missing = new Set<unknown>();
  for (const layer of layersOf(animation)) {
    if (layer.ty !== LayerType.composition || ids.has(layer.refId)) continue;
    missing.add(layer.refId);
    layer.ty = LayerType.null;
  }
  for (const id of missing) console.warn(`Layers were left out: the file has no composition "${id}"`);
}
