import { byFile } from '../headers';
import type { HostTable } from '../host-table';
import type { Redirect } from '../redirects';

/**
 * `vercel.json`. By `cleanUrls` and `trailingSlash` Vercel makes the same redirects as the table's. Under a base path
 * the home page keeps its slash, which `trailingSlash` would drop, so all but what `cleanUrls` does stands there.
 */
export function vercelJson({ rules, redirects, moved, basePath, assets }: HostTable): string {
  const paths = assets.map(({ path }) => path);
  const headers = rules
    .flatMap((rule) => byFile(rule, paths))
    .map((rule) => ({
      source: pattern(rule.path),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    }));
  const own = [...(basePath ? spellings(redirects, moved) : []), ...moved];
  const rest = {
    ...(own.length > 0 ? { redirects: own.map(asRule) } : {}),
    ...(basePath ? {} : { trailingSlash: false }),
  };
  return `${JSON.stringify({ cleanUrls: true, ...rest, headers }, null, 2)}\n`;
}

/** `cleanUrls` leads the names of files to their pages. */
function spellings(redirects: readonly Redirect[], moved: readonly Redirect[]): Redirect[] {
  return redirects.filter((redirect) => !redirect.from.endsWith('.html') && !moved.includes(redirect));
}

function asRule({ from, to, status }: Redirect) {
  return { source: pattern(from), destination: to, statusCode: status };
}

/** A path in the notation of path-to-regexp. */
function pattern(path: string): string {
  const literal = path.replace(/\*$/, '').replaceAll(/[().:*+?{}[\]|^$!]/g, '\\$&');
  return path.endsWith('/*') ? `${literal}(.*)` : literal;
}
