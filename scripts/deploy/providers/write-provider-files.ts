import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RoutingTable } from '../routing-table';
import { headersFile, redirectsFile } from './netlify-files';
import { nginxFiles } from './nginx-files';
import { vercelJson } from './vercel-json';

/** Writes the configuration files of all hosting providers and servers into the folder of the export and the folder `hosting`. */
export async function writeProviderFiles(
  table: RoutingTable,
  { out, hosting }: { out: string; hosting: string },
): Promise<void> {
  await rm(hosting, { recursive: true, force: true });
  const files = { ...inFolder(out, filesInExport(table)), ...inFolder(hosting, filesBesideExport(table)) };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Returns the configuration files in the export, keyed by name. `readExport` knows these names. */
const filesInExport = (table: RoutingTable): Record<string, string> => ({
  _headers: headersFile(table),
  _redirects: redirectsFile(table),
});

/** Returns the configuration files outside the export, keyed by their path in `hosting/`. */
function filesBesideExport(table: RoutingTable): Record<string, string> {
  return {
    ...inFolder('nginx', nginxFiles(table)),
    'vercel.json': vercelJson(table),
  };
}

function inFolder(folder: string, files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [join(folder, name), text]));
}
