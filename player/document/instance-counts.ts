import { type Animation, type Layer, LayerType } from './lottie';
import { asArray } from './unknown-json';

/** Compositions by their id: of two of one id lottie-web shows the first. */
export function compositionsOf({ assets }: Animation): Map<unknown, Layer[]> {
  return new Map(
    asArray(assets)
      .map((asset) => [asset?.id, asArray(asset?.layers)] as const)
      .reverse(),
  );
}

/**
 * What all layers on show weigh together, those of each composition as often as it is shown; `Infinity` where compositions
 * show each other without end.
 */
export function totalOnShow(animation: Animation, weigh: (layer: Layer) => number): number {
  const compositions = compositionsOf(animation);
  const totals = new Map<unknown, number>();
  const totalOf = (list: unknown): number =>
    asArray(list).reduce((sum, layer) => sum + (layer ? weigh(layer) : 0) + totalInComposition(layer), 0);
  const visiting = new Set<unknown>();
  let cycles = 0;
  const totalInComposition = (layer: Layer | null): number => {
    if (layer?.ty !== LayerType.composition) return 0;
    const { refId } = layer;
    if (!totals.has(refId)) {
      if (visiting.has(refId)) {
        cycles += 1;
        // To the end of one cycle lottie-web comes by itself; of two each copies the other.
        return cycles > 1 ? Number.POSITIVE_INFINITY : 0;
      }
      visiting.add(refId);
      totals.set(refId, totalOf(compositions.get(refId)));
    }
    return totals.get(refId) ?? 0;
  };
  return totalOf(animation.layers);
}
