import type { HostTable } from '../host-table';
import { changesSlashOnly } from '../redirects';

/**
 * `_redirects` as Cloudflare Pages and Netlify read it. The slash at the end of a path they add or drop by themselves,
 * and Netlify would take a rule that does it for a loop.
 */
export function redirectsFile({ redirects }: HostTable): string {
  const lines = redirects
    .filter((redirect) => !changesSlashOnly(redirect))
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  return `${lines.join('\n')}\n`;
}
