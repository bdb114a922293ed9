import type { Page } from '@playwright/test';
import { expect, playerOf, test } from './fixtures';
import { square, TEN_FRAMES } from './harness/square';
import { loadBelow, scrollTo } from './scrolling';

const IN_VIEW = { src: TEN_FRAMES, autoplay: 'in-view' } as const;

/** Scrolls until the given number of pixels of the player is in view. */
const show = (page: Page, pixels: number) =>
  scrollTo(page, 2000 - (page.viewportSize()?.height ?? 0) + pixels);

test('plays once when half of the player comes into view', async ({ page }) => {
  const player = await loadBelow(page, { ...IN_VIEW, speed: 5 });
  await show(page, 150);
  expect(await player.state()).toBe('stopped');
  await show(page, 210);
  await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'complete']);
  await scrollTo(page, 0);
  await show(page, 400);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'complete']);
});

test('plays at once when the player is in view, and again with another source', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ ...IN_VIEW, loop: true });
  for (const src of [square(), square({ frames: 90 })]) {
    await expect.poll(() => player.state()).toBe('playing');
    await player.update({ src });
    await player.settled();
  }
  await expect.poll(() => player.state()).toBe('playing');
});

test('plays a player far higher than the viewport when it fills half of the viewport', async ({ page }) => {
  const player = await loadBelow(page, { ...IN_VIEW, loop: true }, { width: 400, height: 3000 });
  await show(page, 250);
  expect(await player.state()).toBe('stopped');
  await show(page, 450);
  await expect.poll(() => player.state()).toBe('playing');
});

test('causes no error when the player unmounts before it comes into view', async ({ page }) => {
  const player = await loadBelow(page, IN_VIEW);
  await player.unmount();
  await show(page, 400);
});
