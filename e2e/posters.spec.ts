import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { drawPoster } from '../scripts/posters/draw-poster';
import { posterFiles } from '../scripts/posters/files';

for (const { name, animation, poster } of posterFiles()) {
  test(`the poster of ${name} is its first frame`, async ({ page }) => {
    const onDisk = existsSync(poster) ? readFileSync(poster, 'utf8') : 'none';
    expect(onDisk === (await drawPoster(page, animation)), `${poster} is out of date: npm run posters`).toBe(
      true,
    );
  });
}
