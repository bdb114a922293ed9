import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { load } from 'cheerio';
import { compressFile, isCompressible } from '../export/compress';
import { listFiles, readExport } from '../export/read-export';

/**
 * The site as if each page had been written by hand: the same words, pictures, styles and font, no script.
 * @returns the directory it was written to, compressed as the site is
 */
export async function writeFloor(out: string): Promise<string> {
  const site = await readExport(out);
  const floor = await mkdtemp(join(tmpdir(), 'floor-'));
  for (const file of site.assets.filter((asset) => !/\.(js|txt)$/.test(asset))) {
    await mkdir(dirname(join(floor, file)), { recursive: true });
    await cp(join(out, file), join(floor, file));
  }
  for (const { file, html } of [...site.pages, site.notFound]) {
    const $ = load(html);
    $('script:not([type])').remove();
    await writeFile(join(floor, file), $.html());
  }
  const files = (await listFiles(floor)).filter(isCompressible);
  await Promise.all(files.map((file) => compressFile(join(floor, file))));
  return floor;
}
