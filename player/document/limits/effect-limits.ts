import { type Animation, asArray } from '../lottie';
import { CONTROL } from '../normalize/hidden';
import { layersOf, sumOverInstances } from '../traverse';
import { MAX_EFFECTS, MAX_FILTERED_MEGAPIXELS, MAX_LAYER_EFFECTS, MAX_LAYER_SHADOWS } from './limits';

/** The type of the effect drop shadow. */
const DROP_SHADOW = 25;

/**
 * Removes the last effects of each layer until all effects are within the limits, because browsers crash if a layer
 * has thousands of filters.
 * @param types the types of the effects that filter the pixels of a layer
 */
export function limitEffects(animation: Animation, types: readonly number[]) {
  const { w, h } = animation;
  const layers = layersOf(animation);
  const filtersOf = (ef: unknown) => asArray(ef).filter((effect) => types.includes(Number(effect?.ty)));
  const shadowsOf = (ef: unknown) => filtersOf(ef).filter((effect) => Number(effect.ty) === DROP_SHADOW);
  const count = () => sumOverInstances(animation, ({ ef }) => filtersOf(ef).length);
  const isWithinLimits = () =>
    layers.every(
      ({ ef }) => filtersOf(ef).length <= MAX_LAYER_EFFECTS && shadowsOf(ef).length <= MAX_LAYER_SHADOWS,
    ) && count() <= Math.min(MAX_EFFECTS, (MAX_FILTERED_MEGAPIXELS * 1_000_000) / (w * h));
  if (isWithinLimits()) return;
  console.warn('Removed effects that would take too long to draw');
  for (let most = MAX_LAYER_EFFECTS; most >= 0 && !isWithinLimits(); most -= 1) {
    for (const { ef } of layers) {
      for (const effect of [...filtersOf(ef).slice(most), ...shadowsOf(ef).slice(MAX_LAYER_SHADOWS)])
        effect.ty = CONTROL;
    }
  }
}
