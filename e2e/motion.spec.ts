import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, interact, phone, playerFiles, playerIsland, scriptsOf, visit } from './fixtures';
import { collectRequests, testOn } from './site-proxy';

const test = testOn(collectRequests);

test.use(phone);

const press = (page: Page) => playerIsland(page).getByRole('button').first().tap();

for (const [sign, path, act] of [
  ['on the first press', '/coming-soon', press],
  ['on the first press', '/home1', press],
  ['on the first key press', '/coming-soon', (page: Page) => page.keyboard.press('Shift')],
  [
    'when it is near the viewport',
    '/',
    async (page: Page) => {
      await playerIsland(page).evaluate((element) =>
        element.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await playerIsland(page).getByRole('button', { name: 'Play' }).tap();
    },
  ],
] as const) {
  const name = `${path} requests the animation’s files in parallel, and each file only once, ${sign}`;
  const details = exhaustiveUnless(path === '/');
  test(name, details, async ({ page, siteProxy: { requested, hold, release } }) => {
    await visit(page, path);
    await page.waitForLoadState('networkidle');
    const needed = await playerFiles(page);
    expect(requested.filter((file) => needed.includes(file))).toEqual([]);
    // The animation and the worker must not wait for scripts. Browsers open at most six connections to a server,
    // so the response to one request can't be delayed.
    hold(await scriptsOf(page, 'player'));
    await act(page);
    await expect.poll(() => requested).toEqual(expect.arrayContaining(needed));
    release();
    await expect(playerIsland(page).locator('[data-state=playing] canvas')).toBeVisible();
    expect(requested.filter((file) => needed.includes(file)).sort()).toEqual(needed.toSorted());
    // Other islands, and the support for hovering and dragging, might also have loaded, but nothing else of the player has.
    const others = await Promise.all(
      ['carousel', 'dialog', 'player-controls', 'third-party-script'].map((name) => scriptsOf(page, name)),
    );
    const optional = /^\/snippets\/|\/(hover|scrolling|day-figures)\./;
    const scripts = requested.filter((file) => file.endsWith('.js') && !optional.test(file));
    expect(scripts.filter((file) => !others.flat().includes(file)).sort()).toEqual(
      needed.filter((file) => file.endsWith('.js')).toSorted(),
    );
  });
}

test('a key press loads no player that is out of view', async ({ page, siteProxy: { requested } }) => {
  await visit(page, '/');
  await page.keyboard.press('Shift');
  await interact(page);
  await page.waitForLoadState('networkidle');
  const files = await playerFiles(page);
  expect(requested.filter((path) => files.includes(path))).toEqual([]);
});
