import { site } from '@/content/site';
import type { HostTable } from '../host-table';

/**
 * Creates a page with a meta refresh for each redirect from the content, by file name, because GitHub Pages
 * has no redirects. These pages are copied over the export; other hosts have redirects in their own files.
 */
export function githubPages({
  contentRedirects,
  basePath,
}: Pick<HostTable, 'contentRedirects' | 'basePath'>): Record<string, string> {
  return Object.fromEntries(
    contentRedirects.map(({ from, to }) => [fileOf(from.slice(basePath.length)), leaving(to)]),
  );
}

function fileOf(path: string): string {
  return path.endsWith('.html') ? path.slice(1) : `${path.replace(/^\/|\/$/g, '')}/index.html`;
}

function leaving(to: string): string {
  const address = `${site.url}${to}`;
  return `<!doctype html><html lang="${site.language}"><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${address}"><title>${site.name}</title><a href="${to}">${address}</a></html>\n`;
}
