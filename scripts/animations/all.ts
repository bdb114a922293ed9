import { comingSoon } from './coming-soon';
import { dayOnCampus } from './day-on-campus';
import { hoverPlant } from './hover-plant';
import type { Animation } from './lottie';

/** Every animation of the site by the name of its file. */
export const animations: Record<string, () => Animation> = {
  'day-on-campus': dayOnCampus,
  'hover-plant': hoverPlant,
  'coming-soon': comingSoon,
};
