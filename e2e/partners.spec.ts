import type { Page } from '@playwright/test';
import { partners } from '@/content/partners';
import { expect, test, visit } from './fixtures';

const section = (page: Page) => page.getByRole('region', { name: 'Partners', exact: true });
const row = (page: Page) => section(page).getByRole('list');
const mark = (page: Page, index: number) =>
  section(page).getByRole('img', { name: partners.at(index)?.name });

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

  test('arrow keys move it', async ({ page }) => {
    await expect(section(page).getByRole('button', { name: 'Next' })).toBeVisible();
    await row(page).locator('xpath=..').focus();
    await page.keyboard.press('ArrowRight');
    await expect(mark(page, 0)).not.toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowLeft');
    await expect(mark(page, 0)).toBeInViewport({ ratio: 1 });
  });

  test('stands still when reduced motion is asked for, until it is played', async ({ page }) => {
    await section(page).getByRole('button', { name: 'Play' }).click();
    await expect(section(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});

test('every mark is drawn', async ({ page }) => {
  await visit(page, '/');
  for (const image of await row(page).getByRole('img').all()) {
    const width = await image.evaluate(async (element: HTMLImageElement) => {
      // The ones at the far end of the row would wait for their turn.
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
