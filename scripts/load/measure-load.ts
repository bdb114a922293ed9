import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isCompressible } from '../export/compress';
import { readExport } from '../export/read-export';
import { hostTable } from '../hosting/host-table';
import { policyOrigins } from '../hosting/policy-origins';
import { nginxBrotliModule, startNginx, startPlainNginx } from '../servers/nginx';
import { type LoadResult, runWrk } from './wrk';

/**
 * Measures nginx with its shipped configuration, requesting every page and file of the site in turn, and for comparison an
 * unconfigured nginx with one file of the site's mean size.
 * @param seconds how long the site is loaded; the single file is for a third of it
 * @throws when a page or a file has another status than 200
 */
export async function measureLoad(seconds: number): Promise<(LoadResult & { name: string })[]> {
  const site = await readExport('out');
  const { pages, assets } = hostTable(site, policyOrigins, process.env.NEXT_PUBLIC_BASE_PATH);
  const paths = [...pages, ...assets].map(({ path }) => path);
  const size = await meanSize([...pages, ...assets].map(({ file }) => file));

  const directory = await mkdtemp(join(tmpdir(), 'plain-'));
  await writeFile(join(directory, 'file.html'), 'x'.repeat(size));
  const [configured, plain] = [await startNginx(), await startPlainNginx(directory)];
  try {
    await expectStatus200(configured.origin, paths);
    return [
      {
        name: `the site, ${paths.length} paths, ${size} bytes on average`,
        ...(await runWrk(configured.origin, paths, seconds)),
      },
      {
        name: `nginx as it comes, one file of ${size} bytes`,
        ...(await runWrk(plain.origin, ['/file.html'], seconds / 3)),
      },
    ];
  } finally {
    await Promise.all([configured.close(), plain.close()]);
    await rm(directory, { recursive: true });
  }
}

/** wrk counts statuses from 400 on as errors, so redirects have to be found before. */
async function expectStatus200(origin: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status } = await fetch(`${origin}${path}`, { method: 'HEAD', redirect: 'manual' });
    if (status !== 200) throw new Error(`${path} is answered with status ${status}`);
  }
}

/** The mean number of bytes sent for a file: of its compressed copy where there is one. */
async function meanSize(files: readonly string[]): Promise<number> {
  const copy = nginxBrotliModule() ? 'br' : 'gz';
  const sentFiles = files.map((file) => join('out', isCompressible(file) ? `${file}.${copy}` : file));
  const sizes = await Promise.all(sentFiles.map(async (file) => (await stat(file)).size));
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
}
