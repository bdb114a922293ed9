import type { Animation, Layer } from './animation';

/** Every layer of a file, those of its compositions included. */
export function layersOf({ layers, assets }: Animation): Layer[] {
  const inAssets = (Array.isArray(assets) ? assets : []).map((asset) => asset?.layers);
  return [layers, ...inAssets].flatMap((list) => (Array.isArray(list) ? list.filter(Boolean) : []));
}
