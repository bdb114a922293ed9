import { meta as test } from './blank';
import { meta as comingSoon } from './coming-soon';
import { meta as home } from './home';
import { meta as home1 } from './home1';
import { meta as profile } from './profile';
import type { PageMeta } from './types';

/** What every page says of itself where it is found or shared, by route. */
export const pages: Readonly<Record<string, PageMeta>> = {
  '/': home,
  '/home1': home1,
  '/profile': profile,
  '/coming-soon': comingSoon,
  '/test': test,
};
