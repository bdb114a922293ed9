import type { Page } from '@playwright/test';
import { questions } from '@/content/home1';
import { expect, test, visit, visitInteractive } from './fixtures';
import { layoutShiftsOf, watchLayoutShifts } from './layout-shifts';
import { pages } from './pages';

/** Scrolls through the whole page in steps of half a screen, a frame each. */
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

/** The animations that go on by themselves, by name; not those that follow the scrolling. */
function running(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
      .map((animation) => ('animationName' in animation ? String(animation.animationName) : 'a transition')),
  );
}

for (const { path } of pages) {
  test(`${path} moves nothing that is laid out, scrolled from top to bottom`, async ({ page }) => {
    await watchLayoutShifts(page);
    await visitInteractive(page, path);
    await scrollThrough(page);
    expect(await layoutShiftsOf(page)).toEqual([]);
  });

  test(`${path} rests while nobody does anything`, async ({ page }) => {
    // What the coming-soon page is for is a loop that plays; without it nothing else may run either.
    if (path === '/coming-soon') await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitInteractive(page, path);
    await page.waitForLoadState('networkidle');
    // What React puts off until there is time belongs to hydration.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const script = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    };
    const before = await script();
    // Five seconds are the measure itself: what runs in them, not when they are over.
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect((await script()) - before).toBeLessThan(0.01);
    await expect.poll(() => running(page)).toEqual([]);
  });
}

test.describe('where less motion is asked for', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { path } of pages) {
    test(`${path} shows every drawing whole and moves nothing`, async ({ page }) => {
      await visitInteractive(page, path);
      await scrollThrough(page);
      expect(await running(page)).toEqual([]);
    });
  }
});

test('drawings are drawn as they come in, and are whole once they are there', async ({ page }) => {
  await visit(page, '/');
  const drawing = page.locator('#services .drawing-field > svg').first();
  const clip = () => drawing.evaluate((element) => getComputedStyle(element).clipPath);
  // Whole in a capture of the page, which no one has scrolled.
  expect(await clip()).not.toContain('100%');
  await page.evaluate(() => scrollTo({ top: innerHeight / 10 + 1, behavior: 'instant' }));
  await expect.poll(clip).toContain('100%');
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await page.evaluate(() => scrollBy({ top: 2, behavior: 'instant' }));
  await expect.poll(clip).toContain('calc(0% - 16px)');
});

test('water runs as its drawing is scrolled by, and while it is pointed at', async ({ page }) => {
  await visit(page, '/');
  const drawing = page.locator('#services .drawing:has(.flow)').first();
  const water = drawing.locator('.flow').first();
  const offset = () => water.evaluate((element) => getComputedStyle(element).strokeDashoffset);
  await drawing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const before = await offset();
  await page.evaluate(() => scrollBy({ top: 37, behavior: 'instant' }));
  await expect.poll(offset).not.toBe(before);
  await drawing.hover();
  await expect.poll(() => running(page)).toContain('flow');
  await page.mouse.move(0, 0);
  await expect.poll(() => running(page)).toEqual([]);
});

test('a page prints with every drawing whole', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  const clips = await page
    .locator('.drawing-field > svg')
    .evaluateAll((drawings) => drawings.map((element) => getComputedStyle(element).clipPath));
  expect(new Set(clips)).toEqual(new Set(['none']));
});

test('the home page prints as a sheet of two sides', async ({ page }) => {
  await visitInteractive(page, '/');
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2);
});

test('answers and no buttons are printed', async ({ page }) => {
  await visit(page, '/home1');
  await page.emulateMedia({ media: 'print' });
  for (const { answer } of questions.list) {
    const printed = page.getByText(answer);
    await expect(printed).toBeVisible();
    expect((await printed.boundingBox())?.height).toBeGreaterThan(0);
  }
  for (const path of ['/home1', '/profile', '/coming-soon']) {
    await visit(page, path);
    await expect(
      page.locator('main :is(button, a.border-ink), .disclosure-sign').filter({ visible: true }),
    ).toHaveCount(0);
  }
});
