import type { Animation, Shape } from '../lottie';
import { layersOf, shapeListsOf } from '../traverse';

const isRepeater = (shape: Shape | null) => shape?.ty === 'rp';

/** The maximum number of repeaters in a row. More would nest groups deeply, and are left unchanged. */
const MAX_REPEATERS = 20;

/**
 * If a list of shapes contains several repeaters, moves each of them except the last into a group, together with the
 * shapes that it repeats. lottie-web itself would repeat only the original shapes, not their copies. Changes 1
 * sample file.
 */
export function nestRepeaters(animation: Animation) {
  for (const list of layersOf(animation).flatMap(shapeListsOf)) {
    const count = list.filter(isRepeater).length;
    if (count > MAX_REPEATERS) continue;
    for (let nested = 1; nested < count; nested += 1) {
      const end = list.findIndex(isRepeater) + 1;
      list.splice(0, end, { ty: 'gr', it: [...list.slice(0, end), { ty: 'tr', o: { k: 100 } }] });
    }
  }
}
