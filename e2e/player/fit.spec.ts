import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { PlayerAlign, PlayerFit } from '@/player/types';
import { exhaustiveUnless } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { ANIMATION_URL } from './harness/server';
import { square } from './harness/square';
import { ON_MAGENTA } from './painted-pixels';
import { RENDERERS } from './renderers';
import { countRequests } from './requests';

/** In CSS pixels. The animation is 100 by 100, with a square from (0, 30) to (40, 70). */
const BOX = { width: 300, height: 200 };

/** Left, top, right and bottom of the painted pixels in the box. */
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

const WAYS = [...RENDERERS.map((renderer) => [renderer, true] as const), ['canvas', false] as const];

for (const [renderer, hasWorker] of WAYS) {
  const where = hasWorker ? renderer : `${renderer} on the page`;

  test(
    `${where}: applies fit and align from the first frame, and immediately when they change`,
    exhaustiveUnless(hasWorker),
    async ({ page }) => {
      if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
      const player = playerOf(page);
      for (const [fit, align, edges] of placements) {
        await player.load({ src: square(), renderer, fit, align, ...ON_MAGENTA }, BOX);
        await expect.poll(() => edgesOf(page), `${fit} ${align}`).toEqual(edges);
        await player.unmount();
      }
      const requests = countRequests(page, ANIMATION_URL);
      await player.load({ src: ANIMATION_URL, renderer, ...ON_MAGENTA }, BOX);
      for (const [fit, align, edges] of [...placements, ...placements.slice(0, 1)]) {
        await player.update({ fit, align });
        await expect.poll(() => edgesOf(page), `${fit} ${align}`).toEqual(edges);
      }
      await player.box.evaluate((box) => {
        box.style.width = '200px';
        box.style.height = '300px';
      });
      await player.update({ width: 2, height: 3, fit: 'cover', align: [0, 0] });
      await expect.poll(() => edgesOf(page)).toEqual([0, 90, 120, 210]);
      expect(await player.events()).toEqual(['load', 'ready']);
      expect(requests()).toBe(1);
    },
  );
}

/** A still image of the square. */
const POSTER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path fill="red" d="M0 30h40v40H0z"/></svg>',
)}`;

test('positions a poster like the animation, and without its style attribute at edges and centers', async ({
  page,
}) => {
  const player = playerOf(page);
  await player.mount({ src: '/fault/hang', poster: POSTER, ...ON_MAGENTA }, BOX);
  for (const [fit, align, edges] of placements) {
    await player.update({ fit, align });
    await expect.poll(() => edgesOf(page), `${fit} ${align}`).toEqual(edges);
  }
  const withoutStyle: Record<string, Edges> = {
    '0,0.5': [0, 80, 40, 120],
    '0.5,0': [100, 30, 140, 70],
    '0,1': [0, 130, 40, 170],
    '1,0.5': [200, 80, 240, 120],
  };
  for (const [align, edges] of Object.entries(withoutStyle)) {
    await player.update({ fit: 'none', align: align.split(',').map(Number) as unknown as PlayerAlign });
    // The static HTML has no style attribute.
    await player.box.locator('img').evaluate((poster) => poster.removeAttribute('style'));
    await expect.poll(() => edgesOf(page), align).toEqual(edges);
  }
});

test('a snapshot contains the whole animation at its own size', async ({ page }) => {
  for (const renderer of RENDERERS) {
    const player = playerOf(page);
    await player.load({ src: square(), renderer, fit: 'cover', align: [1, 0] }, BOX);
    const edges = await page.evaluate(async () => {
      const blob = await window.harness.handle('player').snapshot({ format: 'png', scale: 1 });
      const image = await createImageBitmap(blob);
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const alpha = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
      return [image.width, image.height, alpha(1, 31), alpha(38, 68), alpha(42, 50)];
    });
    expect(edges, renderer).toEqual([100, 100, 255, 255, 0]);
    await player.unmount();
  }
});

test('applies fit when it changes during the first frame of a file or of the next file', async ({ page }) => {
  /** Mounts or updates the player with a file, and sets `fit` while its first frame is rendered. */
  const fillOnLoad = (src: SerialisableProps['src'], run: 'mount' | 'update') =>
    page.evaluate(
      ([props, run, box]) => {
        const onLoad = () => queueMicrotask(() => window.harness.update('player', { fit: 'fill' }));
        window.harness[run]('player', { ...props, fit: 'cover', onLoad }, box);
      },
      [{ src, ...ON_MAGENTA }, run, BOX] as const,
    );
  await fillOnLoad(square(), 'mount');
  await expect.poll(() => edgesOf(page)).toEqual([0, 60, 120, 140]);
  await fillOnLoad(square({ frames: 30 }), 'update');
  await expect.poll(() => playerOf(page).totalFrames()).toBe(30);
  await expect.poll(() => edgesOf(page)).toEqual([0, 60, 120, 140]);
  expect(await playerOf(page).events()).toEqual(['load', 'ready', 'load', 'ready']);
});

test('a player has exactly the height that its host sets, with and without controls', async ({ page }) => {
  const player = playerOf(page);
  for (const controls of [false, true]) {
    for (const [rule, height] of [
      ['height: 200px', 200],
      ['max-height: 200px', 200],
      ['height: 500px', 500],
      ['min-height: 500px', 500],
    ] as const) {
      await page.evaluate((rule) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`body { margin: 0 } .of-the-host { width: 300px; ${rule} }`);
        document.adoptedStyleSheets = [sheet];
      }, rule);
      const size = { width: 300, height: 300 };
      await player.load({ src: square(), className: 'of-the-host', ...size, controls, ...ON_MAGENTA });
      const bottom = height - (controls ? 60 : 0);
      if (controls) await expect(player.box.getByRole('group')).toBeVisible();
      const { data, width } = PNG.sync.read(await page.screenshot());
      const isMagenta = (x: number, y: number) => data[(y * width + x) * 4 + 1] === 0;
      expect([isMagenta(1, 1), isMagenta(298, 1), isMagenta(1, bottom - 2)], rule).toEqual([
        true,
        true,
        true,
      ]);
      expect([isMagenta(1, bottom + 1), isMagenta(1, height + 1)], rule).toEqual([false, false]);
      expect(await player.picture.evaluate(({ clientHeight }) => clientHeight), rule).toBe(bottom);
      await player.unmount();
    }
  }
});

test.describe('on a screen with three pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 3 });

  test('limits a canvas to maxDensity pixels per CSS pixel, in a worker and on the page', async ({
    page,
  }) => {
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

/** Returns the edges of the pixels that are not magenta. Requires one screen pixel per CSS pixel. */
async function edgesOf(page: Page): Promise<number[]> {
  const { data, width } = PNG.sync.read(await playerOf(page).box.getByRole('img').screenshot());
  const [x, y]: [number[], number[]] = [[], []];
  for (let at = 0; at < data.length / 4; at += 1) {
    if ((data[at * 4 + 2] ?? 0) >= 128) continue;
    x.push(at % width);
    y.push(Math.floor(at / width));
  }
  // `Math.min(...all)` would have too many arguments.
  const least = (all: number[]) => all.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = (all: number[]) => all.reduce((one, other) => Math.max(one, other), 0) + 1;
  return [least(x), least(y), most(x), most(y)];
}
