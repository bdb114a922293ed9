import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { site } from '@/content/site';
import type { writtenHostFiles } from '../../export/read-export';
import type { HostTable } from '../host-table';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile } from './netlify-files';
import { nginxFiles } from './nginx';
import { vercelJson } from './vercel-json';

/** The name of the file in `hosting/` that contains the host table of the build. */
export const HOST_TABLE = 'host-table.json';

/** The host table of a build, and the origin that its pages contain. */
export type BuiltTable = HostTable & { siteUrl: string };

/**
 * Writes the configuration files of all hosts into the folder of the export and the folder `hosting`. Also
 * writes the function that receives forms on Netlify.
 */
export async function writeHostFiles(
  table: HostTable,
  { out, hosting }: { out: string; hosting: string },
): Promise<void> {
  await rm(hosting, { recursive: true, force: true });
  // Create the folder even if there are no redirects, because docs/deploy.md tells users to copy it.
  await mkdir(join(hosting, 'github-pages'), { recursive: true });
  const files = { ...inFolder(out, filesInExport(table)), ...inFolder(hosting, filesBesideExport(table)) };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  const functions = join(hosting, 'netlify', 'functions');
  await mkdir(functions, { recursive: true });
  await copyFile('scripts/hosting/hosts/netlify-forms.ts', join(functions, 'forms.mts'));
}

/**
 * Returns the host files in the export, keyed by name. Without `.nojekyll`, GitHub Pages would ignore folders
 * such as `_next`.
 */
const filesInExport = (table: HostTable): Record<(typeof writtenHostFiles)[number], string> => ({
  _headers: headersFile(table),
  _redirects: redirectsFile(table),
  '.nojekyll': '',
});

/** Returns the host files outside the export, keyed by their path in `hosting/`. */
export function filesBesideExport(table: HostTable): Record<string, string> {
  return {
    ...inFolder('nginx', nginxFiles(table)),
    Caddyfile: caddyfile(table),
    'vercel.json': vercelJson(table),
    ...inFolder('github-pages', githubPages(table)),
    // `npm run check -- live` compares the live site with this table, so the check doesn't depend on the
    // current settings and content.
    [HOST_TABLE]: JSON.stringify({ ...table, siteUrl: site.url } satisfies BuiltTable),
  };
}

function inFolder(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [join(folder, name), text]));
}

/**
 * Returns a page with a meta refresh for each redirect from the content, keyed by file name. GitHub Pages
 * doesn't support redirects, so these pages are copied into the export. All other hosts read redirects from
 * their own files.
 */
export function githubPages({
  contentRedirects,
  basePath,
}: Pick<HostTable, 'contentRedirects' | 'basePath'>): Record<string, string> {
  const pages = contentRedirects.map(({ from, to }) => {
    const path = from.slice(basePath.length).replace(/^\/|\/$/g, '');
    const url = `${site.url}${to}`;
    const html = `<!doctype html><html lang="${site.language}"><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${to}"><link rel="canonical" href="${url}"><title>${site.name}</title><a href="${to}">${url}</a></html>\n`;
    return [path.endsWith('.html') ? path : `${path}/index.html`, html];
  });
  return Object.fromEntries(pages);
}
