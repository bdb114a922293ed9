import { existsSync, readFileSync } from 'node:fs';
import { comingSoon } from './coming-soon';
import { dayOnCampus } from './day-on-campus';
import { hoverPlant } from './hover-plant';
import { type Animation, GENERATOR } from './lottie';

/** The site's animations by file name, without the extension. */
export const animations: Record<string, () => Animation> = {
  'day-on-campus': dayOnCampus,
  'hover-plant': hoverPlant,
  'coming-soon': comingSoon,
};

/** Returns whether a file was written from these sources or is missing. Files made elsewhere are not overwritten. */
export function isDrawnHere(file: string): boolean {
  return !existsSync(file) || readFileSync(file, 'utf8').includes(`"meta":{"g":"${GENERATOR}"}`);
}
