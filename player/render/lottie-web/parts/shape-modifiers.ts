import OffsetPathModifier from 'lottie-web/player/js/utils/shapes/OffsetPathModifier.js';
import PuckerAndBloatModifier from 'lottie-web/player/js/utils/shapes/PuckerAndBloatModifier.js';
import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier.js';
import RoundCornersModifier from 'lottie-web/player/js/utils/shapes/RoundCornersModifier.js';
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers.js';
import ZigZagModifier from 'lottie-web/player/js/utils/shapes/ZigZagModifier.js';
import '../patches/offset-path-modifier';
import '../patches/repeater-modifier';
import { restoreShapes } from '../patches/shape-modifier';
import '../patches/trim-modifier';

/** The modifiers that compute each shape separately, keyed by their type (`ty`). */
const MODIFIERS = {
  pb: PuckerAndBloatModifier,
  rd: RoundCornersModifier,
  zz: ZigZagModifier,
  op: OffsetPathModifier,
};

Object.values(MODIFIERS).forEach(restoreShapes);

/** Registers all shape modifiers except Trim Paths, which animation-item.ts registers for all files. */
export function registerShapeModifiers() {
  ShapeModifiers.registerModifier('rp', RepeaterModifier);
  for (const [type, modifier] of Object.entries(MODIFIERS)) ShapeModifiers.registerModifier(type, modifier);
}
