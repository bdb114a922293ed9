import { expandFolderRule, isImmutable } from '../headers';
import type { HostTable } from '../host-table';

/** Cloudflare Pages reads this many rules, and lines of this many characters. Netlify has no such limits. */
const limits = { rules: 100, line: 2000 };

/** Headers that a rule past the limit may set: Cloudflare Pages revalidates by itself, and X-Robots-Tag is for tidiness only. */
const optionalHeaders = ['Cache-Control', 'X-Robots-Tag'];

/**
 * Writes `_headers` for Cloudflare Pages and Netlify.
 * @throws when Cloudflare Pages would silently drop a rule or a line that is needed
 */
export function headersFile({ rules: all, assets }: HostTable): string {
  const paths = assets.map(({ path }) => path);
  const rules = [
    ...all.filter((rule) => !isImmutable(rule)),
    ...all.filter(isImmutable).flatMap((rule) => expandFolderRule(rule, paths)),
  ];
  const dropped = rules
    .slice(limits.rules)
    .find(({ headers }) => Object.keys(headers).some((name) => !optionalHeaders.includes(name)));
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
