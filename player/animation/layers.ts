import type { Animation, Layer } from './parse';

/** What a file should hold as a list, whatever it holds there. */
export const listOf = (value: unknown) => (Array.isArray(value) ? value : []);

/** Every layer of a file, those of its compositions included. */
export function layersOf({ layers, assets }: Animation): Layer[] {
  const inAssets = listOf(assets).map((asset) => asset?.layers);
  return [layers, ...inAssets].flatMap((list) => listOf(list).filter(Boolean));
}

/** Every shape of a layer, those in groups included. */
export function shapesOf({ shapes }: Layer): { ln?: unknown }[] {
  const found = [];
  // Not by recursion: a file may be nested deeper than the stack is.
  for (const lists = [shapes]; lists.length > 0; ) {
    for (const shape of listOf(lists.pop()).filter(Boolean)) {
      found.push(shape);
      lists.push(shape.it);
    }
  }
  return found;
}
