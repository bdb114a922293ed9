import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { writtenHostFiles } from '../host-files';
import type { HostTable } from '../host-table';
import { caddyfile } from './caddy';
import { githubPages } from './github-pages';
import { headersFile } from './headers-file';
import { nginxFiles } from './nginx';
import { redirectsFile } from './redirects-file';
import { vercelJson } from './vercel-json';

/** `out` is the export, which contains the files of some hosts. `hosting` is for the files of the others. */
type Directories = { out: string; hosting: string };

/** Writes the configuration files of all hosts. */
export async function writeHostFiles(table: HostTable, { out, hosting }: Directories): Promise<void> {
  await rm(hosting, { recursive: true, force: true });
  for (const [directory, files] of [
    [out, filesInExport(table)],
    [hosting, filesBesideExport(table)],
  ] as const) {
    for (const [name, text] of Object.entries(files)) {
      const file = join(directory, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
  }
  // Created even without redirects, because docs/deploy.md says to copy the folder.
  await mkdir(join(hosting, 'github-pages'), { recursive: true });
}

/** Returns the host files in the export, by name. */
function filesInExport(table: HostTable): Record<(typeof writtenHostFiles)[number], string> {
  return {
    _headers: headersFile(table),
    _redirects: redirectsFile(table),
    // Without this file, GitHub Pages ignores folders whose names begin with an underscore.
    '.nojekyll': '',
  };
}

/** Returns the files of all other hosts, by path in `hosting/`. */
export function filesBesideExport(table: HostTable): Record<string, string> {
  return {
    ...inFolder('nginx', nginxFiles(table)),
    Caddyfile: caddyfile(table),
    'vercel.json': vercelJson(table),
    ...inFolder('github-pages', githubPages(table)),
  };
}

function inFolder(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [join(folder, name), text]));
}
