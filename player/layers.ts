import type { Animation, Layer } from './animation';

/** What a file should hold as a list, whatever it holds there. */
export const listOf = (value: unknown) => (Array.isArray(value) ? value : []);

/** Every layer of a file, those of its compositions included. */
export function layersOf({ layers, assets }: Animation): Layer[] {
  const inAssets = listOf(assets).map((asset) => asset?.layers);
  return [layers, ...inAssets].flatMap((list) => listOf(list).filter(Boolean));
}
