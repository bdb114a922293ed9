import { expect, test, visit } from '../fixtures';
import { pages } from '../pages';
import { schemes, screenshotName, widths } from './screenshot-sets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pages) {
  for (const width of widths) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Reloaded, the page has the font in the cache from the start.
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
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
