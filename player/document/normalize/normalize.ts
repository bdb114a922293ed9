import type { Animation } from '../lottie';
import { nameBlendModes } from './blend-modes';
import { applyDefaults } from './defaults';
import { alignGradients } from './gradients';
import { removeHidden } from './hidden';
import { mendKeyframes } from './keyframes';
import { uniqueNumbers } from './layer-numbers';
import { mendMasks } from './masks';
import { nameMattes } from './mattes';
import { emptyMissing } from './missing-compositions';

type Rules = Readonly<Record<string, (animation: Animation) => void>>;

/**
 * Each rule by its file, in order. A file that has no features (features.ts) and is complete (complete.ts) is drawn without
 * them, so one of the two has to find what a rule mends.
 */
export const RULES: Rules = {
  defaults: applyDefaults,
  'layer-numbers': uniqueNumbers,
  'missing-compositions': emptyMissing,
  keyframes: mendKeyframes,
  hidden: removeHidden,
  masks: mendMasks,
  mattes: nameMattes,
  'blend-modes': nameBlendModes,
};

/** Rules for what a canvas alone draws wrongly. They run for every file on a canvas. */
export const CANVAS_RULES: Rules = {
  gradients: alignGradients,
};

/** Writes what lottie-web reads wrongly so that it reads it rightly. */
export const normalize = (animation: Animation) => run(RULES, animation);

export const normalizeForCanvas = (animation: Animation) => run(CANVAS_RULES, animation);

function run(rules: Rules, animation: Animation) {
  for (const rule of Object.values(rules)) rule(animation);
}
