import type { Animation } from '../lottie';
import { setBlendModes } from './blend-modes';
import { orderDashes } from './dashes';
import { applyDefaults } from './defaults';
import { alignGradients } from './gradients';
import { removeHidden } from './hidden';
import { fixKeyframes } from './keyframes';
import { removeDuplicateNumbers } from './layer-numbers';
import { mergeLetterGroups } from './letters';
import { fixMasks } from './masks';
import { assignMattes } from './mattes';
import { emptyMissingAssets } from './missing-assets';
import { completeTexts } from './texts';

type Rules = Readonly<Record<string, (animation: Animation) => void>>;

/**
 * The rules in the order in which they run, by file name. Rules don't run for a file without features
 * (features.ts) that is complete (needs-normalizing.ts). Therefore one of these checks must detect every file
 * that a rule changes.
 */
export const RULES: Rules = {
  defaults: applyDefaults,
  'layer-numbers': removeDuplicateNumbers,
  'missing-assets': emptyMissingAssets,
  letters: mergeLetterGroups,
  texts: completeTexts,
  keyframes: fixKeyframes,
  hidden: removeHidden,
  masks: fixMasks,
  mattes: assignMattes,
  'blend-modes': setBlendModes,
};

/**
 * Rules for what only lottie-web's canvas renderer draws incorrectly. They run for every file on a canvas.
 */
export const CANVAS_RULES: Rules = {
  dashes: orderDashes,
  gradients: alignGradients,
};

/** Rewrites data that lottie-web misinterprets to equivalent data that it draws correctly. */
export const normalize = (animation: Animation) => run(RULES, animation);

export const normalizeForCanvas = (animation: Animation) => run(CANVAS_RULES, animation);

function run(rules: Rules, animation: Animation) {
  for (const rule of Object.values(rules)) rule(animation);
}
