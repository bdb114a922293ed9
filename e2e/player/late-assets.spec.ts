import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from '@playwright/test';
import { exhaustiveUnless } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { capture } from './harness/capture';
import { RENDERERS } from './renderers';

const SIZE = { width: 100, height: 100 };

/** Milliseconds: what a picture may wait for an image, and what a busy machine takes for the rest. */
const SOON = 3000;

/** A font of the project, in the place of one of a page's. */
const FONT = readFileSync(
  join('node_modules', '@fontsource', 'instrument-sans', 'files', 'instrument-sans-latin-700-normal.woff2'),
);

test.use({ trace: 'off', viewport: SIZE });

test.beforeEach(async ({ page }) => {
  await page.evaluate(() => {
    document.body.style.margin = '0';
  });
});

for (const renderer of RENDERERS) {
  test(
    `${renderer}: an image that does not come holds nothing up, and is drawn when it has come`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      const player = playerOf(page);
      const asked: Route[] = [];
      await page.route('**/never.png', (route) => {
        asked.push(route);
      });
      const started = Date.now();
      expect(await player.load({ src: '/cases/image-hangs.json', renderer }, SIZE)).toBe('stopped');
      expect(Date.now() - started).toBeLessThan(SOON);
      const session = await page.context().newCDPSession(page);
      const colourAt = async (x: number, y: number) => [
        ...(await capture(session, SIZE)).subarray((y * SIZE.width + x) * 4).subarray(0, 3),
      ];
      expect(await colourAt(50, 50)).toEqual([0, 128, 0].map((channel) => expect.closeTo(channel, -1)));
      expect(await colourAt(25, 25)).toEqual([255, 255, 255]);
      const body =
        '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>';
      for (const route of asked) await route.fulfill({ contentType: 'image/svg+xml', body });
      await expect.poll(() => colourAt(25, 25)).toEqual([0, 0, 0]);
    },
  );

  test(`${renderer}: an image that is lost later changes nothing`, async ({ page }) => {
    const player = playerOf(page);
    const asked: Route[] = [];
    await page.route('**/never.png', (route) => {
      asked.push(route);
    });
    expect(await player.load({ src: '/cases/image-hangs.json', renderer }, SIZE)).toBe('stopped');
    const before = await capture(await page.context().newCDPSession(page), SIZE);
    for (const route of asked) await route.abort();
    await page.evaluate(() => window.harness.showFrame('player', 30));
    expect((await capture(await page.context().newCDPSession(page), SIZE)).equals(before)).toBe(true);
    expect(await player.state()).toBe('paused');
  });

  test(`${renderer}: a font that is blocked holds nothing up`, async ({ page, faults }) => {
    const player = playerOf(page);
    const started = Date.now();
    expect(await player.load({ src: '/cases/font-blocked.json', renderer }, SIZE)).toBe('stopped');
    expect(Date.now() - started).toBeLessThan(SOON);
    const pixels = await capture(await page.context().newCDPSession(page), SIZE);
    const dark = pixels.filter((_, index) => index % 4 === 0 && (pixels[index] ?? 255) < 100);
    expect(dark.length).toBeGreaterThan(20);
    // The page's policy lets no file bring a font.
    faults.splice(
      0,
      faults.length,
      ...faults.filter((fault) => !/violated: (font-src|style-src)/.test(fault)),
    );
  });

  test(`${renderer}: letters are set anew once the page's font has come`, async ({ page }) => {
    const player = playerOf(page);
    const src = '/cases/web-font-late.json';
    const bringFont = () =>
      page.evaluate(
        async (bytes) => {
          const face = new FontFace('Web Font', new Uint8Array(bytes));
          document.fonts.add(await face.load());
        },
        [...FONT],
      );
    const session = await page.context().newCDPSession(page);
    expect(await player.load({ src, renderer }, SIZE)).toBe('stopped');
    await bringFont();
    await page.evaluate(() => document.fonts.dispatchEvent(new Event('loadingdone')));
    const seen = () => capture(session, SIZE);
    const late = await seen();
    await player.unmount();
    expect(await player.load({ src, renderer }, SIZE)).toBe('stopped');
    await expect.poll(async () => (await seen()).equals(late)).toBe(true);
  });
}
