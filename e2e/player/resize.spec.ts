import type { Locator } from '@playwright/test';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { square, staticValue } from './harness/square';
import { RENDERERS } from './renderers';

/** Widths and heights of the box, in CSS pixels. */
const SMALL = 120;
const LARGE = 300;

const { layers, ...animation } = square();
const [layer] = layers;

/** A layer with a stroke, because resizing a canvas resets the canvas's line width and stroke color. */
const stroke = {
  ...layer,
  ind: 2,
  shapes: [
    { ty: 'rc', d: 1, s: staticValue([60, 60]), p: staticValue([0, 0]), r: staticValue(0) },
    { ty: 'st', c: staticValue([1, 0.5, 0, 1]), o: staticValue(100), w: staticValue(6), lc: 2, lj: 2 },
  ],
};

const files = [
  { ...animation, layers: [stroke, ...layers] },
  // A layer with a matte, and a layer below it.
  {
    ...animation,
    layers: [
      { ...stroke, td: 1 },
      { ...layer, ind: 3, tt: 1 },
      { ...stroke, ind: 4 },
    ],
  },
];

const setHidden = (box: Locator, isHidden: boolean) =>
  box.evaluate((box, isHidden) => box.toggleAttribute('hidden', isHidden), isHidden);

for (const renderer of RENDERERS) {
  for (const density of [1, 2]) {
    test.describe(`in ${renderer} at ${density} device pixels per CSS pixel`, () => {
      test.use({ deviceScaleFactor: density });

      const details = exhaustiveUnless(renderer === 'canvas' && density === 2);
      test('a resized box looks as one that always had this size', details, async ({ page }) => {
        const player = playerOf(page);
        for (const src of files) {
          const show = async (side: number) => {
            await player.load({ src, renderer, width: 1, height: 1 }, { width: side, height: side });
            await player.seek(20);
          };
          await show(LARGE);
          const expected = await player.box.screenshot();
          await player.unmount();
          for (const [side, isHidden] of [
            [SMALL, false],
            [SMALL, true],
            [2 * LARGE, false],
            [0, false],
          ] as const) {
            await show(side);
            await setHidden(player.box, isHidden);
            await nextFrame(page);
            await player.box.evaluate((element, side) => {
              element.style.width = element.style.height = `${side}px`;
            }, LARGE);
            await nextFrame(page);
            await setHidden(player.box, false);
            await expect.poll(async () => expected.equals(await player.box.screenshot())).toBe(true);
            await player.unmount();
          }
        }
      });
    });
  }
}
