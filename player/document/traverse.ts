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
function compositionsOf({ assets }: Animation): Map<unknown, Layer[]> {
  return new Map(
    asArray(assets)
      .map((asset) => [asset?.id, asArray(asset?.layers)] as const)
      .reverse(),
  );
}

/** The type (`t`) of letters that are compositions. */
export const LETTER_COMPOSITION = 1;

type Uses = Map<Layer[], number>;

/**
 * Returns a function that returns the lists of layers that a list uses, each with the number of its uses: the list of
 * each composition, and, for each letter of a text, the compositions of letters with the same first character.
 */
export function usesOf(animation: Animation): (list: readonly (Layer | null)[]) => Uses {
  const compositions = compositionsOf(animation);
  /** The letters that are compositions, as layers, keyed by first character. */
  const letters = new Map<string | undefined, Layer[]>();
  for (const { ch, t, data } of asArray(animation.chars).filter(Boolean)) {
    if (t !== LETTER_COMPOSITION) continue;
    const [first] = String(ch);
    const same = letters.get(first) ?? [];
    same.push({ ty: LayerType.composition, refId: asRecord(data).refId });
    letters.set(first, same);
  }
  return (list) => {
    const uses: Uses = new Map();
    const add = (inner: Layer[] | undefined) => inner && uses.set(inner, (uses.get(inner) ?? 0) + 1);
    for (const layer of list) {
      if (layer?.ty === LayerType.composition) add(compositions.get(layer.refId));
      if (layer?.ty === LayerType.text && letters.size > 0)
        for (const { t } of documentsOf(layer)) for (const letter of String(t)) add(letters.get(letter));
    }
    // lottie-web copies the layers of each letter, even if no text contains the letter.
    if (list === animation.layers) for (const same of letters.values()) add(same);
    return uses;
  };
}

/**
 * Returns all visible lists of layers, each with the number of times that it is visible: the list of a composition
 * counts each time a layer or a letter uses the composition.
 * @returns `Infinity` for all lists if compositions contain each other more than once, because lottie-web would never
 *   finish
 */
function instancesOf(animation: Animation): Map<Layer[], number> {
  const innerOf = usesOf(animation);
  const visited = new Map<Layer[], Uses>();
  const finished = new Set<Layer[]>();
  let cycles = 0;
  const visit = (list: Layer[]) => {
    const inner = innerOf(list);
    visited.set(list, inner);
    for (const [used, count] of inner) {
      if (!visited.has(used)) visit(used);
      else if (!finished.has(used)) cycles += count;
    }
    finished.add(list);
  };
  visit(animation.layers);
  // In reverse order, each list follows the lists that use it, except in a cycle.
  const instances = new Map<Layer[], number>();
  for (const list of [...finished].reverse()) {
    // lottie-web supports a single cycle. With two cycles, the number of layers would grow endlessly.
    const uses = cycles > 1 ? Infinity : list === animation.layers ? 1 : (instances.get(list) ?? 0);
    instances.set(list, uses);
    finished.delete(list);
    for (const [inner, count] of visited.get(list) ?? [])
      if (finished.has(inner)) instances.set(inner, (instances.get(inner) ?? 0) + count * uses);
  }
  return instances;
}

/** Returns all visible layers, each with the number of times that it is visible. */
export const visibleLayersOf = (animation: Animation): [layer: Layer, uses: number][] =>
  [...instancesOf(animation)].flatMap(([list, uses]) =>
    list.filter(Boolean).map((layer): [Layer, number] => [layer, uses]),
  );

/** Returns the sum of the weights of all visible layers. */
export const sumOverInstances = (animation: Animation, weightOf: (layer: Layer) => number): number =>
  visibleLayersOf(animation).reduce((sum, [layer, uses]) => sum + uses * weightOf(layer), 0);
