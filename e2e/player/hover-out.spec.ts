import type { Page } from '@playwright/test';
import { advanceFrames, installFakeClock } from './clock';
import { reportedAndDrawnFrame } from './drawn-frame';
import { expect, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { TEN_FRAMES } from './harness/square';
import { hideTab } from './hide-tab';

/** Loads a player, points at it and plays to frame 5. */
async function playByPointing(page: Page, props: SerialisableProps) {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, hover: true, loop: true, ...props });
  await player.box.hover();
  await advanceFrames(page, 500);
  expect(await player.frame()).toBe(5);
  return player;
}

const pointElsewhere = (page: Page) => page.mouse.move(600, 600);

test('hoverOut pause: it pauses where it is, and goes on from there', async ({ page }) => {
  const player = await playByPointing(page, { hoverOut: 'pause' });
  await pointElsewhere(page);
  expect(await player.state()).toBe('paused');
  await player.box.hover();
  await advanceFrames(page, 200);
  expect(await player.frame()).toBe(7);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause', 'play']);
});

test('hoverOut reverse: it plays back to the first frame and stops there', async ({ page }) => {
  const player = await playByPointing(page, { hoverOut: 'reverse' });
  await pointElsewhere(page);
  await advanceFrames(page, 200);
  expect(await reportedAndDrawnFrame(page)).toEqual([3, 3]);
  expect(await player.state()).toBe('playing');
  // A press would play it: it is going, not on.
  await expect(page.getByRole('button', { name: 'player' })).toHaveAttribute('aria-pressed', 'false');
  await advanceFrames(page, 400);
  expect(await reportedAndDrawnFrame(page)).toEqual([0, 0]);
  expect(await player.state()).toBe('stopped');
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'stop']);
});

test('hoverOut reverse: the pointer that comes again turns it round', async ({ page }) => {
  const player = await playByPointing(page, { hoverOut: 'reverse', mode: 'bounce' });
  await pointElsewhere(page);
  await advanceFrames(page, 200);
  await player.box.hover();
  await advanceFrames(page, 300);
  expect(await player.frame()).toBe(6);
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
});

test('hoverOut reverse: so does a press, by keyboard', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, hover: true, hoverOut: 'reverse' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await advanceFrames(page, 400);
  await page.keyboard.press('Enter');
  await advanceFrames(page, 200);
  expect(await player.frame()).toBe(2);
  await page.keyboard.press('Space');
  await advanceFrames(page, 100);
  expect(await player.frame()).toBe(3);
  await page.keyboard.press('Escape');
  await advanceFrames(page, 500);
  expect(await player.state()).toBe('stopped');
});

test('hoverOut reverse: a hidden tab freezes it on its way back, and it goes on back', async ({ page }) => {
  const player = await playByPointing(page, { hoverOut: 'reverse' });
  await pointElsewhere(page);
  await hideTab(page, true);
  expect(await player.state()).toBe('frozen');
  await hideTab(page, false);
  await advanceFrames(page, 100);
  expect(await player.frame()).toBe(4);
  await advanceFrames(page, 500);
  expect(await player.state()).toBe('stopped');
});

for (const hoverOut of ['stop', 'reverse', 'pause'] as const) {
  test(`hoverOut ${hoverOut}: left while nobody sees it, it does not play on`, async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN_FRAMES, hover: true, hoverOut, loop: true });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await hideTab(page, true);
    expect(await player.state()).toBe('frozen');
    await page.getByRole('button', { name: 'player' }).blur();
    await hideTab(page, false);
    expect(await player.state()).toBe(hoverOut === 'pause' ? 'paused' : 'stopped');
  });
}

test('drawn by a worker it plays back too', async ({ page }) => {
  const player = playerOf(page);
  await player.load(
    // Slow enough to be left on its way.
    { src: TEN_FRAMES, hover: true, hoverOut: 'reverse', renderer: 'canvas', speed: 0.4 },
    { listensToFrames: false },
  );
  await player.box.hover();
  await expect.poll(() => player.frame()).toBeGreaterThan(3);
  await pointElsewhere(page);
  await expect.poll(() => player.state()).toBe('stopped');
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'stop']);
});

test('a change of hoverOut counts when the pointer leaves', async ({ page }) => {
  const player = await playByPointing(page, {});
  await player.update({ hoverOut: 'pause' });
  await pointElsewhere(page);
  expect(await player.state()).toBe('paused');
});
