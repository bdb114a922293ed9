import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import type { PlayerRenderer } from '@/player/types';
import { findProgram } from '@/scripts/system-dependencies';
import { exhaustiveUnless } from '../exhaustive';
import { expect, isolatedTest, playerOf, test } from './fixtures';
import { PROGRAMS, rasterise, type Viewer } from './harness/rasterise';
import { subjects } from './harness/snapshot-subjects';
import { square } from './harness/square';
import { snapshotBytes } from './snapshot-bytes';

const BACKGROUND = '#ffeecc';

/**
 * Percentage of pixels that may differ visibly from the frame on screen (pixelmatch with threshold 0.1,
 * smoothed edges excluded). Zero if the same browser renders the same SVG. Other programs and lottie-web's
 * other renderers smooth hairlines differently, and the project's own animations consist of hairlines.
 */
const BUDGET = {
  viewer: { Chromium: 0, Inkscape: 1, 'rsvg-convert': 1 } satisfies Record<Viewer, number>,
  renderer: { svg: 0, canvas: 0.5, html: 5 } satisfies Record<PlayerRenderer, number>,
  /** A PNG is drawn from the SVG on a canvas, which rounds the colors once more. */
  png: { svg: 0.1, canvas: 0, html: 5 } satisfies Record<PlayerRenderer, number>,
};

const IN_EVERY_RUN = [
  'day-on-campus, svg',
  'day-on-campus, canvas',
  'a matte far out in a larger composition, svg',
];

isolatedTest('leaves out an image that does not load again in time', async ({ page }) => {
  await page.clock.install();
  const { layers, ...animation } = square();
  const player = playerOf(page);
  let isLost = false;
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('**/dot.svg', (route) =>
    isLost ? undefined : route.fulfill({ body, contentType: 'image/svg+xml' }),
  );
  const image = { ...layers[0], ty: 2, refId: 'dot', shapes: undefined };
  const assets = [{ id: 'dot', w: 10, h: 10, u: '/', p: 'dot.svg', e: 0 }];
  await player.load({ src: { ...animation, assets, layers: [...layers, image] } });
  isLost = true;
  const requested = page.waitForRequest('**/dot.svg');
  const snapshot = snapshotBytes(page, 'svg');
  await requested;
  await page.clock.fastForward(10_000);
  expect((await snapshot).toString()).not.toContain('dot.svg');
});

for (const { name, text, src, renderers } of subjects) {
  for (const renderer of renderers) {
    test(
      `${name}, saved from ${renderer}, looks like the frame in every program`,
      exhaustiveUnless(IN_EVERY_RUN.includes(`${name}, ${renderer}`)),
      async ({ page }) => {
        const { w, h, ip, op } = JSON.parse(text);
        const size = { width: w, height: h };
        await page.setViewportSize(size);
        await page.evaluate(() => {
          document.body.style.margin = '0';
        });
        const player = playerOf(page);
        await player.load({ src, renderer, background: BACKGROUND, ...size }, size);
        const save = (format: 'svg' | 'png', scale = 1) => snapshotBytes(page, format, scale);
        await page.evaluate(
          (frame) => window.harness.showFrame('player', frame),
          Math.floor((op - ip) * 0.4),
        );
        const png = PNG.sync.read(await save('png'));
        let live = png;
        // On screen, images appear after the first frame, and a worker's frames when the browser is next
        // idle.
        await expect
          .poll(
            async () => {
              live = PNG.sync.read(await page.screenshot());
              return differing(png, live);
            },
            { message: 'PNG' },
          )
          .toBeLessThanOrEqual(BUDGET.png[renderer]);
        expect(new Set(new Uint32Array(new Uint8Array(live.data).buffer)).size, 'colors').toBeGreaterThan(1);
        expect(pngSize(await save('png', 2))).toEqual([w * 2, h * 2]);

        const svg = (await save('svg')).toString();
        expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org\/)/);
        // The SVG always comes from lottie-web's SVG renderer, so other programs test it only once.
        const programs = renderer === 'svg' ? Object.keys(PROGRAMS) : [];
        for (const viewer of ['Chromium', ...programs] as Viewer[]) {
          await test.step(viewer, async () => {
            if (viewer !== 'Chromium' && !findProgram(PROGRAMS[viewer])) {
              test.info().annotations.push({ type: 'skipped', description: `${viewer} is not installed.` });
              return;
            }
            const drawn = PNG.sync.read(await rasterise(viewer, svg, size, page));
            const budget = Math.max(BUDGET.viewer[viewer], BUDGET.renderer[renderer]);
            expect.soft(differing(drawn, live), viewer).toBeLessThanOrEqual(budget);
          });
        }
      },
    );
  }
}

