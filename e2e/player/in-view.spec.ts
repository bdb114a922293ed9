import type { Page } from '@playwright/test';
import { expect, nextFrame, playerOf, test } from './fixtures';
import type { MountOptions, SerialisableProps } from './harness/page';
import { square, TEN_FRAMES } from './harness/square';

const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo(0, top), top);

/** Loads a player whose top is 2000 pixels down the page; the viewport is 720 high. */
async function loadBelow(page: Page, props: SerialisableProps = {}, options?: MountOptions) {
  await page.evaluate(() => {
    document.body.style.cssText = 'margin: 0; padding: 2000px 0';
  });
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: 'in-view', ...props }, options);
  return player;
}

/** Scrolls so that this much of the player is in view, and waits until the page knows. */
async function show(page: Page, pixels: number) {
  const viewport = page.viewportSize()?.height ?? 0;
  await scrollTo(page, 2000 - viewport + pixels);
  for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
}

test('it plays once half of it is in view, and only once', async ({ page }) => {
  const player = await loadBelow(page, { speed: 5 });
  await show(page, 150);
  expect(await player.state()).toBe('stopped');
  await show(page, 210);
  await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'complete']);
  await scrollTo(page, 0);
  await show(page, 400);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'complete']);
});

test('in view from the start it plays as soon as it is ready', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: 'in-view', loop: true });
  await expect.poll(() => player.state()).toBe('playing');
  expect((await player.events()).slice(0, 3)).toEqual(['load', 'ready', 'play']);
});

test('one far higher than the viewport plays once it fills half of that', async ({ page }) => {
  const player = await loadBelow(page, { loop: true }, { width: 400, height: 3000 });
  await show(page, 250);
  expect(await player.state()).toBe('stopped');
  await show(page, 450);
  await expect.poll(() => player.state()).toBe('playing');
});

test('what the visitor paused before it came into view stays paused', async ({ page }) => {
  const player = await loadBelow(page);
  await player.seek(5);
  await show(page, 400);
  expect([await player.state(), await player.frame()]).toEqual(['paused', 5]);
});

test('under reduced motion it does not play, then or later', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = await loadBelow(page);
  await show(page, 400);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await nextFrame(page);
  expect(await player.events()).toEqual(['load', 'ready']);
});

test('another source plays anew, and so does a prop that is set late', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, loop: true });
  await player.update({ autoplay: 'in-view' });
  await expect.poll(() => player.state()).toBe('playing');
  await player.update({ src: square() });
  await player.settled();
  await expect.poll(() => player.state()).toBe('playing');
});

test('unmounted before it came into view it leaves nothing behind', async ({ page }) => {
  const player = await loadBelow(page);
  await player.unmount();
  await show(page, 400);
});
