import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { hostFiles } from '../hosting/host-files';
import { isCompressible } from './compress';

export type ExportedPage = {
  /** The page's path on the site without the base path, such as `/` or `/home1`. */
  route: string;
  /** The page's file in the export, such as `home1.html`. */
  file: string;
  html: string;
};

export type ExportedSite = {
  /** Every page except the one for unknown paths, by route. */
  pages: readonly ExportedPage[];
  notFound: ExportedPage;
  /** Every other public file, such as `_next/static/chunks/a.js`, without the compressed copies. */
  assets: readonly string[];
};

/**
 * Reads the pages and files of an export.
 * @throws if there is no export, or it has no 404.html
 */
export async function readExport(directory: string): Promise<ExportedSite> {
  const files = await listFiles(directory);
  const documents = await Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({
        route: routeOf(file),
        file,
        html: await readFile(join(directory, file), 'utf8'),
      })),
  );
  const pages = documents.filter(isPage);
  const notFound = pages.find((page) => page.file === '404.html');
  if (!notFound) throw new Error(`${directory} holds no 404.html: run "npm run build"`);
  return {
    pages: pages.filter((page) => page !== notFound),
    notFound,
    assets: files.filter(
      (file) =>
        !pages.some((page) => page.file === file) &&
        !isCompressedCopy(file, files) &&
        !hostFiles.includes(file),
    ),
  };
}

/** Returns every file of a directory as a sorted relative path with forward slashes. */
export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/**
 * Whether an HTML file is a page of the site, not a verification file of a search engine. Those are served
 * unchanged.
 */
function isPage({ file, html }: ExportedPage): boolean {
  return file === '404.html' || html.includes('<title');
}

function routeOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

function isCompressedCopy(file: string, files: readonly string[]): boolean {
  const original = file.replace(/\.(br|gz)$/, '');
  return original !== file && isCompressible(original) && files.includes(original);
}
