import type { Page } from '@playwright/test';
import { EVERY_BUTTON } from '@/player/controls/buttons';
import { boundingBox } from './bounding-box';
import { loadWithControls, openPopover, POPOVERS } from './controls';
import { expect, test } from './fixtures';

/** What the focused element is called. */
const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

test.describe('popovers', () => {
  for (const name of ['Background', 'Snapshot']) {
    test(`${name}: the focus goes in and comes back`, async ({ page }) => {
      const player = await loadWithControls(page);
      const button = player.button(name);
      await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => button.click(),
        () => page.mouse.click(1, 1),
      ]) {
        await expect(button).toHaveAttribute('aria-expanded', 'false');
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(player.popover(name).locator('input, button').first()).toBeFocused();
        await close();
        await expect(player.popover(name)).toBeHidden();
        await expect(button).toBeFocused();
      }
    });
  }

  test('the list of shortcuts opens on ? and gives the focus back to where it was', async ({ page }) => {
    const player = await loadWithControls(page);
    await player.picture.click();
    await page.keyboard.press('?');
    await expect(player.popover('Keyboard shortcuts')).toBeVisible();
    await expect(player.popover('Keyboard shortcuts')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(player.picture).toBeFocused();
    expect(await focusedName(page)).toBe('Square');
  });

  for (const name of POPOVERS) {
    test(`${name} closes when the focus goes on, either way`, async ({ page }) => {
      const player = await loadWithControls(page);
      // A place before and one after the player, for the focus to go to.
      await page.evaluate(() => {
        document.body.prepend(document.createElement('button'));
        document.body.append(document.createElement('button'));
      });
      for (const key of ['Tab', 'Shift+Tab']) {
        const popover = await openPopover(page, name);
        const parts = await popover.locator('button, input').count();
        for (let press = 0; press <= parts + 1; press += 1) {
          if (await popover.isVisible()) await page.keyboard.press(key);
        }
        await expect(popover).toBeHidden();
        expect(await page.evaluate(() => document.activeElement?.closest('[popover]'))).toBeFalsy();
        expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
        await player.picture.click();
      }
    });

    test(`${name} stays inside a viewport of 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      await loadWithControls(page, {}, 304);
      const popover = await openPopover(page, name);
      const box = await boundingBox(popover);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(568);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      expect(await popover.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  }

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('open and close with a tap', async ({ page }) => {
      const player = await loadWithControls(page);
      await player.button('Snapshot').tap();
      await expect(player.popover('Snapshot')).toBeVisible();
      await page.touchscreen.tap(1, 1);
      await expect(player.popover('Snapshot')).toBeHidden();
    });

    test('what can be pressed in them is 44 px high', async ({ page }) => {
      await loadWithControls(page, { buttons: EVERY_BUTTON }, 640);
      for (const [name, dialog] of [['Background'], ['Snapshot'], ['Speed: 1×', 'Speed']] as const) {
        const popover = await openPopover(page, name, dialog);
        for (const part of await popover.locator('button, input').all())
          expect((await boundingBox(part)).height, `${name}: ${part}`).toBeGreaterThanOrEqual(44);
        await page.keyboard.press('Escape');
      }
    });
  });
});
