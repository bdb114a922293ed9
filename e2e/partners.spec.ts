import type { Page } from '@playwright/test';
import { partners } from '@/content/partners';
import { expect, phone, test, visit, visitInteractive, waitForPaint } from './fixtures';
import { holdRequests } from './hold-requests';

const section = (page: Page) => page.getByRole('region', { name: 'Partners', exact: true });
const row = (page: Page) => section(page).getByRole('list');
const viewport = (page: Page) => row(page).locator('xpath=..');
const button = (page: Page, name: string) => section(page).getByRole('button', { name });
const logo = (page: Page, index: number) =>
  section(page).getByRole('img', { name: partners.at(index)?.name });

test('the carousel starts at the current logo, and handles horizontal touches', async ({ page }) => {
  const held = await holdRequests(page, '**/islands/carousel.*.js');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitInteractive(page, '/');
  await expect(row(page)).toHaveCSS('touch-action', 'auto');
  await section(page).scrollIntoViewIfNeeded();
  await viewport(page).evaluate((element) => {
    element.scrollLeft = 2 * (element.querySelector('li')?.offsetWidth ?? 0);
  });
  held.release();
  await expect(section(page).locator('[data-moved]')).toBeVisible();
  await expect(row(page)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  const leftOf = (index: number) =>
    logo(page, index).evaluate((image) => image.closest('li')?.getBoundingClientRect().left);
  const left = await viewport(page).evaluate((element) => element.getBoundingClientRect().left);
  await expect.poll(async () => Math.round((await leftOf(2)) ?? 0)).toBe(Math.round(left));
  expect(await viewport(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
});

test('shows the carousel’s buttons only if not all logos fit into the row', async ({ page }) => {
  await visitInteractive(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('[data-moved]')).toBeVisible();
  await expect(section(page).getByRole('button')).toHaveCount(3);
  const heightOf = async () => (await section(page).boundingBox())?.height;
  const before = await heightOf();
  await row(page).evaluate((list) => {
    for (const slide of [...list.children].slice(4)) slide.remove();
  });
  // Change the viewport's width, because the carousel measures the row only when the row's width changes.
  await page.setViewportSize({ width: 1270, height: 720 });
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(section(page).getByRole('button')).toHaveCount(0);
  expect(await heightOf()).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(section(page).getByRole('button')).toHaveCount(3);
});

test('the buttons move the row in a loop, without animation under reduced motion', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('[data-moved]')).toBeVisible();
  await expect(logo(page, 0)).toBeInViewport({ ratio: 1 });
  await button(page, 'Next').click();
  const positions = await logo(page, 0).evaluate(async (image) => {
    const seen = new Set<number>();
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.add(image.getBoundingClientRect().left);
    }
    return [...seen];
  });
  // The row jumps, so it has at most two positions: before and after the jump.
  expect(positions.length).toBeLessThanOrEqual(2);
  await expect(logo(page, 0)).not.toBeInViewport({ ratio: 1 });
  await button(page, 'Previous').click();
  await expect(logo(page, 0)).toBeInViewport({ ratio: 1 });
  await button(page, 'Previous').click();
  await expect(logo(page, -1)).toBeInViewport({ ratio: 1 });
});

// carousel.test.ts tests the arrow keys, and that pausing or focusing the carousel stops the rotation.
test('moves the row unless the pointer is over it or the user prefers reduced motion', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await page.clock.install();
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('[data-moved]')).toBeVisible();
  const left = () => logo(page, 0).evaluate((image) => Math.round(image.getBoundingClientRect().left));
  /** Returns whether the row moves when the fake clock fires the carousel's timer. */
  const moves = async () => {
    const before = await left();
    await page.clock.fastForward(4_000);
    await page.clock.runFor(500);
    const isMoved = (await left()) !== before;
    await page.clock.runFor(1_000);
    return isMoved;
  };
  expect(await moves()).toBe(true);
  await row(page).hover();
  expect(await moves()).toBe(false);
  await page.mouse.move(1, 1);
  expect(await moves()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, 'Play')).toBeVisible();
  expect(await moves()).toBe(false);
});

test('the carousel stays paused when the visitor turns reduced motion on and off', async ({ page }) => {
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(section(page).locator('[data-moved]')).toBeVisible();
  await button(page, 'Pause').click();
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    await waitForPaint(page);
    await expect(button(page, 'Play')).toBeVisible();
  }
  await button(page, 'Play').click();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, 'Play')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(button(page, 'Pause')).toBeVisible();
});

test('runs the third-party script near the viewport without changing the height', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  // The text that the third-party script inserts is longest on a Saturday.
  await page.clock.setFixedTime(new Date('2026-01-03T12:00:00Z'));
  await visit(page, '/');
  const place = page.locator('[data-island=third-party-script]');
  const { height: kept } = (await place.boundingBox()) ?? {};
  await expect(place).toBeEmpty();
  await place.scrollIntoViewIfNeeded();
  await expect(place).toHaveText(/\d\d:\d\d/);
  expect((await place.boundingBox())?.height).toBe(kept);
});
