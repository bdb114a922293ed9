import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { compressFile, isCompressible } from '../export/compress';
import { listFiles, readExport } from '../export/read-export';

/**
 * Writes a copy of the export with the same pages but without scripts. The site's first paint is compared
 * with this floor.
 * @returns a temporary folder, compressed like the export, which the caller removes
 */
export async function writeSiteWithoutScripts(out: string): Promise<string> {
  const site = await readExport(out);
  const directory = await mkdtemp(join(tmpdir(), 'floor-'));
  for (const file of site.assets.filter((asset) => !/\.(js|txt)$/.test(asset))) {
    await mkdir(dirname(join(directory, file)), { recursive: true });
    await cp(join(out, file), join(directory, file));
  }
  for (const { file, html } of [...site.pages, site.notFound]) {
    const $ = load(html);
    $('script:not([type])').remove();
    await writeFile(join(directory, file), $.html());
  }
  const files = (await listFiles(directory)).filter(isCompressible);
  await Promise.all(files.map((file) => compressFile(join(directory, file))));
  return directory;
}
