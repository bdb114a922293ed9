import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, test, visit } from './fixtures';
import { holdRequests } from './hold-requests';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shifts';
import { pages } from './page-table';

/**
 * The maximum percentage of a poster's pixels that are allowed to differ from the frame that the animation
 * shows first. The poster's optimizer rounds coordinates, which changes the antialiasing of hairlines.
 */
const MAX_DIFFERENT_PERCENT = 1.5;

const PAGES = pages.filter(({ file }) =>
  readFileSync(`out/${file}`, 'utf8').includes('data-island="player"'),
);

// Reduced motion keeps the first frame on screen.
// A viewport whose width is 1280 px without its scrollbar.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1295, height: 720 } });

for (const { path } of PAGES) {
  const details = exhaustiveUnless(path === '/');
  test(`the first live frame on ${path} looks the same as the poster`, details, async ({ page }) => {
    const { release } = await holdRequests(page, '**/animations/*.json');
    await recordLayoutShifts(page);
    await visit(page, path);
    const player = page.locator('[data-state]').first();
    const picture = player.locator('> div').first();
    await player.scrollIntoViewIfNeeded();
    await expect(player.locator('img')).toHaveJSProperty('complete', true);
    await page.evaluate(() => document.fonts.ready);
    const poster = PNG.sync.read(await picture.screenshot());

    release();
    // Interact, because an animation without autoplay loads only after an interaction.
    await page.mouse.move(1, 1);
    await expect(player).toHaveAttribute('data-state', 'stopped');
    await expect(player.locator('img')).toBeHidden();
    const live = PNG.sync.read(await picture.screenshot());
    expect(await layoutShiftsOf(page)).toEqual([]);

    const { width, height } = live;
    const pixels = pixelmatch(poster.data, live.data, undefined, width, height, { threshold: 0.1 });
    expect((pixels / (width * height)) * 100).toBeLessThanOrEqual(MAX_DIFFERENT_PERCENT);
  });
}
