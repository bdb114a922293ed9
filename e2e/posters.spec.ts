import { existsSync, readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { readExport } from '../scripts/export/read-export';
import { drawPoster } from '../scripts/posters/draw-poster';
import { posterFiles, posterSource } from '../scripts/posters/poster-files';
import { expect, isolatedTest as test, visit } from './fixtures';
import { holdRequests } from './hold-requests';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shifts';

/**
 * Per cent of pixels that may differ (by pixelmatch's threshold of 0.1) between a poster and the first frame of its animation. The
 * optimised file rounds coordinates to a hundredth of a pixel, which changes how hairlines are smoothed.
 */
const MAX_DIFFERENT_PERCENT = 1.5;

/** The pages with an animation. */
const PAGES = ['/', '/coming-soon', '/home1'];

for (const { name, file, poster } of posterFiles()) {
  test(`the poster of ${name} is its first frame`, async ({ page }) => {
    const { animation, drawn, drawnByNight } = posterSource(file);
    const onDisk = existsSync(poster) ? readFileSync(poster, 'utf8') : 'none';
    expect(
      onDisk === (await drawPoster(page, animation, drawn, drawnByNight)),
      `${poster} is out of date: npm run assets -- posters`,
    ).toBe(true);
  });
}

test('no page with an animation is left out here', async () => {
  const { pages } = await readExport('out');
  const animated = pages.filter(({ html }) => html.includes('data-animation='));
  expect(animated.map(({ route }) => route).sort()).toEqual(PAGES);
});

// With reduced motion the first frame stays.
test.describe('the change from poster to live frame', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of PAGES) {
    test(`moves nothing and looks alike on ${path}`, async ({ page }) => {
      const { release } = await holdRequests(page, '**/animations/*.json');
      await recordLayoutShifts(page);
      await visit(page, path);
      const player = page.locator('[data-state]').first();
      const picture = player.locator('> div').first();
      await player.scrollIntoViewIfNeeded();
      await expect(player.locator('img')).toHaveJSProperty('complete', true);
      await page.evaluate(() => document.fonts.ready);
      const poster = await shoot(picture);

      release();
      // An animation that does not play by itself loads after an interaction.
      await page.mouse.move(1, 1);
      await expect(player).toHaveAttribute('data-state', 'stopped');
      await expect(player.locator('img')).toHaveCount(0);
      const live = await shoot(picture);
      expect(await layoutShiftsOf(page)).toEqual([]);

      const { width, height } = live;
      const pixels = pixelmatch(poster.data, live.data, undefined, width, height, { threshold: 0.1 });
      expect((pixels / (width * height)) * 100).toBeLessThanOrEqual(MAX_DIFFERENT_PERCENT);
    });
  }
});

async function shoot(picture: Locator) {
  return PNG.sync.read(await picture.screenshot());
}
