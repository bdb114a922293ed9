import { expect, test } from '@playwright/test';
import config from '../playwright.config';
import { decodePictures, visit, waitForPaint } from './fixtures';
import { pages } from './page-table';
import { schemes, widths } from './viewports';

const { launchOptions } = config.use ?? {};

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...launchOptions,
    // The context's option doesn't apply to SVG files that are shown as images.
    args: [...(launchOptions?.args ?? []), '--force-prefers-reduced-motion'],
  },
});

for (const { path } of pages) {
  for (const width of widths) {
    test(`a screenshot shows ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      // An interaction loads the scripts.
      await page.mouse.move(1, 1);
      await page.waitForLoadState('networkidle');
      // The date of the commit is not a change to the page.
      await page.locator('footer time').evaluateAll((times) => {
        for (const time of times) time.textContent = '2026-01-01';
      });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // Images apply the new scheme one frame later.
        await waitForPaint(page);
        await page.evaluate(() => document.fonts.ready);
        await decodePictures(page);
        const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${colorScheme}.png`;
        // The threshold is 0, because the same browser draws both exports.
        await expect
          .soft(page)
          .toHaveScreenshot(name, { fullPage: true, animations: 'disabled', threshold: 0 });
      }
    });
  }
}
