import type { Locator } from '@playwright/test';
import { loadWithControls } from './controls';
import { expect, test } from './fixtures';

test('handles a held key once, after a press on the animation, without scrolling the page', async ({
  page,
}) => {
  const player = await loadWithControls(page);
  await page.evaluate(() => {
    document.body.style.height = '300vh';
  });
  await player.picture.click();
  // Without `keyboard.up` in between, Playwright sends repeated keydown events.
  for (let time = 0; time < 5; time += 1) await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
  for (const key of ['k', 'End', 'ArrowLeft']) await page.keyboard.press(key);
  expect([await player.state(), await player.frame()]).toEqual(['paused', 58]);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('every control works with the keyboard alone', async ({ page }) => {
  const player = await loadWithControls(page);
  const pressOn = async (target: Locator, key = 'Enter') => {
    for (let presses = 0; presses < 20; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
    await page.keyboard.press(key);
  };
  await pressOn(player.button('Play'));
  expect(await player.state()).toBe('playing');
  for (const [target, key, frame] of [
    [player.button('Stop'), 'Enter', 0],
    [player.button('Repeat'), 'Enter', 0],
    [player.slider, 'PageUp', 6],
    [player.field, 'ArrowUp', 7],
  ] as const) {
    await pressOn(target, key);
    expect(await player.frame()).toBe(frame);
  }
  await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', 'true');
  const background = player.popover('Background');
  await pressOn(player.button('Background'));
  await expect(background.getByRole('slider', { name: 'Red' })).toBeFocused();
  await pressOn(background.getByRole('button', { name: 'Transparent' }));
  expect(await player.background()).toBe('transparent');
  await page.keyboard.press('Escape');
  const snapshot = player.popover('Snapshot');
  await pressOn(player.button('Snapshot'));
  for (const format of ['svg', 'png']) {
    const download = page.waitForEvent('download');
    await pressOn(snapshot.getByRole('button', { name: `Download ${format}` }));
    expect((await download).suggestedFilename()).toBe(`snapshot.${format}`);
  }
  await pressOn(snapshot.getByRole('button', { name: 'Copy PNG' }));
  await expect(snapshot.getByRole('status')).toHaveText('Copied.');
  await page.keyboard.press('Escape');
  await pressOn(player.button('Keyboard shortcuts'));
  await expect(player.popover('Keyboard shortcuts')).toContainText('Play or pause');
});
