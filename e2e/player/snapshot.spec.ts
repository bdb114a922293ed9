import { readFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import type { PNG } from 'pngjs';
import type { PlayerRenderer } from '@/player/types';
import { filesFolder } from '@/testing/cases';
import { animationText, hasCorpus } from '@/testing/corpus';
import files from '@/testing/corpus-files.json' with { type: 'json' };
import { exhaustiveUnless } from '@/testing/exhaustive';
import { findProgram } from '@/testing/system-dependencies.mjs';
import { expect, isolatedTest, playerOf, setStyles, test } from './fixtures';
import { PROGRAMS, rasterise, type Viewer } from './harness/rasterise';
import { square } from './harness/square';
import { colorAt, decode } from './pixels';
import { RENDERERS } from './renderers';

const BACKGROUND = '#ffeecc';

/**
 * The maximum percentage of pixels that are allowed to differ visibly from the frame on screen (pixelmatch
 * with a threshold of 0.1, without antialiased pixels). It is zero if the same browser renders the same SVG.
 * Other programs and lottie-web's other renderers antialias hairlines differently, and the project's own
 * animations consist of hairlines.
 */
const BUDGET = {
  viewer: { Chromium: 0, Inkscape: 1, 'rsvg-convert': 1 } satisfies Record<Viewer, number>,
  renderer: { svg: 0, canvas: 0.5, html: 5 } satisfies Record<PlayerRenderer, number>,
  /** A PNG is drawn from the SVG on a canvas, which rounds the colors once more. */
  png: { svg: 0.1, canvas: 0, html: 5 } satisfies Record<PlayerRenderer, number>,
};

/** Corpus files, with the feature that each file shows and the renderers that draw all of it. */
const CORPUS = files.snapshots as Record<string, { shows: string; renderers: PlayerRenderer[] }>;

const read = (path: string) => {
  const text = readFileSync(path, 'utf8');
  return { text, src: text };
};

type Subject = { name: string; text: string; src: string; renderers: readonly PlayerRenderer[] };

/** Animations whose snapshots are compared with the frames on screen. */
const SUBJECTS: Subject[] = [
  ...['coming-soon', 'day-on-campus', 'hover-plant'].map((name) => ({
    ...read(`public/animations/${name}.json`),
    name,
    renderers: RENDERERS,
  })),
  // A composition of 2000 px, shown at a tenth of its size. It has a matte beyond the first 200 px.
  { ...read(`${filesFolder}/matte-far-out.json`), name: 'matte-far-out', renderers: ['svg', 'html'] },
  ...(hasCorpus ? Object.entries(CORPUS) : []).map(([file, { shows, renderers }]) => ({
    name: `${file} (${shows})`,
    text: animationText(file),
    src: `/corpus/${file}`,
    renderers,
  })),
];

/** Returns the installed programs that open SVG files, and notes the missing ones in the report. */
const viewers = () =>
  (['Chromium', ...Object.keys(PROGRAMS)] as Viewer[]).filter((viewer) => {
    if (viewer === 'Chromium' || findProgram(PROGRAMS[viewer])) return true;
    test.info().annotations.push({ type: 'skipped', description: `${viewer} is not installed.` });
    return false;
  });

isolatedTest('a snapshot omits an image that doesn’t load in time', async ({ page }) => {
  await page.clock.install();
  const { layers, ...animation } = square();
  const player = playerOf(page);
  await page.route('**/dot.svg', () => {});
  const body = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route('**/dot.svg', (route) => route.fulfill({ body, contentType: 'image/svg+xml' }), {
    times: 1,
  });
  const image = { ...layers[0], ty: 2, refId: 'dot', shapes: undefined };
  const assets = [{ id: 'dot', w: 10, h: 10, u: '/', p: 'dot.svg', e: 0 }];
  await player.load({ src: { ...animation, assets, layers: [...layers, image] } });
  const requested = page.waitForRequest('**/dot.svg');
  const snapshot = player.snapshot('svg');
  await requested;
  await page.clock.fastForward(10_000);
  expect((await snapshot).toString()).not.toContain('dot.svg');
});

for (const { name, text, src, renderers } of SUBJECTS) {
  for (const renderer of renderers) {
    const details = exhaustiveUnless(name === 'day-on-campus' && renderer === 'svg');
    test(`a frame of ${name} from ${renderer} looks the same in every program`, details, async ({ page }) => {
      const { w, h, ip, op } = JSON.parse(text);
      const size = { width: w, height: h };
      await page.setViewportSize(size);
      const player = playerOf(page);
      await player.load({ src, renderer, background: BACKGROUND, ...size }, size);
      await player.showFrame(Math.floor((op - ip) * 0.4));
      const png = decode(await player.snapshot('png', 1));
      let live = png;
      const difference = async () => {
        live = decode(await page.screenshot());
        return differing(png, live);
      };
      // On screen, images appear after the first frame, and a worker's frame appears when the browser is
      // next idle.
      await expect.poll(difference, 'PNG').toBeLessThanOrEqual(BUDGET.png[renderer]);
      expect(new Set(new Uint32Array(new Uint8Array(live.data).buffer)).size, 'colors').toBeGreaterThan(1);
      const { width, height } = decode(await player.snapshot('png', 2));
      expect([width, height]).toEqual([w * 2, h * 2]);

      const svg = (await player.snapshot('svg')).toString();
      expect(svg).not.toMatch(/https?:(?!\/\/www\.w3\.org\/)/);
      // lottie-web's SVG renderer creates the SVG, whichever renderer is on screen. Therefore, programs
      // other than Chromium open only the SVG that was saved from the SVG renderer.
      for (const viewer of renderer === 'svg' ? viewers() : (['Chromium'] as const)) {
        await test.step(viewer, async () => {
          const drawn = decode(await rasterise(viewer, svg, size, page));
          const budget = Math.max(BUDGET.viewer[viewer], BUDGET.renderer[renderer]);
          expect.soft(differing(drawn, live), viewer).toBeLessThanOrEqual(budget);
        });
      }
    });
  }
}

test('a snapshot contains the background on the page, in SVG files as other programs draw it', async ({
  page,
}) => {
  const player = playerOf(page);
  await setStyles(page, ':root { color: rgb(10, 20, 30); --paper: rgb(1, 2, 3) }');
  for (const { background, png, onWhite } of [
    { background: 'currentColor', png: [10, 20, 30, 255] },
    { background: 'var(--paper)', png: [1, 2, 3, 255] },
    { background: 'no colour', png: [0, 0, 0, 0] },
    { background: 'rgb(255 0 0 / 50%)', png: [255, 0, 0, 128], onWhite: [255, 127, 127] },
    { background: 'oklch(0.7 0.1 200)', onWhite: [64, 177, 183] },
    { background: 'oklch(0 0 0 / 0)', onWhite: [255, 255, 255] },
  ]) {
    for (const renderer of ['svg', 'canvas'] as const) {
      await player.load({ src: square(), renderer, background });
      const { data } = decode(await player.snapshot('png', 1));
      if (png) expect([...data.subarray(0, 4)], background).toEqual(png);
      const svg = (await player.snapshot('svg')).toString();
      expect(svg).not.toContain(background);
      await player.unmount();
      for (const viewer of onWhite && renderer === 'svg' ? viewers() : []) {
        const drawn = decode(await rasterise(viewer, svg, { width: 100, height: 100 }, page));
        const near = onWhite?.map((channel) => expect.closeTo(channel, -0.7));
        expect.soft(colorAt(drawn, 0, 0), `${viewer}: ${background}`).toEqual(near);
      }
    }
  }
});

test('a snapshot has no forced colors or characters forbidden in XML', async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const player = playerOf(page);
  const label = 'A break\u0003 of After Effects, and half a sign: \ud800';
  await player.load({ src: square(), label });
  const svg = (await player.snapshot('svg')).toString();
  expect(svg).toContain('<title>A break of After Effects, and half a sign: ');
  // Parse the file on a blank page, because the file's style attribute would violate the harness page's
  // policy.
  const blank = await context.newPage();
  const fault = await blank.evaluate(
    (svg) => new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')?.textContent,
    svg,
  );
  expect(fault).toBeUndefined();
  const { data } = decode(await player.snapshot('png', 1));
  expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
});

test('a snapshot is a PNG by default, and other formats than SVG and PNG cause an error', async ({
  page,
}) => {
  await playerOf(page).load({ src: square() });
  const type = await page.evaluate(async () => (await window.harness.handle('player').snapshot()).type);
  expect(type).toBe('image/png');
  const failed = page.evaluate(() => window.harness.handle('player').snapshot({ format: 'gif' as 'png' }));
  await expect(failed).rejects.toThrow('RangeError: format is gif; it must be "svg" or "png".');
});

test.describe('on a screen with two device pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 2 });

  test('a PNG has the given scale or, by default, that of the screen', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: square() });
    expect(decode(await player.snapshot('png')).width).toBe(200);
    expect(decode(await player.snapshot('png', 1)).width).toBe(100);
    for (const scale of [0, -1, Number.NaN])
      await expect(player.snapshot('png', scale)).rejects.toThrow(
        `RangeError: scale is ${scale}; it must be a number above 0.`,
      );
  });
});

/** @returns the percentage of visibly different pixels */
function differing(one: PNG, other: PNG): number {
  const { width, height } = other;
  expect([one.width, one.height]).toEqual([width, height]);
  const pixels = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 });
  return (pixels / (width * height)) * 100;
}
