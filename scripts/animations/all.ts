import { existsSync, readFileSync } from 'node:fs';
import { comingSoon } from './coming-soon';
import { dayOnCampus } from './day-on-campus';
import { hoverPlant } from './hover-plant';
import { type Animation, GENERATOR } from './lottie';

/** Every animation of the site by the name of its file. */
export const animations: Record<string, () => Animation> = {
  'day-on-campus': dayOnCampus,
  'hover-plant': hoverPlant,
  'coming-soon': comingSoon,
};

/** Whether a file is one of these drawings, or not there yet: what somebody has put in its place is left alone. */
export function isDrawnHere(file: string): boolean {
  return !existsSync(file) || readFileSync(file, 'utf8').includes(`"meta":{"g":"${GENERATOR}"}`);
}
