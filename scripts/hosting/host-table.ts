import type { ExportedSite } from '../export/read-export';
import { type HeaderRule, headerRules, isEveryPath } from './headers';
import type { HostSettings } from './host-settings';
import { type Redirect, redirects } from './redirects';

/** A path of the host and the file of the export that answers it. */
export type HostFile = { path: string; file: string };

/** What a host must know of the site. All paths begin at the host's root, so they contain the base path. */
export type HostTable = {
  /** `/campus`, or empty when the site has its host to itself. */
  basePath: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  pages: readonly HostFile[];
  notFound: HostFile;
  assets: readonly HostFile[];
};

/** The one table of headers, redirects and cache rules: the server here and the file for each host are made from it. */
export function hostTable(site: ExportedSite, settings: HostSettings = {}, basePath = ''): HostTable {
  const at = (path: string) => `${basePath}${path}`;
  // The host is the site's own, so what every answer carries, one from outside the base path carries too.
  const atBase = (rule: HeaderRule) => (isEveryPath(rule) ? rule : { ...rule, path: at(rule.path) });
  const spellings = redirects(site).map(({ from, to, status }) => ({ from: at(from), to: at(to), status }));
  const toBase: Redirect[] = basePath
    ? [
        { from: basePath, to: at('/'), status: 308 },
        // Crawlers look for the one at the host's root alone, and browsers for the other while no icon is named.
        { from: '/robots.txt', to: at('/robots.txt'), status: 308 },
        { from: '/favicon.ico', to: at('/favicon.ico'), status: 308 },
      ]
    : [];
  return {
    basePath,
    rules: headerRules(site, settings).map(atBase),
    redirects: [...toBase, ...spellings],
    pages: site.pages.map(({ route, file }) => ({ path: at(route), file })),
    notFound: { path: at(`/${site.notFound.file}`), file: site.notFound.file },
    assets: site.assets.map((file) => ({ path: at(`/${file}`), file })),
  };
}
