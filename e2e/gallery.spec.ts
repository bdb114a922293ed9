import { readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { takeScreenshot } from '../scripts/gallery/take-screenshot';
import { address, expect, test } from './fixtures';

test('the gallery takes one page after another, with what plays on it', async ({ page, baseURL }) => {
  for (const path of ['/test', '/coming-soon', '/test']) {
    const file = test.info().outputPath('page.png');
    const url = new URL(address(path), baseURL).href;
    await takeScreenshot(page, url, { width: 320, scheme: 'light', file });
    expect(PNG.sync.read(readFileSync(file)).width).toBe(320);
  }
});
