import type { Page } from '@playwright/test';
import { profile } from '@/content/profile';
import { formTexts } from '@/content/site';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerIsland, recordRequests, test, visit } from './fixtures';
import { holdRequests, visitWithoutScripts } from './hold-requests';
import { pages } from './page-table';

const followButton = (page: Page) => page.getByRole('button', { name: profile.follow });
const firstField = (page: Page) => page.getByRole('main').getByRole('textbox').first();
const formStatus = (page: Page) => page.getByRole('main').locator('form').getByRole('status');

for (const { path, isSample } of pages) {
  const details = exhaustiveUnless(isSample);
  test(`${path} requests no script before an interaction`, details, async ({ page }) => {
    const scripts = recordRequests(page, /\.js$/);
    await page.mouse.move(200, 300);
    await visit(page, path);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Browsers dispatch this event when the page is laid out under a stationary pointer, so the event must
    // not load the scripts.
    await page.locator('main').dispatchEvent('pointerover');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(scripts).toEqual([]);
    await page.mouse.move(201, 300);
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
}

test('an island near the viewport is mounted, even if a script scrolled the page', async ({ page }) => {
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  for (const target of ['#energy', '#partners']) {
    const island = page.locator(`${target} [data-when=visible]`).first();
    await island.evaluate((element) =>
      scrollBy({ top: element.getBoundingClientRect().top - innerHeight - 200, behavior: 'instant' }),
    );
    await expect(island).toHaveAttribute('data-mounted');
    await expect(page.locator('html[data-interacted]')).toHaveCount(0);
  }
});

// faults.spec.ts tests a press on the form's button.
test('islands replay each press and form submission from before scripts load exactly once', async ({
  page,
}) => {
  const release = await visitWithoutScripts(page, '/profile');
  const follow = followButton(page);
  await follow.click();
  await follow.click();
  await firstField(page).fill('Estates office');
  await firstField(page).press('Enter');
  await expect(follow).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(follow).toHaveAttribute('aria-pressed', 'true');
  await expect(formStatus(page)).toContainText(formTexts.notConnected.split('{')[0]?.trim() ?? '');
  await expect(firstField(page)).toHaveValue('Estates office');
  expect(new URL(page.url()).search).toBe('');
});

test('a form keeps every character that is typed while its script loads and starts', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/profile');
  const typed = 'Two plant rooms, 450 kW each.';
  await firstField(page).focus();
  for (const [index, character] of [...typed].entries()) {
    if (index === 5) release();
    await page.keyboard.type(character);
  }
  await expect(page.locator('form')).toHaveAttribute('data-mounted');
  await expect(firstField(page)).toHaveValue(typed);
  await expect(firstField(page)).toBeFocused();
});

test('the player plays before React loads, and keeps elements and the focus afterwards', async ({ page }) => {
  const { requested, release } = await holdRequests(page, '**/islands/player-controls.*.js');
  await visit(page, '/');
  const island = playerIsland(page);
  const play = await island.getByRole('button', { name: 'Play' }).elementHandle();
  await play?.click();
  const canvas = await island.locator('[data-state=playing] canvas').elementHandle();
  await requested;
  await expect(island).not.toHaveAttribute('data-mounted');
  const slider = island.getByRole('slider', { name: 'Seek' });
  await slider.focus();
  release();
  await expect(island).toHaveAttribute('data-mounted');
  await expect(slider).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(island.getByRole('spinbutton', { name: 'Frame' })).toBeFocused();
  await island.getByRole('button', { name: 'Pause' }).click();
  await expect(island.locator('[data-state=paused]')).toBeVisible();
  for (const kept of [play, canvas])
    expect(await kept?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const referenced = await island
    .locator('[popovertarget]')
    .evaluateAll((all) => all.map((button) => button.getAttribute('popovertarget') ?? ''));
  expect(referenced).not.toEqual([]);
  expect(ids).toEqual(expect.arrayContaining(referenced));
});

test('the focus may move while React hydrates the player', async ({ page }) => {
  const { requested, release } = await holdRequests(page, '**/islands/player-controls.*.js');
  await visit(page, '/');
  const slider = playerIsland(page).getByRole('slider', { name: 'Seek' });
  await slider.focus();
  await requested;
  await slider.evaluate((element) => {
    // React sets this attribute when it hydrates the controls.
    const hydration = new MutationObserver(() => element.blur());
    hydration.observe(document, { subtree: true, attributeFilter: ['popovertarget'] });
  });
  release();
  await expect(playerIsland(page)).toHaveAttribute('data-mounted');
  await expect(slider).not.toBeFocused();
});

test('a click on the animation before the scripts load plays it', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/');
  await playerIsland(page).locator('.player-stage').click();
  release();
  await expect(playerIsland(page).locator('[data-state=playing] canvas')).toBeVisible();
});

test('a frame that is typed before the scripts load is shown', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/');
  const field = playerIsland(page).getByRole('spinbutton', { name: 'Frame' });
  await field.click();
  await page.keyboard.type('300');
  release();
  await expect(playerIsland(page)).toHaveAttribute('data-mounted');
  await expect(playerIsland(page).locator('[data-state=paused]')).toBeVisible();
  await field.blur();
  await expect(field).toHaveValue('300');
});

test('a popover opens whose button was clicked before the player’s script has loaded', async ({ page }) => {
  const release = await visitWithoutScripts(page, '/');
  await page.getByRole('button', { name: 'Snapshot' }).click();
  const popover = page.getByRole('dialog', { name: 'Snapshot' });
  await expect(popover).toBeHidden();
  release();
  await expect(popover.getByRole('button', { name: 'Download SVG' })).toBeFocused();
  await expect(popover.getByRole('button', { name: 'Download PNG', exact: true })).toBeVisible();
  await expect(popover).toContainText('Scroll with mousewheel to find exact frame');
});
