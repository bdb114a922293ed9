import { readdirSync } from 'node:fs';
import { sharePicture } from '@/components/site/page-metadata';
import type { Redirect } from '../deploy/redirects';
import { isFile } from '../shared/is-file';
import { type ContentIssue, issueOf, quoted } from './issues';

/** Returns the file of each page, keyed by the page's route. */
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
 * the share image of each page.
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
 * page, and pages whose share images would have the same names.
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
        expected: 'an address with only the letters a to z, digits and hyphens: rename the folder',
      };
    const expected = `a list with an entry for '${route}', the meta of the page’s file in content/`;
    if (!(route in pages)) yield issue('pages', `without ${route}, the page of ${page}`, expected);
  }
  for (const route of Object.keys(pages))
    if (!routes.has(route))
      yield issue(`pages["${route}"]`, 'not a page', `one of ${[...routes.keys()].join(', ')}`);
  for (const route of routes.keys())
    if (route !== '/' && sharePicture(route) === sharePicture('/'))
      yield issue(
        `pages["${route}"]`,
        'a page whose share image would have the same name as that of /',
        'a page with a different address: rename its folder in app/',
      );
}

/**
 * Reports redirects that servers can't apply, and redirects from an address at which the site has a page or a
 * file.
 */
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
    return 'a path without ? and #: servers keep the query of an address, and never receive its fragment';
  if (!/^(\/[\w.~-]+)+\/?$/.test(from))
    return 'a path such as /about-us.html, with only the letters a to z, digits, and - _ . ~';
  if (routes.includes(path)) return 'an address without a page: the site has a page at this address';
  if (routes.includes(path.replace(/\.html$/, '')) || path === '/index.html')
    return 'a different address: this one already leads to its page';
  if (made.includes(path.slice(1)) || path.startsWith('/_next/'))
    return 'an address without a file: the build makes a file at this address';
  if (isFile(`public${from}`)) return 'an address without a file: public/ has a file at this address';
  if (earlier.some((other) => plain(other.from) === path)) return 'in the list only once';
  return to.split('#')[0] === path ? 'an address that differs from its target' : undefined;
}

const plain = (path: string) => path.replace(/(.)\/$/, '$1');
