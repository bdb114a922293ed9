import { teaser } from '@/content/coming-soon';
import { hero as homeHero } from '@/content/home';
import { hero } from '@/content/home1';
import { pages as content } from '@/content/pages';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';

/** Expected headings. A page that is not listed is allowed to have any heading. */
const headings: Readonly<Record<string, string | RegExp | undefined>> = {
  '/': homeHero.tag,
  '/home1': hero.title,
  '/profile': site.name,
  '/coming-soon': teaser.title,
  '/test': undefined,
};

/** All pages of the site, with the values that tests expect. */
export const pages = Object.entries<PageMeta>(content).map(([path, meta]) => ({
  path,
  /** Whether every test run includes the page. The sample is the longest page, which has all kinds of content. */
  isSample: path === '/',
  ...meta,
  fullTitle: meta.title === site.name ? site.name : `${meta.title} · ${site.name}`,
  /** The path of the page's HTML file in the export. */
  file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
  /** The path of the page's share image in the export. */
  picture: `share/${path === '/' ? 'home' : path.slice(1)}.png`,
  /** The text of the h1, or a pattern for it. `undefined` on the empty page. */
  heading: path in headings ? headings[path] : /\S/,
  isListed: meta.index !== false && (meta.canonical ?? path) === path,
  canonical: meta.canonical ?? path,
}));
