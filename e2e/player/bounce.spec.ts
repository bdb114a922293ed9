import { advanceFrames, installFakeClock } from './clock';
import { reportedAndDrawnFrame } from './drawn-frame';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

const BOUNCING = { src: TEN_FRAMES, autoplay: true, mode: 'bounce' } as const;

test('it runs there and back, and is complete where it began', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load(BOUNCING);
  const seen: number[][] = [];
  for (const milliseconds of [400, 500, 300, 400, 300]) {
    await advanceFrames(page, milliseconds);
    seen.push(await reportedAndDrawnFrame(page));
  }
  expect(seen).toEqual([
    [4, 4],
    [9, 9],
    [8, 8],
    [4, 4],
    [1, 1],
  ]);
  expect(await player.state()).toBe('playing');
  await advanceFrames(page, 200);
  expect(await player.state()).toBe('paused');
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'complete']);
});

test('a number counts the passes there and back', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ ...BOUNCING, loop: 2, direction: -1 });
  expect(await player.frame()).toBe(9);
  await advanceFrames(page, 900, 4);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'loop']);
  await advanceFrames(page, 300);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
});

test('play on the last frame plays the way back, and a pause goes on the way it went', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ ...BOUNCING, autoplay: false });
  await player.seek(9);
  await player.play();
  await advanceFrames(page, 500);
  expect(await player.frame()).toBe(6);
  await player.pause();
  await player.play();
  await advanceFrames(page, 200);
  expect(await player.frame()).toBe(4);
});

test('a change of mode counts at once, in both directions', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ ...BOUNCING, loop: true });
  await advanceFrames(page, 700, 2);
  expect(await player.frame()).toBe(6);
  await player.update({ mode: 'normal' });
  await advanceFrames(page, 200);
  expect(await player.frame()).toBe(8);
  await player.update({ mode: 'bounce' });
  await advanceFrames(page, 400);
  expect(await player.frame()).toBe(8);
  await player.update({ direction: -1 });
  await advanceFrames(page, 100);
  expect(await player.frame()).toBe(9);
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
});

test('drawn by a worker it bounces too, and its frame is that of the picture', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ ...BOUNCING, renderer: 'canvas', loop: 2, speed: 4 }, { listensToFrames: false });
  await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
  const wayBack = await page.evaluate(async () => {
    const player = window.harness.handle('player');
    player.setSpeed(0.01);
    player.seek(9);
    player.play();
    window.harness.update('player', { speed: 3, loop: false });
    const frames: number[] = [];
    while (player.state === 'playing') {
      frames.push(player.frame);
      await new Promise(requestAnimationFrame);
    }
    return {
      first: frames[0],
      falls: frames.every((frame, at) => at === 0 || frame <= (frames[at - 1] ?? 9)),
    };
  });
  expect(wayBack).toEqual({ first: 9, falls: true });
});
