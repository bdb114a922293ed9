import { meta as test } from '@/content/blank';
import { meta as comingSoon, teaser } from '@/content/coming-soon';
import { meta as home } from '@/content/home';
import { meta as home1, promise } from '@/content/home1';
import { meta as profile } from '@/content/profile';
import { site } from '@/content/site';

export type SitePage = {
  path: string;
  /** The beginning of the page's title. */
  title: string;
  description: string;
  /** Its main heading; none on the empty page. */
  heading?: string | RegExp;
};

/** Every page of the site. */
export const pages: readonly SitePage[] = [
  { path: '/', ...home, heading: /chill.*manage.*save/is },
  { path: '/home1', ...home1, heading: promise.title },
  { path: '/profile', ...profile, heading: site.name },
  { path: '/coming-soon', ...comingSoon, heading: teaser.title },
  { path: '/test', ...test },
];
