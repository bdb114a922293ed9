import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { HostTable } from '../host-table';
import { caddyfile } from './caddy';
import { headersFile } from './headers-file';
import { nginxFiles } from './nginx';
import { redirectsFile } from './redirects-file';
import { vercelJson } from './vercel-json';

/** `out` is the export, where some hosts look for their files; `hosting` is for the files of all others. */
type Directories = { out: string; hosting: string };

/** Writes the configuration files of all hosts. */
export async function writeHostFiles(table: HostTable, { out, hosting }: Directories): Promise<void> {
  const nginx = Object.entries(nginxFiles(table)).map(([name, text]) => [join('nginx', name), text] as const);
  const files: (readonly [file: string, text: string])[] = [
    [join(out, '_headers'), headersFile(table)],
    [join(out, '_redirects'), redirectsFile(table)],
    // Without it GitHub Pages leaves out folders whose names begin with an underscore.
    [join(out, '.nojekyll'), ''],
    ...[...nginx, ['Caddyfile', caddyfile(table)] as const, ['vercel.json', vercelJson(table)] as const].map(
      ([name, text]) => [join(hosting, name), text] as const,
    ),
  ];
  await rm(hosting, { recursive: true, force: true });
  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
