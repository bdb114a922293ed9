import { expandFolderRule, type HeaderRule, isImmutable, mergeSamePaths } from '../headers';
import { type RoutingTable, typeRules } from '../routing-table';

/**
 * The maximum number of rules and the maximum length of a line on Cloudflare Pages.
 * Netlify has no such limits.
 */
const limits = { rules: 100, line: 2000 };

/**
 * Headers that are not necessary. If there are too many rules, Cloudflare Pages ignores the last rules. The
 * build doesn't fail if the ignored rules set only these headers, so that pages can be added. Without
 * `Cache-Control`, Cloudflare Pages revalidates files.
 */
const optionalHeaders = ['Cache-Control', 'Cross-Origin-Resource-Policy'];

const isNeeded = ({ headers }: HeaderRule) =>
  Object.keys(headers).some((name) => !optionalHeaders.includes(name));

/**
 * Returns the text of `_headers` for Cloudflare Pages and Netlify.
 * @throws if Cloudflare Pages would ignore a necessary rule or a line
 */
export function headersFile(table: RoutingTable): string {
  const rules = orderedRules(table);
  const dropped = rules.slice(limits.rules).find(isNeeded);
  if (dropped)
    throw new Error(
      `_headers has ${rules.length} rules, but Cloudflare Pages reads only ${limits.rules}. It would ignore the rule for ${dropped.path}.`,
    );
  const blocks = rules.map(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = blocks.flat().find((line) => line.length > limits.line);
  if (long)
    throw new Error(
      `A line of _headers has ${long.length} characters, but Cloudflare Pages reads only ${limits.line}: ${long.slice(0, 80)}…`,
    );
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Returns the rules of `_headers`, with the most important rules first. */
function orderedRules(table: RoutingTable): HeaderRule[] {
  const { rules, pages, notFound, assets } = table;
  const pagePaths = [...pages, notFound].map(({ path }) => path);
  // Security rules precede caching rules. Caching rules of scripts, styles and fonts precede those of images.
  const order: readonly ((rule: HeaderRule) => boolean)[] = [
    isNeeded,
    ({ path }) => pagePaths.includes(path),
    (rule) => isImmutable(rule) && /\.(js|css|woff2)$/.test(rule.path),
    isImmutable,
    () => true,
  ];
  const rankOf = (rule: HeaderRule) => order.findIndex((isOfRank) => isOfRank(rule));
  return mergeSamePaths(
    [...rules, ...typeRules(table)].flatMap((rule) =>
      isImmutable(rule) ? expandFolderRule(rule, assets) : [rule],
    ),
  ).sort((one, other) => rankOf(one) - rankOf(other));
}

/**
 * Returns the text of `_redirects` for Cloudflare Pages and Netlify. Omits redirects that only add or remove
 * a trailing slash: both providers redirect trailing slashes automatically, and Netlify would detect a loop.
 */
export function redirectsFile({ redirects }: RoutingTable): string {
  const lines = redirects
    .filter(({ from, to }) => from.replace(/\/$/, '') !== to.replace(/\/$/, ''))
    .map(({ from, to }) => `${from} ${to} 308`);
  return `${lines.join('\n')}\n`;
}
