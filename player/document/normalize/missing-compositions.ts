import { type Animation, asArray, LayerType } from '../lottie';
import { layersOf } from '../traverse';

/**
 * Replaces a layer whose composition is missing with a null layer, and logs the id: lottie-web throws when it
 * looks up the composition (`completeLayers` in its data manager), so that nothing of the file is drawn. The
 * layer stays because other layers may be parented to it. Changes 1 sample file.
 */
export function emptyMissingCompositions(animation: Animation) {
  const compositions = asArray(animation.assets).filter((asset) => asset?.layers);
  const ids = new Set<unknown>(compositions.map(({ id }) => id));
  const missing = new Set<unknown>();
  for (const layer of layersOf(animation)) {
    if (layer.ty !== LayerType.composition || ids.has(layer.refId)) continue;
    missing.add(layer.refId);
    layer.ty = LayerType.null;
  }
  for (const id of missing)
    console.warn(`The file has no composition "${id}"; the layers that show it are left empty`);
}
