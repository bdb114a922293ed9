import { type Animation, asArray } from '../lottie';
import { CONTROL } from '../normalize/hidden';
import { visibleLayersOf } from '../traverse';
import { createBudget } from './budget';
import { pixelsOf } from './file-limits';
import { MAX_LAYER_EFFECTS, MAX_LAYER_SHADOWS } from './limits';

/** The type of the effect drop shadow. */
const DROP_SHADOW = 25;

/**
 * Removes the effects beyond the limits, because browsers crash if a layer has thousands of filters.
 * @param types the types of the effects that filter the pixels of a layer
 */
export function limitEffects(animation: Animation, types: readonly number[], budget = createBudget()) {
  const pixels = pixelsOf(animation);
  let hasRemoved = false;
  for (const [{ ef }, uses] of visibleLayersOf(animation)) {
    let filters = 0;
    let shadows = 0;
    for (const effect of asArray(ef).filter((effect) => types.includes(Number(effect?.ty)))) {
      const isShadow = Number(effect.ty) === DROP_SHADOW;
      filters += 1;
      shadows += Number(isShadow);
      const isTooMuch = filters > MAX_LAYER_EFFECTS || (isShadow && shadows > MAX_LAYER_SHADOWS);
      if (!isTooMuch && budget.spendIfLeft('filteredPixels', uses * pixels)) continue;
      effect.ty = CONTROL;
      hasRemoved = true;
    }
  }
  if (hasRemoved) console.warn('Removed effects that would take too long to draw');
}
