import type { PlayerHandle } from '@/player/types';
import { loadWithControls, openPopover } from './controls';
import { expect, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

test.use({ reactBuild: 'development' });

test('StrictMode keeps calls that the host makes in its ref callback', async ({ page }) => {
  const state = await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        let handle: PlayerHandle | null = null;
        const ref = (instance: PlayerHandle | null) => {
          handle = instance;
          handle?.play();
        };
        const onPlay = () => resolve(handle?.state);
        window.harness.mount('player', { src, loop: true, ref, onPlay }, { strict: true });
      }),
    TEN_FRAMES,
  );
  expect(state).toBe('playing');
});

test('React renders nothing during 60 frames, with controls, a popover and the overlay', async ({ page }) => {
  await loadWithControls(page, { loop: true, autoplay: true, debug: true });
  const popover = await openPopover(page, 'Snapshot');
  await expect(popover.getByText(/^Frame \d+$/)).toBeVisible();
  const [before, after, moves] = await page.evaluate(async () => {
    const { harness } = window;
    const values = new Set<string>();
    // Waits for the frame that the player requested before the fake clock was installed.
    const lastBrowserFrame = new Promise(requestAnimationFrame);
    harness.installFakeClock();
    await lastBrowserFrame;
    const before = harness.renders.player;
    for (let frame = 0; frame < 60; frame += 1) {
      harness.advanceFrames(1000 / 60);
      values.add(harness.box('player').querySelector<HTMLInputElement>('[type=range]')?.value ?? '');
      await new Promise((resolve) => setTimeout(resolve));
    }
    return [before, harness.renders.player, values.size] as const;
  });
  expect(moves).toBeGreaterThan(50);
  expect(before).toBeGreaterThan(0);
  expect(after).toBe(before);
});
