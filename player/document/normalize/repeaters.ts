import type { Animation, Shape } from '../lottie';
import { layersOf, shapeListsOf } from '../traverse';

const isRepeater = (shape: Shape | null) => shape?.ty === 'rp';

/** The maximum number of repeaters in a list. Longer lists are left unchanged, because groups would be nested deeply. */
const MAX_REPEATERS = 20;

/**
 * Moves each repeater that is followed by a second repeater into a group, together with the shapes that it repeats.
 * lottie-web repeats only the original shapes, not their copies. Changes 1 sample file.
 */
export function nestRepeaters(animation: Animation) {
  for (const list of layersOf(animation).flatMap(shapeListsOf)) {
    let count = list.filter(isRepeater).length;
    if (count > MAX_REPEATERS) continue;
    for (; count > 1; count -= 1) {
      const at = list.findIndex(isRepeater);
      list.splice(0, at + 1, { ty: 'gr', it: list.slice(0, at + 1) });
    }
  }
}
