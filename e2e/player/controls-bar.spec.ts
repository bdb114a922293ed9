import type { Locator, Page } from '@playwright/test';
import { boundingBox } from './bounding-box';
import { loadWithControls, openPopover, POPOVERS } from './controls';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { square } from './harness/square';
import { moveIntoShadowTree } from './shadow-tree';

async function dragToMiddle(page: Page, slider: Locator) {
  const { x, y, width, height } = await boundingBox(slider);
  await page.mouse.move(x + 10, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.up();
}

test.describe('the bar', () => {
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

  for (const [what, inside, act] of [
    ['a drag of the slider', ({ slider }) => slider, dragToMiddle],
    ['text in the frame field', ({ field }) => field, (page) => page.keyboard.insertText('12')],
    [
      'a drag of a color slider',
      ({ popover }) => popover('Background').getByRole('slider', { name: 'Red' }),
      dragToMiddle,
    ],
    [
      'the wheel',
      ({ popover }) => popover('Snapshot').getByRole('button', { name: 'Copy PNG' }),
      async (page, control) => {
        await control.hover();
        await page.mouse.wheel(0, -300);
        await nextFrame(page);
      },
    ],
  ] satisfies [
    string,
    (player: Awaited<ReturnType<typeof loadWithControls>>) => Locator,
    (page: Page, control: Locator) => Promise<void>,
  ][]) {
    test(`${what} changes nothing after a failure or after the retry`, async ({ page }) => {
      const player = await loadWithControls(page);
      const control = inside(player);
      if (what === 'a drag of a color slider') await openPopover(page, 'Background');
      if (what === 'the wheel') await openPopover(page, 'Snapshot');
      await control.focus();
      await page.route('**/later.json', (route) => route.fulfill({ json: square() }));
      await page.route('**/later.json', (route) => route.fulfill({ status: 500 }), { times: 1 });
      await player.update({ src: '/later.json', autoplay: true, speed: 0.001, background: '#ffffff' });
      expect(await player.settled()).toBe('error');
      await act(page, control);
      await page.keyboard.press('Escape');
      await player.box.getByRole('button', { name: 'Try again' }).click();
      await expect.poll(player.events).toEqual(['load', 'ready', 'error', 'load', 'ready', 'play']);
      expect([await player.frame(), await player.background()]).toEqual([0, '#ffffff']);
    });
  }

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

  test('keeps every control inside the bar at any width', async ({ page }) => {
    for (const width of [200, 272, 290, 299, 320, 400, 480, 768, 1904]) {
      await page.setViewportSize({ width: width + 16, height: 800 });
      const { bar, unmount } = await loadWithControls(page, { src: square({ frames: 1200 }) }, width);
      const edge = await boundingBox(bar);
      if (width === 400) expect(edge.height).toBe(60);
      for (const part of await bar.locator('button:not([aria-keyshortcuts="?"]), input').all()) {
        const box = await boundingBox(part);
        expect(box.x).toBeGreaterThanOrEqual(edge.x);
        expect(box.x + box.width).toBeLessThanOrEqual(edge.x + edge.width);
        expect(box.height).toBeGreaterThanOrEqual(44);
        if (width >= 272) expect(box.width).toBeGreaterThanOrEqual(44);
      }
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      await unmount();
    }
  });
});
