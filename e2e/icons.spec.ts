import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerIsland, test, visit } from './fixtures';
import { pages } from './page-table';
import { controlsWithSeveralIcons } from './several-icons';
import { sampleWidths } from './viewports';

const expectSingleIcons = async (page: Page, state: string) =>
  expect(await page.evaluate(controlsWithSeveralIcons), state).toEqual([]);

/** Opens each dialog of the page, including the menu, in turn. */
async function openDialogs(page: Page) {
  for (const dialog of await page.locator('dialog').all()) {
    await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
    await expectSingleIcons(page, `the dialog ${await dialog.getAttribute('id')}`);
    await dialog.evaluate((element: HTMLDialogElement) => element.close());
  }
}

/** Opens all disclosures, and presses all toggle buttons. */
async function pressToggles(page: Page) {
  await page.locator('details').evaluateAll((all: HTMLDetailsElement[]) => {
    for (const details of all) details.open = true;
  });
  for (const toggle of await page.locator('main [aria-pressed=false]:visible').all()) await toggle.click();
  await expectSingleIcons(page, 'open disclosures and pressed toggles');
}

/** Starts and pauses the carousels of the page. */
async function switchCarousels(page: Page) {
  for (const carousel of await page.getByRole('group').and(page.locator('[data-island=carousel]')).all()) {
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-mounted');
    const toggle = carousel.getByRole('button').first();
    for (const press of ['first', 'second']) {
      await expectSingleIcons(page, `the carousel before the ${press} press`);
      await toggle.click();
    }
    await expectSingleIcons(page, 'the carousel after the second press');
  }
}

/** Plays and pauses the players of the page, and opens each of their popovers. */
async function usePlayers(page: Page) {
  for (const player of await playerIsland(page).all()) {
    await player.scrollIntoViewIfNeeded();
    await expect(player.locator('[data-state]:not([data-state=loading])')).toBeVisible();
    await expectSingleIcons(page, 'the player before the first press');
    // Hydration moves buttons to the popover of the More button.
    await expect(player).toHaveAttribute('data-mounted');
    for (const button of await player.locator('button:visible').all()) {
      const name = await button.getAttribute('aria-label');
      await button.press('Enter');
      await expectSingleIcons(page, `the player after a press on ${name}`);
      if ((await button.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
    }
  }
}

for (const { path, isSample } of pages)
  for (const width of sampleWidths)
    test(
      `no button of ${path} shows two icons at ${width} px`,
      exhaustiveUnless(isSample),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await visit(page, path);
        await expectSingleIcons(page, 'without interaction');
        await page.mouse.move(1, 1);
        await pressToggles(page);
        await switchCarousels(page);
        await usePlayers(page);
        await openDialogs(page);
      },
    );
