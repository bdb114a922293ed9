import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, test, visit, visitInteractive, waitForPaint } from './fixtures';
import { layoutShiftsOf, recordLayoutShifts } from './layout-shifts';
import { pages } from './page-table';

/** Scrolls through the page in steps of half a viewport, and waits two frames after each step. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
  });
}

/**
 * Returns the names of running CSS animations, except scroll-driven ones. Each transition is listed as `a
 * transition`.
 */
function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'a transition')),
  );
}

for (const { path, isSample } of pages) {
  test(`${path} has no layout shift while it is scrolled`, exhaustiveUnless(isSample), async ({ page }) => {
    await recordLayoutShifts(page);
    await visitInteractive(page, path);
    await scrollThrough(page);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path, isSample } of pages) {
    test(`${path} has no running animation`, exhaustiveUnless(isSample), async ({ page }) => {
      await visitInteractive(page, path);
      await scrollThrough(page);
      expect(await runningAnimations(page)).toEqual([]);
    });
  }
});

test('a drawing completes itself in view, also after a jump to it, and stays complete', async ({ page }) => {
  await visit(page, '/');
  const drawing = page.locator('#services .drawing-field .drawing').first();
  const clip = () => drawing.evaluate((element) => getComputedStyle(element).clipPath);
  // Until the page is scrolled, the drawing is complete, so full-page screenshots contain it.
  expect(await clip()).not.toContain('100%');
  await page.evaluate(() => scrollTo({ top: innerHeight / 10 + 1, behavior: 'instant' }));
  await expect.poll(clip).toContain('100%');
  // The drawing completes even if scrolling stops when only half of it is in view.
  await drawing.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight, behavior: 'instant' });
  });
  await expect.poll(clip).toContain('calc(0% - 16px)');
  // The drawing stays complete after it is scrolled out of view.
  await page.evaluate(() => scrollTo({ top: innerHeight / 10 + 1, behavior: 'instant' }));
  await waitForPaint(page);
  expect(await clip()).toContain('calc(0% - 16px)');
  // After a jump, drawings complete wherever in the viewport they end up.
  const fields = page.locator('#projects .drawing-field:not(dialog *)');
  for (const [index, share] of [0.75, 0.25, -0.25].entries()) {
    const field = fields.nth(index);
    await field.evaluate((element, share) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - share * innerHeight, behavior: 'instant' });
    }, share);
    const drawing = field.locator('.drawing').first();
    await expect(drawing).toHaveCSS('clip-path', /calc\(0% - 16px\)/);
  }
});

test('the water in the campus drawing moves only in view and under the pointer', async ({ page }) => {
  await visit(page, '/');
  const isRendered = () =>
    page
      .locator('.hero-scene .flow')
      .first()
      .evaluate((flow) => flow.checkVisibility({ contentVisibilityAuto: true }));
  for (const top of [5000, 0]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await expect.poll(isRendered).toBe(top === 0);
  }
  // Skip the animations that run once when the page is shown.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.timeline instanceof DocumentTimeline) animation.finish();
  });
  await expect.poll(() => runningAnimations(page)).toEqual([]);
  await page.locator('.hero-scene').hover();
  await expect.poll(() => runningAnimations(page)).toContain('flow');
  await page.mouse.move(0, 0);
  await expect.poll(() => runningAnimations(page)).toEqual([]);
});
