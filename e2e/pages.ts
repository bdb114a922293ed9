import { teaser } from '@/content/coming-soon';
import { promise } from '@/content/home1';
import { pages as content } from '@/content/pages';
import { site } from '@/content/site';

export type SitePage = {
  path: string;
  /** What the page's title begins with. */
  title: string;
  description: string;
  /** The text of its h1, as far as it is known; `undefined` on a page that search engines are asked to leave out, as it is empty. */
  heading?: string | RegExp;
  /** Whether it stands for itself in search results. */
  isListed: boolean;
  /** The page that stands for it in search results: itself, if no other. */
  canonical: string;
};

/** Headings that are known; of a page that is not among them any text will do. */
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
  heading: headings[path] ?? (meta.index === false ? undefined : /\S/),
  isListed: meta.index !== false && (meta.canonical ?? path) === path,
  canonical: meta.canonical ?? path,
}));
