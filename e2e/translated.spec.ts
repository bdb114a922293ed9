import type { Page } from '@playwright/test';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, interact, playerIsland, test, visit, visitInteractive } from './fixtures';
import { pages } from './page-table';
import { pageState, translation } from './translation';

// React runs only in players. If a player's HTML has changed, React renders the player again.

/** Plays and pauses the page's animation, and opens a popover, if the page has one. */
async function expectPlayer(page: Page): Promise<void> {
  for (const island of await playerIsland(page).all()) {
    await island.scrollIntoViewIfNeeded();
    await expect(
      island.locator('.player:not([data-state=loading], [data-state=error]) canvas'),
    ).toBeVisible();
    const toggle = island.locator('.player-play-button');
    if ((await toggle.count()) === 0) continue;
    for (let press = 0; press < 2; press += 1) {
      const state = await island.locator('.player').getAttribute('data-state');
      await toggle.click();
      await expect(island.locator('.player')).not.toHaveAttribute('data-state', state ?? '');
    }
    const opener = island.locator('.player-snapshot-button');
    if ((await opener.count()) === 0) continue;
    await opener.click();
    await expect(island.locator('[popover]:popover-open')).toBeVisible();
    await page.keyboard.press('Escape');
  }
}

for (const { path } of pages) {
  const name = `${path} keeps its elements, and plays its animation, if it was translated before scripts load`;
  test(name, exhaustiveUnless(path === '/'), async ({ page }) => {
    await visit(page, path);
    await page.evaluate(translation);
    await page.evaluate(() => document.querySelector('main details')?.setAttribute('open', ''));
    const before = await page.evaluate(pageState);
    const elements = await page.evaluateHandle(() => [
      ...document.querySelectorAll('body *:not([data-island=player] *)'),
    ]);
    await interact(page);
    expect(await page.evaluate(pageState)).toEqual(before);
    const lost = await elements.evaluate((all) => all.filter(({ isConnected }) => !isConnected).length);
    expect(lost).toBe(0);
    await expectPlayer(page);
  });
}

for (const path of ['/', '/home1', '/coming-soon']) {
  const name = `the animation of ${path} plays when the page is translated after its islands are mounted`;
  test(name, exhaustive, async ({ page }) => {
    await visitInteractive(page, path);
    await playerIsland(page).scrollIntoViewIfNeeded();
    await expect(playerIsland(page)).toHaveAttribute('data-mounted');
    await page.evaluate(translation);
    await expectPlayer(page);
  });
}
