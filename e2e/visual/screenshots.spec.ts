import type { Page } from '@playwright/test';
import config from '../../playwright.config';
import { expect, test, visit, waitForPaint } from '../fixtures';
import { pages } from '../pages';
import { schemes, screenshotName, widths } from './screenshot-sets';

const { launchOptions } = config.use ?? {};

// Emulated, reduced motion doesn't reach the pictures; asked of the browser, it does.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--force-prefers-reduced-motion'],
  },
});

/** Resolves once every picture of the page is there, in the scheme at hand. */
const picturesDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });

for (const { path } of pages) {
  for (const width of widths) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Reloaded, the page has the font in the cache from the start.
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      await picturesDrawn(page);
      await page.locator('html[data-hydrated]').waitFor();
      // Players with autoplay show their controls without an interaction.
      const bars = page.locator('[data-animation="autoplay"]').getByRole('group');
      await expect(bars).toHaveCount(await page.locator('[data-animation="autoplay"]').count());
      // The title block's date is the commit's.
      await page.locator('footer time').evaluate((time) => {
        time.textContent = '2026-01-01';
      });
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        // A picture follows the scheme in the frame after.
        await waitForPaint(page);
        await picturesDrawn(page);
        await expect.soft(page).toHaveScreenshot(screenshotName(path, width, scheme), {
          fullPage: true,
          animations: 'disabled',
          // Versions of one engine draw some edges differently.
          maxDiffPixelRatio: 0.01,
        });
      }
    });
  }
}
