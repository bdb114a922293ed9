import type { Page } from '@playwright/test';
import { navigation } from '@/content/pages';
import { site } from '@/content/site';
import { expect, phone, test, visit, visitInteractive } from './fixtures';

test.use(phone);

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the menu keeps the focus, fills the height, and closes in three ways', async ({ page }) => {
  await visit(page, '/');
  await expect(menu(page)).toBeHidden();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(menu(page)).toBeVisible();
  const stops = await menu(page).locator('a, button').count();
  for (let press = 0; press < stops * 2; press++) {
    // Tab also reaches the browser's own controls, in which case no element of the page has the focus.
    await expect(page.locator('body :focus:not(dialog, dialog *)')).toHaveCount(0);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await button(page).tap();
  const { links, sections, contact, buyNow } = navigation;
  for (const { label } of [...links, ...sections, contact, buyNow])
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeInViewport();
  // An address that is one rectangle is on one line.
  const mail = menu(page).getByRole('link', { name: site.contact.mail.label });
  expect(
    await mail.evaluate(({ firstChild }) => {
      const text = document.createRange();
      text.selectNodeContents(firstChild as Node);
      return text.getClientRects().length;
    }),
  ).toBe(1);
  // The page doesn't scroll behind the menu.
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  const box = await menu(page).boundingBox();
  expect(box?.height).toBe(phone.viewport.height);
  await menu(page).getByRole('button', { name: 'Close' }).tap();
  await expect(menu(page)).toBeHidden();

  await button(page).tap();
  await page.touchscreen.tap((box?.x ?? 0) / 2, phone.viewport.height / 2);
  await expect(menu(page)).toBeHidden();

  await button(page).tap();
  await page.setViewportSize({ width: phone.viewport.height, height: phone.viewport.width });
  await menu(page).getByRole('button', { name: 'Close' }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('banner').getByRole('link', { name: /^contact/i })).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(button(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Buy now' })).toBeHidden();
});

test('going back closes the menu, and focuses the followed link or the menu button', async ({ page }) => {
  await visitInteractive(page, '/home1');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Profile', exact: true });
  await link.tap();
  await expect(page).toHaveTitle(/^Profile/);
  await button(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(link).toBeFocused();
  await button(page).tap();
  await menu(page).getByRole('link', { name: 'Coming Soon', exact: true }).tap();
  await expect(page).toHaveTitle(/^Coming Soon/);
  await page.goBack();
  await expect(button(page)).toBeFocused();
});

test('a link to a section closes the menu before scripts load', async ({ page }) => {
  await page.route('**/*.js', () => {});
  await visit(page, '/');
  await button(page).tap();
  await menu(page).getByRole('link', { name: 'Buy now', exact: true }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('region', { name: /contact us/i })).toBeInViewport();
});
