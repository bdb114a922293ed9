import type { Page } from '@playwright/test';
import { projects, projectTexts } from '@/content/projects';
import { address, expect, isolatedTest, test, visit, visitInteractive } from './fixtures';

const [first, second] = projects;
const id = first?.id ?? '';
const name = first?.name ?? '';
const atCase = new RegExp(`/#${id}$`);
const isAt = (path: string) => (url: URL) => url.pathname + url.hash === address(path);
const explore = `button[command="show-modal"][commandfor="${id}"]`;

test('a case has an address: it opens by it, and the address goes when it is closed', async ({ page }) => {
  await visit(page, `/#${id}`);
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator(explore)).toBeFocused();
});

test('Explore gives the address, back closes the case, forward opens it', async ({ page }) => {
  await visitInteractive(page, '/');
  await page.locator(explore).click();
  await expect(page).toHaveURL(atCase);
  await page.goBack();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

const waysToClose: Record<string, (page: Page) => Promise<void>> = {
  Escape: (page) => page.keyboard.press('Escape'),
  'its button': (page) => page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click(),
};

for (const [way, close] of Object.entries(waysToClose)) {
  for (const reloads of [false, true]) {
    test(`back from a case that was closed by ${way}${reloads ? ', once reloaded,' : ''} leads to the page before, and forward to the case`, async ({
      page,
    }) => {
      await visitInteractive(page, '/profile');
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await page.locator(explore).click();
      await expect(page).toHaveURL(atCase);
      if (reloads) await page.reload();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await close(page);
      await expect(page).toHaveURL(isAt('/'));
      await expect(page.locator(explore)).toBeFocused();
      await page.goForward();
      await expect(page).toHaveURL(atCase);
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await close(page);
      await expect(page).toHaveURL(isAt('/'));
      await page.goBack();
      await expect(page).toHaveURL(isAt('/profile'));
      await expect(page).toHaveTitle(/^Profile/);
    });
  }
}

test('back from a case that was opened by its address and closed leads to the page before', async ({
  page,
}) => {
  await visit(page, '/profile');
  await visit(page, `/#${id}`);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(isAt('/'));
  await page.goBack();
  await expect(page).toHaveURL(isAt('/profile'));
});

test('cases have addresses on a page whose own fragment can’t be decoded', async ({ page }) => {
  await visitInteractive(page, '/#50%');
  await page.locator('html[data-hydrated=complete]').waitFor();
  await page.locator(explore).click();
  await expect(page).toHaveURL(atCase);
});

test('a case that is opened by hand leads to another by its address', async ({ page }) => {
  await visitInteractive(page, '/');
  await page.locator(explore).click();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, second?.id ?? '');
  await expect(page.getByRole('dialog', { name: second?.name })).toBeVisible();
});

isolatedTest('the dialog copies its address', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitInteractive(page, '/');
  await page.locator(explore).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(page).toHaveURL(atCase);
  await dialog.getByRole('link', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied');
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(atCase);
});

test('a copy that the browser refuses is told', async ({ page }) => {
  await visitInteractive(page, '/');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await page.locator(explore).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(page).toHaveURL(atCase);
  await dialog.getByRole('link', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('status')).toHaveText(projectTexts.copyFailed);
});

isolatedTest('a link of a case opens a tab where a key asks for one', async ({ page, context }) => {
  await visitInteractive(page, '/');
  await page.locator(explore).click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('dialog', { name })
    .getByRole('link', { name: 'Copy link' })
    .click({ modifiers: ['Control'] });
  await (await opened).waitForURL(atCase);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address shows the case where it stands', async ({ page }) => {
    await visit(page, `/#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});
