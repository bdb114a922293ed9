import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { load } from 'cheerio';

/** What a page loads, in brotli bytes: its HTML, and at the first interaction its scripts and data. */
export type FirstLoad = { html: number; javascript: number; data: number };

/**
 * Measures the first load of a page. The framework's scripts count wherever the page names them: in tags of their own, as Next
 * writes them, or in the tag of the inline script that adds them later.
 * @param directory the export
 * @param html the page
 * @param basePath the base path of the build, with which addresses begin and the paths of files do not
 */
export async function firstLoad(directory: string, html: string, basePath = ''): Promise<FirstLoad> {
  const $ = load(html);
  const valuesOf = (selector: string, attribute: string) =>
    $(selector)
      .get()
      .map((element) => $(element).attr(attribute) ?? '');
  const scripts = [
    ...valuesOf('script[src]:not([nomodule])', 'src'),
    ...valuesOf('script[data-scripts]', 'data-scripts').flatMap((sources) => sources.split(' ')),
  ];
  const data = valuesOf('script[data-data]', 'data-data');
  const sum = async (urls: readonly string[]) => {
    const files = [...new Set(urls.filter(Boolean))];
    const sizes = await Promise.all(
      files.map(async (url) => brotliSize(await readFile(join(directory, url.slice(basePath.length))))),
    );
    return sizes.reduce((total, size) => total + size, 0);
  };
  return { html: await brotliSize(Buffer.from(html)), javascript: await sum(scripts), data: await sum(data) };
}

async function brotliSize(content: Buffer): Promise<number> {
  return (await promisify(brotliCompress)(content)).length;
}
