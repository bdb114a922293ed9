import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import config from '../../playwright.config';
import { exhaustiveUnless } from '../exhaustive';
import { expect, test, visitInteractive, waitForPaint } from '../fixtures';
import { pages } from '../pages';
import { sampleWidths, schemes, screenshotName, stillPictures, tolerance, widths } from './screenshot-sets';

const { launchOptions } = config.use ?? {};

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), stillPictures],
  },
});

/** Resolves once every image of the page is decoded in the current scheme. */
const picturesDrawn = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });

const WHAT_TO_DO =
  '"npm run screenshots" shows the differences, and "npm run screenshots -- --update" replaces the baselines';

/**
 * The width in px at which colors are compared separately. One width is enough, because colors don't depend
 * on the width.
 */
const COLOR_WIDTH = 390;

/**
 * The maximum share (0 to 1) of colored pixels that are allowed to differ. It is not 0, because versions of
 * the browser engine draw edges differently.
 */
const RECOLORED = 0.1;

/**
 * The minimum difference between the highest and lowest channel (0 to 255) of a pixel that counts as colored.
 */
const COLORED = 70;

/**
 * The maximum difference per channel (0 to 255) between colors that count as equal. Colors are not exactly
 * equal, because the baselines are saved with a reduced palette.
 */
const TOLERANCE = 16;

/**
 * Returns the share (0 to 1) of a baseline's colored pixels that have a different color in the screenshot.
 * Colored pixels are rare, so a comparison of whole pages can't distinguish a changed accent color from
 * antialiasing.
 */
function recoloredShare(baseline: PNG, actual: PNG): number {
  let colored = 0;
  let recolored = 0;
  for (let at = 0; at < baseline.data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = baseline.data.subarray(at, at + 3);
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < COLORED) continue;
    colored += 1;
    const isAlike = [red, green, blue].every(
      (channel, index) => Math.abs(channel - (actual.data[at + index] ?? 0)) <= TOLERANCE,
    );
    if (!isAlike) recolored += 1;
  }
  return colored === 0 ? 0 : recolored / colored;
}

async function expectSameColors(page: Page, name: string) {
  const baseline = PNG.sync.read(readFileSync(test.info().snapshotPath(name, { kind: 'screenshot' })));
  const actual = PNG.sync.read(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  expect.soft(recoloredShare(baseline, actual), `${name} has different colors`).toBeLessThan(RECOLORED);
}

for (const { path } of pages) {
  for (const width of widths) {
    test(
      `${path} matches its baselines at ${width} px`,
      exhaustiveUnless(sampleWidths.includes(width)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await visitInteractive(page, path);
        await page.evaluate(() => document.fonts.ready);
        // Wait for the controls, which players with autoplay show without an interaction.
        const bars = page.locator('[data-animation="autoplay"]').getByRole('group');
        await expect(bars).toHaveCount(await page.locator('[data-animation="autoplay"]').count());
        // Set a fixed date, because the title block shows the commit's date, which is missing without a
        // repository.
        await page.locator('footer time').evaluateAll((times) => {
          for (const time of times) time.textContent = '2026-01-01';
        });
        for (const scheme of schemes) {
          await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
          // Images apply the new scheme one frame later.
          await waitForPaint(page);
          await picturesDrawn(page);
          await expect.soft(page, WHAT_TO_DO).toHaveScreenshot(screenshotName(path, width, scheme), {
            fullPage: true,
            animations: 'disabled',
            maxDiffPixelRatio: tolerance,
          });
          if (width === COLOR_WIDTH) await expectSameColors(page, screenshotName(path, width, scheme));
        }
      },
    );
  }
}
