import type { Page } from '@playwright/test';
import { projects } from '@/content/projects';
import { expect, footerLink, hydrate, hydrated, test, visit } from './fixtures';
import { extensionChanges, pageState, translation } from './page-changes';
import { pages } from './pages';

/** Hydrates the page, and checks that it keeps its elements and its state. */
async function expectToKeep(page: Page) {
  const before = await page.evaluate(pageState);
  const elements = await page.evaluateHandle(() => ({
    // Exclude the elements inside players, because players replace them.
    all: [...document.querySelectorAll('body *:not([data-animation] *)')],
    focused: document.activeElement,
  }));
  await page.mouse.move(1, 1);
  await hydrated(page, 'complete');
  expect(await page.evaluate(pageState)).toEqual(before);
  const after = await elements.evaluate(({ all, focused }) => ({
    lost: all.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    isFocused: document.activeElement === focused,
  }));
  expect(after).toEqual({ lost: [], isFocused: true });
}

/** Opens a page, changes it, types into its form if it has one, and hydrates it. */
async function changeAndHydrate(page: Page, path: string, ...steps: (() => void)[]): Promise<void> {
  await visit(page, path);
  for (const step of steps) await page.evaluate(step);
  await page.evaluate(() => document.querySelector('main details')?.setAttribute('open', ''));
  const box = page.getByRole('main').getByRole('textbox').first();
  const hasBox = (await box.count()) > 0;
  if (hasBox) await box.fill('Ada Byron');
  await expectToKeep(page);
  if (hasBox) await expect(box).toHaveValue('Ada Byron');
}

async function expectPlayers(page: Page): Promise<void> {
  for (const player of await page.locator('[data-animation]').all()) {
    await player.scrollIntoViewIfNeeded();
    await expect(player.locator('.player:not([data-state=loading], [data-state=error])')).toBeVisible();
  }
}

for (const { path } of pages) {
  for (const [changed, steps] of [
    ['translated', [translation]],
    ['changed by browser extensions', Object.values(extensionChanges)],
  ] as const) {
    test(`keeps the elements of ${path}, and loads its animation, if the page was ${changed} before hydration`, async ({
      page,
    }) => {
      await changeAndHydrate(page, path, ...steps);
      await expectPlayers(page);
      if (path !== '/profile') return;
      const follow = page.locator('button[aria-pressed]');
      await follow.click();
      await expect(follow).toHaveAttribute('aria-pressed', 'true');
      const form = page.getByRole('main').locator('form');
      await form.locator('button[type=submit]').click();
      await expect(form.getByRole('status')).not.toBeEmpty();
      await footerLink(page, '/').click();
      await expect(page.locator('#energy')).toBeVisible();
    });
  }
}

for (const path of ['/', '/home1']) {
  test(`loads the animation of ${path} when the page is translated after hydration`, async ({ page }) => {
    await visit(page, path);
    await hydrate(page);
    await hydrated(page, 'complete');
    await page.evaluate(translation);
    await expectPlayers(page);
  });
}

test('keeps the dialog open, and doesn’t change the selection or the focus, when a translated page hydrates', async ({
  page,
}) => {
  await visit(page, '/');
  await page.evaluate(translation);
  await page
    .locator(`button[commandfor="${projects[0]?.id}"]`)
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await page
    .locator('dialog:modal')
    .getByRole('heading')
    .first()
    .evaluate((heading) => getSelection()?.selectAllChildren(heading.querySelector('font font') as Element));
  await expectToKeep(page);
});
