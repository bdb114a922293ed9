import type { Animation } from '../lottie';
import { applyDefaults } from './defaults';
import { mendKeyframes } from './keyframes';
import { uniqueNumbers } from './layer-numbers';

/**
 * The rules that every file is put through, as no search of its text finds what they are for. They are short: they travel
 * with what each visitor loads. The others are in index.ts.
 */
export function normalizeStructure(animation: Animation) {
  applyDefaults(animation);
  uniqueNumbers(animation);
  mendKeyframes(animation);
}
