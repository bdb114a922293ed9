import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { exhaustiveUnless } from '../exhaustive';
import { boundingBox } from './bounding-box';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';

/** Width and height of icons, tiles and small animations, in pixels. */
const BOXES = ['24,24', '32,32', '64,64', '120,68', '160,160', '240,135', '320,180'].map(
  (box) => box.split(',').map(Number) as [number, number],
);

/** Makes the request of the next animation fail once. */
async function failOnce(page: Page) {
  await page.route('**/later.json', (route) => route.fulfill({ json: square() }));
  await page.route('**/later.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
}

/** Returns how far a part extends beyond the player's box, in pixels. */
async function overflowOf(page: Page, part: string) {
  const { box } = playerOf(page);
  const outer = await boundingBox(box);
  const inner = await boundingBox(box.locator(part));
  return Math.max(
    outer.x - inner.x,
    outer.y - inner.y,
    inner.x + inner.width - outer.x - outer.width,
    inner.y + inner.height - outer.y - outer.height,
  );
}

for (const [width, height] of BOXES) {
  const size = `${width} × ${height} px`;

  test(
    `in ${size}, shows a warning icon that retries after a failure, and a loading indicator that fits`,
    exhaustiveUnless([24, 120, 320].includes(width)),
    async ({ page }) => {
      await failOnce(page);
      const player = playerOf(page);
      await player.load({ src: '/later.json', label: 'Cart' }, { width, height });
      await expect(player.box.getByRole('alert')).toHaveText('“Cart” could not be loaded. Try again later.');
      expect(await overflowOf(page, '.player-notice > svg')).toBeLessThanOrEqual(0);
      expect((await boundingBox(player.box.locator('.player-notice > svg'))).width).toBeGreaterThan(15);
      expect(await axeFindings(page, '#box-player')).toEqual([]);
      await page.keyboard.press('Tab');
      const button = player.box.getByRole('button', { name: 'Try again' });
      await expect(button).toBeFocused();
      expect(await overflowOf(page, '.player-retry')).toBeLessThanOrEqual(0);
      await button.click();
      await expect.poll(() => player.state()).toBe('stopped');
      await player.unmount();
      // A decorative animation shows only the icon after a failure.
      await player.load({ src: '/fault/lottie?status=500', label: '' }, { width, height });
      expect(await overflowOf(page, '.player-notice > svg')).toBeLessThanOrEqual(0);
      await player.unmount();
      await player.mount({ src: '/fault/hang', label: 'Cart' }, { width, height });
      await expect(player.picture).toHaveAttribute('aria-busy', 'true');
      const dots = await player.box
        .locator('.player-stage')
        .evaluate((stage) => Number.parseFloat(getComputedStyle(stage, '::after').inlineSize));
      expect(dots).toBeLessThanOrEqual(width);
    },
  );
}
