import { sentence } from '../content/issues';
import { environmentIssues } from '../content/schema-issues';
import type { ExportedSite } from '../export/read-export';
import { reportOnlyPolicy } from './content-security-policy';

export type Headers = Readonly<Record<string, string>>;

export type HeaderRule = {
  /** A path, or all paths below it if it ends in `/*`. Every host supports these two forms. */
  path: string;
  headers: Headers;
};

/** Build settings that add headers to the host's responses. */
export type HostSettings = {
  /** Whether browsers may add the domain to their HSTS preload lists. Removal takes months. */
  hstsPreload?: boolean;
  /** Whether search engines must not index the site, such as a trial deployment. */
  noIndex?: boolean;
  /** The https: URL that receives reports of policy violations. */
  reportTo?: string;
};

/** Reads the settings from the environment (docs/deploy.md). @throws if a setting has another value */
export function hostSettings(env: NodeJS.ProcessEnv = process.env): HostSettings {
  const [issue] = environmentIssues(env);
  if (issue) throw new Error(sentence(issue));
  const { HSTS_PRELOAD, NO_INDEX, CSP_REPORT_URL } = env;
  return {
    hstsPreload: HSTS_PRELOAD === 'true',
    noIndex: NO_INDEX === 'true',
    // Headers contain only ASCII characters.
    reportTo: CSP_REPORT_URL ? new URL(CSP_REPORT_URL).href : undefined,
  };
}

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
const workerPolicy = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" };

const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** The security headers, with the policy directives that are not allowed in a page's `<meta>`. */
function bySettings({ hstsPreload, noIndex, reportTo }: HostSettings): Headers {
  const report = reportTo ? `; report-uri ${reportTo}` : '';
  return {
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    ...(noIndex ? outOfSearch : {}),
    'Content-Security-Policy': `frame-ancestors 'none'${report}`,
    // A policy in `<meta>` can't send reports, so this one is violated at the same time.
    ...(report ? { 'Content-Security-Policy-Report-Only': `${reportOnlyPolicy()}${report}` } : {}),
  };
}

/**
 * All headers of the site as rules by path. Two rules that match the same path never set the same header,
 * because hosts apply the first match, the last match or all matches. The exception is a worker's policy,
 * because browsers enforce all policies that they receive. Optional rules come last, for hosts that limit the
 * number of rules.
 */
export function headerRules(site: ExportedSite, settings: HostSettings = {}): HeaderRule[] {
  const pagePaths = [...site.pages.map(({ route }) => route), `/${site.notFound.file}`];
  const workers = site.assets.filter((file) => /\/media\/worker\.[^/]+\.js$/.test(file));
  const unhashed = site.assets.filter((file) => !file.startsWith('_next/static/'));
  // The router's data (RSC payloads), which search engines would otherwise index.
  const pageData = site.pages.map(({ file }) => file.replace(/html$/, 'txt'));
  const routerData = site.assets.filter(
    (file) => /(^|\/)__next\.[^/]+\.txt$/.test(file) || pageData.includes(file),
  );
  return mergeSamePaths([
    { path: '/*', headers: { ...bySettings(settings), ...commonHeaders } },
    { path: '/_next/static/*', headers: { ...immutable, ...ownUse } },
    ...pagePaths.map((path) => ({ path, headers: { ...revalidate, ...ownUse } })),
    // A worker obeys the policy of its own response and not the page's. It fetches animations and their
    // images.
    ...workers.map((file) => ({ path: `/${file}`, headers: workerPolicy })),
    ...unhashed.map((file) => ({
      path: rulePath(file, site),
      headers: { ...revalidate, ...(isShown.test(file) ? otherUse : ownUse) },
    })),
    ...(settings.noIndex ? [] : routerData).map((file) => ({ path: `/${file}`, headers: outOfSearch })),
  ]);
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

/** Merges the rules of one path into one rule. */
export function mergeSamePaths(rules: readonly HeaderRule[]): HeaderRule[] {
  const merged = new Map<string, Headers>();
  for (const { path, headers } of rules) merged.set(path, { ...merged.get(path), ...headers });
  return [...merged].map(([path, headers]) => ({ path, headers }));
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
export function expandFolderRule(rule: HeaderRule, files: readonly { path: string }[]): HeaderRule[] {
  if (matchesAllPaths(rule) || !rule.path.endsWith('*')) return [rule];
  return files.filter(({ path }) => matches(rule.path, path)).map(({ path }) => ({ ...rule, path }));
}

/** Whether a rule lets browsers cache files without revalidating them. */
export const isImmutable = ({ headers }: HeaderRule) =>
  headers['Cache-Control'] === immutable['Cache-Control'];
