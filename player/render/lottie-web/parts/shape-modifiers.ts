import OffsetPathModifier from 'lottie-web/player/js/utils/shapes/OffsetPathModifier.js';
import PuckerAndBloatModifier from 'lottie-web/player/js/utils/shapes/PuckerAndBloatModifier.js';
import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier.js';
import RoundCornersModifier from 'lottie-web/player/js/utils/shapes/RoundCornersModifier.js';
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers.js';
import ZigZagModifier from 'lottie-web/player/js/utils/shapes/ZigZagModifier.js';

const { processPath } = OffsetPathModifier.prototype;

/**
 * Fixes the miter limit of offset paths. The limit is relative to the offset, but lottie-web treats it as a
 * number of pixels.
 */
OffsetPathModifier.prototype.processPath = function (path, amount, lineJoin, miterLimit) {
  const reach = Math.abs(amount) * Math.sqrt(Math.max(miterLimit ** 2 - 1, 0));
  return processPath.call(this, path, amount, lineJoin, reach);
};

/** Registers all shape modifiers except Trim Paths, which lottie-web always registers. */
export function registerShapeModifiers() {
  ShapeModifiers.registerModifier('pb', PuckerAndBloatModifier);
  ShapeModifiers.registerModifier('rp', RepeaterModifier);
  ShapeModifiers.registerModifier('rd', RoundCornersModifier);
  ShapeModifiers.registerModifier('zz', ZigZagModifier);
  ShapeModifiers.registerModifier('op', OffsetPathModifier);
}
