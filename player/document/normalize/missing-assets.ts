import { type Animation, type Asset, asArray, LayerType } from '../lottie';
import { layersOf } from '../traverse';

/**
 * For each type of layer, the kind of asset that it uses, and a function that returns whether an asset is of
 * this kind.
 */
const KINDS: Record<number, { name: string; matches: (asset: Asset) => boolean }> = {
  [LayerType.composition]: { name: 'composition', matches: ({ layers }) => Boolean(layers) },
  [LayerType.image]: { name: 'image', matches: ({ p }) => p !== undefined },
};

/**
 * Replaces a layer with a null layer if its composition or image is missing, and logs the missing id.
 * Otherwise, lottie-web would throw and draw nothing. The layer isn't removed, because it can be the parent
 * of another layer. An id that is a number matches the same number as text. Changes 1 sample file.
 */
export function emptyMissingAssets(animation: Animation) {
  const assets = asArray(animation.assets).filter(Boolean);
  const missing = new Set<string>();
  for (const [type, { name, matches }] of Object.entries(KINDS)) {
    const ids = assets.filter(matches).map(({ id }) => id);
    const known = new Set(ids);
    const byText = new Map(ids.map((id) => [String(id), id]));
    for (const layer of layersOf(animation)) {
      if (layer.ty !== Number(type) || known.has(layer.refId)) continue;
      const sameText = byText.get(String(layer.refId));
      if (sameText !== undefined) layer.refId = sameText;
      else {
        missing.add(`${name} "${layer.refId}"`);
        layer.ty = LayerType.null;
      }
    }
  }
  for (const asset of missing)
    console.warn(`The file has no ${asset}; the layers that show it are left empty`);
}
