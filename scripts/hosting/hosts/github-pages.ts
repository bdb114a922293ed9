import { site } from '@/content/site';
import type { HostTable } from '../host-table';

/**
 * What leads from an old address to its page on GitHub Pages, which knows no redirects: a page that the browser leaves at
 * once, by file name. To be copied over the export; other hosts are told by their own files.
 */
export function githubPages({
  moved,
  basePath,
}: Pick<HostTable, 'moved' | 'basePath'>): Record<string, string> {
  return Object.fromEntries(moved.map(({ from, to }) => [fileOf(from.slice(basePath.length)), leaving(to)]));
}

function fileOf(path: string): string {
  return path.endsWith('.html') ? path.slice(1) : `${path.replace(/^\/|\/$/g, '')}/index.html`;
}

function leaving(to: string): string {
  const address = `${site.url}${to}`;
  return `<!doctype html><html lang="${site.language}"><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${address}"><title>${site.name}</title><a href="${to}">${address}</a></html>\n`;
}
