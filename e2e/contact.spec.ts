import type { Page } from '@playwright/test';
import { contact, site } from '@/content/site';
import { expect, isolatedTest as test, visit } from './fixtures';

const section = (page: Page) => page.locator('#contact');
const copyButton = (page: Page) => section(page).getByRole('button', { name: contact.mailCopy.copy });
const result = (page: Page) => section(page).locator('dd').getByRole('status');
const mail = site.contact.mail.label;

test('the copy button copies the email address on the first press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/home1');
  await copyButton(page).press('Enter');
  await expect(result(page)).toHaveText(contact.mailCopy.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mail);
  await expect(copyButton(page)).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(result(page)).toBeHidden();
});

test('the copy button selects the email address if the browser refuses to copy it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await visit(page, '/home1');
  await copyButton(page).click();
  await expect(result(page)).toHaveText(contact.mailCopy.copyFailed);
  expect(await page.evaluate(() => String(getSelection()))).toBe(mail);
});
