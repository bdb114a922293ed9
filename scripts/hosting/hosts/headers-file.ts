import { byFile, isKept } from '../headers';
import type { HostTable } from '../host-table';

/** The most that Cloudflare Pages reads; Netlify has no such limits. */
const limits = { rules: 100, line: 2000 };

/** What a rule past the limit may hold: Cloudflare Pages revalidates by itself, and the router's data only looks untidy. */
const dispensable = ['Cache-Control', 'X-Robots-Tag', 'Cross-Origin-Resource-Policy'];

/**
 * `_headers` as Cloudflare Pages and Netlify read it.
 * @throws when a host would drop a part that counts without a word
 */
export function headersFile({ rules: all, assets }: HostTable): string {
  const paths = assets.map(({ path }) => path);
  const rules = [
    ...all.filter((rule) => !isKept(rule)),
    ...all.filter(isKept).flatMap((rule) => byFile(rule, paths)),
  ];
  const dropped = rules
    .slice(limits.rules)
    .find(({ headers }) => Object.keys(headers).some((name) => !dispensable.includes(name)));
  if (dropped) {
    throw new Error(
      `_headers has ${rules.length} rules and Cloudflare Pages reads ${limits.rules}: not the one for ${dropped.path}`,
    );
  }
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  const text = `${blocks.join('\n\n')}\n`;
  const long = text.split('\n').find((line) => line.length > limits.line);
  if (long) {
    throw new Error(
      `A line of _headers has ${long.length} characters and Cloudflare Pages reads ${limits.line}: ${long.slice(0, 80)}…`,
    );
  }
  return text;
}
