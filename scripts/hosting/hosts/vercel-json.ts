import type { HostTable } from '../host-table';

/** `vercel.json`. By `cleanUrls` and `trailingSlash` Vercel makes the same redirects as the table's. */
export function vercelJson({ rules, basePath }: HostTable): string {
  const headers = rules.map((rule) => ({
    source: pattern(rule.path),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }));
  // The files lie at the root of the export, whatever path they are asked for by.
  const rewrites = basePath ? [{ source: `${pattern(basePath)}/:path*`, destination: '/:path*' }] : [];
  return `${JSON.stringify({ cleanUrls: true, trailingSlash: false, headers, rewrites }, null, 2)}\n`;
}

/** A path in the notation of path-to-regexp. */
function pattern(path: string): string {
  const literal = path.replace(/\*$/, '').replaceAll(/[().:*+?{}[\]|^$!]/g, '\\$&');
  return path.endsWith('/*') ? `${literal}(.*)` : literal;
}
