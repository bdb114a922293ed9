import { type Animation, asRecord, LayerType } from '../lottie';
import { layersOf } from '../traverse';
import { objectsIn } from './defaults';

type Mask = { mode?: unknown; inv?: unknown; o?: { k?: unknown }; x?: unknown };

/** The modes lighten and darken, mapped to the modes that are equivalent for opaque masks: add and intersect. */
const EQUIVALENT: Record<string, string> = { l: 'a', d: 'i' };

/**
 * Modes of inverted masks, mapped to the modes of equivalent masks that are not inverted. Subtracting the
 * outside of a path, for example, is the same as intersecting with its inside. Adding the outside is the same as
 * subtracting the inside before all other masks are added. No mode is equivalent to an inverted difference.
 */
const INVERTED: Record<string, string> = { s: 'i', i: 's', a: 's' };

/**
 * Rewrites inverted masks as equivalent masks that are not inverted. To draw an inverted mask,
 * lottie-web cuts a hole out of a rectangle at the layer's origin. The rectangle does not always cover the
 * layer, and the hole depends on the direction of the path (airbnb/lottie-web#1711, #1705). Removes masks
 * that are not objects. Changes no sample file.
 */
export function fixMasks(animation: Animation) {
  for (const layer of layersOf(animation)) {
    const masks: Mask[] = objectsIn(layer.masksProperties);
    const drawn = masks.filter(({ mode }) => mode !== 'n');
    // If this field is missing, lottie-web doesn't create the masks completely.
    if (drawn.length > 0) layer.hasMask = true;
    let areAdded = true;
    for (const [index, mask] of drawn.entries()) {
      const isOpaque = mask.o?.k === 100;
      if (isOpaque) mask.mode = EQUIVALENT[String(mask.mode)] ?? mask.mode;
      // The order of masks with the mode "add" has no effect. Texts and effects refer to masks by their index, so
      // the masks of such layers must keep their order.
      const canBeFirst = areAdded && (index === 0 || (layer.ty !== LayerType.text && !layer.ef));
      if (isOpaque && mask.inv) rewriteInverted(mask, masks, canBeFirst);
      areAdded &&= mask.mode === 'a' && !mask.inv;
    }
    if (layer.masksProperties) layer.masksProperties = masks;
    // If `hasMask` is true, lottie-web requires `masksProperties`, which can be missing.
    if (layer.hasMask && masks.length === 0) layer.hasMask = false;
  }
}

/** Returns whether lottie-web creates a `<clipPath>` for a mask, instead of a `<mask>`. */
export const isClipPath = ({ mode, inv, o, x }: Mask) =>
  mode === 'n' || (mode === 'a' && !inv && asRecord(o).k === 100 && asRecord(x).k === 0);

/** Replaces the modes that need blend modes in SVG, for browsers that ignore blend modes in masks. */
export function replaceBlendedModes(animation: Animation) {
  for (const layer of layersOf(animation)) {
    for (const mask of objectsIn(layer.masksProperties) as Mask[])
      mask.mode = mask.mode === 'f' ? 'a' : (EQUIVALENT[String(mask.mode)] ?? mask.mode);
  }
}

function rewriteInverted(mask: Mask, masks: Mask[], canBeFirst: boolean) {
  const mode = INVERTED[String(mask.mode)];
  const isAdded = mask.mode === 'a';
  if (!mode || (isAdded && !canBeFirst)) return;
  if (isAdded) masks.unshift(...masks.splice(masks.indexOf(mask), 1));
  mask.mode = mode;
  mask.inv = false;
}
