import { partners } from '@/content/partners';
import { projects } from '@/content/projects';
import { legal, site } from '@/content/site';
import { expect, phone, test, visit } from './fixtures';

// exported-pages.spec.ts tests the links, the answers and the page for unknown paths, which are plain HTML.

test.use({ javaScriptEnabled: false });

const [project] = projects;

test('shows a project at its URL', async ({ page }) => {
  await visit(page, `/#${project?.id}`);
  await expect(page.locator(`#${project?.id}`)).toBeVisible();
  await expect(page.locator(`#${project?.id}`)).toBeInViewport();
});

test('opens and closes dialogs from Explore and the footer, and does not scroll the page behind them', async ({
  page,
}) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await visit(page, '/');
  for (const [button, name] of [
    [`Explore ${project?.name}`, project?.name],
    [legal[0]?.title, legal[0]?.title],
  ]) {
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: button }).click();
    await expect(dialog).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    const top = await scrolled();
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, -400);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(await scrolled()).toBe(top);
    await page.mouse.wheel(0, -400);
    await expect.poll(scrolled).toBeLessThan(top);
  }
});

test('hides controls that need JavaScript', async ({ page }) => {
  for (const [path, ...places] of [
    ['/', '[data-animation]', '#partners'],
    ['/home1', '[data-animation]'],
    ['/coming-soon', '[data-animation]'],
    ['/profile', 'main section:first-of-type'],
  ] as const) {
    await visit(page, path);
    for (const place of places) {
      await expect(page.locator(place).first(), path).toBeVisible();
      await expect(page.locator(place).first().getByRole('button'), path).toHaveCount(0);
    }
  }
});

for (const [path, label, text, button] of [
  ['/profile', 'Full name', 'A. Reader', 'Send message'],
  ['/coming-soon', 'E-mail', 'not an address', 'Subscribe'],
] as const) {
  test(`stays on ${path} after its form is submitted and shows the mail address`, async ({ page }) => {
    await visit(page, path);
    const url = page.url();
    const box = page.getByLabel(label, { exact: true });
    await box.fill(text);
    await page.getByRole('button', { name: button }).click();
    await expect(box).toHaveValue(text);
    expect(page.url()).toBe(url);
    const mail = page.getByRole('main').locator(`a[href="mailto:${site.contact.mail.label}"]`);
    await expect(mail).toBeVisible();
  });
}

test('scrolls the partners’ logos and opens the menu and its links on a phone', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  await visit(page, '/');
  const logo = (index: number) =>
    page.locator('#partners').getByRole('img', { name: partners.at(index)?.name });
  await logo(-1).scrollIntoViewIfNeeded();
  await expect(logo(-1)).toBeInViewport({ ratio: 1 });
  await expect(logo(0)).not.toBeInViewport();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Coming Soon', exact: true }).click();
  await expect(page).toHaveTitle(/^Coming Soon/);
  await expect(menu).toBeHidden();
});
