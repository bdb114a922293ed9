import { type Animation, asArray, asRecord, type Layer, LayerType, type Shape } from './lottie';

/** Returns all layers of a file, including the layers of compositions. */
export const layersOf = (animation: Animation): Layer[] => layerListsOf(animation).flat().filter(Boolean);

/** Returns all lists of layers in a file: the top-level list, and the list of each composition. */
export function layerListsOf({ layers, assets }: Animation): Layer[][] {
  return [layers, ...asArray(assets).map((asset) => asset?.layers)].map(asArray);
}

/** Returns all shapes of a layer, including shapes in groups. */
export const shapesOf = (layer: Layer): Shape[] => shapeListsOf(layer).flat().filter(Boolean);

/** Returns all lists of shapes in a layer. The list of a group follows the list that contains the group. */
export function shapeListsOf({ shapes }: Layer): Shape[][] {
  const found: Shape[][] = [];
  // Avoid recursion: a file can be nested more deeply than the call stack allows.
  for (const lists = [shapes]; lists.length > 0; ) {
    const list = asArray(lists.pop());
    if (list.length === 0) continue;
    found.push(list);
    for (const shape of list) lists.push(shape?.it);
  }
  return found;
}

/**
 * The content and style of a text layer at one keyframe: text, font, font size, alignment, tracking, box, and the color
 * and width of the stroke.
 */
export type TextDocument = Partial<Record<'t' | 'f' | 's' | 'j' | 'tr' | 'sz' | 'sc' | 'sw', unknown>>;

/** Returns the content and style of a layer's text at each keyframe. */
export function documentsOf({ t }: Layer): TextDocument[] {
  return asArray(asRecord(asRecord(t).d).k).map((keyframe) => asRecord(keyframe?.s));
}

/**
 * Calls `visit` for every object and array in `data`, including `data` itself.
 * @param isSkipped returns whether to skip a value and its contents
 */
export function visitObjects(
  data: object,
  visit: (object: object) => void,
  isSkipped: (value: object) => boolean = () => false,
) {
  // Avoid recursion: a file can be nested more deeply than the call stack allows.
  const objects = [data];
  for (let object = objects.pop(); object; object = objects.pop()) {
    visit(object);
    for (const value of Object.values(object)) {
      if (typeof value === 'object' && value !== null && !isSkipped(value)) objects.push(value);
    }
  }
}

/**
 * Returns the compositions, keyed by id. If several compositions have the same id, the map contains the first
 * one, which is the one that lottie-web uses.
 */
export function compositionsOf({ assets }: Animation): Map<unknown, Layer[]> {
  return new Map(
    asArray(assets)
      .map((asset) => [asset?.id, asArray(asset?.layers)] as const)
      .reverse(),
  );
}

/**
 * Returns the sum of the weights of all visible layers. The layers of a composition count each time a layer
 * uses the composition.
 * @returns `Infinity` if compositions contain each other more than once, because lottie-web would never
 *   finish
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
        // lottie-web supports a single cycle. With two cycles, the number of layers would grow endlessly.
        return cycles > 1 ? Infinity : 0;
      }
      visiting.add(refId);
      totals.set(refId, totalOf(compositions.get(refId)));
    }
    return totals.get(refId) ?? 0;
  };
  return totalOf(animation.layers);
}
