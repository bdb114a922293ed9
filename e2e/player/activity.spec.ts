import type { Page } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, recordRequests, test } from './fixtures';
import { countRenderers } from './harness/memory';

const src = '/fault/lottie?frames=6000';

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((isHidden) => window.harness.setHidden('player', isHidden), isHidden);

for (const renderer of ['svg', 'canvas'] as const) {
  test(
    `${renderer}: keeps the file and the frame, but destroys the renderer, while an Activity hides the player`,
    exhaustiveUnless(renderer === 'canvas'),
    async ({ page }) => {
      const requests = recordRequests(page, /^\/fault/);
      const player = playerOf(page);
      await player.load({ src, renderer }, { isInActivity: true });
      await player.showFrame(3000);
      const before = await player.picture.screenshot();
      await setHidden(page, true);
      await expect(player.box.locator('[data-state=loading] > div')).toBeHidden();
      await expect(player.box.locator('.player-animation > div svg[preserveAspectRatio]')).toHaveCount(0);
      expect(await countRenderers(page)).toBe(0);
      await setHidden(page, false);
      await player.settled();
      expect([await player.state(), await player.frame()]).toEqual(['paused', 3000]);
      await expect.poll(async () => (await player.picture.screenshot()).equals(before)).toBe(true);
      expect(requests).toEqual([src]);
    },
  );
}
