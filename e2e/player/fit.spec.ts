import type { Page } from '@playwright/test';
import type { PlayerAlign, PlayerFit } from '@/player/types';
import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, recordRequests, setStyles, test } from './fixtures';
import { square } from './harness/square';
import { capture, colorAt, decode, ON_MAGENTA } from './pixels';
import { RENDERERS_AND_PAGE } from './renderers';

/** The size of the box in CSS pixels. The animation is 100 × 100, with a square from (0, 30) to (40, 70). */
const BOX = { width: 300, height: 200 };

/** The left, top, right and bottom edges of the painted pixels in the box. */
type Edges = [number, number, number, number];

const placements: [fit: PlayerFit | undefined, align: PlayerAlign | undefined, edges: Edges][] = [
  [undefined, undefined, [50, 60, 130, 140]],
  [undefined, [1, 0.5], [100, 60, 180, 140]],
  ['contain', [0.25, 0], [25, 60, 105, 140]],
  ['cover', undefined, [0, 40, 120, 160]],
  ['cover', [0.5, 0], [0, 90, 120, 200]],
  ['fill', undefined, [0, 60, 120, 140]],
  ['none', undefined, [100, 80, 140, 120]],
  ['none', [0.25, 1], [50, 130, 90, 170]],
];

/**
 * Waits until the pixels that are not magenta have these edges. Works only with one device pixel per CSS
 * pixel.
 */
const expectEdges = (page: Page, edges: Edges, message?: string) =>
  expect
    .poll(async () => {
      const { data, width, height } = decode(await playerOf(page).box.getByRole('img').screenshot());
      const painted = [...Array(width * height).keys()].filter((at) => (data[at * 4 + 2] ?? 0) < 128);
      const columns = painted.map((at) => at % width).toSorted((one, other) => one - other);
      const rows = painted.map((at) => Math.floor(at / width));
      return [columns[0], rows[0], (columns.at(-1) ?? 0) + 1, (rows.at(-1) ?? 0) + 1];
    }, message)
    .toEqual(edges);

for (const { renderer, hasWorker, where } of RENDERERS_AND_PAGE) {
  const details = exhaustiveUnless(renderer === 'svg');
  test(`${where}: fit and align apply on mount and when they change`, details, async ({ page }) => {
    if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
    const player = playerOf(page);
    for (const [fit, align, edges] of placements) {
      await player.load({ src: square(), renderer, fit, align, ...ON_MAGENTA }, BOX);
      await expectEdges(page, edges, `${fit} ${align}`);
      await player.unmount();
    }
    const requests = recordRequests(page, /^\/fault/);
    await player.load({ src: '/fault/lottie', renderer, ...ON_MAGENTA }, BOX);
    for (const [fit, align, edges] of [...placements, ...placements.slice(0, 1)]) {
      await player.update({ fit, align });
      await expectEdges(page, edges, `${fit} ${align}`);
    }
    await player.box.evaluate((box) => {
      box.style.width = '200px';
      box.style.height = '300px';
    });
    await player.update({ width: 2, height: 3, fit: 'cover', align: [0, 0] });
    await expectEdges(page, [0, 90, 120, 210]);
    expect(await player.events()).toEqual(['load', 'ready']);
    expect(requests).toHaveLength(1);
    const saved = decode(await player.snapshot('png', 1));
    const colors = [colorAt(saved, 1, 31), colorAt(saved, 38, 68), colorAt(saved, 42, 50)].map(String);
    expect([saved.width, saved.height, ...colors]).toEqual([100, 100, '255,0,0', '255,0,0', '255,0,255']);
  });
}

/** A still image of the square. */
const POSTER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path fill="red" d="M0 30h40v40H0z"/></svg>',
)}`;

test('the poster has the animation’s position, even without the style attribute', async ({ page }) => {
  const player = playerOf(page);
  await player.mount({ src: '/fault/hang', poster: POSTER, ...ON_MAGENTA }, BOX);
  for (const [fit, align, edges] of placements) {
    await player.update({ fit, align });
    await expectEdges(page, edges, `${fit} ${align}`);
  }
  for (const { align, edges } of [
    { align: [0, 0.5], edges: [0, 80, 40, 120] },
    { align: [0.5, 0], edges: [100, 30, 140, 70] },
    { align: [0, 1], edges: [0, 130, 40, 170] },
    { align: [1, 0.5], edges: [200, 80, 240, 120] },
  ] satisfies { align: PlayerAlign; edges: Edges }[]) {
    await player.update({ fit: 'none', align });
    // Simulate static HTML, in which the poster has no style attribute.
    await player.box.locator('img').evaluate((poster) => poster.removeAttribute('style'));
    await expectEdges(page, edges, String(align));
  }
});

test('a player has exactly the height set by the app, with and without controls', async ({ page }) => {
  const player = playerOf(page);
  for (const controls of [false, true]) {
    for (const [rule, height] of [
      ['height: 200px', 200],
      ['max-height: 200px', 200],
      ['height: 500px', 500],
      ['min-height: 500px', 500],
    ] as const) {
      await setStyles(page, `.of-the-app { width: 300px; ${rule} }`);
      const size = { width: 300, height: 300 };
      await player.load({ src: square(), className: 'of-the-app', ...size, controls, ...ON_MAGENTA });
      if (controls) await expect(player.box.getByRole('group')).toBeVisible();
      const bottom = height - (controls ? 60 : 0);
      const png = decode(await capture(page));
      const isFilled = [1, bottom - 2, bottom + 1, height + 1].map((y) => colorAt(png, 298, y)[1] === 0);
      expect(isFilled, rule).toEqual([true, true, false, false]);
      expect(await player.picture.evaluate(({ clientHeight }) => clientHeight), rule).toBe(bottom);
      await player.unmount();
    }
  }
});

test.describe('on a screen with three device pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 3 });

  test('a canvas has at most maxDensity canvas pixels per CSS pixel', async ({ page }) => {
    const player = playerOf(page);
    const canvas = player.box.locator('canvas').last();
    for (const hasWorker of [true, false]) {
      if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
      await player.load({ src: square(), renderer: 'canvas' }, BOX);
      for (const [props, width] of [
        [{}, 600],
        [{ maxDensity: 4 }, 900],
        [{ maxDensity: 0.5 }, 150],
        [{ rendererSettings: { dpr: 1 } }, 300],
      ] as const) {
        await player.update(props);
        await expect.poll(() => canvas.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(width);
      }
      expect(await player.events()).toEqual(['load', 'ready']);
      await player.unmount();
    }
  });
});
