import type { ExportedSite } from '../export/read-export';
import { reportOnlyPolicy } from './content-security-policy';
import type { HostSettings } from './host-settings';

export type HeaderRule = {
  /** A path, or with `/*` at its end all paths below it: the two forms that every host understands. */
  path: string;
  headers: Readonly<Record<string, string>>;
};

const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Share pictures and icons may be shown by other sites; nothing else is theirs to embed. */
const isShown = /^(share|icons)\/|^(favicon\.ico|icon\.svg|apple-icon\.png)$/;
const ownUse = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const otherUse = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const outOfSearch = { 'X-Robots-Tag': 'noindex' };

const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/** What browsers are bound to, and the part of the policy that no page can state itself; the pages state the rest. */
function bySettings({ hstsPreload, noIndex, reportTo, origins }: HostSettings): Record<string, string> {
  const frames = "frame-ancestors 'none'";
  const report = `report-uri ${reportTo}`;
  return {
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    ...(noIndex ? outOfSearch : {}),
    ...(reportTo
      ? {
          'Content-Security-Policy': `${frames}; ${report}`,
          // A policy in `<meta>` can't send reports, so this one is violated at the same time.
          'Content-Security-Policy-Report-Only': `${reportOnlyPolicy(origins)}; ${report}`,
        }
      : { 'Content-Security-Policy': frames }),
  };
}

/**
 * All headers of the site as rules by path. Two rules that match the same path never set the same header, since some hosts
 * apply the first that matches, some the last and some all; but for a worker's policy, since browsers obey each that they are
 * given. Rules that can be left out where a host limits their number come last.
 */
export function headerRules(site: ExportedSite, settings: HostSettings = {}): HeaderRule[] {
  const unhashed = site.assets.filter((file) => !isHashed(file));
  return mergeSamePaths([
    { path: '/*', headers: { ...bySettings(settings), ...commonHeaders } },
    { path: '/_next/static/*', headers: { 'Cache-Control': immutable, ...ownUse } },
    ...[...site.pages.map(({ route }) => route), `/${site.notFound.file}`].map((path) => ({
      path,
      headers: { 'Cache-Control': revalidate, ...ownUse },
    })),
    // A worker obeys the policy of its own response and not the page's. It fetches animations and their images.
    ...site.assets
      .filter(isWorker)
      .map((file) => ({ path: `/${file}`, headers: { 'Content-Security-Policy': WORKER_POLICY } })),
    ...unhashed.map((file) => ({
      path: rulePath(file, site),
      headers: { 'Cache-Control': revalidate, ...(isShown.test(file) ? otherUse : ownUse) },
    })),
    ...(settings.noIndex ? [] : routerData(site)).map((file) => ({ path: `/${file}`, headers: outOfSearch })),
  ]);
}

/** Merges the rules of one path into one rule. */
export function mergeSamePaths(rules: readonly HeaderRule[]): HeaderRule[] {
  const merged = new Map<string, HeaderRule>();
  for (const { path, headers } of rules) {
    merged.set(path, { path, headers: { ...merged.get(path)?.headers, ...headers } });
  }
  return [...merged.values()];
}

/** The headers of the response for one path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rulesFor(rules, path).map((rule) => rule.headers));
}

/** The rules that match one path. */
export function rulesFor(rules: readonly HeaderRule[], path: string): HeaderRule[] {
  return rules.filter((rule) => matches(rule.path, path));
}

/** Whether a rule matches every path of the host, also outside of the base path. */
export const matchesAllPaths = ({ path }: HeaderRule) => path === '/*';

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * Replaces the rule of a folder by one for each file in it. Some hosts apply a folder's rule also to paths where no file is, and
 * caches would keep the 404 page as long as a file.
 */
export function expandFolderRule(rule: HeaderRule, files: readonly string[]): HeaderRule[] {
  if (matchesAllPaths(rule) || !rule.path.endsWith('*')) return [rule];
  return files.filter((path) => matches(rule.path, path)).map((path) => ({ ...rule, path }));
}

/** Whether a rule lets browsers cache files without revalidating them. */
export const isImmutable = ({ headers }: HeaderRule) => headers['Cache-Control'] === immutable;

/** The router's data files (RSC payloads): search engines would list them. */
function routerData({ pages, assets }: ExportedSite): string[] {
  const pageData = new Set(pages.map(({ file }) => file.replace(/html$/, 'txt')));
  return assets.filter((file) => /(^|\/)__next\.[^/]+\.txt$/.test(file) || pageData.has(file));
}

function isWorker(file: string): boolean {
  return /\/media\/worker\.[^/]+\.js$/.test(file);
}

function isHashed(file: string): boolean {
  return file.startsWith('_next/static/');
}

/**
 * The path of a file's rule: its top folder with all files in it. A file has a rule of its own when a page has the folder's name
 * or lies in the folder, since Netlify applies a rule for `/profile/*` to `/profile` too.
 */
function rulePath(file: string, { pages }: ExportedSite): string {
  const [folder, ...rest] = file.split('/');
  const hasPages = pages.some(({ route }) => `${route}/`.startsWith(`/${folder}/`));
  return rest.length > 0 && !hasPages ? `/${folder}/*` : `/${file}`;
}
