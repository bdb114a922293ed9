import type { Page } from '@playwright/test';
import { posts } from '@/content/posts';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { axeColorFindings, axeFindings } from './axe';
import { expect, test, visit, visitInteractive } from './fixtures';
import { pages } from './page-table';
import { sampleWidths, widths } from './viewports';

/** Sets the color scheme and finishes all CSS transitions. */
async function setScheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const openPosts = posts.map(({ id }) => ({ path: `/profile#${id}`, heading: true, isSample: false }));

for (const { path, heading, isSample } of [...pages, ...openPosts]) {
  for (const tested of [sampleWidths, widths.filter((width) => !sampleWidths.includes(width))]) {
    const details = exhaustiveUnless(isSample && tested === sampleWidths);
    test(`${path} passes axe at ${tested.join(', ')} px`, details, async ({ page }) => {
      await visitInteractive(page, path);
      // Scroll to load lazy content.
      await page.mouse.wheel(0, 20_000);
      for (const player of await page.locator('[data-island=player]').all()) {
        await player.scrollIntoViewIfNeeded();
        await expect(player.locator('[data-state]:not([data-state=loading])')).toBeVisible();
      }
      const disabledRules = heading ? [] : ['page-has-heading-one'];
      for (const width of tested) {
        await page.setViewportSize({ width, height: 900 });
        await setScheme(page, 'light');
        expect.soft(await axeFindings(page, 'html', disabledRules), `${width} px`).toEqual([]);
        await setScheme(page, 'dark');
        expect.soft(await axeColorFindings(page), `${width} px, dark`).toEqual([]);
      }
    });
  }
}

test('the 404 page passes axe', async ({ page, faults }) => {
  await visit(page, '/nowhere');
  // The 404 page is empty by design, so it has no heading and no main landmark.
  expect(await axeFindings(page, 'html', ['page-has-heading-one', 'landmark-one-main'])).toEqual([]);
  faults.splice(0);
});
