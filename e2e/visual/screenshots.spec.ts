import { expect, test, visit } from '../fixtures';
import { pages } from '../pages';
import { schemes, screenshotName, widths } from './sets';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { path } of pages) {
  for (const width of widths) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // The second visit has the font from the start.
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.reload();
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      await page.locator('html[data-hydrated]').waitFor();
      // What plays by itself, or would, brings its bar at once.
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
          // Two versions of one engine draw an edge differently here and there.
          maxDiffPixelRatio: 0.01,
        });
      }
    });
  }
}
