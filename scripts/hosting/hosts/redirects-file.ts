import type { HostTable } from '../host-table';

/**
 * `_redirects` as Cloudflare Pages and Netlify read it. The slash at the end of a path they drop by themselves, and
 * Netlify would take a rule that does it for a loop.
 */
export function redirectsFile({ redirects, basePath }: HostTable): string {
  const lines = redirects
    .filter(({ from, to }) => from !== `${to}/`)
    .map(({ from, to, status }) => `${from} ${to} ${status}`);
  // The files lie at the root of the export, whatever path they are asked for by.
  if (basePath) lines.push(`${basePath}/* /:splat 200`);
  return `${lines.join('\n')}\n`;
}
