import type { PlayerButton } from '@/player/types';
import { DEFAULT_BUTTONS, EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { boundingBox } from './bounding-box';
import { loadWithControls, openPopover, POPOVERS } from './controls';
import { expect, isolatedTest, nextFrame, playerOf, test } from './fixtures';
import { square } from './harness/square';

test('the player keeps its height when the module with the controls loads', async ({ page }) => {
  const { load, box } = playerOf(page);
  const height = () => box.evaluate(({ firstElementChild }) => firstElementChild?.clientHeight);
  let sendFile = () => {};
  await page.route('**/bundle/**/controls-*', (route) => {
    sendFile = () => route.continue();
  });
  await load({ src: square(), controls: true });
  const before = await height();
  sendFile();
  await expect(box.getByRole('button', { name: 'Play' })).toBeVisible();
  expect(await height()).toBe(before);
});

test('a failure disables the focused control, but keeps the focus on it', async ({ page }) => {
  const player = await loadWithControls(page);
  const button = player.button('Snapshot');
  for (const isInShadowTree of [false, true]) {
    if (isInShadowTree)
      await player.box.evaluate((box) => {
        const host = document.createElement('div');
        box.replaceWith(host);
        host.attachShadow({ mode: 'open' }).append(box);
      });
    await player.update({ src: square() });
    await player.settled();
    await button.focus();
    await player.update({ src: '{"no": "animation"}' });
    await expect(player.box.getByRole('alert')).not.toBeEmpty();
    await expect(button).toBeFocused();
    await expect(button).toBeDisabled();
    // Browsers also dispatch this event when another window takes the focus.
    await button.dispatchEvent('focusout');
    await nextFrame(page);
    await expect(button).toBeFocused();
    for (const key of ['Enter', 'Space', 'l']) await page.keyboard.press(key);
    await expect(player.popover('Snapshot')).toBeHidden();
    await expect(player.button('Repeat')).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Tab');
    await expect(button).not.toBeFocused();
  }
});

test('Escape closes a popover and returns the focus, even after a failure', async ({ page }) => {
  const player = await loadWithControls(page);
  for (const name of POPOVERS) {
    await player.update({ src: square() });
    await player.settled();
    const popover = await openPopover(page, name);
    await player.update({ src: '{"no": "animation"}' });
    await expect(player.box.getByRole('alert')).not.toBeEmpty();
    await expect(popover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
    await expect(player.bar.locator(':focus')).toHaveCount(1);
  }
});

// buttons.test.ts tests which buttons don't fit.
test('controls that don’t fit into the bar move to a popover', async ({ page }) => {
  const rows: [buttons: readonly PlayerButton[], width: number, hidden?: string[]][] = [
    [DEFAULT_BUTTONS, 200, ['Frame', 'Background', 'Snapshot']],
    [DEFAULT_BUTTONS, 272],
    [DEFAULT_BUTTONS, 299],
    [EVERY_BUTTON, 320, ['Background', 'Snapshot', 'Unmute', 'Speed: 1×', 'Full screen']],
    [EVERY_BUTTON, 492],
  ];
  for (const [buttons, width, hidden = []] of rows) {
    await page.setViewportSize({ width: width + 16, height: 800 });
    const player = await loadWithControls(page, { src: square({ frames: 1200 }), buttons }, width);
    await expect(player.button('More controls')).toHaveCount(hidden.length > 0 ? 1 : 0);
    for (const name of hidden) await expect(player.button(name)).toHaveCount(0);
    const bar = await boundingBox(player.bar);
    if (width === 492) expect(bar.height).toBe(60);
    const parts = await player.bar
      .locator('button:not([aria-keyshortcuts="?"]), label, input')
      .evaluateAll((all) =>
        all.map((part) => {
          const { x, width, height } = part.getBoundingClientRect();
          return { x, width, height, isSlider: part.matches('[type=range]') };
        }),
      );
    expect(parts).not.toEqual([]);
    for (const box of parts) {
      expect(box.x).toBeGreaterThanOrEqual(bar.x);
      expect(box.x + box.width).toBeLessThanOrEqual(bar.x + bar.width);
      expect(box.height).toBeGreaterThanOrEqual(44);
      if (width >= 272 || !box.isSlider) expect(box.width).toBeGreaterThanOrEqual(44);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    if (hidden.length > 0) {
      const more = await openPopover(page, 'More controls');
      const names = await more
        .locator('[aria-label]')
        .evaluateAll((all) => all.map((part) => part.ariaLabel));
      expect(names).toEqual(expect.arrayContaining(hidden));
      for (const button of await more.getByRole('button').all())
        expect((await boundingBox(button)).height).toBeGreaterThanOrEqual(44);
    }
    await player.unmount();
  }
});

isolatedTest('Tab reaches every control, and Enter saves snapshots', async ({ page, context }) => {
  const player = await loadWithControls(page);
  const names: string[] = [];
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    names.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? ''));
  }
  expect(names.join()).toBe('Play,Stop,Repeat,Seek,Frame,Background,Snapshot,Keyboard shortcuts');
  const snapshot = await openPopover(page, 'Snapshot');
  for (const format of ['svg', 'png']) {
    const download = page.waitForEvent('download');
    await snapshot.getByRole('button', { name: `Download ${format}` }).press('Enter');
    expect((await download).suggestedFilename()).toBe(`snapshot.${format}`);
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await snapshot.getByRole('button', { name: 'Copy PNG' }).press('Enter');
  await expect(snapshot.getByRole('status')).toHaveText('Copied.');
  const types = await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types);
  expect(types).toContain('image/png');
  await page.keyboard.press('Escape');
  // The frame field is a native number input, which steps on ArrowUp.
  await player.field.press('ArrowUp');
  expect(await player.frame()).toBe(1);
});
