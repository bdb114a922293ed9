import { layersOf } from '../layers';
import { type Animation, LayerType } from '../lottie';
import { asArray } from '../unknown-json';

type Mask = { mode?: unknown; inv?: unknown; o?: { k?: unknown } };

/** Modes that lottie-web does not know, and what they do to opaque masks: to lighten is to add, to darken to intersect. */
const ALIKE: Record<string, string> = { l: 'a', d: 'i' };

/** What an inverted mask does in other words: to add all but a part, to what is full, is to take that part away. */
const INVERTED: Record<string, string> = { s: 'i', i: 's' };

/**
 * Rewrites each inverted mask as an equivalent mask that is not inverted: lottie-web makes the hole by a rectangle from the layer's origin, which need
 * not cover it, and by the way that the path turns (airbnb/lottie-web#1711, #1705). Changes no sample file.
 */
export function mendMasks(animation: Animation) {
  for (const layer of layersOf(animation)) {
    const masks = asArray(layer.masksProperties).filter(Boolean) as Mask[];
    const drawn = masks.filter(({ mode }) => mode !== 'n');
    // Only where this says so does a composition's layer have the box that its masks are measured by.
    if (layer.ty === LayerType.composition && drawn.length > 0) layer.hasMask = true;
    for (const [index, mask] of drawn.entries()) {
      mask.mode = ALIKE[String(mask.mode)] ?? mask.mode;
      if (mask.o?.k !== 100) continue;
      if (!mask.inv) continue;
      const areAdded = drawn.slice(0, index).every(({ mode, inv }) => mode === 'a' && !inv);
      if (mask.mode !== 'a')
        mask.mode = index === 0 && mask.mode === 'i' ? 's' : (INVERTED[String(mask.mode)] ?? mask.mode);
      // The order of masks that are only added does not matter, but to a text, whose path may be one of them by its place.
      else if (areAdded && (index === 0 || layer.ty !== LayerType.text)) {
        masks.unshift(...masks.splice(masks.indexOf(mask), 1));
        mask.mode = 's';
      } else continue;
      mask.inv = false;
    }
    if (masks.length > 0) layer.masksProperties = masks;
  }
}
