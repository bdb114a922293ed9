import type { Locator, Page } from '@playwright/test';
import { DEFAULT_BUTTONS, EVERY_BUTTON } from '@/player/ui/controls/buttons';
import { boundingBox } from './bounding-box';
import { BUTTON_NAMES, loadWithControls, openPopover, POPOVERS } from './controls';
import { expect, failOnce, nextFrame, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { moveIntoShadowTree } from './shadow-tree';

test('reserves its space while its module loads', async ({ page }) => {
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

test('keeps the focus on a control when the animation fails, and disables it', async ({ page }) => {
  const player = await loadWithControls(page);
  const button = player.button('Snapshot');
  for (const isInShadowTree of [false, true]) {
    if (isInShadowTree) await moveIntoShadowTree(player.box);
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

test('an open popover closes with Escape and returns the focus when the animation has failed', async ({
  page,
}) => {
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

async function dragToMiddle(page: Page, slider: Locator) {
  const { x, y, width, height } = await boundingBox(slider);
  await page.mouse.move(x + 10, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.up();
}

test('a drag, text or the wheel changes nothing after a failure or after the retry', async ({ page }) => {
  for (const [control, act] of [
    [{ role: 'slider', name: 'Seek' }, dragToMiddle],
    [{ role: 'spinbutton', name: 'Frame' }, (page) => page.keyboard.insertText('12')],
    [{ popover: 'Background', role: 'slider', name: 'Red' }, dragToMiddle],
    [
      { popover: 'Snapshot', role: 'button', name: 'Copy PNG' },
      async (page, control) => {
        await control.hover();
        await page.mouse.wheel(0, -300);
        await nextFrame(page);
      },
    ],
  ] satisfies [
    { popover?: string; role: 'slider' | 'spinbutton' | 'button'; name: string },
    (page: Page, control: Locator) => Promise<void>,
  ][]) {
    const player = await loadWithControls(page);
    const place = control.popover ? await openPopover(page, control.popover) : player.bar;
    const part = place.getByRole(control.role, { name: control.name, exact: true });
    await part.focus();
    await failOnce(page);
    await player.update({ src: '/later.json', autoplay: true, speed: 0.001, background: '#ffffff' });
    expect(await player.settled()).toBe('error');
    await act(page, part);
    await page.keyboard.press('Escape');
    await player.box.getByRole('button', { name: 'Try again' }).click();
    const events = ['load', 'ready', 'error', 'load', 'ready', 'play'];
    await expect.poll(() => player.events(), control.name).toEqual(events);
    expect([await player.frame(), await player.background()]).toEqual([0, '#ffffff']);
    await player.unmount();
  }
});

test('keeps its controls inside the bar at any width, and moves the others into one popover', async ({
  page,
}) => {
  for (const [buttons, width, shown] of [
    [DEFAULT_BUTTONS, 200, 3],
    ...[272, 290, 299, 320, 400, 480, 768, 1904].map((width) => [DEFAULT_BUTTONS, width, 6] as const),
    [EVERY_BUTTON, 200, 3],
    [EVERY_BUTTON, 272, 5],
    [EVERY_BUTTON, 320, 5],
    [EVERY_BUTTON, 400, 8],
    [EVERY_BUTTON, 640, 8],
  ] as const) {
    await page.setViewportSize({ width: width + 16, height: 800 });
    const player = await loadWithControls(page, { src: square({ frames: 1200 }), buttons }, width);
    const hidden = buttons.slice(shown).map((button) => BUTTON_NAMES[button]);
    await expect(player.button('More controls')).toHaveCount(hidden.length > 0 ? 1 : 0);
    for (const name of hidden) await expect(player.button(name)).toHaveCount(0);
    const bar = await boundingBox(player.bar);
    if (width === 400) expect(bar.height).toBe(60);
    for (const part of await player.bar.locator('button:not([aria-keyshortcuts="?"]), label, input').all()) {
      const box = await boundingBox(part);
      expect(box.x).toBeGreaterThanOrEqual(bar.x);
      expect(box.x + box.width).toBeLessThanOrEqual(bar.x + bar.width);
      expect(box.height).toBeGreaterThanOrEqual(44);
      const isSlider = await part.evaluate((part) => part.matches('[type=range]'));
      if (width >= 272 || !isSlider) expect(box.width).toBeGreaterThanOrEqual(44);
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
