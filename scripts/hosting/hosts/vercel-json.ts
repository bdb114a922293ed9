import { expandFolderRule } from '../headers';
import type { HostTable } from '../host-table';
import type { Redirect } from '../redirects';

/**
 * Writes `vercel.json`. With `cleanUrls` and `trailingSlash` Vercel makes the table's redirects by itself. Under a base path the
 * home page ends in a slash, which `trailingSlash: false` would drop, so the file lists the redirects that `cleanUrls` does not
 * make.
 */
export function vercelJson({ rules, redirects, basePath, assets }: HostTable): string {
  const paths = assets.map(({ path }) => path);
  const headers = rules
    .flatMap((rule) => expandFolderRule(rule, paths))
    .map((rule) => ({
      source: pathPattern(rule.path),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    }));
  const slashes = basePath ? { redirects: listedRedirects(redirects) } : { trailingSlash: false };
  return `${JSON.stringify({ cleanUrls: true, ...slashes, headers }, null, 2)}\n`;
}

/** All redirects but those from `.html`, which `cleanUrls` makes. */
function listedRedirects(redirects: readonly Redirect[]) {
  return redirects
    .filter(({ from }) => !from.endsWith('.html'))
    .map(({ from, to, status }) => ({ source: pathPattern(from), destination: to, statusCode: status }));
}

/** A path of a rule in the syntax of path-to-regexp. */
function pathPattern(path: string): string {
  const literal = path.replace(/\*$/, '').replaceAll(/[().:*+?{}[\]|^$!]/g, '\\$&');
  return path.endsWith('/*') ? `${literal}(.*)` : literal;
}
