import SVGFillFilter from 'lottie-web/player/js/elements/svgElements/effects/SVGFillFilter.js';
import SVGStrokeEffect from 'lottie-web/player/js/elements/svgElements/effects/SVGStrokeEffect.js';
import SVGTransformEffect from 'lottie-web/player/js/elements/svgElements/effects/SVGTransformEffect.js';
import { registerEffect } from 'lottie-web/player/js/elements/svgElements/SVGEffects.js';
import './svg';
import { DropShadowEffect } from '../patches/svg-drop-shadow-effect';
import { BlurEffect } from '../patches/svg-gaussian-blur-effect';
import { LevelsEffect } from '../patches/svg-pro-levels-filter';
import { TintEffect } from '../patches/svg-tint-effect';
import { TritoneEffect } from '../patches/svg-tritone-filter';
import { registerShapeModifiers } from './shape-modifiers';

registerShapeModifiers();

/** The effects and their types (`ef[].ty`). `isFilter` is true for effects that are SVG filters. */
const SVG_EFFECTS = [
  { type: 20, effect: TintEffect, isFilter: true },
  { type: 21, effect: SVGFillFilter, isFilter: true },
  { type: 22, effect: SVGStrokeEffect, isFilter: false },
  { type: 23, effect: TritoneEffect, isFilter: true },
  { type: 24, effect: LevelsEffect, isFilter: true },
  { type: 25, effect: DropShadowEffect, isFilter: true },
  { type: 29, effect: BlurEffect, isFilter: true },
  { type: 35, effect: SVGTransformEffect, isFilter: false },
];

for (const { type, effect, isFilter } of SVG_EFFECTS) registerEffect(type, effect, isFilter);
