import OffsetPathModifier from 'lottie-web/player/js/utils/shapes/OffsetPathModifier.js';
import PuckerAndBloatModifier from 'lottie-web/player/js/utils/shapes/PuckerAndBloatModifier.js';
import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier.js';
import RoundCornersModifier from 'lottie-web/player/js/utils/shapes/RoundCornersModifier.js';
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers.js';
import ZigZagModifier from 'lottie-web/player/js/utils/shapes/ZigZagModifier.js';
import '../patches/offset-path-modifier';
import '../patches/repeater-modifier';
import '../patches/trim-modifier';

/** Registers all shape modifiers except Trim Paths, which animation-item.ts registers for all files. */
export function registerShapeModifiers() {
  ShapeModifiers.registerModifier('pb', PuckerAndBloatModifier);
  ShapeModifiers.registerModifier('rp', RepeaterModifier);
  ShapeModifiers.registerModifier('rd', RoundCornersModifier);
  ShapeModifiers.registerModifier('zz', ZigZagModifier);
  ShapeModifiers.registerModifier('op', OffsetPathModifier);
}
