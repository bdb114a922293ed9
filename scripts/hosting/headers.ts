import type { ExportedSite } from '../export/read-export';
import { reportOnlyPolicy } from './content-security-policy';
import type { HostSettings } from './host-settings';

export type HeaderRule = {
  /** A path, or all paths below it if it ends in `/*`. Every host supports these two forms. */
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

/** Other sites may embed share images and icons, and no other files. */
const isShown = /^(share|icons)\/|^(favicon\.ico|icon\.svg|apple-icon\.png)$/;
const ownUse = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const otherUse = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const outOfSearch = { 'X-Robots-Tag': 'noindex' };

const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/**
 * The security headers, with the policy directives that are not allowed in `<meta>`. The pages contain the
 * others.
 */
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
 * All headers of the site as rules by path. Two rules that match the same path never set the same header,
 * because hosts apply the first match, the last match or all matches. The exception is a worker's policy,
 * because browsers enforce all policies that they receive. Optional rules come last, for hosts that limit the
 * number of rules.
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
    // A worker obeys the policy of its own response and not the page's. It fetches animations and their
    // images.
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

/** Returns the headers of the response for a path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rulesFor(rules, path).map((rule) => rule.headers));
}

/** Returns the rules that match a path. */
export function rulesFor(rules: readonly HeaderRule[], path: string): HeaderRule[] {
  return rules.filter((rule) => matches(rule.path, path));
}

/** Whether a rule matches every path of the host, including paths outside the base path. */
export const matchesAllPaths = ({ path }: HeaderRule) => path === '/*';

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * Replaces the rule of a folder with one rule per file. Some hosts apply a folder's rule to paths without a
 * file too, so caches would keep the 404 page as long as a file.
 */
export function expandFolderRule(rule: HeaderRule, files: readonly string[]): HeaderRule[] {
  if (matchesAllPaths(rule) || !rule.path.endsWith('*')) return [rule];
  return files.filter((path) => matches(rule.path, path)).map((path) => ({ ...rule, path }));
}

/** Whether a rule lets browsers cache files without revalidating them. */
export const isImmutable = ({ headers }: HeaderRule) => headers['Cache-Control'] === immutable;

/** Returns the router's data files (RSC payloads), which search engines would otherwise index. */
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
 * Returns the path of a file's rule, usually the whole top-level folder. The file has its own rule if a page
 * has the folder's name or is in the folder, because Netlify applies a rule for `/profile/*` to `/profile`
 * too.
 */
function rulePath(file: string, { pages }: ExportedSite): string {
  const [folder, ...rest] = file.split('/');
  const hasPages = pages.some(({ route }) => `${route}/`.startsWith(`/${folder}/`));
  return rest.length > 0 && !hasPages ? `/${folder}/*` : `/${file}`;
}
