import type { Page } from '@playwright/test';
import { hero as homeHero, partnersSection } from '@/content/home';
import { hero } from '@/content/home1';
import { posts } from '@/content/posts';
import { projects } from '@/content/projects';
import { contact, dialogTexts, thirdPartyScript } from '@/content/site';
import config from '../playwright.config';
import {
  address,
  expect,
  headerLink,
  isAt,
  playerFiles,
  playerIsland,
  isolatedTest as test,
  visit,
  waitForPaint,
} from './fixtures';

const { launchOptions } = config.use ?? {};

test.use({
  launchOptions: {
    ...launchOptions,
    // Enable the media feature prefers-reduced-data. Of several flags with this name, the last one wins.
    args: (launchOptions?.args ?? []).map((flag) =>
      flag.startsWith('--enable-blink-features=') ? `${flag},PrefersReducedData` : flag,
    ),
  },
});

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
function collectRequests(page: Page) {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|\/animations\//.test(pathname)) requested.push(pathname);
  });
  return requested;
}

/** Moves through the page with the Tab key, the wheel and the pointer, without pressing anything on it. */
async function look(page: Page) {
  const animation = playerIsland(page);
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab');
  for (let turns = 0; turns < 30; turns += 1) await page.mouse.wheel(0, 600);
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
  test(`loads no script and no animation on ${path} until a press, which plays the animation (${reduce.name})`, async ({
    page,
  }) => {
    await reduce(page);
    const requested = collectRequests(page);
    await visit(page, path);
    await look(page);
    expect(requested).toEqual([]);
    const animation = playerIsland(page);
    await expect(animation.getByRole('img').first()).toBeVisible();
    const files = await playerFiles(page);
    await animation.getByRole('button', { name: path === '/home1' ? hero.animation.label : 'Play' }).click();
    await expect(animation.locator('[data-state=playing] canvas')).toBeVisible();
    expect(requested).toEqual(expect.arrayContaining(files));
  });
}

test('plays an animation when its Play button is pressed with the keyboard', async ({ page }) => {
  await saveData(page);
  await visit(page, '/coming-soon');
  await playerIsland(page).getByRole('button', { name: 'Play' }).press('Enter');
  await expect(page.locator('[data-island=player] [data-state=playing] canvas')).toBeVisible();
});

test('only a press on an island loads its script, and neither the third-party script nor another page loads', async ({
  page,
}) => {
  await saveData(page);
  const requested = collectRequests(page);
  await visit(page, '/');
  const partners = page.getByRole('group', { name: partnersSection.carousel });
  await expect(partners.getByRole('button', { name: partnersSection.pause })).toBeHidden();
  await partners.getByRole('button', { name: partnersSection.next }).click();
  await expect(partners.getByRole('button', { name: partnersSection.play })).toBeVisible();
  await expect(partners.locator('[data-moved]')).toBeVisible();
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

test('opens and closes the project in the URL’s fragment without loading scripts', async ({ page }) => {
  await saveData(page);
  const requested = collectRequests(page);
  const id = String(projects[0]?.id);
  await visit(page, `/#${id}`);
  await expect(page.locator('dialog:modal')).toHaveAttribute('id', id);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  expect(requested).toEqual([]);
});

test('copies the URL of an open project or post when “Copy link” is the first press', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await saveData(page);
  for (const path of [`/#${projects[0]?.id}`, `/profile#${posts[0]?.id}`]) {
    await visit(page, path);
    const dialog = page.locator('dialog:modal');
    await dialog.getByRole('link', { name: dialogTexts.copy }).click();
    await expect(dialog.getByRole('status')).toHaveText(dialogTexts.copied);
    await expect(page).toHaveURL(isAt(path));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  }
});
