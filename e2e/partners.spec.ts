import type { Page } from '@playwright/test';
import { partners } from '@/content/partners';
import { expect, phone, test, visit, visitInteractive, waitForPaint } from './fixtures';

const section = (page: Page) => page.getByRole('region', { name: 'Partners', exact: true });
const row = (page: Page) => section(page).getByRole('list');
const carousel = (page: Page) => section(page).getByRole('group');
const button = (page: Page, name: string) => section(page).getByRole('button', { name });
const logo = (page: Page, index: number) =>
  section(page).getByRole('img', { name: partners.at(index)?.name });

test('the carousel has buttons only if not all logos fit into the row', async ({ page }) => {
  await visitInteractive(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-mounted');
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

test('the buttons move the row by a logo, from each end to the other, and without animation under reduced motion', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-mounted');
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
  await expect(logo(page, 1)).toBeInViewport({ ratio: 1 });
  await expect(logo(page, 0)).not.toBeInViewport({ ratio: 1 });
  for (const [name, shown] of [
    ['Previous', 0],
    ['Previous', -1],
    ['Next', 0],
    ['Previous', -1],
    ['Previous', -2],
    ['Next', -1],
  ] as const) {
    await button(page, name).click();
    await expect(logo(page, shown)).toBeInViewport({ ratio: 1 });
  }
});

test('the arrow keys move the row by a logo', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await carousel(page).getByRole('region').focus();
  await page.keyboard.press('ArrowRight');
  await expect(logo(page, 1)).toBeInViewport({ ratio: 1 });
  await expect(logo(page, 0)).not.toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowLeft');
  await expect(logo(page, 0)).toBeInViewport({ ratio: 1 });
});

// carousel.test.ts tests that pausing or focusing the carousel stops the rotation.
test('the row moves every four seconds, unless the pointer is over it or the user prefers reduced motion', async ({
  page,
}) => {
  await page.setViewportSize(phone.viewport);
  await page.clock.install();
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-mounted');
  // Stop the clock, which otherwise also runs by itself, at a time that the browser has not reached yet.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const passFourSeconds = () => page.clock.runFor(4_000);
  const position = () =>
    carousel(page)
      .getByRole('region')
      .evaluate((element) => element.scrollLeft / (element.querySelector('li')?.offsetWidth ?? 0));
  const expectSlide = (slide: number) => expect.poll(position).toBeCloseTo(slide, 1);
  await passFourSeconds();
  await expectSlide(1);
  await carousel(page).hover();
  await passFourSeconds();
  await page.mouse.move(1, 1);
  await passFourSeconds();
  await expectSlide(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(button(page, 'Play')).toBeVisible();
  await passFourSeconds();
  await expectSlide(2);
});

test('the carousel stays paused when the visitor turns reduced motion on and off', async ({ page }) => {
  await visit(page, '/');
  await section(page).scrollIntoViewIfNeeded();
  await expect(carousel(page)).toHaveAttribute('data-mounted');
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

test('the third-party script runs near the viewport without changing the height', async ({ page }) => {
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
