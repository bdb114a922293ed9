import type { Page } from '@playwright/test';
import { address, expect, isolatedTest as test, visit, visitInteractive, waitForPaint } from './fixtures';
import { holdRequests } from './gate';

/** Collects the page's requests for animations from now on. */
function collectAnimationRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/animations/')) requests.push(request.url());
  });
  return requests;
}

test('an address that leads to the player brings it without a further interaction', async ({ page }) => {
  await page.goto(address('/#energy'));
  await expect(
    page.getByRole('region', { name: /energy management/i }).getByRole('button', { name: 'Play' }),
  ).toBeVisible();
});

test('a piece that a page opens with is a still picture, plays from the visitor’s first move on, and can be stopped (WCAG 2.2.2)', async ({
  page,
}) => {
  const requests = collectAnimationRequests(page);
  await page.goto(address('/coming-soon'));
  const piece = page.locator('[data-animation="autoplay"]');
  await page.waitForLoadState('networkidle');
  await expect(piece.locator('img')).toHaveJSProperty('complete', true);
  expect(requests).toEqual([]);
  await page.mouse.move(1, 1);
  await expect(piece.locator('[data-state="playing"]')).toBeVisible();
  await piece.getByRole('button', { name: 'Pause' }).click();
  await expect(piece.locator('[data-state="paused"]')).toBeVisible();
  await piece.getByRole('button', { name: 'Play' }).click();
  await expect(piece.locator('[data-state="playing"]')).toBeVisible();
});

test('the piece of the coming-soon page goes round', async ({ page }) => {
  await page.clock.install();
  await visitInteractive(page, '/coming-soon');
  const playing = page.locator('[data-animation] [data-state="playing"]');
  await expect(playing).toBeVisible();
  await page.clock.fastForward('01:00');
  await waitForPaint(page);
  await expect(playing).toBeVisible();
});

test('the piece of the home page gives its frame as a file, and says how to find it', async ({ page }) => {
  await visitInteractive(page, '/');
  await page.locator('[data-animation]').getByRole('button', { name: 'Snapshot' }).click();
  const popover = page.getByRole('dialog', { name: 'Snapshot' });
  for (const name of ['Download SVG', 'Download PNG'])
    await expect(popover.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(popover).toContainText('Scroll with mousewheel to find exact frame');
});

test('a piece that plays under the pointer waits for the visitor, and plays when pointed at', async ({
  page,
}) => {
  const requests = collectAnimationRequests(page);
  await page.goto(address('/home1'));
  const piece = page.locator('[data-animation]').first();
  await page.waitForLoadState('networkidle');
  await expect(piece.locator('img')).toHaveJSProperty('complete', true);
  expect(requests).toEqual([]);
  await piece.hover();
  await expect(piece.locator('[data-state="playing"]')).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(piece.locator('[data-state="stopped"]')).toBeVisible();
});

test('a piece that waits for the visitor has heard what the visitor does while the page hydrates', async ({
  page,
}) => {
  const { requested, release } = await holdRequests(page, '**/*.js');
  await visit(page, '/home1');
  await page.keyboard.press('Shift');
  await requested;
  await page.mouse.move(1, 1);
  release();
  await expect(page.locator('[data-animation] [data-state="stopped"]').first()).toBeVisible();
});

test('a piece that played under the pointer stands still when its page is come back to without it', async ({
  page,
}) => {
  await page.goto(address('/home1'));
  const piece = page.locator('[data-animation]').first();
  await piece.hover();
  await expect(piece.locator('[data-state="playing"]')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Profile', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${address('/profile')}$`));
  await page.goBack();
  await page.mouse.move(1, 1);
  await expect(piece.locator('[data-state="stopped"] canvas')).toBeVisible();
  await expect(piece.locator('[data-state="stopped"]')).toBeVisible();
});
