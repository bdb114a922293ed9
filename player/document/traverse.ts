import { type Animation, asArray, type Layer, LayerType, type Shape } from './lottie';

/** Returns every layer of a file, including the layers of its compositions. */
export const layersOf = (animation: Animation): Layer[] => layerListsOf(animation).flat().filter(Boolean);

/** Returns every list of layers in a file: its own list, and one for each composition. */
export function layerListsOf({ layers, assets }: Animation): Layer[][] {
  return [layers, ...asArray(assets).map((asset) => asset?.layers)].map(asArray);
}

/** Returns every shape of a layer, including the shapes in groups. */
export const shapesOf = (layer: Layer): Shape[] => shapeListsOf(layer).flat().filter(Boolean);

/** Returns every list of a layer's shapes. The list of a group comes after the list that holds the group. */
export function shapeListsOf({ shapes }: Layer): Shape[][] {
  const found: Shape[][] = [];
  // Without recursion: a file may be nested deeper than the call stack allows.
  for (const lists = [shapes]; lists.length > 0; ) {
    const list = asArray(lists.pop());
    if (list.length === 0) continue;
    found.push(list);
    for (const shape of list) lists.push(shape?.it);
  }
  return found;
}

/**
 * Calls `visit` for every object and array in `data`, including `data`. `isSkipped` excludes a value and its
 * content.
 */
export function visitObjects(
  data: object,
  visit: (object: object) => void,
  isSkipped: (value: object) => boolean = () => false,
) {
  // Without recursion: a file may be nested deeper than the call stack allows.
  const objects = [data];
  for (let object = objects.pop(); object; object = objects.pop()) {
    visit(object);
    for (const value of Object.values(object)) {
      if (typeof value === 'object' && value !== null && !isSkipped(value)) objects.push(value);
    }
  }
}

/** Returns compositions by their id. If two have the same id, lottie-web shows the first. */
export function compositionsOf({ assets }: Animation): Map<unknown, Layer[]> {
  return new Map(
    asArray(assets)
      .map((asset) => [asset?.id, asArray(asset?.layers)] as const)
      .reverse(),
  );
}

/**
 * Adds up a weight of all visible layers, and counts the layers of a composition once for each layer that
 * shows it.
 * @returns `Infinity` if compositions show each other in an endless cycle
 */
export function sumOverInstances(animation: Animation, weightOf: (layer: Layer) => number): number {
  const compositions = compositionsOf(animation);
  const totals = new Map<unknown, number>();
  const totalOf = (list: unknown): number =>
    asArray(list).reduce((sum, layer) => sum + (layer ? weightOf(layer) : 0) + totalInComposition(layer), 0);
  const visiting = new Set<unknown>();
  let cycles = 0;
  const totalInComposition = (layer: Layer | null): number => {
    if (layer?.ty !== LayerType.composition) return 0;
    const { refId } = layer;
    if (!totals.has(refId)) {
      if (visiting.has(refId)) {
        cycles += 1;
        // lottie-web ends a single cycle itself. With two, each cycle copies the other.
        return cycles > 1 ? Number.POSITIVE_INFINITY : 0;
      }
      visiting.add(refId);
      totals.set(refId, totalOf(compositions.get(refId)));
    }
    return totals.get(refId) ?? 0;
  };
  return totalOf(animation.layers);
}
