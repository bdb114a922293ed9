import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { load } from 'cheerio';

/** Brotli bytes of a page's HTML, and of the scripts that load at the first interaction. */
export type FirstLoad = { html: number; javascript: number };

/**
 * Measures the first load of a page. The framework's scripts count if they have tags of their own, as Next
 * writes them, or if they are listed in the tag of the inline script that adds them later.
 * @param directory the export
 * @param html the page
 * @param basePath the base path of the build. URLs begin with it, and the paths of files don't.
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
  const files = [...new Set(scripts.filter(Boolean))];
  const sizes = await Promise.all(
    files.map(async (url) => brotliSize(await readFile(join(directory, url.slice(basePath.length))))),
  );
  return {
    html: await brotliSize(Buffer.from(html)),
    javascript: sizes.reduce((total, size) => total + size, 0),
  };
}

async function brotliSize(content: Buffer): Promise<number> {
  return (await promisify(brotliCompress)(content)).length;
}
