import type { HostTable } from '../host-table';
import { changesSlashOnly } from '../redirects';

/**
 * Writes `_redirects` for Cloudflare Pages and Netlify. Redirects that only add or drop a trailing slash are
 * left out: both hosts handle these automatically, and Netlify would detect a loop.
 */
export function redirectsFile({ redirects }: HostTable): string {
  const lines = redirects
    .filter((redirect) => !changesSlashOnly(redirect))
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  return `${lines.join('\n')}\n`;
}
