import type { ExportedSite } from '../export/read-export';
import type { PolicyOrigins } from './content-security-policy';
import { type HeaderRule, headerRules, matchesAllPaths } from './headers';
import { type Redirect, redirects } from './redirects';

/** A path of the host and the file of the export that it serves. */
export type HostFile = { path: string; file: string };

/** Everything that a host must know of the site. All paths begin at the host's root and include the base path. */
export type HostTable = {
  /** Such as `/campus`; empty when the site stands at the host's root. */
  basePath: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  pages: readonly HostFile[];
  notFound: HostFile;
  assets: readonly HostFile[];
};

/** Makes the table of headers, redirects and files from which the server here and the files of all hosts are made. */
export function hostTable(site: ExportedSite, origins: PolicyOrigins = {}, basePath = ''): HostTable {
  const withBase = (path: string) => `${basePath}${path}`;
  // Rules for all paths stay: responses outside of the base path carry these headers too.
  const ruleWithBase = (rule: HeaderRule) =>
    matchesAllPaths(rule) ? rule : { ...rule, path: withBase(rule.path) };
  const aliases = redirects(site).map(({ from, to, status }) => ({
    from: withBase(from),
    to: withBase(to),
    status,
  }));
  const toBase: Redirect[] = basePath
    ? [
        { from: basePath, to: withBase('/'), status: 308 },
        // Crawlers look for robots.txt at the root only, and so do browsers for favicon.ico where a page names no icon.
        { from: '/robots.txt', to: withBase('/robots.txt'), status: 308 },
        { from: '/favicon.ico', to: withBase('/favicon.ico'), status: 308 },
      ]
    : [];
  return {
    basePath,
    rules: headerRules(site, origins).map(ruleWithBase),
    redirects: [...toBase, ...aliases],
    pages: site.pages.map(({ route, file }) => ({ path: withBase(route), file })),
    notFound: { path: withBase(`/${site.notFound.file}`), file: site.notFound.file },
    assets: site.assets.map((file) => ({ path: withBase(`/${file}`), file })),
  };
}
