import { promise } from './home1';
import { site } from './site';
import type { ShareCard } from './types';

/** The pictures that stand for pages where they are shared, by route. The page's own words stand beside the drawing. */
export const shareCards: Readonly<Record<string, ShareCard>> = {
  '/': { file: 'home.png', theme: 'light', scene: 'campus', title: 'Chill. Manage. Save.' },
  '/home1': { file: 'home1.png', theme: 'dark', scene: 'college', title: promise.title },
  '/profile': { file: 'profile.png', theme: 'light', scene: 'university-laboratory', title: site.name },
  '/coming-soon': {
    file: 'coming-soon.png',
    theme: 'dark',
    scene: 'post-energy',
    title: `${site.shortName} Live`,
  },
};
