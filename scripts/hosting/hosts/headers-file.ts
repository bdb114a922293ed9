import type { HostTable } from '../host-table';

/** The most that Cloudflare Pages reads; Netlify has no such limits. */
const limits = { rules: 100, line: 2000 };

/**
 * `_headers` as Cloudflare Pages and Netlify read it.
 * @throws when a host would drop a part of it without a word
 */
export function headersFile({ rules }: HostTable): string {
  if (rules.length > limits.rules) {
    throw new Error(`_headers has ${rules.length} rules and Cloudflare Pages reads ${limits.rules}`);
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
