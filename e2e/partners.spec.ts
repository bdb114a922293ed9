import type { Page } from '@playwright/test';
import { partners } from '@/content/partners';
import { thirdPartyScript } from '@/content/site';
import { chunkPattern } from './chunk-pattern';
import { exhaustiveUnless } from './exhaustive';
import { expect, isolatedTest, test, visit, visitInteractive } from './fixtures';
import { holdRequests } from './gate';

declare global {
  var taken: boolean[];
}

const section = (page: Page) => page.getByRole('region', { name: 'Partners', exact: true });
const row = (page: Page) => section(page).getByRole('list');
const mark = (page: Page, index: number) =>
  section(page).getByRole('img', { name: partners.at(index)?.name });

test('the carousel goes on from the mark that the row was scrolled to', async ({ page }) => {
  const held = await holdRequests(page, chunkPattern('slideFocusStart'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitInteractive(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  for (let press = 0; press < 2; press += 1)
    await section(page).getByRole('button', { name: 'Next' }).click();
  const viewport = row(page).locator('xpath=..');
  await expect.poll(() => viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  held.release();
  await expect(section(page).locator('[data-moved]')).toBeVisible();
  const leftOf = (index: number) =>
    mark(page, index).evaluate((image) => image.closest('li')?.getBoundingClientRect().left);
  const left = await viewport.evaluate((element) => element.getBoundingClientRect().left);
  await expect.poll(async () => Math.round((await leftOf(2)) ?? 0)).toBe(Math.round(left));
  expect(await viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('the row is the finger’s in every direction until the carousel moves it', async ({ page }) => {
  const held = await holdRequests(page, chunkPattern('slideFocusStart'));
  await visitInteractive(page, '/');
  await expect(row(page)).toHaveCSS('touch-action', 'auto');
  await section(page).scrollIntoViewIfNeeded();
  held.release();
  await expect(section(page).locator('[data-moved]')).toBeVisible();
  await expect(row(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
});

test('its buttons are there as long as there is something to move', async ({ page }) => {
  await visitInteractive(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('[data-moved]')).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(3);
  const heightOf = async () => (await section(page).boundingBox())?.height;
  const before = await heightOf();
  await row(page).evaluate((list) => {
    for (const slide of [...list.children].slice(4)) slide.remove();
  });
  // The row is measured when its width changes.
  await page.setViewportSize({ width: 1270, height: 720 });
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(section(page).getByRole('button')).toHaveCount(0);
  expect(await heightOf()).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section(page).getByRole('button')).toHaveCount(3);
});

test.describe('the carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await visit(page, '/');
    await section(page).scrollIntoViewIfNeeded();
  });

  test('next and previous move it, and it goes round', async ({ page }) => {
    await expect(mark(page, 0)).toBeInViewport({ ratio: 1 });
    await section(page).getByRole('button', { name: 'Next' }).click();
    await expect(mark(page, 0)).not.toBeInViewport({ ratio: 1 });
    await section(page).getByRole('button', { name: 'Previous' }).click();
    await expect(mark(page, 0)).toBeInViewport({ ratio: 1 });
    await section(page).getByRole('button', { name: 'Previous' }).click();
    await expect(mark(page, -1)).toBeInViewport({ ratio: 1 });
  });

  test('it moves at once', async ({ page }) => {
    await expect(mark(page, 0)).toBeInViewport({ ratio: 1 });
    await section(page).getByRole('button', { name: 'Next' }).click();
    const positions = await mark(page, 0).evaluate(async (image) => {
      const seen = new Set<number>();
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise(requestAnimationFrame);
        seen.add(image.getBoundingClientRect().left);
      }
      return [...seen];
    });
    // At most its position before the first frame and the one after.
    expect(positions.length).toBeLessThanOrEqual(2);
    await expect(mark(page, 0)).not.toBeInViewport({ ratio: 1 });
  });

  test('arrow keys that mean the browser are left to it', async ({ page }) => {
    await expect(section(page).locator('[data-moved]')).toBeVisible();
    await row(page).locator('xpath=..').focus();
    await page.evaluate(() => {
      globalThis.taken = [];
      addEventListener('keydown', (event) => globalThis.taken.push(event.defaultPrevented));
    });
    for (const key of ['ArrowRight', 'Control+ArrowRight']) await page.keyboard.press(key);
    // Control+ArrowRight are two keydown events: Control's and ArrowRight's.
    expect(await page.evaluate(() => globalThis.taken)).toEqual([true, false, false]);
  });

  test('arrow keys move it', async ({ page }) => {
    await expect(section(page).locator('[data-moved]')).toBeVisible();
    await row(page).locator('xpath=..').focus();
    await page.keyboard.press('ArrowRight');
    await expect(mark(page, 0)).not.toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowLeft');
    await expect(mark(page, 0)).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the row', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const pause = (page: Page) => section(page).getByRole('button', { name: 'Pause' });
  const play = (page: Page) => section(page).getByRole('button', { name: 'Play' });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await section(page).scrollIntoViewIfNeeded();
    await expect(section(page).locator('[data-moved]')).toBeVisible();
    await expect(mark(page, 0)).toBeInViewport({ ratio: 1 });
  });

  /** Waits half a minute of the fake clock, in which the row would move seven times. */
  async function expectToRest(page: Page) {
    await page.clock.runFor(30_000);
    await expect(mark(page, 0)).toBeInViewport({ ratio: 1 });
  }

  async function expectToMove(page: Page) {
    await page.clock.runFor(5_000);
    await expect(mark(page, 0)).not.toBeInViewport({ ratio: 1 });
  }

  isolatedTest('moves on by itself', async ({ page }) => {
    await expectToMove(page);
  });

  isolatedTest('rests when it is paused, until it is played', async ({ page }) => {
    await pause(page).click();
    // Neither the pointer nor the focus is on the row, as either pauses it.
    await page.mouse.move(1, 1);
    await play(page).blur();
    await expectToRest(page);
    await play(page).click();
    await page.mouse.move(1, 1);
    await pause(page).blur();
    await expectToMove(page);
  });

  isolatedTest('rests as soon as reduced motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(play(page)).toBeVisible();
    await expectToRest(page);
  });

  isolatedTest('rests while it is pointed at', async ({ page }) => {
    await row(page).hover();
    await expectToRest(page);
    await page.mouse.move(1, 1);
    await expectToMove(page);
  });

  isolatedTest('rests while the focus is in it', async ({ page }) => {
    await pause(page).focus();
    await expectToRest(page);
    await pause(page).blur();
    await expectToMove(page);
  });

  isolatedTest('rests in a tab that does not show', async ({ page }) => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expectToRest(page);
  });
});

test('every mark is drawn', async ({ page }) => {
  await visit(page, '/');
  for (const image of await row(page).getByRole('img').all()) {
    const width = await image.evaluate(async (element: HTMLImageElement) => {
      // Lazy images at the end of the row would not load.
      element.loading = 'eager';
      await element.decode();
      return element.naturalWidth;
    });
    expect(width).toBeGreaterThan(0);
  }
});

test('the snippet runs once its place is near view', async ({ page }) => {
  await visit(page, '/');
  const place = page.locator('[data-snippet]');
  await expect(place).toBeEmpty();
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveText(/\d\d:\d\d/);
});

isolatedTest('the snippet says by the office’s clock whether its line is open', async ({ page }) => {
  const { 'data-open-text': open = '', 'data-closed-text': closed = '' } = thirdPartyScript.attributes;
  for (const [now, text] of [
    ['2026-01-05T08:00:00Z', open.replace('{time}', '08:00')],
    ['2026-07-06T16:59:00Z', open.replace('{time}', '17:59')],
    ['2026-07-06T17:00:00Z', closed.replace('{time}', '18:00')],
    ['2026-01-03T12:00:00Z', closed.replace('{time}', '12:00')],
    ['2026-01-04T12:00:00Z', closed.replace('{time}', '12:00')],
  ] as const) {
    await page.clock.setFixedTime(now);
    await visit(page, '/');
    const place = page.locator('[data-snippet]');
    await place.scrollIntoViewIfNeeded();
    await expect(place, now).toHaveText(text);
  }
});

for (const width of [320, 390, 1280]) {
  isolatedTest(
    `what the snippet writes moves nothing below it, ${width} px wide`,
    exhaustiveUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      // On a Saturday, when the snippet's text is longest.
      await page.clock.setFixedTime(new Date('2026-01-03T12:00:00Z'));
      await visit(page, '/');
      const place = page.locator('[data-snippet]');
      const { height: kept } = (await place.boundingBox()) ?? {};
      await expect(place).toBeEmpty();
      await place.scrollIntoViewIfNeeded();
      await expect(place).toHaveText(/\d\d:\d\d/);
      expect((await place.boundingBox())?.height).toBe(kept);
    },
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the marks are a row that scrolls', async ({ page }) => {
    await visit(page, '/');
    await expect(row(page).getByRole('listitem')).toHaveCount(partners.length);
    await expect(section(page).getByRole('button')).toHaveCount(0);
    await mark(page, -1).scrollIntoViewIfNeeded();
    await expect(mark(page, -1)).toBeInViewport({ ratio: 1 });
    await expect(mark(page, 0)).not.toBeInViewport();
  });
});
