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

/** In CSS pixels: the picture is 100 by 100, and shows a square from 0, 30 to 40, 70. */
const BOX = { width: 300, height: 200 };

/** Left, top, right and bottom of what is painted in the box. */
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
    `${where}: fit and align place the animation from its first frame, and at once when they change`,
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

/** A still of the square. */
const POSTER = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><path fill="red" d="M0 30h40v40H0z"/></svg>',
)}`;

test('the poster stands as the picture will', async ({ page }) => {
  const player = playerOf(page);
  await player.mount({ src: '/fault/hang', poster: POSTER, ...ON_MAGENTA }, BOX);
  for (const [fit, align, edges] of placements) {
    await player.update({ fit, align });
    await expect.poll(() => edgesOf(page), `${fit} ${align}`).toEqual(edges);
  }
});

test('the poster of the static HTML, which has no style, stands at edges and middles', async ({ page }) => {
  const player = playerOf(page);
  await player.mount({ src: '/fault/hang', poster: POSTER, fit: 'none', ...ON_MAGENTA }, BOX);
  const rows: [align: PlayerAlign, edges: Edges][] = [
    [
      [0, 0.5],
      [0, 80, 40, 120],
    ],
    [
      [0.5, 0],
      [100, 30, 140, 70],
    ],
    [
      [0, 1],
      [0, 130, 40, 170],
    ],
    [
      [1, 0.5],
      [200, 80, 240, 120],
    ],
  ];
  for (const [align, edges] of rows) {
    await player.update({ align });
    await player.box.locator('img').evaluate((poster) => poster.removeAttribute('style'));
    await expect.poll(() => edgesOf(page), `${align}`).toEqual(edges);
  }
});

test('a snapshot is the whole picture, at its own size', async ({ page }) => {
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

test('fit takes effect when it changes during the first frame, also of the next file', async ({ page }) => {
  /** Loads a file, or another one, and sets `fit` while its first frame is rendered. */
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

for (const controls of [false, true]) {
  test(`a player fills the height that its host sets and no more, ${controls ? 'with' : 'without'} a bar`, async ({
    page,
  }) => {
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
      const player = playerOf(page);
      const size = { width: 300, height: 300 };
      await player.load({ src: square(), className: 'of-the-host', ...size, controls, ...ON_MAGENTA });
      const bottom = height - (controls ? 60 : 0);
      if (controls) await expect(player.box.getByRole('group')).toBeVisible();
      const { data, width } = PNG.sync.read(await page.screenshot());
      const isMagenta = ([x, y]: number[]) => data[((y ?? 0) * width + (x ?? 0)) * 4 + 1] === 0;
      const inside = [
        [1, 1],
        [298, 1],
        [1, bottom - 2],
      ];
      const outside = [
        [1, bottom + 1],
        [1, height + 1],
      ];
      expect([...inside, ...outside].map(isMagenta), rule).toEqual([true, true, true, false, false]);
      expect(await player.picture.evaluate(({ clientHeight }) => clientHeight), rule).toBe(bottom);
      await player.unmount();
    }
  });
}

test.describe('on a screen of three pixels for one of CSS', () => {
  test.use({ deviceScaleFactor: 3 });

  for (const hasWorker of [true, false]) {
    test(`a canvas ${hasWorker ? 'in a worker' : 'on the page'} has as many as maxDensity allows`, async ({
      page,
    }) => {
      if (!hasWorker) await page.evaluate(() => window.harness.drawOnPage());
      const player = playerOf(page);
      const width = () =>
        player.box
          .locator('canvas')
          .last()
          .evaluate((canvas: HTMLCanvasElement) => canvas.width);
      await player.load({ src: square(), renderer: 'canvas' }, BOX);
      await expect.poll(width).toBe(600);
      await player.update({ maxDensity: 4 });
      await expect.poll(width).toBe(900);
      await player.update({ maxDensity: 0.5 });
      await expect.poll(width).toBe(150);
      await player.update({ rendererSettings: { dpr: 1 } });
      await expect.poll(width).toBe(300);
      expect(await player.events()).toEqual(['load', 'ready']);
    });
  }
});

/** Of what differs from magenta in the middle of its pixels, on a screen of one pixel for one of CSS. */
async function edgesOf(page: Page): Promise<number[]> {
  const { data, width } = PNG.sync.read(await playerOf(page).box.getByRole('img').screenshot());
  const painted = [...Array(data.length / 4).keys()].filter((at) => (data[at * 4 + 2] ?? 0) < 128);
  const x = painted.map((at) => at % width);
  const y = painted.map((at) => Math.floor(at / width));
  const least = (all: number[]) => all.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = (all: number[]) => all.reduce((one, other) => Math.max(one, other), 0) + 1;
  return [least(x), least(y), most(x), most(y)];
}
