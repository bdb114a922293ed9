import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

test('the player renders the frame that it reports, even after props change', async ({ page }) => {
  await page.evaluate(() => window.harness.installFakeClock());
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
      const transform = await page.evaluate((milliseconds) => {
        window.harness.advanceFrames(milliseconds);
        return window.harness.pictures('player')[0]?.querySelector('g[transform]')?.getAttribute('transform');
      }, milliseconds);
      expect(await player.frame()).toBe(frame);
      // The square starts 20 pixels from the left and moves 6 pixels per frame.
      const x = Number(/([\d.]+),[\d.]+\)$/.exec(transform ?? '')?.[1]);
      expect(Math.round((x - 20) / 6)).toBe(frame);
    }
    await expect(player.box.locator('rect').first()).toHaveAttribute('fill', 'rgb(1, 2, 3)');
    await player.unmount();
  }
});
