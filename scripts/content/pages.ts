import { readdirSync } from 'node:fs';
import type { PageMeta, PageNumber } from '@/content/types';
import { type Fault, quoted } from './fields';

type Cards = Readonly<Record<string, { file: string }>>;

/** The routes of the site, by the files of their pages. */
export function routesIn(directory = 'app'): ReadonlyMap<string, string> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)page\.tsx$/.test(name))
    .sort();
  // A folder in brackets groups pages and is no part of their address.
  const route = (file: string) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\([^)]*\)\/?/g, '')}`;
  return new Map(files.map((file) => [route(file), `${directory}/${file}`]));
}

/** Pages that say nothing of themselves, and what is said of pages that are not there. */
export function pageFaults(
  routes: ReadonlyMap<string, string>,
  pages: Readonly<Record<string, PageMeta>>,
): Fault[] {
  const file = 'content/pages.ts';
  const unknown = Object.keys(pages).filter((route) => !routes.has(route));
  return [
    ...[...routes]
      .filter(([route]) => !(route in pages))
      .map(([route, page]) => ({
        file,
        path: 'pages',
        is: `without ${route}, the page of ${page}`,
        must: `a list with an entry for it, '${route}': and the meta of the page’s own file in content/`,
      })),
    ...unknown.map((route) => ({
      file,
      path: `pages["${route}"]`,
      is: 'of no page',
      must: `one of ${[...routes.keys()].join(', ')}`,
    })),
  ];
}

/** Pages without a picture for sharing, pictures of pages that are not there, or that would be written over each other. */
export function shareFaults(cards: Cards, pages: Readonly<Record<string, Pick<PageMeta, 'index'>>>): Fault[] {
  const file = 'content/share.ts';
  const routes = Object.keys(pages);
  const missing = routes.filter((route) => pages[route]?.index !== false && !cards[route]);
  return [
    ...missing.map((route) => ({
      file,
      path: 'shareCards',
      is: `without a picture of ${route}`,
      must: `a list with one for each page, like '${route}': { file: 'page.png', theme: 'light', scene: 'campus', title: 'What it shows' }`,
    })),
    ...Object.entries(cards).flatMap(([route, card], index, all): Fault[] => {
      const path = `shareCards["${route}"]`;
      if (!routes.includes(route))
        return [{ file, path, is: 'of no page', must: `one of ${routes.join(', ')}` }];
      const [same] = all.slice(0, index).find(([, earlier]) => earlier.file === card.file) ?? [];
      const is = `${quoted(card.file)}, as that of ${same} is`;
      return same ? [{ file, path: `${path}.file`, is, must: 'a file of its own' }] : [];
    }),
  ];
}

/** Pages without a number of their own, or with more than one. */
export function pageNumberFaults(numbers: readonly PageNumber[], routes: readonly string[]): Fault[] {
  return routes
    .filter((route) => numbers.filter(({ path }) => path === route).length !== 1)
    .map((route) => ({
      file: 'content/site.ts',
      path: 'pageNumbers',
      is: `not there once for ${route}`,
      must: `a list with one entry for each page, like { path: "${route}", number: "A-00", title: "What it shows" }`,
    }));
}

/** Sections that a page lists twice. */
export function sectionFaults(sections: readonly { file: string; names: readonly string[] }[]): Fault[] {
  return sections.flatMap(({ file, names }) =>
    names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => ({
        file,
        path: 'sections',
        is: `a list with ${quoted(name)} twice`,
        must: 'one with it once',
      })),
  );
}
