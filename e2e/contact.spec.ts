import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { contact, site } from '@/content/site';
import { address, expect, isolatedTest, test, visit } from './fixtures';

const section = (page: Page) => page.locator('#contact');
const copyButton = (page: Page) => section(page).getByRole('button', { name: contact.mailCopy.copy });
const result = (page: Page) => section(page).locator('dd').getByRole('status');
const mail = site.contact.mail.label;

isolatedTest(
  'copies the email address, also if the button is the first thing that the user presses',
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/home1');
    await copyButton(page).press('Enter');
    await expect(result(page)).toHaveText(contact.mailCopy.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(mail);
    await expect(copyButton(page)).toBeFocused();
    await page.emulateMedia({ media: 'print' });
    await expect(result(page)).toBeHidden();
  },
);

isolatedTest('selects the email address if the browser refuses to copy it', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await visit(page, '/home1');
  await copyButton(page).click();
  await expect(result(page)).toHaveText(contact.mailCopy.copyFailed);
  expect(await page.evaluate(() => String(getSelection()))).toBe(mail);
  // A new element, which screen readers announce again.
  const first = await result(page).locator('span').elementHandle();
  await copyButton(page).click();
  await expect.poll(() => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(result(page)).toHaveText(contact.mailCopy.copyFailed);
});

test('downloads the contact details as a vCard', async ({ page, request }) => {
  await visit(page, '/home1');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page).getByRole('link', { name: contact.vCard }).click(),
  ]);
  expect(new URL(download.url()).pathname).toBe(address('/contact.vcf'));
  expect(download.suggestedFilename()).toBe(site.contact.vCardFile);
  const card = readFileSync(await download.path(), 'utf8');
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n[\s\S]*\r\nEND:VCARD\r\n$/);
  const url = new URL(`${site.url}${address('/')}`).href;
  for (const line of [`EMAIL;TYPE=INTERNET,WORK:${mail}`, `URL:${url}`])
    expect(card.replaceAll('\r\n ', '').split('\r\n')).toContain(line);
  const response = await request.get(address('/contact.vcf'));
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
});

test('links to the directions in the content, and requests nothing from the map', async ({ page }) => {
  await visit(page, '/home1');
  const link = section(page).getByRole('link', { name: contact.directions });
  // The fixture fails the test if the page sends a request to a different origin.
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await link.focus();
  await expect(link).toHaveAttribute('href', site.contact.directions ?? '');
});
