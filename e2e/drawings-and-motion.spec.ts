import type { Page } from '@playwright/test';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
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
  test(`has no layout shift while ${path} is scrolled`, exhaustiveUnless(isSample), async ({ page }) => {
    await recordLayoutShifts(page);
    await visitInteractive(page, path);
    await scrollThrough(page);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });
}

test('spends less than 10 ms on scripts in five idle seconds', exhaustive, async ({ context }) => {
  const measured = await Promise.all(
    pages.map(async ({ path }) => {
      const page = await context.newPage();
      // Use reduced motion, because the animation on this page would otherwise autoplay and run scripts.
      if (path === '/coming-soon') await page.emulateMedia({ reducedMotion: 'reduce' });
      await visitInteractive(page, path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect(await page.evaluate(() => document.visibilityState), path).toBe('visible');
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const scriptSeconds = async () => {
        const { metrics } = await session.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
      };
      return { path, page, scriptSeconds };
    }),
  );
  const before = await Promise.all(measured.map(({ scriptSeconds }) => scriptSeconds()));
  // This is the measured period, not a wait for an event.
  await new Promise((resolve) => setTimeout(resolve, 5000));
  for (const [index, { path, page, scriptSeconds }] of measured.entries()) {
    expect.soft((await scriptSeconds()) - (before[index] ?? 0), path).toBeLessThan(0.01);
    await expect.poll(() => runningAnimations(page), path).toEqual([]);
  }
});

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

test('completes a drawing when it scrolls into view, and then keeps it complete', async ({ page }) => {
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
});

test('completes a drawing after a jump to it, wherever in the viewport it ends up', async ({ page }) => {
  await visit(page, '/');
  const fields = page.locator('#projects .drawing-field:not(dialog *)');
  for (const share of [0.75, 0.5, 0.25, 0, -0.25]) {
    const index = Math.round((0.75 - share) * 4);
    const field = fields.nth(index);
    await field.evaluate((element, share) => {
      const { top } = element.getBoundingClientRect();
      scrollBy({ top: top - share * innerHeight, behavior: 'instant' });
    }, share);
    const drawing = field.locator('.drawing').first();
    await expect(drawing).toHaveCSS('clip-path', /calc\(0% - 16px\)/);
  }
});

test('animates the water in the campus drawing only while the pointer is over it', async ({ page }) => {
  await visit(page, '/');
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
