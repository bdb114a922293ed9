import { exhaustive } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { capture, pixelsOf } from './harness/capture';
import {
  differing,
  meanDifference,
  mount,
  quarters,
  removeAll,
  SIZE,
  screenshotOf,
  startReference,
} from './harness/compare-players';
import { corpusNote, drawableFiles, drawnInLayers } from './harness/corpus';
import { WORKER_URL } from './harness/server';

const GROUPS = 4;

/**
 * Pixels of 40,000 that may differ in a worker. Chromium smooths upright edges of compositions only on a
 * canvas of the page.
 */
const CLIPPED_EDGES = 1300;

/**
 * Files with an image that is scaled to less than half its size. A worker smooths such images differently.
 */
const RESIZED = ['valid/audio_instruments_2.json', 'valid/footage-ext-images.json'];

/** Limit for their mean difference per color channel, of 255. */
const RESIZED_NOISE = 1.5;

/**
 * Limit for how much farther a frame is from the SVG than lottie-web's own canvas: mean difference per
 * channel, of 255.
 */
const MEAN_NOISE = 0.02;

// Traces would keep thousands of screenshots, and larger viewports take longer to capture.
test.use({ trace: 'off', viewport: SIZE });

test.beforeEach(() => {
  if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
});

for (let group = 0; group < GROUPS; group += 1) {
  test(
    `renders the same in a worker as on the page, group ${group + 1} of ${GROUPS}`,
    exhaustive,
    async ({ page }) => {
      test.setTimeout(240_000);
      const session = await page.context().newCDPSession(page);
      for (const file of drawableFiles.filter((_, index) => index % GROUPS === group)) {
        await test.step(file, async () => {
          const { renderer, state, totalFrames } = await mount(page, 'one', file, 'canvas');
          await mount(page, 'other', file, 'canvas', true);
          const isCanvas = renderer === 'canvas' && state !== 'error';
          for (const frame of isCanvas ? quarters(totalFrames) : []) {
            const one = await screenshotOf(page, session, 'one', frame);
            const other = await screenshotOf(page, session, 'other', frame);
            const where = `${file} at frame ${frame}`;
            if (RESIZED.includes(file)) {
              const difference = meanDifference(pixelsOf(one), pixelsOf(other));
              expect.soft(difference, where).toBeLessThanOrEqual(RESIZED_NOISE);
            } else expect.soft(differing(one, other), where).toBeLessThanOrEqual(CLIPPED_EDGES);
          }
          await removeAll(page);
        });
      }
      // Without a worker, the page would have been compared with itself.
      expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([WORKER_URL]);
    },
  );
}

test('renders layers on a canvas like an SVG', exhaustive, async ({ page }) => {
  test.setTimeout(240_000);
  const session = await page.context().newCDPSession(page);
  for (const file of drawnInLayers) {
    await test.step(file, async () => {
      const { totalFrames } = await mount(page, 'one', file, 'canvas', true);
      await mount(page, 'other', file, 'svg');
      await startReference(page, file, 'canvas');
      for (const frame of quarters(totalFrames)) {
        const pixels = async (name: 'one' | 'other' | 'reference') =>
          pixelsOf(await screenshotOf(page, session, name, frame));
        const svg = await pixels('other');
        const alone = meanDifference(await pixels('reference'), svg);
        const ours = meanDifference(await pixels('one'), svg);
        expect.soft(ours, `${file} at frame ${frame}`).toBeLessThanOrEqual(alone + MEAN_NOISE);
      }
      await removeAll(page);
    });
  }
});

test('renders the edges of clipped layers in a worker like an SVG', async ({ page }) => {
  await page.evaluate(() => {
    document.body.style.margin = '0';
  });
  const session = await page.context().newCDPSession(page);
  const player = playerOf(page);
  for (const file of [
    'clipped-turned.json',
    'clipped-turned-opacity.json',
    'clipped-nested.json',
    'clipped-mask-effect.json',
  ]) {
    const capturesBy = async (renderer: 'svg' | 'canvas') => {
      await player.load({ src: `/cases/${file}`, renderer }, SIZE);
      const pixels = await capture(session, SIZE);
      await player.unmount();
      return pixels;
    };
    const svg = await capturesBy('svg');
    expect(new Set(svg).size).toBeGreaterThan(1);
    expect(meanDifference(await capturesBy('canvas'), svg), file).toBeLessThan(0.05);
  }
});
