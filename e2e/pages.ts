import { teaser } from '@/content/coming-soon';
import { promise } from '@/content/home1';
import { pages as content } from '@/content/pages';
import { site } from '@/content/site';

export type SitePage = {
  path: string;
  /** What the page's title begins with. */
  title: string;
  description: string;
  /** The text of its h1; `undefined` on the empty page. */
  heading?: string | RegExp;
};

const headings: Readonly<Record<string, string | RegExp>> = {
  '/': /chill.*manage.*save/is,
  '/home1': promise.title,
  '/profile': site.name,
  '/coming-soon': teaser.title,
};

/** All pages of the site. */
export const pages: readonly SitePage[] = Object.entries(content).map(([path, meta]) => ({
  path,
  ...meta,
  heading: headings[path],
}));
