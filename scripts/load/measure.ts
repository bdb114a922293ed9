import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCompressible } from '../export/compress';
import { readExport } from '../export/read-export';
import { hostSettings } from '../hosting/host-settings';
import { hostTable } from '../hosting/host-table';
import { nginxBrotliModule, startNginx, startPlainNginx } from '../servers/nginx';
import { type Load, putUnderLoad } from './wrk';

/**
 * Loads nginx with the shipped files, asking for every page and file of the site in turn, and then an nginx that
 * knows nothing of the site, with one file as large as the site's mean answer.
 * @param seconds how long the site is loaded; the plain file gets a third of it
 * @throws when a page or a file is not answered with status 200
 */
export async function measureLoad(seconds: number): Promise<(Load & { name: string })[]> {
  const site = await readExport('out');
  const { pages, assets } = hostTable(site, hostSettings(), process.env.NEXT_PUBLIC_BASE_PATH);
  const paths = [...pages, ...assets].map(({ path }) => path);
  const size = await meanSize([...pages, ...assets].map(({ file }) => file));

  const directory = await mkdtemp(join(tmpdir(), 'plain-'));
  await writeFile(join(directory, 'file.html'), 'x'.repeat(size));
  const [shipped, plain] = [await startNginx(), await startPlainNginx(directory)];
  try {
    await expectAll(shipped.origin, paths);
    return [
      {
        name: `the site, ${paths.length} paths, ${size} bytes on average`,
        ...(await putUnderLoad(shipped.origin, paths, seconds)),
      },
      {
        name: `nginx as it comes, one file of ${size} bytes`,
        ...(await putUnderLoad(plain.origin, ['/file.html'], seconds / 3)),
      },
    ];
  } finally {
    await Promise.all([shipped.close(), plain.close()]);
    await rm(directory, { recursive: true });
  }
}

/** Under load only statuses from 400 on are counted, so that nothing redirects is seen before. */
async function expectAll(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await fetch(`${origin}${path}`, { method: 'HEAD', redirect: 'manual' });
    if (status !== 200) throw new Error(`${path} is answered with status ${status}`);
  }
}

/** What is sent of a file on average: its compressed copy where there is one. */
async function meanSize(files: readonly string[]): Promise<number> {
  const copy = nginxBrotliModule() ? 'br' : 'gz';
  const sent = files.map((file) => join('out', isCompressible(file) ? `${file}.${copy}` : file));
  const sizes = await Promise.all(sent.map(async (file) => (await stat(file)).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
}
