import { type Animation, type Asset, asArray, LayerType } from '../lottie';
import { layersOf } from '../traverse';

/** The kind of asset that each type of layer uses, and a function that checks an asset's kind. */
const KINDS: Record<number, { name: string; matches: (asset: Asset) => boolean }> = {
  [LayerType.composition]: { name: 'composition', matches: ({ layers }) => Boolean(layers) },
  [LayerType.image]: { name: 'image', matches: ({ p }) => p !== undefined },
};

/**
 * Replaces layers whose composition or image is missing with null layers, and logs the missing ids.
 * lottie-web throws for a missing asset, and draws nothing. The null layers are needed because they may be
 * parents of other layers. Changes 1 sample file.
 */
export function emptyMissingAssets(animation: Animation) {
  const assets = asArray(animation.assets).filter(Boolean);
  const missing = new Set<string>();
  for (const [type, { name, matches }] of Object.entries(KINDS)) {
    const ids = new Set(assets.filter(matches).map(({ id }) => id));
    for (const layer of layersOf(animation)) {
      if (layer.ty !== Number(type) || ids.has(layer.refId)) continue;
      missing.add(`${name} "${layer.refId}"`);
      layer.ty = LayerType.null;
    }
  }
  for (const asset of missing)
    console.warn(`The file has no ${asset}; the layers that show it are left empty`);
}
