import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { isCompressible } from './compress';

/** The files that the build writes into the export for hosting providers, which read but don't serve them. */
export const providerFiles: readonly string[] = ['_headers', '_redirects'];

/** Matches files that operating systems create in folders. They are never published. */
export const osJunkFiles = /(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/;

export type ExportedPage = {
  /** The page's path on the site without the base path, such as `/` or `/home1`. */
  route: string;
  /** The page's file in the export, such as `home1.html`. */
  file: string;
  html: string;
};

/** A page that the build checks and changes. */
export type ParsedPage = Omit<ExportedPage, 'html'> & { $: CheerioAPI };

export type ExportedSite = {
  /** Every page except the page for unknown paths. */
  pages: readonly ExportedPage[];
  notFound: ExportedPage;
  /** Every other public file, such as `_next/static/chunks/a.js`, except compressed copies of files. */
  assets: readonly string[];
};

/** Reads the pages and files of an export. @throws if the directory doesn't exist or contains no 404.html */
export async function readExport(directory: string): Promise<ExportedSite> {
  const files = await listFiles(directory);
  const pages: ExportedPage[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = await readFile(join(directory, file), 'utf8');
    const route = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
    // A search engine's verification file has no title. It is not a page, and servers send it unchanged.
    if (file === '404.html' || html.includes('<title')) pages.push({ route, file, html });
  }
  const notFound = pages.find(({ file }) => file === '404.html');
  if (!notFound) throw new Error(`${directory} contains no 404.html: run "npm run build"`);
  const isCopy = (file: string) => {
    const original = file.replace(/\.(br|gz)$/, '');
    return original !== file && isCompressible(original) && files.includes(original);
  };
  const others = [...pages.map(({ file }) => file), ...providerFiles];
  return {
    pages: pages.filter((page) => page !== notFound),
    notFound,
    assets: files.filter((file) => !others.includes(file) && !isCopy(file)),
  };
}

export const parsePage = ({ html, ...page }: ExportedPage): ParsedPage => ({ ...page, $: load(html) });

/** Returns the relative paths of all files in a directory, sorted, with forward slashes. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
