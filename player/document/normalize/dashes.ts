import { type Animation, asArray } from '../lottie';
import { layersOf, shapesOf } from '../traverse';

/** The name (`n`) of the offset in a list of dashes and gaps. */
const OFFSET = 'o';

/**
 * Moves the offset of a dashed line to the end of the list of dashes and gaps, and adds the offset if it is
 * missing. lottie-web's canvas renderer treats all items except the last as lengths of dashes and gaps.
 * Changes 1 sample file.
 */
export function orderDashes(animation: Animation) {
  for (const shape of layersOf(animation).flatMap(shapesOf)) {
    const dashes = asArray(shape.d).filter(Boolean);
    if (dashes.length === 0 || dashes.findIndex(({ n }) => n === OFFSET) === dashes.length - 1) continue;
    const lengths = dashes.filter(({ n }) => n !== OFFSET);
    const offset = dashes.find(({ n }) => n === OFFSET) ?? { n: OFFSET, v: { a: 0, k: 0 } };
    shape.d = [...lengths, offset];
  }
}
