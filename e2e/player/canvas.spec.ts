import { exhaustive } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { capture, pixelsOf } from './harness/capture';
import { movedMask, turnedComposition } from './harness/clipped-files';
import {
  differing,
  framesOf,
  mount,
  pictureOf,
  SIDE,
  startReference,
  stopReference,
  unmount,
} from './harness/compare-players';
import { corpusNote, drawableFiles, drawnInLayers } from './harness/corpus';
import { WORKER_URL } from './harness/server';

const SIZE = { width: SIDE, height: SIDE };
const GROUPS = 4;

/** Pixels of 40,000 that may differ in a worker: Chromium smooths upright edges of compositions on a canvas of the page only. */
const CLIPPED_EDGES = 1300;

/** Files with an image that becomes less than half as large, which a worker smooths in another way. */
const RESIZED = ['valid/audio_instruments_2.json', 'valid/footage-ext-images.json'];

/** Of 255: by how much their pictures may differ on the average. */
const RESIZED_NOISE = 1.5;

/** Of 255: by how much a picture may be farther from an SVG's than that of lottie-web driven directly. */
const MEAN_NOISE = 0.02;

// A trace would keep every one of the thousands of pictures, and a larger window would be painted for each.
test.use({ trace: 'off', viewport: SIZE });

test.beforeEach(() => {
  if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
});

for (let group = 0; group < GROUPS; group += 1) {
  test(
    `a worker draws what the page draws on a canvas, group ${group + 1} of ${GROUPS}`,
    exhaustive,
    async ({ page }) => {
      test.setTimeout(240_000);
      const session = await page.context().newCDPSession(page);
      const files = drawableFiles.filter((_, index) => index % GROUPS === group);
      for (const file of files) {
        await test.step(file, async () => {
          await mount(page, file, { one: 'canvas', other: 'canvas' });
          const isCanvas = await page.evaluate(() => {
            const { renderer, state } = window.harness.handle('one');
            return renderer === 'canvas' && state !== 'error';
          });
          for (const frame of isCanvas ? await framesOf(page) : []) {
            const one = await pictureOf(page, session, 'one', frame);
            const other = await pictureOf(page, session, 'other', frame);
            const where = `${file} at frame ${frame}`;
            if (RESIZED.includes(file)) {
              const difference = meanDifference(pixelsOf(one), pixelsOf(other));
              expect.soft(difference, where).toBeLessThanOrEqual(RESIZED_NOISE);
            } else expect.soft(differing(one, other), where).toBeLessThanOrEqual(CLIPPED_EDGES);
          }
          await unmount(page);
        });
      }
      // Without it the page would have been compared with itself.
      expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([WORKER_URL]);
    },
  );
}

test(
  'what lottie-web draws into the rest of a canvas is drawn as by an SVG',
  exhaustive,
  async ({ page }) => {
    test.setTimeout(240_000);
    const session = await page.context().newCDPSession(page);
    await page.evaluate(() => window.harness.drawOnPage());
    for (const file of drawnInLayers) {
      await test.step(file, async () => {
        await mount(page, file, { one: 'canvas', other: 'svg' });
        await startReference(page, file);
        for (const frame of await framesOf(page)) {
          const svg = pixelsOf(await pictureOf(page, session, 'other', frame));
          const alone = meanDifference(pixelsOf(await pictureOf(page, session, 'reference', frame)), svg);
          const ours = meanDifference(pixelsOf(await pictureOf(page, session, 'one', frame)), svg);
          expect.soft(ours, `${file} at frame ${frame}`).toBeLessThanOrEqual(alone + MEAN_NOISE);
        }
        await unmount(page);
        await stopReference(page);
      });
    }
  },
);

for (const [what, src] of Object.entries({
  'a turned composition': turnedComposition({}),
  'a turned composition that is seen through': turnedComposition({ opacity: 50 }),
  'a composition in a turned one': turnedComposition({ isNested: true }),
  'a mask under an effect that moves the layer': movedMask(),
})) {
  test(`the edges of ${what} are those of an SVG in a worker too`, async ({ page }) => {
    await page.evaluate(() => {
      document.body.style.margin = '0';
    });
    const session = await page.context().newCDPSession(page);
    const pictures: Record<'canvas' | 'svg', Buffer> = { canvas: Buffer.of(), svg: Buffer.of() };
    for (const renderer of ['canvas', 'svg'] as const) {
      const player = playerOf(page);
      await player.load({ src, renderer }, SIZE);
      pictures[renderer] = await capture(session, SIZE);
      await player.unmount();
    }
    expect(new Set(pictures.svg).size).toBeGreaterThan(1);
    expect(meanDifference(pictures.canvas, pictures.svg)).toBeLessThan(0.05);
  });
}

/** Of a channel, of 255. */
function meanDifference(one: Buffer, other: Buffer) {
  const sum = one.reduce((total, value, index) => total + Math.abs(value - (other[index] ?? 0)), 0);
  return sum / (SIDE * SIDE * 3);
}
