import { expect, nextFrame, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';

const EXTREMES: Record<string, SerialisableProps> = {
  'less than one frame': { src: square({ frames: 0.4 }) },
  'an extreme frame rate': { src: square({ rate: 1e300 }) },
  'an extreme speed': { src: square(), speed: 1e300 },
  'a speed that is not a number': { src: square(), speed: Number.NaN },
};

test('loops and keeps the page responsive when the length, frame rate or speed is extreme', async ({
  page,
}) => {
  for (const [what, props] of Object.entries(EXTREMES)) {
    await test.step(what, async () => {
      const player = playerOf(page);
      expect(await player.load({ ...props, autoplay: true, loop: true })).toBe('playing');
      await nextFrame(page);
      const frame = await player.frame();
      expect(frame).toBeGreaterThanOrEqual(0);
      expect(frame).toBeLessThan(await player.totalFrames());
      await expect.poll(() => player.events()).toContain('loop');
      await player.unmount();
    });
  }
});
