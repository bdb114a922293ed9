import type { ExportedSite } from '../export/read-export';
import { type HeaderRule, headerRules, matchesAllPaths } from './headers';
import type { HostSettings } from './host-settings';
import { type ContentRedirect, type Redirect, redirects, redirectsFromContent } from './redirects';

/** A path on the host, and the exported file that the host serves there. */
export type HostFile = { path: string; file: string };

/** The site's headers, redirects and files. All paths start at the host's root and include the base path. */
export type HostTable = {
  /** Such as `/campus`. Empty if the site is at the host's root. */
  basePath: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** The part of `redirects` that is from `content/redirects.ts`. */
  contentRedirects: readonly Redirect[];
  pages: readonly HostFile[];
  notFound: HostFile;
  assets: readonly HostFile[];
};

/** Creates the table for the local server and the configuration files of all hosts. */
export function hostTable(
  site: ExportedSite,
  settings: HostSettings = {},
  basePath = '',
  ownRedirects: readonly ContentRedirect[] = [],
): HostTable {
  const at = (path: string) => `${basePath}${path}`;
  // Keep rules for all paths unchanged, because responses outside the base path need these headers too.
  const atBase = (rule: HeaderRule) => (matchesAllPaths(rule) ? rule : { ...rule, path: at(rule.path) });
  const atHost = (all: readonly Redirect[]) =>
    all.map(({ from, to, status }) => ({ from: at(from), to: at(to), status }));
  const contentRedirects = atHost(redirectsFromContent(ownRedirects));

  const toBase: Redirect[] = basePath
    ? [
        { from: basePath, to: at('/'), status: 308 },
        // Crawlers request robots.txt only at the root, and browsers request favicon.ico there if a page has
        // no icon link.
        { from: '/robots.txt', to: at('/robots.txt'), status: 308 },
        { from: '/favicon.ico', to: at('/favicon.ico'), status: 308 },
      ]
    : [];
  return {
    basePath,
    rules: headerRules(site, settings).map(atBase),
    redirects: [...toBase, ...atHost(redirects(site)), ...contentRedirects],
    contentRedirects,
    pages: site.pages.map(({ route, file }) => ({ path: at(route), file })),
    notFound: { path: at(`/${site.notFound.file}`), file: site.notFound.file },
    assets: site.assets.map((file) => ({ path: at(`/${file}`), file })),
  };
}
