import type { Page } from '@playwright/test';
import { expect, playerOf, setStyles, test, touchTest } from './fixtures';
import { TEN_FRAMES } from './harness/square';
import { scrollByTouch } from './scrolling';

const pointElsewhere = (page: Page) => page.mouse.move(600, 600);

const hovering = { src: TEN_FRAMES, label: 'Square', hover: true, loop: true, speed: 0.01 };

test('the animation plays while the pointer is over the player, even after a click', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  await player.box.hover();
  expect(await player.state()).toBe('stopped');
  await pointElsewhere(page);
  await player.update(hovering);
  await player.box.hover();
  await player.box.getByRole('button', { name: 'Square' }).click();
  expect(await player.state()).toBe('playing');
  await pointElsewhere(page);
  expect([await player.state(), await player.frame()]).toEqual(['stopped', 0]);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'stop']);
});

test('the same element stays under the pointer while the animation loads', async ({ page }) => {
  const player = playerOf(page);
  const elementAtCenter = () => page.evaluateHandle(() => document.elementFromPoint(200, 200));
  await player.mount({ src: TEN_FRAMES, hover: true, poster: 'data:image/svg+xml,<svg/>' });
  const before = await elementAtCenter();
  expect(await player.settled()).toBe('stopped');
  await player.update({ renderer: 'canvas' });
  expect(await player.settled()).toBe('stopped');
  expect(await (await elementAtCenter()).evaluate((element, other) => element === other, before)).toBe(true);
});

test('the animation plays if the pointer was over the player before it loaded', async ({ page }) => {
  const player = playerOf(page);
  await page.mouse.move(200, 200);
  await player.load(hovering);
  await expect.poll(() => player.state()).toBe('playing');
});

test('an app that unmounts a focused, playing animation receives no further event', async ({ page }) => {
  const player = playerOf(page);
  await player.load(hovering);
  await player.box.getByRole('button', { name: 'Square' }).press('Enter');
  expect(await player.state()).toBe('playing');
  const events = await page.evaluate(() => {
    const received: string[] = [];
    window.harness.update('player', { onEvent: (event: string) => received.push(event) });
    window.harness.unmount('player');
    return new Promise((resolve) => setTimeout(() => resolve(received)));
  });
  expect(events).toEqual([]);
});

touchTest(
  'a tap toggles playback, a tap elsewhere stops it, and scrolling changes nothing',
  async ({ page }) => {
    const player = playerOf(page);
    await setStyles(page, 'body { height: 300vh }');
    await player.load(hovering);
    for (const [x, state] of [
      [200, 'playing'],
      [200, 'stopped'],
      [200, 'playing'],
      [600, 'stopped'],
    ] as const) {
      await page.touchscreen.tap(x, x);
      await expect.poll(() => player.state()).toBe(state);
    }
    await scrollByTouch(page);
    await expect.poll(() => player.state()).toBe('stopped');
  },
);
