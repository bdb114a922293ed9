import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { takeScreenshot } from '../scripts/gallery/take-screenshot';
import { writeThumbnail } from '../scripts/gallery/thumbnail';
import { address, expect, test } from './fixtures';

test('the gallery takes one page after another, with what plays on it', async ({ page, baseURL }) => {
  for (const path of ['/test', '/coming-soon', '/test']) {
    const file = test.info().outputPath('page.png');
    const url = new URL(address(path), baseURL).href;
    await takeScreenshot(page, url, { width: 320, scheme: 'light', file });
    expect(PNG.sync.read(readFileSync(file)).width).toBe(320);
  }
});

test('the gallery with each page beside what was kept is under 1 MB', async () => {
  const kept = 'e2e/visual/kept';
  const file = test.info().outputPath('small.avif');
  let bytes = 0;
  for (const name of readdirSync(kept)) {
    await writeThumbnail(join(kept, name), file);
    bytes += 2 * statSync(file).size;
  }
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(950_000);
});
