import { readdirSync } from 'node:fs';
import { sharePicture } from '@/components/site/page-metadata';
import { pageName } from '../../e2e/visual/screenshot-sets';
import type { Redirect } from '../hosting/host-table';
import { isFile } from '../is-file';
import { type ContentIssue, issueOf, quoted } from './issues';

/** Returns the file of each page, by its route. */
export function routesIn(directory = 'app'): ReadonlyMap<string, string> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /(^|\/)page\.tsx$/.test(name))
    .sort();
  // A folder in parentheses groups pages and is not part of their URLs.
  const route = (file: string) => `/${file.replace(/\/?page\.tsx$/, '').replaceAll(/\([^)]*\)\/?/g, '')}`;
  return new Map(files.map((file) => [route(file), `${directory}/${file}`]));
}

/**
 * Returns the paths of files that the build adds to the export: metadata files from `app/`, and the data and
 * the share picture of each page.
 */
export function madeByBuild(directory = 'app'): string[] {
  const modules: Readonly<Record<string, string>> = {
    'robots.ts': 'robots.txt',
    'sitemap.ts': 'sitemap.xml',
    'manifest.ts': 'manifest.webmanifest',
  };
  const files = readdirSync(directory).map((name) => modules[name] ?? name);
  const ofPages = [...routesIn(directory).keys()].flatMap((route) => [
    `${route === '/' ? 'index' : route.slice(1)}.txt`,
    sharePicture(route).slice(1),
  ]);
  return [...files, ...ofPages, '404.html', '404.txt'];
}

/**
 * Reports routes that Next.js can't export, pages without an entry in the list of pages, entries without a
 * page, and pages whose pictures would have the same names.
 */
export function* pageIssues(
  routes: ReadonlyMap<string, string>,
  pages: Readonly<Record<string, unknown>>,
): Generator<ContentIssue> {
  const issue = (path: string, actual: string, expected: string) => ({
    file: 'content/pages.ts',
    path,
    actual,
    expected,
  });
  for (const [route, page] of routes) {
    if (!/^[\w/-]+$/.test(route))
      yield {
        file: page,
        path: 'the address of the page',
        actual: quoted(route),
        expected: 'made only of the letters a to z, digits and hyphens: rename the folder',
      };
    const expected = `a list with the entry '${route}', whose value is the meta of the page’s own file in content/`;
    if (!(route in pages)) yield issue('pages', `without an entry for ${page}`, expected);
  }
  for (const route of Object.keys(pages))
    if (!routes.has(route))
      yield issue(`pages["${route}"]`, 'an entry without a page', `one of ${[...routes.keys()].join(', ')}`);
  const named = new Map<string, string>();
  for (const route of [...routes.keys()].sort()) {
    const name = pageName(route);
    const other = named.get(name) ?? route;
    named.set(name, other);
    const actual = `named ${name} in the file names of its pictures, like ${other}`;
    const expected = 'a page at a different address: rename its folder in app/';
    if (other !== route) yield issue(`pages["${route}"]`, actual, expected);
  }
}

/** Reports redirects that hosts can't apply, and redirects from the address of a page or a file. */
export function redirectIssues(redirects: readonly Redirect[], routes: readonly string[]): ContentIssue[] {
  const made = madeByBuild();
  return redirects.flatMap((redirect, index) => {
    const expected = expectedRedirect(redirect, redirects.slice(0, index), routes, made);
    const field = { file: 'content/redirects.ts', path: `redirects[${index}].from`, value: redirect.from };
    return expected ? [issueOf(field, expected)] : [];
  });
}

function expectedRedirect(
  { from, to }: Redirect,
  earlier: readonly Redirect[],
  routes: readonly string[],
  made: readonly string[],
): string | undefined {
  const path = plain(from);
  if (from.includes('?') || from.includes('#'))
    return 'a path without ? and #: hosts keep the query, and never receive the fragment';
  if (!/^(\/[\w.~-]+)+\/?$/.test(from))
    return 'a path of the old site, like /about-us.html, of letters a to z, digits, and - _ . ~';
  if (routes.includes(path)) return 'an address of no page: the site has a page at this address';
  if (routes.includes(path.replace(/\.html$/, '')) || path === '/index.html')
    return 'a different address: this address already leads to its page';
  if (routes.includes(cleaned(from)))
    return `a different address: Vercel treats this address as the page ${cleaned(from)}`;
  if (made.includes(path.slice(1)) || path.startsWith('/_next/'))
    return 'an address of no file: the build writes a file with this address';
  if (isFile(`public${from}`)) return 'an address of no file: public/ contains a file with this address';
  if (earlier.some((other) => plain(other.from) === path)) return 'in the list once';
  const same = earlier.find((other) => cleaned(other.from) === cleaned(from));
  if (same && same.to !== to)
    return `leading to ${same.to} too, like ${same.from}: Vercel and GitHub Pages treat both as the same address`;
  return to.split('#')[0] === path ? 'a different address than its target' : undefined;
}

const plain = (path: string) => path.replace(/(.)\/$/, '$1');

/** Normalizes an address as hosts with clean URLs do. */
const cleaned = (path: string) => plain(path).replace(/(\/index)?\.html$/, '');
