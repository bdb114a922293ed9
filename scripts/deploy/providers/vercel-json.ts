import { expandFolderRule } from '../headers';
import { type RoutingTable, typeRules } from '../routing-table';

/**
 * Returns the text of `vercel.json`. With `cleanUrls` and `trailingSlash: false`, Vercel automatically
 * redirects file names and trailing slashes to the page's path. Under a base path, the address of the home
 * page ends in a slash, which `trailingSlash: false` would remove. The file then omits this setting, and
 * lists the redirects that `cleanUrls` doesn't add: all redirects except those from file names.
 */
export function vercelJson(table: RoutingTable): string {
  const { rules, redirects, contentRedirects, basePath, assets } = table;
  const headers = [...rules, ...typeRules(table)]
    .flatMap((rule) => expandFolderRule(rule, assets))
    .map((rule) => ({
      source: pathPattern(rule.path),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    }));
  const spellings = redirects.filter(
    (redirect) => !redirect.from.endsWith('.html') && !contentRedirects.includes(redirect),
  );
  const own = [...(basePath ? spellings : []), ...contentRedirects].map(({ from, to }) => ({
    // Vercel matches redirects after `cleanUrls` has shortened the address.
    source: pathPattern(from.replace(/(\/index)?\.html$/, '')),
    destination: to,
    statusCode: 308,
  }));
  const rest = {
    ...(own.length > 0 ? { redirects: own } : {}),
    ...(basePath ? {} : { trailingSlash: false }),
  };
  return `${JSON.stringify({ cleanUrls: true, ...rest, headers }, null, 2)}\n`;
}

/** Converts the path of a rule to the syntax of path-to-regexp. */
function pathPattern(path: string): string {
  const literal = path.replace(/\*$/, '').replaceAll(/[().:*+?{}[\]|^$!]/g, '\\$&');
  return path.endsWith('/*') ? `${literal}(.*)` : literal;
}
