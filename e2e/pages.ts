import { teaser } from '@/content/coming-soon';
import { hero } from '@/content/home1';
import { pages as content } from '@/content/pages';
import { site } from '@/content/site';

export type SitePage = {
  path: string;
  /** Whether every test run asks it what holds for all pages: the longest one, and a short one with a form. */
  isSample: boolean;
  /** The page's own name, and its title whole. */
  title: string;
  fullTitle: string;
  description: string;
  /** The title on its picture for sharing, and that picture's file in the export. */
  share: { title: string };
  picture: string;
  /** The text of its h1, as far as it is known; `undefined` on the empty page. */
  heading?: string | RegExp;
  /** Whether it stands for itself in search results. */
  isListed: boolean;
  /** The page that stands for it in search results: itself, if no other. */
  canonical: string;
};

/** Headings that are known; of a page that is not among them any text will do. */
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
