import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { expect, test, visit } from './fixtures';

/** Of the left side of the plant's plinth. */
const SIDE = { light: '241,238,229', dark: '16,60,72' };

const plant = (page: Page) => page.locator('[data-animation]').first();

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the still picture of the plant follows the scheme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/home1');
    await expect.poll(() => sideOf(page)).toBe(SIDE.dark);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => sideOf(page)).toBe(SIDE.light);
  });
});

test('the plant follows the scheme while it runs, from the frame that it is at', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/home1');
  await expect.poll(() => sideOf(page)).toBe(SIDE.dark);
  await plant(page).hover();
  await expect(plant(page).locator('[data-state="playing"]')).toBeVisible();
  await expect(plant(page).locator('canvas')).toHaveCount(1);
  await expect.poll(() => sideOf(page)).toBe(SIDE.dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => sideOf(page)).toBe(SIDE.light);
  await expect(plant(page).locator('[data-state="playing"]')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => sideOf(page)).toBe(SIDE.dark);
});

/** Near the plinth's front corner. */
async function sideOf(page: Page): Promise<string> {
  const { data, width, height } = PNG.sync.read(await plant(page).screenshot());
  const at = (Math.floor(height * 0.86) * width + Math.floor(width * 0.5)) * 4;
  return String([...data.subarray(at, at + 3)]);
}
