import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { isFile } from '../scripts/shared/is-file';
import { address } from './fixtures';
import { pages } from './page-table';

/**
 * The maximum weight of each page. Sizes are in bytes after compression. `images` are those of one color scheme.
 * `scripts` include the worker, and load at the first interaction.
 */
const budgets: Readonly<Record<string, ReturnType<typeof weightOf>>> = {
  '/': { html: 26_000, styles: 31_000, images: 42_500, scripts: 163_500, files: 44, elements: 1910 },
  '/home1': { html: 11_000, styles: 31_000, images: 20_000, scripts: 81_500, files: 24, elements: 580 },
  '/profile': { html: 13_000, styles: 27_500, images: 19_000, scripts: 3_000, files: 18, elements: 560 },
  '/coming-soon': { html: 8_500, styles: 31_000, images: 5_000, scripts: 154_500, files: 20, elements: 345 },
  '/test': { html: 6_500, styles: 27_500, images: 2_000, scripts: 1_000, files: 8, elements: 275 },
};

/** Returns the paths of the files that a page can load, except pictures for the dark color scheme. */
function filesOf(html: string): string[] {
  const $ = load(html);
  $('a, source[media*=dark]').remove();
  const urls = $('html *')
    .get()
    .flatMap(({ attribs }) => Object.values(attribs).flatMap((value) => value.split(/[\s,"[\]]+/)))
    .filter((url) => url.startsWith(address('/')))
    .map((url) => url.slice(address('').length).replace(/[?#].*/, ''));
  return [...new Set(urls)].filter((path) => isFile(join('out', path)));
}

/** Returns the size of a file in bytes, after compression if servers compress the file. */
const sizeOf = (path: string) => statSync(isFile(`out/${path}.br`) ? `out/${path}.br` : `out/${path}`).size;

function weightOf(file: string) {
  const html = readFileSync(`out/${file}`, 'utf8');
  const files = filesOf(html);
  const sumOf = (...extensions: readonly string[]) =>
    files.filter((path) => extensions.includes(extname(path))).reduce((sum, path) => sum + sizeOf(path), 0);
  return {
    html: sizeOf(file),
    styles: sumOf('.css'),
    images: sumOf('.svg', '.png', '.jpg', '.webp', '.avif', '.ico'),
    scripts: sumOf('.js'),
    files: files.length + 1,
    elements: load(html)('*').length,
  };
}

for (const { path, file } of pages)
  test(`${path} stays within its budget`, () => {
    const budget = budgets[path];
    for (const [name, amount] of Object.entries(weightOf(file)))
      expect
        .soft(amount, `${name}: if the content needs more, raise the budget`)
        .toBeLessThanOrEqual(budget?.[name as keyof typeof budget] ?? 0);
  });
