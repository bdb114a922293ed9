import { advanceFrames, installFakeClock } from './clock';
import { reportedAndDrawnFrame } from './drawn-frame';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

const BOUNCING = { src: TEN_FRAMES, autoplay: true, mode: 'bounce' } as const;

test('applies calls made during the load in order, and takes a snapshot between them', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    window.harness.mount('player', { src });
    const player = window.harness.handle('player');
    player.seek('50%');
    const snapshot = player.snapshot({ format: 'svg' });
    player.play();
    player.pause();
    await window.harness.settled('player');
    const text = await (await snapshot).text();
    return { events: window.harness.events('player'), frame: player.frame, isSvg: text.startsWith('<svg') };
  }, TEN_FRAMES);
  expect(outcome).toEqual({ events: ['load', 'ready', 'pause', 'play', 'pause'], frame: 5, isSvg: true });
});

test('does nothing, and refuses snapshots, after the player unmounts', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    await window.harness.load('player', { src, background: 'var(--paper)' });
    const player = window.harness.handle('player');
    const log = window.harness.log.player ?? [];
    const before = log.length;
    const nameOf = (snapshot: Promise<unknown>) => snapshot.catch((error) => error.name);
    const pending = player.snapshot({ format: 'svg' });
    window.harness.unmount('player');
    player.play();
    player.seek('50%');
    player.setBackground('red');
    const refusals = [await nameOf(pending), await nameOf(player.snapshot({ format: 'png' }))];
    return { refusals, events: log.length - before, state: player.state };
  }, TEN_FRAMES);
  expect(outcome).toEqual({ refusals: ['AbortError', 'AbortError'], events: 0, state: 'loading' });
});

test('has its last frame on screen when it is ready to play backwards', async ({ page }) => {
  await installFakeClock(page);
  await playerOf(page).load({ src: TEN_FRAMES, autoplay: true, direction: -1 });
  expect(await reportedAndDrawnFrame(page)).toEqual([9, 9]);
});

test('a changed prop takes effect at once while the animation plays', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: true });
  await advanceFrames(page, 100);
  await player.update({ speed: 3, background: 'rgb(1, 2, 3)' });
  await advanceFrames(page, 100);
  await player.update({ direction: -1 });
  await advanceFrames(page, 100);
  expect(await reportedAndDrawnFrame(page)).toEqual([1, 1]);
  await expect(player.box.locator('rect').first()).toHaveAttribute('fill', 'rgb(1, 2, 3)');
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
});

test('mode bounce plays to the last frame and back', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load(BOUNCING);
  for (const [milliseconds, frame] of [
    [400, 4],
    [500, 9],
    [300, 8],
    [700, 1],
  ] as const) {
    await advanceFrames(page, milliseconds);
    expect(await reportedAndDrawnFrame(page)).toEqual([frame, frame]);
  }
  await advanceFrames(page, 200);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'complete']);
});

test('mode bounce plays back from the last frame when a worker renders', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ ...BOUNCING, renderer: 'canvas', loop: 2, speed: 4 }, { listensToFrames: false });
  await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
  const outcome = await page.evaluate(async () => {
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
  expect(outcome).toEqual({ first: 9, falls: true });
});
