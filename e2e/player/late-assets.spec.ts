import type { Page, Route } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, openHarness, playerOf, readFont, test } from './fixtures';
import { capture, colorAt, decode } from './pixels';
import { RENDERERS } from './renderers';

/** Milliseconds after which the animation counts as delayed. */
const LIMIT = 3000;

const SIZE = { width: 100, height: 100 };
test.use({ viewport: SIZE });

for (const renderer of RENDERERS) {
  /** Loads a case, and expects that loading takes no longer than the limit. */
  const load = async (page: Page, file: string) => {
    const started = Date.now();
    expect(await playerOf(page).load({ src: `/files/${file}`, renderer }, SIZE)).toBe('stopped');
    expect(Date.now() - started).toBeLessThan(LIMIT);
  };

  const sample = exhaustiveUnless(renderer === 'svg');

  test(
    `a missing image or font doesn’t delay the animation in ${renderer}`,
    sample,
    async ({ page, faults }) => {
      const player = playerOf(page);
      const held: Route[] = [];
      await page.route('**/never.png', (route) => void held.push(route));
      const colorsAt = async () => {
        const png = decode(await capture(page));
        return [colorAt(png, 50, 50), colorAt(png, 25, 25)];
      };
      const green = [0, 128, 0].map((channel) => expect.closeTo(channel, -1));
      await load(page, 'image-hangs.json');
      expect(await colorsAt()).toEqual([green, [255, 255, 255]]);
      const body =
        '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>';
      for (const route of held.splice(0)) await route.fulfill({ contentType: 'image/svg+xml', body });
      await expect.poll(async () => (await colorsAt())[1]).toEqual([0, 0, 0]);
      await player.unmount();

      await openHarness(page);
      await load(page, 'image-hangs.json');
      const before = await capture(page);
      for (const route of held) await route.abort();
      await player.showFrame(30);
      expect(await capture(page)).toBe(before);
      expect(await player.state()).toBe('paused');
      await player.unmount();

      await load(page, 'font-blocked.json');
      // Browsers hide text while its font might still arrive.
      const darkPixels = async () =>
        decode(await capture(page)).data.filter((value, index) => index % 4 === 0 && value < 100).length;
      await expect.poll(darkPixels).toBeGreaterThan(20);
      const others = faults.filter((fault) => !/violated: (font-src|style-src)/.test(fault));
      faults.splice(0, faults.length, ...others);
    },
  );

  test(`a font that the page loads later is used in ${renderer}`, sample, async ({ page }) => {
    await load(page, 'web-font-late.json');
    await page.evaluate(
      async (bytes) => {
        document.fonts.add(await new FontFace('Web Font', new Uint8Array(bytes)).load());
        document.fonts.dispatchEvent(new Event('loadingdone'));
      },
      [...(await readFont(700))],
    );
    const late = await capture(page);
    await playerOf(page).unmount();
    await load(page, 'web-font-late.json');
    await expect.poll(() => capture(page)).toBe(late);
  });
}
