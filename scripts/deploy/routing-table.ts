import type { ExportedSite } from '../build/read-export';
import { contentTypeOf } from './content-types';
import { type HeaderRule, headerRules, headersFor, matchesAllPaths, type ServerSettings } from './headers';

/** A permanent redirect (308) from an address to a page or section. */
export type Redirect = { from: string; to: string };

/** A path on the domain, and the exported file that the server sends for it. */
export type ServedFile = { path: string; file: string };

/** The site's headers, redirects and files. All paths start at the domain's root and include the base path. */
export type RoutingTable = {
  /** The base path, such as `/campus`. It is empty if the site is at the domain's root. */
  basePath: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** The redirects in `redirects` that are based on the entries of `content/redirects.ts`. */
  contentRedirects: readonly Redirect[];
  pages: readonly ServedFile[];
  notFound: ServedFile;
  assets: readonly ServedFile[];
};

/**
 * Creates the table that the local server and all configuration files are based on.
 * @param ownRedirects the redirects of `content/redirects.ts`
 */
export function routingTable(
  site: ExportedSite,
  settings: ServerSettings = {},
  basePath = '',
  ownRedirects: readonly Redirect[] = [],
): RoutingTable {
  const at = (path: string) => `${basePath}${path}`;
  const fromTo = (from: string, to: string): Redirect => ({ from: at(from), to: at(to) });
  // Redirects from variants of a page's path: the name of its file, and the path with a trailing slash.
  const spellings = site.pages.flatMap(({ route, file }) =>
    (route === '/' ? [`/${file}`] : [`/${file}`, `${route}/`]).map((from) => fromTo(from, route)),
  );
  // Redirects from the addresses of a former site, with and without a trailing slash.
  const contentRedirects = ownRedirects.flatMap(({ from, to }) => {
    const path = from.replace(/\/$/, '');
    return (/\.\w+$/.test(path) ? [path] : [path, `${path}/`]).map((spelling) => fromTo(spelling, to));
  });
  // Crawlers request robots.txt only at the root, and browsers request favicon.ico there if a page has no icon
  // link.
  const toBase = basePath
    ? [
        fromTo('', '/'),
        ...['/robots.txt', '/favicon.ico'].map((file): Redirect => ({ from: file, to: at(file) })),
      ]
    : [];
  return {
    basePath,
    // Don't add the base path to a rule for all paths, because responses outside the base
    // path also need its headers.
    rules: headerRules(site, settings).map((rule) =>
      matchesAllPaths(rule) ? rule : { ...rule, path: at(rule.path) },
    ),
    redirects: [...toBase, ...spellings, ...contentRedirects],
    contentRedirects,
    pages: site.pages.map(({ route, file }) => ({ path: at(route), file })),
    notFound: { path: at(`/${site.notFound.file}`), file: site.notFound.file },
    assets: site.assets.map((file) => ({ path: at(`/${file}`), file })),
  };
}

/**
 * Returns header rules for the media types that servers might not know, for servers that can't read a table of
 * media types. Without these rules, servers might send vCards with the older type `text/x-vcard`.
 */
export function typeRules({ assets }: RoutingTable): HeaderRule[] {
  return assets
    .filter(({ file }) => file.endsWith('.vcf'))
    .map(({ path, file }) => ({ path, headers: { 'Content-Type': contentTypeOf(file) } }));
}

/**
 * Splits the target of a redirect into its path and its fragment, so that a server can
 * insert the query between them.
 */
export function splitFragment(to: string): { path: string; fragment: string } {
  const [path = '', ...fragment] = to.split(/(?=#)/);
  return { path, fragment: fragment.join('') };
}

/**
 * Returns the headers for servers that set headers per path: the headers of every response (`common`), and
 * the additional headers of a path.
 */
export function pathHeaders({ rules, pages, notFound }: RoutingTable) {
  const onePath = rules.filter((rule) => !matchesAllPaths(rule));
  const headersOf = (path: string) => headersFor(onePath, path);
  const pagePaths = [notFound, ...pages].map(({ path }) => path);
  return {
    common: headersFor(rules.filter(matchesAllPaths), '/'),
    headersOf,
    /**
     * The paths of the assets, with their headers. A path that ends in a slash stands for all files in a
     * folder.
     */
    assets: onePath
      .filter(({ path }) => !pagePaths.includes(path))
      .map(({ path }) => path.replace(/\*$/, ''))
      .map((path) => ({ path, headers: headersOf(path) })),
  };
}
