import { projects } from '@/content/projects';
import { expect, isolatedTest as test, visit, visitInteractive } from '../fixtures';
import { pages } from '../page-table';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { path, fullTitle } of pages) {
      test(`opens ${path} without errors`, async ({ page }) => {
        await visitInteractive(page, path);
        await expect(page).toHaveTitle(fullTitle);
      });
    }

    test('plays the animation, and opens and closes a popover', async ({ page }) => {
      await visitInteractive(page, '/#energy');
      const section = page.locator('#energy');
      await section.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(section.locator('[data-state=playing]')).toBeVisible();
      await section.getByRole('button', { name: 'Pause', exact: true }).click();
      await expect(section.locator('[data-state=paused]')).toBeVisible();
      const opener = section.locator('[aria-haspopup=dialog]:visible').first();
      const popover = section.locator('.player-popover:visible');
      await opener.click();
      await expect(popover).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
    });

    test('opens and closes a dialog', async ({ page }) => {
      // Before scripts have loaded, because these versions don't support the attribute `command`.
      await visit(page, '/');
      const name = projects[0]?.name ?? '';
      await page.getByRole('button', { name: `Explore ${name}` }).click();
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });

    test('says that the form sends nothing', async ({ page }) => {
      await visitInteractive(page, '/profile');
      await page.getByRole('button', { name: 'Send message' }).click();
      const status = page.getByRole('main').locator('form').getByRole('status');
      await expect(status).toContainText(/isn’t connected/i);
    });

    if (viewport.width < 1000)
      test('opens and closes the menu', async ({ page }) => {
        await visit(page, '/');
        await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
        const menu = page.getByRole('dialog', { name: 'Menu' });
        await expect(menu).toBeVisible();
        await menu.getByRole('button', { name: 'Close' }).click();
        await expect(menu).toBeHidden();
      });
  });
}
