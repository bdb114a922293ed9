import { existsSync, readFileSync } from 'node:fs';
import { comingSoon } from './coming-soon';
import { dayOnCampus } from './day-on-campus';
import { hoverPlant } from './hover-plant';
import { type Animation, GENERATOR } from './lottie';

/** The site's animations by file name, without extension. */
export const animations: Record<string, () => Animation> = {
  'day-on-campus': dayOnCampus,
  'hover-plant': hoverPlant,
  'coming-soon': comingSoon,
};

/**
 * Returns whether `npm run assets` may write a file. Files that were made with other tools must not be
 * overwritten.
 */
export function isDrawnHere(file: string): boolean {
  return !existsSync(file) || readFileSync(file, 'utf8').includes(`"meta":{"g":"${GENERATOR}"}`);
}
