import type { Page } from '@playwright/test';
import { EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { controlsWithSeveralIcons } from '../several-icons';
import { boundingBox } from './bounding-box';
import { loadWithControls, openPopover, setWidth } from './controls';
import { expect, setStyles, test } from './fixtures';

const load = (page: Page, width?: number) => loadWithControls(page, { buttons: EVERY_BUTTON }, width);

test('the button enters full screen, with the bar at the bottom, and F exits it', async ({ page }) => {
  const isFull = () =>
    page.evaluate(() => document.fullscreenElement === document.querySelector('#box-player > [data-state]'));
  const player = await load(page, 686);
  await player.button('Full screen').click();
  await expect(player.button('Exit full screen')).toBeFocused();
  expect(await isFull()).toBe(true);
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
  expect(await boundingBox(player.bar)).toMatchObject({ y: height - 60, width, height: 60 });
  expect(await boundingBox(player.picture)).toMatchObject({ height: height - 60 });
  // A popover appears on top of the full-screen player.
  await openPopover(page, 'Background');
  await page.keyboard.press('Escape');
  await player.button('Play').focus();
  await page.keyboard.press('f');
  await expect(player.button('Full screen')).toBeVisible();
  expect(await isFull()).toBe(false);
});

test('the keyboard opens and closes a popover inside More controls', async ({ page }) => {
  const player = await load(page, 272);
  await player.button('More controls').focus();
  await page.keyboard.press('Enter');
  const more = player.popover('More controls');
  await expect(more.getByRole('spinbutton', { name: 'Frame' })).toBeFocused();
  for (const _ of ['Background', 'Snapshot', 'Unmute', 'Speed']) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const speed = player.popover('Speed');
  await expect(speed.getByRole('button', { name: '0.25×' })).toBeFocused();
  await speed.getByRole('button', { name: '2×', exact: true }).click();
  await expect(speed).toBeHidden();
  await expect(more.getByRole('button', { name: 'Speed: 2×' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await expect(player.button('More controls')).toBeFocused();
  await setWidth(page, 686);
  await expect(player.button('Full screen')).toBeVisible();
  await expect(player.button('More controls')).toHaveCount(0);
});

test('the focus follows a button to More controls and back', async ({ page }) => {
  const player = await loadWithControls(page);
  for (const isOpen of [false, true]) {
    if (isOpen) await openPopover(page, 'Snapshot');
    else await player.button('Snapshot').focus();
    await setWidth(page, 200);
    await expect(player.button('More controls')).toBeFocused();
    await expect(player.bar.getByText('Snapshot', { exact: true })).toHaveCount(0);
    await page.keyboard.press('l');
    await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', String(!isOpen));
    await setWidth(page, 400);
    await expect(player.button('Snapshot')).toBeFocused();
  }
});

test('the bar shows the same buttons, with centered tooltips, on a scaled page', async ({ page }) => {
  await setStyles(page, 'body { transform: scale(0.95) }');
  const player = await load(page, 504);
  await expect(player.button('Full screen')).toBeVisible();
  await expect(player.button('More controls')).toHaveCount(0);
  await player.button('Background').hover();
  const tooltip = await boundingBox(player.bar.getByRole('tooltip'));
  const button = await boundingBox(player.button('Background'));
  expect(tooltip.x + tooltip.width / 2).toBeCloseTo(button.x + button.width / 2, 0);
  const bar = await boundingBox(player.bar);
  expect(tooltip.y + tooltip.height).toBeCloseTo(bar.y - 4 * 0.95, 0);
});

for (const width of [686, 272])
  test(`no button shows two icons if the bar has a width of ${width} px`, async ({ page }) => {
    const { bar } = await load(page, width);
    for (const button of await bar.locator(':scope > button').all()) {
      const name = await button.getAttribute('aria-label');
      await button.press('Enter');
      expect(await page.evaluate(controlsWithSeveralIcons), `after a press on ${name}`).toEqual([]);
      if ((await button.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('Escape');
    }
  });
