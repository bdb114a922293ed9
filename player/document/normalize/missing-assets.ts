import { type Animation, type Asset, asArray, LayerType } from '../lottie';
import { layersOf } from '../traverse';

/** What each type of layer shows, and whether an asset can be it. */
const KINDS: Record<number, { name: string; matches: (asset: Asset) => boolean }> = {
  [LayerType.composition]: { name: 'composition', matches: ({ layers }) => Boolean(layers) },
  [LayerType.image]: { name: 'image', matches: ({ p }) => p !== undefined },
};

/**
 * Replaces a layer whose composition or image is missing with a null layer, and logs the id: lottie-web throws
 * when it looks up the asset, so that nothing of the file is drawn. The layer stays because other layers may be
 * parented to it. Changes 1 sample file.
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
