import type { Animation } from '../lottie';
import { applyDefaults } from './defaults';
import { mendKeyframes } from './keyframes';
import { uniqueNumbers } from './layer-numbers';

/** The rules for what no search of a file's text finds: complete.ts says which files have a need of them. The others are in normalize.ts. */
export function normalizeStructure(animation: Animation) {
  applyDefaults(animation);
  uniqueNumbers(animation);
  mendKeyframes(animation);
}
