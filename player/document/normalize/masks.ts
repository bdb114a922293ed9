import { type Animation, asArray, LayerType } from '../lottie';
import { layersOf } from '../traverse';

type Mask = { mode?: unknown; inv?: unknown; o?: { k?: unknown } };

/**
 * Modes that lottie-web does not support, and equivalent modes for opaque masks: add for lighten, intersect
 * for darken.
 */
const EQUIVALENT: Record<string, string> = { l: 'a', d: 'i' };

/**
 * Modes of inverted masks, and the mode of an equivalent mask that is not inverted. Subtracting the outside
 * of a path is the same as intersecting with its inside.
 */
const INVERTED: Record<string, string> = { s: 'i', i: 's' };

/**
 * Replaces inverted masks with equivalent masks that are not inverted. For an inverted mask, lottie-web cuts
 * the path out of a rectangle at the layer's origin. The rectangle may not cover the layer, and the result
 * depends on the direction of the path (airbnb/lottie-web#1711, #1705). Changes no sample file.
 */
export function fixMasks(animation: Animation) {
  for (const layer of layersOf(animation)) {
    const masks = asArray(layer.masksProperties).filter(Boolean) as Mask[];
    const drawn = masks.filter(({ mode }) => mode !== 'n');
    // Without this field, lottie-web only creates some parts of the masks.
    if (drawn.length > 0) layer.hasMask = true;
    for (const [index, mask] of drawn.entries()) {
      mask.mode = EQUIVALENT[String(mask.mode)] ?? mask.mode;
      if (mask.o?.k !== 100) continue;
      if (!mask.inv) continue;
      const areAdded = drawn.slice(0, index).every(({ mode, inv }) => mode === 'a' && !inv);
      if (mask.mode !== 'a')
        mask.mode = index === 0 && mask.mode === 'i' ? 's' : (INVERTED[String(mask.mode)] ?? mask.mode);
      // The order of masks of mode add has no effect, except in a text, whose path is a mask selected by
      // index.
      else if (areAdded && (index === 0 || layer.ty !== LayerType.text)) {
        masks.unshift(...masks.splice(masks.indexOf(mask), 1));
        mask.mode = 's';
      } else continue;
      mask.inv = false;
    }
    if (masks.length > 0) layer.masksProperties = masks;
  }
}
