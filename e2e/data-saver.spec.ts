import type { Page } from '@playwright/test';
import { hero as homeHero, partnersSection } from '@/content/home';
import { hero } from '@/content/home1';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { contact, dialogTexts, thirdPartyScript } from '@/content/site';
import { exhaustiveUnless } from '@/testing/exhaustive';
import {
  address,
  expect,
  headerLink,
  isAt,
  playerFiles,
  playerIsland,
  recordRequests,
  scriptsOf,
  isolatedTest as test,
  visit,
  waitForPaint,
} from './fixtures';

const saveData = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

async function preferReducedData(page: Page) {
  const session = await page.context().newCDPSession(page);
  const features = [{ name: 'prefers-reduced-data', value: 'reduce' }];
  await session.send('Emulation.setEmulatedMedia', { features });
}

/** Collects the paths of all scripts and animations that the page and its worker request from now on. */
const collectRequests = (page: Page) => recordRequests(page, /\.js$|\/animations\//);

/** Moves through the page with the Tab key, the wheel and the pointer, without pressing anything on it. */
async function look(page: Page) {
  const animation = playerIsland(page);
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  for (let turns = 0; turns < 15; turns += 1) await page.mouse.wheel(0, 1200);
  await animation.scrollIntoViewIfNeeded();
  await animation.hover();
  await waitForPaint(page);
  await page.waitForLoadState('networkidle');
}

for (const { path, reduce } of [
  { path: '/', reduce: saveData },
  { path: '/home1', reduce: saveData },
  { path: '/coming-soon', reduce: saveData },
  { path: '/coming-soon', reduce: preferReducedData },
]) {
  const details = exhaustiveUnless(path === '/' || reduce === preferReducedData);
  test(`a press on ${path} loads the first script (${reduce.name})`, details, async ({ page }) => {
    await reduce(page);
    const requested = collectRequests(page);
    await visit(page, path);
    await look(page);
    expect(requested).toEqual([]);
    const animation = playerIsland(page);
    await expect(animation.getByRole('img').first()).toBeVisible();
    const files = await playerFiles(page);
    const play = animation.getByRole('button', { name: path === '/home1' ? hero.animation.label : 'Play' });
    await (path === '/' ? play.click() : play.press('Enter'));
    await expect(animation.locator('[data-state=playing] canvas')).toBeVisible();
    expect(requested).toEqual(expect.arrayContaining(files));
  });
}

test('a press on an island loads its script, but no third-party script or other page', async ({ page }) => {
  await saveData(page);
  const requested = collectRequests(page);
  await visit(page, '/');
  const partners = page.getByRole('group', { name: partnersSection.carousel });
  await expect(partners.getByRole('button', { name: partnersSection.pause })).toBeHidden();
  await partners.getByRole('button', { name: partnersSection.next }).click();
  await expect(partners.getByRole('button', { name: partnersSection.play })).toBeVisible();
  await expect(partners).toHaveAttribute('data-mounted');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: `Explore ${projects[0]?.name}` }).click();
  await expect(page).toHaveURL(isAt(`/#${projects[0]?.id}`));
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(isAt('/'));
  const downloaded = page.waitForEvent('download');
  await main.getByRole('link', { name: contact.vCard }).click();
  await downloaded;
  await look(page);
  const files = await playerFiles(page);
  expect(requested.filter((path) => [...files, address(thirdPartyScript.src)].includes(path))).toEqual([]);
  await partners.getByRole('button', { name: partnersSection.play }).click();
  await expect(partners.getByRole('button', { name: partnersSection.pause })).toBeVisible();
  await main.getByRole('link', { name: homeHero.actions.at(-1)?.label }).click();
  await expect(page).toHaveURL(isAt('/#projects'));
  await headerLink(page, 'Profile').click();
  await expect(page).toHaveURL(isAt('/profile'));
});

test('a press that isn’t on the animation doesn’t load it', async ({ page }) => {
  await saveData(page);
  const requested = collectRequests(page);
  await visit(page, '/coming-soon');
  await page.getByRole('heading', { level: 1 }).click();
  await look(page);
  expect(requested).toEqual([]);
  await page.getByRole('main').getByRole('textbox').click();
  await expect(page.locator('main form[data-mounted]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(new Set(requested)).toEqual(new Set(await scriptsOf(page, 'form')));
});

test('a dialog closes without scripts, and its copy button copies its URL on the first press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await saveData(page);
  const path = `/profile#${posts[0]?.id}`;
  const requested = collectRequests(page);
  const dialog = page.locator('dialog:modal');
  await visit(page, path);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(requested).toEqual([]);
  await page.reload();
  await dialog.getByRole('link', { name: dialogTexts.copy }).click();
  await expect(dialog.getByRole('status')).toHaveText(dialogTexts.copied);
  await expect(page).toHaveURL(isAt(path));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
