import { type Budget, createBudget } from '../limits/budget';
import type { Animation } from '../lottie';
import { setBlendModes } from './blend-modes';
import { replaceOlderBlurs } from './blurs';
import { orderDashes } from './dashes';
import { applyDefaults } from './defaults';
import { removeHidden } from './hidden';
import { fixKeyframes } from './keyframes';
import { removeDuplicateNumbers } from './layer-numbers';
import { mergeLetterGroups } from './letter-groups';
import { fixMasks } from './masks';
import { assignMattes } from './mattes';
import { groupMergedPaths } from './merged-paths';
import { emptyMissingAssets } from './missing-assets';
import { nestRepeaters } from './repeaters';
import { completeTexts } from './texts';

type Rules = Readonly<Record<string, (animation: Animation, budget: Budget) => void>>;

/**
 * The rules, keyed by file name, in the order in which they run. They don't run for plain files (plain-files.ts).
 */
export const RULES: Rules = {
  defaults: applyDefaults,
  blurs: replaceOlderBlurs,
  'layer-numbers': removeDuplicateNumbers,
  'missing-assets': emptyMissingAssets,
  'letter-groups': mergeLetterGroups,
  texts: completeTexts,
  keyframes: fixKeyframes,
  hidden: removeHidden,
  repeaters: nestRepeaters,
  'merged-paths': groupMergedPaths,
  masks: fixMasks,
  mattes: assignMattes,
  'blend-modes': setBlendModes,
};

/**
 * Rules for data that only lottie-web's canvas renderer draws incorrectly. They run for every file that is
 * drawn on a canvas.
 */
export const CANVAS_RULES: Rules = {
  dashes: orderDashes,
};

/**
 * Replaces data that lottie-web misinterprets. The new data is equivalent, and lottie-web draws it correctly.
 */
export const normalize = (animation: Animation, budget = createBudget()) => run(RULES, animation, budget);

export const normalizeForCanvas = (animation: Animation, budget = createBudget()) =>
  run(CANVAS_RULES, animation, budget);

function run(rules: Rules, animation: Animation, budget: Budget) {
  for (const rule of Object.values(rules)) rule(animation, budget);
}
