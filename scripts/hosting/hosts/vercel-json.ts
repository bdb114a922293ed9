import { type HeaderRule, isEveryPath, matches } from '../headers';
import type { HostTable } from '../host-table';
import { changesSlashOnly, type Redirect } from '../redirects';

/**
 * `vercel.json`. By `cleanUrls` and `trailingSlash` Vercel makes the same redirects as the table's. Under a base path
 * the home page keeps its slash, which `trailingSlash` would drop, so the slashes are redirects of their own.
 */
export function vercelJson({ rules, redirects, basePath, assets }: HostTable): string {
  const paths = assets.map(({ path }) => path);
  const headers = rules
    .flatMap((rule) => byFile(rule, paths))
    .map((rule) => ({
      source: pattern(rule.path),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    }));
  const slashes = basePath ? { redirects: slashRedirects(redirects) } : { trailingSlash: false };
  return `${JSON.stringify({ cleanUrls: true, ...slashes, headers }, null, 2)}\n`;
}

/**
 * A rule for a folder as one for each file in it: Vercel gives its headers to paths without a file too, and the page for
 * a lost file would be kept as long as the file.
 */
function byFile(rule: HeaderRule, files: readonly string[]): HeaderRule[] {
  if (isEveryPath(rule) || !rule.path.endsWith('*')) return [rule];
  return files.filter((path) => matches(rule.path, path)).map((path) => ({ ...rule, path }));
}

function slashRedirects(redirects: readonly Redirect[]) {
  return redirects
    .filter(changesSlashOnly)
    .map(({ from, to, status }) => ({ source: pattern(from), destination: to, statusCode: status }));
}

/** A path in the notation of path-to-regexp. */
function pattern(path: string): string {
  const literal = path.replace(/\*$/, '').replaceAll(/[().:*+?{}[\]|^$!]/g, '\\$&');
  return path.endsWith('/*') ? `${literal}(.*)` : literal;
}
