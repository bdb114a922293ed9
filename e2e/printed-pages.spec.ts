import type { Page } from '@playwright/test';
import { projects } from '@/content/projects';
import { legal } from '@/content/site';
import { expect, test, visit } from './fixtures';

/** The number of A4 pages that the browser prints. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

for (const path of ['/profile', '/coming-soon', '/test']) {
  test(`${path} prints on one page, without form controls`, async ({ page }) => {
    await visit(page, path);
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    for (const control of await page.locator('input, textarea, button').all())
      await expect(control).toBeHidden();
  });
}

for (const id of [projects[0]?.id, legal[0]?.id]) {
  test(`prints #${id} alone when it is open`, async ({ page }) => {
    await visit(page, '/');
    await page.locator(`[command=show-modal][commandfor="${id}"]`).first().click();
    const dialog = page.locator('dialog:modal');
    await expect(dialog).toHaveAttribute('id', `${id}`);
    expect(await printedPages(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog.getByRole('heading').first()).toBeVisible();
    await expect(dialog.locator('button:visible')).toHaveCount(0);
    await expect(page.locator('h1')).toBeHidden();
    await expect(page.getByRole('contentinfo').locator('dl')).toBeHidden();
  });
}
