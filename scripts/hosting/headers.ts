import type { ExportedSite } from '../export/read-export';
import { contentSecurityPolicy, type PolicyOrigins } from './content-security-policy';

export type HeaderRule = {
  /** A path, or with `/*` at its end every path below it: the two forms that every host knows. */
  path: string;
  headers: Readonly<Record<string, string>>;
};

const everyAnswer = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/**
 * The headers of every answer, as rules that a host can be given. Rules that match the same path never name the same
 * header, so it does not matter whether a host takes the first, takes the last or joins them.
 */
export function headerRules(site: ExportedSite, origins: PolicyOrigins = {}): HeaderRule[] {
  const cached = new Set(site.assets.filter((file) => !isHashed(file)).map(topLevelPath));
  return joinSamePaths([
    { path: '/*', headers: everyAnswer },
    ...[...site.pages, { ...site.notFound, route: `/${site.notFound.file}` }].map(({ route, html }) => ({
      path: route,
      headers: {
        'Cache-Control': revalidate,
        'Content-Security-Policy': contentSecurityPolicy(html, origins),
      },
    })),
    { path: '/_next/static/*', headers: { 'Cache-Control': immutable } },
    ...[...cached].map((path) => ({ path, headers: { 'Cache-Control': revalidate } })),
    ...routerDataPaths(site).map((path) => ({ path, headers: { 'X-Robots-Tag': 'noindex' } })),
  ]);
}

/** One rule a path, with the headers of all that name it. */
function joinSamePaths(rules: readonly HeaderRule[]): HeaderRule[] {
  const joined = new Map<string, HeaderRule>();
  for (const { path, headers } of rules) {
    joined.set(path, { path, headers: { ...joined.get(path)?.headers, ...headers } });
  }
  return [...joined.values()];
}

/** The headers that the rules give the answer for one path. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  return Object.assign({}, ...rulesFor(rules, path).map((rule) => rule.headers));
}

/** The rules that apply to one path. */
export function rulesFor(rules: readonly HeaderRule[], path: string): HeaderRule[] {
  return rules.filter((rule) => matches(rule.path, path));
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The router's data files are text of no use to a reader, yet search engines find and list them. */
function routerDataPaths({ pages, assets }: ExportedSite): string[] {
  const isData = (file: string) => /(^|\/)__next\.[^/]+\.txt$/.test(file) || isPageData(file);
  const isPageData = (file: string) => pages.some((page) => page.file.replace(/html$/, 'txt') === file);
  const paths = new Set(assets.filter(isData).map(topLevelPath));
  const besides = assets.filter((file) => !isData(file)).map(topLevelPath);
  const shared = besides.find((path) => paths.has(path));
  if (shared)
    throw new Error(`${shared} holds the router's data beside other files: give those a folder of their own`);
  return [...paths];
}

function isHashed(file: string): boolean {
  return file.startsWith('_next/static/');
}

function topLevelPath(file: string): string {
  const [first, ...rest] = file.split('/');
  return rest.length > 0 ? `/${first}/*` : `/${first}`;
}
