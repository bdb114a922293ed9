import { exhaustiveUnless } from '@/testing/exhaustive';
import { axeFindings } from '../axe';
import { boundingBox } from './bounding-box';
import { expect, failOnce, playerOf, test } from './fixtures';

/** Sizes of icons, tiles and small animations, in pixels. */
const BOXES = [
  [24, 24],
  [32, 32],
  [64, 64],
  [120, 68],
  [160, 160],
  [240, 135],
  [320, 180],
] as const;

for (const [width, height] of BOXES) {
  const details = exhaustiveUnless(width === 24);
  test(`the notice, the button and the dots fit into ${width} × ${height} px`, details, async ({ page }) => {
    const player = playerOf(page);
    /** Expects that a part is inside the player, which is at the upper left of the page. */
    const expectInside = async (part: string) => {
      const box = await boundingBox(player.box.locator(part));
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      return box;
    };
    await failOnce(page);
    const poster = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    await player.load({ src: '/later.json', label: 'Cart', poster }, { width, height });
    await expect(player.box.getByRole('img', { name: 'Cart' })).toBeVisible();
    await expect(player.box.locator('img')).toBeVisible();
    await expect(player.box.getByRole('alert')).toHaveText('“Cart” could not be loaded. Try again later.');
    expect((await expectInside('.player-notice > svg')).width).toBeGreaterThan(15);
    expect(await axeFindings(page, '#box-player')).toEqual([]);
    await page.keyboard.press('Tab');
    const button = player.box.getByRole('button', { name: 'Try again' });
    await expect(button).toBeFocused();
    const { height: retryHeight } = await expectInside('.player-retry');
    expect(retryHeight).toBeGreaterThanOrEqual(Math.min(height, 44));
    await button.click();
    await expect.poll(() => player.state()).toBe('stopped');
    await player.unmount();
    // A decorative animation shows only the icon after a failure.
    await player.load({ src: '/fault/lottie?status=500', label: '' }, { width, height });
    await expectInside('.player-notice > svg');
    await player.unmount();
    await player.mount({ src: '/fault/hang', label: 'Cart' }, { width, height });
    await expect(player.picture).toHaveAttribute('aria-busy', 'true');
    const dots = await player.box
      .locator('.player-stage')
      .evaluate((stage) => Number.parseFloat(getComputedStyle(stage, '::after').inlineSize));
    expect(dots).toBeLessThanOrEqual(width);
  });
}
