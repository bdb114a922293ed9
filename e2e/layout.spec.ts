import type { Page } from '@playwright/test';
import { axeFindings } from './axe';
import { exhaustiveUnless } from './exhaustive';
import { expect, phone, test, visit, visitInteractive } from './fixtures';
import { pages } from './pages';
import { sampleWidths, schemes, widths } from './visual/screenshot-sets';

/** Sets the colour scheme and finishes the colour transitions. */
async function setScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

test.describe('in both schemes', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, heading, isSample } of pages) {
    test(`fits ${path} into every width`, async ({ page }) => {
      await visit(page, path);
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const overflow = await page.evaluate(() => {
            const limit = document.documentElement.clientWidth;
            return {
              page: (document.scrollingElement?.scrollWidth ?? 0) - limit,
              // The page may clip an overflowing element instead of scrolling.
              text: [
                ...document.querySelectorAll(
                  'main :is(p, h1, h2, h3, li, a, button, summary, input), footer *',
                ),
              ]
                .filter(
                  (element) =>
                    element.checkVisibility() && !element.closest('.sr-only, [aria-roledescription]'),
                )
                .filter((element) => element.getBoundingClientRect().right > limit + 1)
                .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
            };
          });
          expect(overflow, `${width} px, ${colorScheme}`).toEqual({ page: 0, text: [] });
        }
      }
    });

    for (const tested of [sampleWidths, widths.filter((width) => !sampleWidths.includes(width))]) {
      const details = exhaustiveUnless(isSample && tested === sampleWidths);
      test(`passes axe on ${path} at ${tested.join(', ')} px`, details, async ({ page }) => {
        await visitInteractive(page, path);
        // Scroll, so that lazy content loads.
        await page.mouse.wheel(0, 20_000);
        for (const player of await page.locator('[data-animation]').all()) {
          await player.scrollIntoViewIfNeeded();
          await expect(player.locator('[data-state]:not([data-state=loading])')).toBeVisible();
        }
        // The empty page has no heading by design.
        const disabledRules = heading ? [] : ['page-has-heading-one'];
        for (const width of tested) {
          await page.setViewportSize({ width, height: 900 });
          for (const colorScheme of schemes) {
            await setScheme(page, colorScheme);
            const findings = await axeFindings(page, 'html', disabledRules);
            expect.soft(findings, `${width} px, ${colorScheme}`).toEqual([]);
          }
        }
      });
    }
  }

  test('passes axe on the page for unknown paths', async ({ page, faults }) => {
    await visit(page, '/nowhere');
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      // The page renders nothing by design.
      expect(await axeFindings(page, 'html', ['page-has-heading-one', 'landmark-one-main'])).toEqual([]);
    }
    faults.splice(0);
  });
});

test('fits /coming-soon into one screen', async ({ page }) => {
  await visitInteractive(page, '/coming-soon');
  for (const size of [phone.viewport, { width: 768, height: 1024 }, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    for (const part of [page.getByRole('heading', { level: 1 }), page.locator('main .drawing-field')])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});
