import type { Page } from '@playwright/test';
import { advanceFrames, installFakeClock } from './clock';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

/** Returns the frame that the handle of a player of `TEN_FRAMES` reports, and the frame in its SVG. */
const reportedAndDrawnFrame = (page: Page) =>
  page.evaluate(() => {
    const layer = window.harness.pictures('player')[0]?.querySelector('svg g[transform]');
    const x = Number(/([\d.]+),[\d.]+\)$/.exec(layer?.getAttribute('transform') ?? '')?.[1]);
    // The square starts 20 pixels from the left and moves 6 pixels per frame.
    return [window.harness.handle('player').frame, Math.round((x - 20) / 6)];
  });

test('renders the frame that it reports when props change, with and without a listener to frames', async ({
  page,
}) => {
  await installFakeClock(page);
  const player = playerOf(page);
  for (const listensToFrames of [true, false]) {
    await player.load({ src: TEN_FRAMES, autoplay: true, loop: true }, { listensToFrames });
    for (const [props, milliseconds, frame] of [
      [{}, 400, 4],
      [{}, 800, 2],
      [{ speed: 3, background: 'rgb(1, 2, 3)' }, 100, 5],
      [{ direction: -1 }, 100, 2],
      [{ subframes: false }, 50, 0],
    ] as const) {
      await player.update(props);
      await advanceFrames(page, milliseconds);
      expect(await reportedAndDrawnFrame(page)).toEqual([frame, frame]);
    }
    await expect(player.box.locator('rect').first()).toHaveAttribute('fill', 'rgb(1, 2, 3)');
    await player.unmount();
  }
});

test('plays to the last frame and back in mode bounce when a worker renders', async ({ page }) => {
  const player = playerOf(page);
  const bouncing = { src: TEN_FRAMES, autoplay: true, mode: 'bounce', renderer: 'canvas' } as const;
  await player.load({ ...bouncing, loop: 2, speed: 8 }, { listensToFrames: false });
  await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
  const frames = await page.evaluate(async () => {
    const player = window.harness.handle('player');
    player.setSpeed(0.01);
    player.seek(9);
    player.play();
    window.harness.update('player', { speed: 6, loop: false });
    const frames: number[] = [];
    while (player.state === 'playing') {
      frames.push(player.frame);
      await new Promise(requestAnimationFrame);
    }
    return frames;
  });
  expect(frames[0]).toBe(9);
  expect(frames).toEqual(frames.toSorted((one, other) => other - one));
});
