import type { Animation } from '../lottie';
import { nameBlendModes } from './blend-modes';
import { removeHidden } from './hidden';
import { mendMasks } from './masks';
import { nameMattes } from './mattes';

/** The rules that a search of a file's text finds a need for. Those for every file are in structure.ts. */
export function normalizeFeatures(animation: Animation) {
  removeHidden(animation);
  mendMasks(animation);
  nameMattes(animation);
  nameBlendModes(animation);
}
