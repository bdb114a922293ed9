import type { ExportedSite } from '../build/read-export';
import { sentence } from '../check/issues';
import { environmentIssues } from '../check/schema-issues';

export type Headers = Readonly<Record<string, string>>;

export type HeaderRule = {
  /**
   * A path, or a path that ends in `/*` and matches all paths below it. All hosting providers support these two forms.
   */
  path: string;
  headers: Headers;
};

/** Build settings that add headers to the server's responses. */
export type ServerSettings = {
  /** Whether to keep the site out of search engines, for example if it is a preview. */
  noIndex?: boolean;
};

/** Reads the settings from the environment (docs/deploy.md). @throws if a setting has an invalid value */
export function serverSettings(env: NodeJS.ProcessEnv = process.env): ServerSettings {
  const [issue] = environmentIssues(env);
  if (issue) throw new Error(sentence(issue));
  return { noIndex: env.NO_INDEX === 'true' };
}

const commonHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  // This directive is not allowed in `<meta>`, which contains the rest of the policy.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Matches the files that other sites are allowed to embed: share images and icons. */
const isShown = /^(share|icons)\/|^(favicon\.ico|icon\.svg|apple-icon\.png)$/;
const ownUse = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const otherUse = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

const outOfSearch = { 'X-Robots-Tag': 'noindex' };
const workerPolicy = { 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" };

const revalidate = { 'Cache-Control': 'public, max-age=0, must-revalidate' };
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/**
 * Returns all headers of the site, as a list of rules for paths. If several rules match a path, some providers
 * apply the first rule, some the last rule, and some all rules. Therefore, two rules that match the same path
 * never set the same header. The policy of a worker is an exception, because browsers enforce all policies
 * that they receive. Optional rules come last, because some providers limit the number of rules.
 */
export function headerRules(site: ExportedSite, settings: ServerSettings = {}): HeaderRule[] {
  const pagePaths = [...site.pages.map(({ route }) => route), `/${site.notFound.file}`];
  const workers = site.assets.filter((file) => /\/worker\.[^/]+\.js$/.test(file));
  const unhashed = site.assets.filter((file) => !file.startsWith('_next/static/'));
  return mergeSamePaths([
    { path: '/*', headers: { ...commonHeaders, ...(settings.noIndex ? outOfSearch : {}) } },
    { path: '/_next/static/*', headers: { ...immutable, ...ownUse } },
    ...pagePaths.map((path) => ({ path, headers: { ...revalidate, ...ownUse } })),
    // A worker is subject to the policy of its own response, not to the policy of the page. Allow the worker
    // to fetch animations and their images.
    ...workers.map((file) => ({ path: `/${file}`, headers: workerPolicy })),
    ...unhashed.map((file) => ({
      path: rulePath(file, site),
      headers: { ...revalidate, ...(isShown.test(file) ? otherUse : ownUse) },
    })),
  ]);
}

/**
 * Returns the path of the rule for a file. Usually, one rule covers the file's whole top-level folder. If a
 * page has the folder's name or is in the folder, the file has its own rule, because Netlify also applies a
 * rule for `/profile/*` to `/profile`.
 */
function rulePath(file: string, { pages }: ExportedSite): string {
  const [folder, ...rest] = file.split('/');
  const hasPages = pages.some(({ route }) => `${route}/`.startsWith(`/${folder}/`));
  return rest.length > 0 && !hasPages ? `/${folder}/*` : `/${file}`;
}

/** Merges the rules that have the same path into one rule. */
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

/** Returns whether a rule matches every path of the domain, including paths outside the base path. */
export const matchesAllPaths = ({ path }: HeaderRule) => path === '/*';

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * Replaces the rule of a folder with one rule per file. Some providers also apply a folder rule to
 * missing paths, which would cache their 404 page like a file.
 */
export function expandFolderRule(rule: HeaderRule, files: readonly { path: string }[]): HeaderRule[] {
  if (matchesAllPaths(rule) || !rule.path.endsWith('*')) return [rule];
  return files.filter(({ path }) => matches(rule.path, path)).map(({ path }) => ({ ...rule, path }));
}

/** Returns whether a rule lets browsers use cached files without revalidation. */
export const isImmutable = ({ headers }: HeaderRule) =>
  headers['Cache-Control'] === immutable['Cache-Control'];
