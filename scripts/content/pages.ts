import { readdirSync } from 'node:fs';
import { pageName } from '../../e2e/visual/screenshot-sets';
import { type Fault, quoted } from './fields';

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

/** Pages that say nothing of themselves or whose pictures have one name, and what is said of pages that are not there. */
export function pageFaults(
  routes: ReadonlyMap<string, string>,
  pages: Readonly<Record<string, unknown>>,
): Fault[] {
  const file = 'content/pages.ts';
  const sorted = [...routes.keys()].sort();
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
    ...sorted.flatMap((route, index) => {
      const name = pageName(route);
      const other = sorted.slice(0, index).find((each) => pageName(each) === name);
      return other === undefined
        ? []
        : [
            {
              file,
              path: `pages["${route}"]`,
              is: `called ${name} in its pictures’ names, as ${other} is`,
              must: 'a page at another address, its folder in app/ under another name',
            },
          ];
    }),
  ];
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
