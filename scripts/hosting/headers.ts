import type { ExportedSite } from '../export/read-export';
import { looserPolicy } from './content-security-policy';
import type { HostSettings } from './host-settings';
import { isWorkerFile, workerPolicy } from './worker-policy';

export type HeaderRule = {
  /** A path, or with `/*` at its end every path below it: the two forms that every host knows. */
  path: string;
  headers: Readonly<Record<string, string>>;
};

const everyAnswer = {
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

const revalidate = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

/** What browsers are bound to, and the part of the policy that no page can state itself; the pages state the rest. */
function bySettings({ hstsPreload, reportTo, origins }: HostSettings): Record<string, string> {
  const frames = "frame-ancestors 'none'";
  const report = `report-uri ${reportTo}`;
  return {
    'Strict-Transport-Security': `max-age=63072000; includeSubDomains${hstsPreload ? '; preload' : ''}`,
    ...(reportTo
      ? {
          'Content-Security-Policy': `${frames}; ${report}`,
          // A page's own policy reports nothing, so this one is broken with it.
          'Content-Security-Policy-Report-Only': `${looserPolicy(origins)}; ${report}`,
        }
      : { 'Content-Security-Policy': frames }),
  };
}

/**
 * The headers of every answer, as rules that a host can be given. Rules that match the same path never name the same
 * header, so it does not matter whether a host takes the first, takes the last or joins them; but for a worker's policy,
 * of which browsers heed each that they are given. What a site of many pages can do without comes last.
 */
export function headerRules(site: ExportedSite, settings: HostSettings = {}): HeaderRule[] {
  const kept = site.assets.filter((file) => !isHashed(file));
  return joinSamePaths([
    { path: '/*', headers: { ...bySettings(settings), ...everyAnswer } },
    ...site.assets
      .filter(isWorkerFile)
      .map((file) => ({ path: `/${file}`, headers: { 'Content-Security-Policy': workerPolicy } })),
    { path: '/_next/static/*', headers: { 'Cache-Control': immutable, ...ownUse } },
    ...[...site.pages.map(({ route }) => route), `/${site.notFound.file}`].map((path) => ({
      path,
      headers: { 'Cache-Control': revalidate, ...ownUse },
    })),
    ...kept.map((file) => ({
      path: rulePath(file, site),
      headers: { 'Cache-Control': revalidate, ...(isShown.test(file) ? otherUse : ownUse) },
    })),
    ...routerData(site).map((file) => ({ path: `/${file}`, headers: { 'X-Robots-Tag': 'noindex' } })),
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

/** Whether a rule is for every path of the host, also outside of a base path. */
export const isEveryPath = ({ path }: HeaderRule) => path === '/*';

/** Whether a rule's path stands for one that is asked for. */
function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * A rule for a folder as one for each file in it: some hosts give its headers to paths without a file too, and the page for
 * a lost file would be kept as long as the file.
 */
export function byFile(rule: HeaderRule, files: readonly string[]): HeaderRule[] {
  if (isEveryPath(rule) || !rule.path.endsWith('*')) return [rule];
  return files.filter((path) => matches(rule.path, path)).map((path) => ({ ...rule, path }));
}

/** Whether browsers may keep what a rule is for without asking again. */
export const isKept = ({ headers }: HeaderRule) => headers['Cache-Control'] === immutable;

/** The router's data files are text of no use to a reader, yet search engines find and list them. */
function routerData({ pages, assets }: ExportedSite): string[] {
  const pageData = new Set(pages.map(({ file }) => file.replace(/html$/, 'txt')));
  return assets.filter((file) => /(^|\/)__next\.[^/]+\.txt$/.test(file) || pageData.has(file));
}

function isHashed(file: string): boolean {
  return file.startsWith('_next/static/');
}

/**
 * The path of a file's rule: its top folder with all that is in it, unless a page is called like the folder or lies in
 * it. Netlify applies a rule for `/profile/*` to `/profile` too.
 */
function rulePath(file: string, { pages }: ExportedSite): string {
  const [folder, ...rest] = file.split('/');
  const isWithPages = pages.some(({ route }) => `${route}/`.startsWith(`/${folder}/`));
  return rest.length > 0 && !isWithPages ? `/${folder}/*` : `/${file}`;
}
