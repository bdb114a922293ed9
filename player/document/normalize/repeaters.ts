import type { Animation, Shape } from '../lottie';
import { layersOf, shapeListsOf } from '../traverse';

const isRepeater = (shape: Shape | null) => shape?.ty === 'rp';

/** The maximum number of repeaters in a row. More would nest groups deeply, and are left unchanged. */
const MAX_REPEATERS = 20;

/**
 * If repeaters directly follow each other, moves each of them except the last into a group, together with the shapes
 * that it repeats. lottie-web repeats only the original shapes, not their copies. Changes no sample file.
 */
export function nestRepeaters(animation: Animation) {
  for (const list of layersOf(animation).flatMap(shapeListsOf)) {
    if (list.filter(isRepeater).length > MAX_REPEATERS) continue;
    const findNext = () =>
      list.findIndex((shape, index) => isRepeater(shape) && isRepeater(list[index + 1] ?? null));
    for (let at = findNext(); at >= 0; at = findNext())
      list.splice(0, at + 1, { ty: 'gr', it: list.slice(0, at + 1) });
  }
}
