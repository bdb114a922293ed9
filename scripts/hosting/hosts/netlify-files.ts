import { expandFolderRule, type HeaderRule, isImmutable, mergeSamePaths } from '../headers';
import type { HostTable } from '../host-table';

/** Cloudflare Pages reads this many rules, and lines of this many characters. Netlify has no such limits. */
const limits = { rules: 100, line: 2000 };

/**
 * Headers that a rule over the limit may set, so that an additional page doesn't fail the build. Cloudflare
 * Pages revalidates files by default.
 */
const optionalHeaders = ['Cache-Control', 'X-Robots-Tag', 'Cross-Origin-Resource-Policy'];

const isNeeded = ({ headers }: HeaderRule) =>
  Object.keys(headers).some((name) => !optionalHeaders.includes(name));

/** Writes `_headers` for Cloudflare Pages and Netlify. @throws if Cloudflare would drop a rule or line */
export function headersFile({ rules: all, pages, notFound, assets }: HostTable): string {
  const pagePaths = [...pages, notFound].map(({ path }) => path);
  // Security rules precede caching rules. Caching rules of scripts, styles and fonts precede those of images.
  const order: readonly ((rule: HeaderRule) => boolean)[] = [
    isNeeded,
    ({ headers }) => 'X-Robots-Tag' in headers,
    ({ path }) => pagePaths.includes(path),
    (rule) => isImmutable(rule) && /\.(js|css|woff2)$/.test(rule.path),
    isImmutable,
    () => true,
  ];
  const rankOf = (rule: HeaderRule) => order.findIndex((isOfRank) => isOfRank(rule));
  const rules = mergeSamePaths(
    all.flatMap((rule) => (isImmutable(rule) ? expandFolderRule(rule, assets) : [rule])),
  ).sort((one, other) => rankOf(one) - rankOf(other));
  const dropped = rules.slice(limits.rules).find(isNeeded);
  if (dropped)
    throw new Error(
      `_headers has ${rules.length} rules and Cloudflare Pages reads ${limits.rules}: not the one for ${dropped.path}`,
    );
  const blocks = rules.map(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = blocks.flat().find((line) => line.length > limits.line);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters and Cloudflare Pages reads ${limits.line}: ${long.slice(0, 80)}…`,
    );
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * Writes `_redirects` for Cloudflare Pages and Netlify. Redirects that only add or drop a trailing slash are
 * left out: both hosts handle these automatically, and Netlify would detect a loop.
 */
export function redirectsFile({ redirects }: HostTable): string {
  const lines = redirects
    .filter(({ from, to }) => from.replace(/\/$/, '') !== to.replace(/\/$/, ''))
    .map(({ from, to }) => `${from} ${to} 308`);
  return `${lines.join('\n')}\n`;
}
