import type { Animation, Layer, Shape } from './lottie';

/** What a file should hold as a list, whatever it holds there. */
// biome-ignore lint/suspicious/noExplicitAny: a file may hold anything
export const listOf = (value: unknown): any[] => (Array.isArray(value) ? value : []);

/** What a file should hold as an object, whatever it holds there; the same object, where it is one. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** Every layer of a file, those of its compositions included. */
export function layersOf({ layers, assets }: Animation): Layer[] {
  const inAssets = listOf(assets).map((asset) => asset?.layers);
  return [layers, ...inAssets].flatMap((list) => listOf(list).filter(Boolean));
}

/** Every shape of a layer, those in groups included. */
export function shapesOf({ shapes }: Layer): Shape[] {
  const found: Shape[] = [];
  // Not by recursion: a file may be nested deeper than the stack is.
  for (const lists = [shapes]; lists.length > 0; ) {
    for (const shape of listOf(lists.pop()).filter(Boolean)) {
      found.push(shape);
      lists.push(shape.it);
    }
  }
  return found;
}
