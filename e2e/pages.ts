import { teaser } from '@/content/coming-soon';
import { hero } from '@/content/home1';
import { pages as content } from '@/content/pages';
import { site } from '@/content/site';

export type SitePage = {
  path: string;
  /** Whether every test run includes the page. The sample is the longest page and a short one with a form. */
  isSample: boolean;
  /** The page's own title. `fullTitle` adds the site's name. */
  title: string;
  fullTitle: string;
  description: string;
  /** The title on the share image. `picture` is that image's file in the export. */
  share: { title: string };
  picture: string;
  /** The text of the h1, or a pattern for it. `undefined` on the empty page. */
  heading?: string | RegExp;
  /** Whether search results list the page. */
  isListed: boolean;
  /** The canonical page, which is the page itself by default. */
  canonical: string;
};

/** Expected headings. A page that is not listed may have any heading. */
const headings: Readonly<Record<string, string | RegExp | undefined>> = {
  '/': /chill.*manage.*save/is,
  '/home1': hero.title,
  '/profile': site.name,
  '/coming-soon': teaser.title,
  '/test': undefined,
};

/** All pages of the site. */
export const pages: readonly SitePage[] = Object.entries(content).map(([path, meta]) => ({
  path,
  isSample: ['/', '/coming-soon'].includes(path),
  ...meta,
  fullTitle: meta.title === site.name ? site.name : `${meta.title} · ${site.name}`,
  picture: `share/${path === '/' ? 'home' : path.slice(1)}.png`,
  heading: path in headings ? headings[path] : /\S/,
  isListed: meta.index !== false && (meta.canonical ?? path) === path,
  canonical: meta.canonical ?? path,
}));
