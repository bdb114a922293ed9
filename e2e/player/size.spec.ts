import type { Locator, Page } from '@playwright/test';
import { aFrame, expect, playerOf, test } from './fixtures';
import { square, still } from './harness/square';

/** Of the box, in pixels of CSS. */
const SMALL = 120;
const LARGE = 300;

const { layers, ...animation } = square({ colour: [0, 0.5, 1] });
const [layer] = layers;

/** A line, whose width and colour a canvas forgets when it is sized. */
const line = {
  ...layer,
  ind: 2,
  shapes: [
    { ty: 'rc', d: 1, s: still([60, 60]), p: still([0, 0]), r: still(0) },
    { ty: 'st', c: still([1, 0.5, 0, 1]), o: still(100), w: still(6), lc: 2, lj: 2 },
  ],
};

const files = {
  'a shape and a line': { ...animation, layers: [line, ...layers] },
  'a layer through a matte, and one below': {
    ...animation,
    layers: [
      { ...line, td: 1 },
      { ...layer, ind: 3, tt: 1 },
      { ...line, ind: 4 },
    ],
  },
};

/** Ways to come to a large box: the side to begin with, and what follows. */
const ways: [side: number, then: (page: Page, box: Locator) => Promise<void>][] = [
  [SMALL, (_, box) => resize(box, LARGE)],
  [2 * LARGE, (_, box) => resize(box, LARGE)],
  [0, (_, box) => resize(box, LARGE)],
  [
    SMALL,
    async (page, box) => {
      await box.evaluate((element) => element.toggleAttribute('hidden', true));
      await aFrame(page);
      await resize(box, LARGE);
      await aFrame(page);
      await box.evaluate((element) => element.toggleAttribute('hidden', false));
    },
  ],
];

for (const renderer of ['svg', 'canvas', 'html'] as const) {
  for (const density of [1, 2]) {
    test.describe(`${renderer} at ${density} pixels to one of CSS`, () => {
      test.use({ deviceScaleFactor: density });

      for (const [what, src] of Object.entries(files)) {
        test(`${what} fill a box that is sized later as one that was so from the start`, async ({ page }) => {
          const player = playerOf(page);
          const shown = async (side: number) => {
            const shape = { width: 1, height: 1 };
            await player.load({ src, renderer, ...shape }, { width: side, height: side });
            await page.evaluate(() => window.harness.handle('player').seek(20));
          };
          await shown(LARGE);
          const wanted = await player.box.screenshot();
          await player.unmount();
          for (const [side, then] of ways) {
            await shown(side);
            await then(page, player.box);
            await expect.poll(async () => wanted.equals(await player.box.screenshot())).toBe(true);
            await player.unmount();
          }
        });
      }
    });
  }
}

function resize(box: Locator, side: number) {
  return box.evaluate((element, side) => {
    element.style.width = element.style.height = `${side}px`;
  }, side);
}