test('a PNG and an SVG have the same background as the page', async ({ page }) => {
  await page.evaluate(() => {
    document.documentElement.style.cssText = 'color:rgb(10,20,30);--paper:rgb(1,2,3)';
  });
  for (const renderer of ['svg', 'canvas'] as const) {
    for (const [background, color] of Object.entries({
      currentColor: [10, 20, 30, 255],
      'var(--paper)': [1, 2, 3, 255],
      'rgb(255 0 0 / 50%)': [255, 0, 0, 128],
      'no colour': [0, 0, 0, 0],
    })) {
      await playerOf(page).load({ src: square(), renderer, background });
      const { data } = PNG.sync.read(await snapshotBytes(page, 'png', 1));
      expect([...data.subarray(0, 4)], background).toEqual(color);
      expect((await snapshotBytes(page, 'svg', 1)).toString()).not.toContain(background);
      await playerOf(page).unmount();
    }
  }
});

test('the background of an SVG appears in other programs too', async ({ page }) => {
  const size = { width: 100, height: 100 };
  for (const [background, color] of Object.entries({
    'oklch(0.7 0.1 200)': [64, 177, 183],
    'rgb(255 0 0 / 50%)': [255, 127, 127],
    'rgb(0 255 0 / 0)': [255, 255, 255],
    'oklch(0 0 0 / 0)': [255, 255, 255],
  })) {
    await playerOf(page).load({ src: square(), background });
    const svg = (await snapshotBytes(page, 'svg', 1)).toString();
    await playerOf(page).unmount();
    for (const viewer of ['Chromium', ...Object.keys(PROGRAMS)] as Viewer[]) {
      if (viewer !== 'Chromium' && !findProgram(PROGRAMS[viewer])) continue;
      const { data } = PNG.sync.read(await rasterise(viewer, svg, size, page));
      const near = color.map((channel) => expect.closeTo(channel, -0.7));
      expect.soft([...data.subarray(0, 3)], `${viewer}: ${background}`).toEqual(near);
    }
  }
});

test('a saved file has no forced colors and no characters that XML forbids', async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await playerOf(page).load({
    src: square(),
    label: 'A break\u0003 of After Effects, and half a sign: \ud800',
  });
  const svg = (await snapshotBytes(page, 'svg', 1)).toString();
  expect(svg).toContain('<title>A break of After Effects, and half a sign: ');
  // Parses the file on a blank page, because its style attribute would violate the harness page's policy.
  const blank = await context.newPage();
  const fault = await blank.evaluate(
    (svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')?.textContent,
    svg,
  );
  expect(fault).toBeUndefined();
  const { data } = PNG.sync.read(await snapshotBytes(page, 'png', 1));
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
});

test.describe('on a screen with two pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 2 });

  test('a PNG has two pixels per CSS pixel by default, or the given valid scale', async ({ page }) => {
    await playerOf(page).load({ src: square() });
    expect(pngSize(await snapshotBytes(page, 'png'))).toEqual([200, 200]);
    expect(pngSize(await snapshotBytes(page, 'png', 1))).toEqual([100, 100]);
    for (const scale of [0, -1, Number.NaN])
      await expect(snapshotBytes(page, 'png', scale)).rejects.toThrow(
        `RangeError: scale is ${scale}; it must be a number above 0.`,
      );
  });
});

/** Reads width and height of a PNG file without decoding its pixels. */
function pngSize(file: Buffer): [width: number, height: number] {
  expect(file.subarray(12, 16).toString()).toBe('IHDR');
  return [file.readUInt32BE(16), file.readUInt32BE(20)];
}

/** @returns the percentage of visibly different pixels */
function differing(one: PNG, other: PNG): number {
  const { width, height } = other;
  expect([one.width, one.height]).toEqual([width, height]);
  const pixels = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
  return (pixels / (width * height)) * 100;
}
