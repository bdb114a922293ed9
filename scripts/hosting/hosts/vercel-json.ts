import { expandFolderRule } from '../headers';
import type { HostTable } from '../host-table';
import type { Redirect } from '../redirects';

/**
 * Writes `vercel.json`. With `cleanUrls` and `trailingSlash`, Vercel adds the table's redirects
 * automatically. If there is a base path, the home page ends in a slash, which `trailingSlash: false` would
 * remove. Then the file lists the redirects that `cleanUrls` doesn't add.
 */
export function vercelJson({ rules, redirects, contentRedirects, basePath, assets }: HostTable): string {
  const paths = assets.map(({ path }) => path);
  const headers = rules
    .flatMap((rule) => expandFolderRule(rule, paths))
    .map((rule) => ({
      source: pathPattern(rule.path),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    }));
  const own = [
    ...(basePath ? spellings(redirects, contentRedirects) : []),
    ...contentRedirects.map(asCleaned),
  ];
  const rest = {
    ...(own.length > 0 ? { redirects: own.map(asRule) } : {}),
    ...(basePath ? {} : { trailingSlash: false }),
  };
  return `${JSON.stringify({ cleanUrls: true, ...rest, headers }, null, 2)}\n`;
}

/** Returns the redirects that `cleanUrls` doesn't add. It only redirects file names to their pages. */
function spellings(redirects: readonly Redirect[], contentRedirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(
    (redirect) => !redirect.from.endsWith('.html') && !contentRedirects.includes(redirect),
  );
}

/** Vercel matches redirects after `cleanUrls` has shortened the address. */
function asCleaned({ from, ...rest }: Redirect): Redirect {
  return { ...rest, from: from.replace(/(\/index)?\.html$/, '') };
}

function asRule({ from, to, status }: Redirect) {
  return { source: pathPattern(from), destination: to, statusCode: status };
}

/** Converts a rule's path to the syntax of path-to-regexp. */
function pathPattern(path: string): string {
  const literal = path.replace(/\*$/, '').replaceAll(/[().:*+?{}[\]|^$!]/g, '\\$&');
  return path.endsWith('/*') ? `${literal}(.*)` : literal;
}
