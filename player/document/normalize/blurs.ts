import { type Animation, asArray } from '../lottie';
import { layersOf } from '../traverse';
import { CONTROL } from './hidden';

/** The type of the effect Gaussian Blur. */
const BLUR = 29;

/**
 * The indices at which the values of Gaussian Blur are in older effects, keyed by match name: the strength, the
 * dimensions, “Repeat Edge Pixels”, and, only in box blurs, the iterations.
 */
const OLDER_BLURS = new Map<unknown, readonly number[]>([
  ['ADBE Gaussian Blur', [0, 1, 2]],
  ['ADBE Fast Blur', [0, 1, 2]],
  ['ADBE Box Blur', [0, 2, 3, 1]],
  ['ADBE Box Blur2', [0, 2, 3, 1]],
]);

/** The values that are missing in a file. 1 stands for both dimensions. */
const DEFAULTS = [0, 1, 0, 3];

/**
 * Turns the older effects Gaussian Blur, Fast Blur and Box Blur into Gaussian Blur, because exporters give them no type of
 * their own. Changes 1 sample file.
 */
export function replaceOlderBlurs(animation: Animation) {
  for (const effect of layersOf(animation).flatMap(({ ef }) => asArray(ef))) {
    const indices = effect?.ty === CONTROL && OLDER_BLURS.get(effect.mn);
    if (!indices) continue;
    const values = asArray(effect.ef);
    effect.ty = BLUR;
    effect.ef = indices.map((at, index) => values[at] ?? { ty: 0, v: { k: DEFAULTS[index] } });
  }
}
