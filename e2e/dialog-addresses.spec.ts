import { projects } from '@/content/projects';
import { legal, site } from '@/content/site';
import { address, expect, test, visit, visitInteractive } from './fixtures';
import { holdRequests } from './hold-requests';

const { id = '', name = '' } = projects[0] ?? {};

test('shows a shared case before any script has loaded, without a focused link', async ({ page }) => {
  const { release } = await holdRequests(page, '**/*.js');
  await page.goto(address(`/#${id}`), { waitUntil: 'domcontentloaded' });
  const dialog = page.locator('dialog:modal');
  await expect(dialog).toHaveAttribute('id', id);
  await expect(dialog).toBeFocused();
  await expect(dialog).toHaveCSS('outline-style', 'none');
  await expect(page).toHaveTitle(`${name} · ${site.name}`);
  const scrolled = await page.evaluate(() => scrollY);
  release();
  await page.locator('html[data-hydrated=complete]').waitFor();
  await expect(dialog).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
  await expect(page).toHaveTitle(site.name);
});

test('leaves a case closed that was closed before its scripts loaded', async ({ page }) => {
  const { release } = await holdRequests(page, '**/*.js');
  await page.goto(address(`/#${id}`), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('dialog:modal')).toHaveCount(0);
});

for (const path of ['/', '/coming-soon']) {
  test(`${path} opens a legal text by its address`, async ({ page }) => {
    await visit(page, `${path}#${legal[0]?.id}`);
    await expect(page.getByRole('dialog', { name: legal[0]?.title })).toBeVisible();
  });
}

test('a legal text has its address and its title while it is open', async ({ page }) => {
  await visitInteractive(page, '/profile');
  const title = await page.title();
  await page.locator('html[data-hydrated=complete]').waitFor();
  await page.locator(`footer [command=show-modal][commandfor="${legal[0]?.id}"]`).click();
  await expect(page).toHaveURL(new RegExp(`/profile#${legal[0]?.id}$`));
  await expect(page).toHaveTitle(`${legal[0]?.title} · ${title}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('body > [role=status]')).toBeEmpty();
});
