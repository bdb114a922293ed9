import { readdirSync } from 'node:fs';
import { pageName } from '../../e2e/visual/screenshot-sets';
import { type ContentIssue, quoted } from './issues';

/** The routes of the site, by the files of their pages. */
export function routesIn(directory = 'app'): ReadonlyMap<string, string> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)page\.tsx$/.test(name))
    .sort();
  // A folder in brackets groups pages and is not part of their URL.
  const route = (file: string) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\([^)]*\)\/?/g, '')}`;
  return new Map(files.map((file) => [route(file), `${directory}/${file}`]));
}

/**
 * Reports pages whose address Next can't export, pages missing from the list of pages, listed pages that
 * don't exist, and pages whose images would share a name.
 */
export function pageIssues(
  routes: ReadonlyMap<string, string>,
  pages: Readonly<Record<string, unknown>>,
): ContentIssue[] {
  const issue = (path: string, actual: string, expected: string): ContentIssue[] => [
    { file: 'content/pages.ts', path, actual, expected },
  ];
  const sorted = [...routes.keys()].sort();
  return [
    ...[...routes]
      .filter(([route]) => !/^[\w/-]+$/.test(route))
      .map(([route, page]) => ({
        file: page,
        path: 'the address of the page',
        actual: quoted(route),
        expected: 'of the letters a to z, digits and hyphens alone: rename the folder',
      })),
    ...[...routes]
      .filter(([route]) => !(route in pages))
      .flatMap(([route, page]) =>
        issue(
          'pages',
          `without ${route}, the page of ${page}`,
          `a list with an entry for it, '${route}': and the meta of the page’s own file in content/`,
        ),
      ),
    ...Object.keys(pages)
      .filter((route) => !routes.has(route))
      .flatMap((route) =>
        issue(`pages["${route}"]`, 'of no page', `one of ${[...routes.keys()].join(', ')}`),
      ),
    ...sorted.flatMap((route, index) => {
      const name = pageName(route);
      const other = sorted.slice(0, index).find((each) => pageName(each) === name);
      return other === undefined
        ? []
        : issue(
            `pages["${route}"]`,
            `called ${name} in its pictures’ names, as ${other} is`,
            'a page at another address, its folder in app/ under another name',
          );
    }),
  ];
}
