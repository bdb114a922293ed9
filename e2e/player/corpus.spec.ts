import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import type { PNG } from 'pngjs';
import { hasExpressions } from '@/player/document/expressions';
import type { PlayerRenderer } from '@/player/types';
import { animationText, drawableFiles, drawnInLayers, falseArchives } from '@/testing/corpus';
import files from '@/testing/corpus-files.json' with { type: 'json' };
import { exhaustive } from '@/testing/exhaustive';
import { expect, playerOf, test } from './fixtures';
import { WORKER_URL } from './harness/server';
import { capture, decode, farPixels, meanDifference } from './pixels';
import { RENDERERS } from './renderers';

const GROUPS = 4;

const SIDE = 200;
const SIZE = { width: SIDE, height: SIDE };

/**
 * For each renderer, the files that the player draws correctly but lottie-web alone doesn't, with the
 * reasons.
 */
const DRAWN_BETTER: Record<PlayerRenderer, Record<string, string>> = files.drawnBetter;

/** The files whose expressions the player evaluates differently from lottie-web, with the reasons. */
const EVALUATED_BETTER: Record<string, string> = files.evaluatedBetter;

/**
 * The maximum number of pixels that are allowed to differ between the output of a worker and that of the main
 * thread. Chromium antialiases vertical and horizontal edges of compositions only on the main thread.
 */
const CLIPPED_EDGES = 1300;

/**
 * Files that show an image at less than half its size. The worker and the main thread smooth such images
 * differently.
 */
const RESIZED = ['valid/audio_instruments_2.json', 'valid/footage-ext-images.json'];

/** The maximum mean difference per color channel (0 to 255) for the files in `RESIZED`. */
const RESIZED_NOISE = 1.5;

/**
 * The amount by which a frame of the player's canvas is allowed to differ more from the SVG than the same
 * frame of lottie-web's own canvas does. Differences are means per color channel (0 to 255).
 */
const MEAN_NOISE = 0.02;

// Traces would keep thousands of screenshots, and larger viewports take longer to capture.
test.use({ trace: 'off', viewport: SIZE });

/** Splits the check of all drawable files into `GROUPS` tests. */
function testGroups(title: string, check: (page: Page, file: string) => Promise<void>) {
  for (let group = 0; group < GROUPS; group += 1) {
    test(`${title}, group ${group + 1} of ${GROUPS}`, exhaustive, async ({ page }) => {
      test.setTimeout(240_000);
      for (const file of drawableFiles.filter((_, index) => index % GROUPS === group))
        await test.step(file, () => check(page, file));
    });
  }
}

for (const requested of RENDERERS) {
  testGroups(`${requested} draws the corpus the same way as lottie-web`, async (page, file) => {
    const blank = await capture(page);
    const { state, renderer } = await mount(page, 'one', file, requested, true);
    const totalFrames = (await startReference(page, file, renderer)) ?? 0;
    expect.soft(['stopped', 'error'], file).toContain(state);
    let isDrawn = false;
    for (const frame of totalFrames ? new Set([...quarters(totalFrames), totalFrames - 1]) : []) {
      const expected = await captureOf(page, 'reference', frame);
      if (expected === blank) continue;
      isDrawn = true;
      if (state !== 'stopped') break;
      const actual = await captureOf(page, 'one', frame);
      expect.soft(actual === blank, `${file} at frame ${frame} is blank`).toBe(false);
      // Files that a canvas draws in layers are compared with an SVG in a test below.
      if (DRAWN_BETTER[renderer][file] || (renderer === 'canvas' && drawnInLayers.includes(file))) continue;
      const where = `${file} at frame ${frame}, rendered by ${renderer}`;
      expect.soft(differing(decode(actual), decode(expected)), where).toBe(0);
    }
    if (isDrawn) expect.soft(state, file).toBe('stopped');
    await removeAll(page);
  });
}

testGroups('a worker draws the corpus the same way as the main thread', async (page, file) => {
  const { renderer, state, totalFrames } = await mount(page, 'one', file, 'canvas', false, true);
  await mount(page, 'other', file, 'canvas', true, true);
  for (const frame of renderer === 'canvas' && state !== 'error' ? quarters(totalFrames) : []) {
    const one = decode(await captureOf(page, 'one', frame));
    const other = decode(await captureOf(page, 'other', frame));
    const isResized = RESIZED.includes(file);
    const difference = isResized ? meanDifference(one, other) : differing(one, other);
    const limit = isResized ? RESIZED_NOISE : CLIPPED_EDGES;
    expect.soft(difference, `${file} at frame ${frame}`).toBeLessThanOrEqual(limit);
  }
  await removeAll(page);
  // Make sure that a worker rendered the canvas. Otherwise, the main thread would have been compared with
  // itself.
  expect(page.workers().map((worker) => new URL(worker.url()).pathname)).toEqual([WORKER_URL]);
});

test('a canvas is at least as close to the SVG as lottie-web’s own', exhaustive, async ({ page }) => {
  test.setTimeout(240_000);
  for (const file of drawnInLayers) {
    await test.step(file, async () => {
      const { totalFrames } = await mount(page, 'one', file, 'canvas', true);
      await mount(page, 'other', file, 'svg');
      await startReference(page, file, 'canvas');
      for (const frame of quarters(totalFrames)) {
        const svg = decode(await captureOf(page, 'other', frame));
        const alone = meanDifference(decode(await captureOf(page, 'reference', frame)), svg);
        const ours = meanDifference(decode(await captureOf(page, 'one', frame)), svg);
        expect.soft(ours, `${file} at frame ${frame}`).toBeLessThanOrEqual(alone + MEAN_NOISE);
      }
      await removeAll(page);
    });
  }
});

test.describe('expressions', () => {
  // lottie-web evaluates expressions with `eval`, which the page's policy forbids.
  test.use({ bypassCSP: true });

  for (const requested of RENDERERS) {
    test(
      `${requested}: the player evaluates expressions as lottie-web does`,
      exhaustive,
      async ({ page }) => {
        test.setTimeout(240_000);
        const evaluated = drawableFiles.filter((file) => hasExpressions(JSON.parse(animationText(file))));
        for (const file of evaluated.filter((one) => !EVALUATED_BETTER[one])) {
          await test.step(file, async () => {
            const { renderer } = await mount(page, 'one', file, requested, true, true);
            // Without expressions, a canvas already differs from lottie-web's.
            const isDifferent = [...drawnInLayers, ...RESIZED].includes(file);
            if (renderer === 'canvas' && isDifferent) return removeAll(page);
            const totalFrames = (await startReference(page, file, renderer, true)) ?? 0;
            for (const frame of [...quarters(totalFrames), totalFrames - 1]) {
              const expected = decode(await captureOf(page, 'reference', frame));
              const actual = decode(await captureOf(page, 'one', frame));
              const where = `${file} at frame ${frame}, rendered by ${renderer}`;
              expect.soft(farPixels(actual, expected) + farPixels(expected, actual), where).toBe(0);
            }
            await removeAll(page);
          });
        }
      },
    );
  }
});

test('the player renders a `.lottie` file that is not an archive, or reports an error', async ({ page }) => {
  for (const file of falseArchives) {
    const state = await playerOf(page, file).load({ src: `/corpus/${file}` });
    expect(['stopped', 'error'], file).toContain(state);
  }
});

/**
 * The names of the boxes on the page. The boxes overlap, because browsers antialias an edge differently at
 * different positions.
 */
type Name = 'one' | 'other' | 'reference';

const mount = (
  page: Page,
  name: Name,
  file: string,
  renderer: PlayerRenderer,
  isOnPage = false,
  expressions = false,
) =>
  page.evaluate(
    async ([name, props, size, isOnPage]) => {
      const { Worker } = window;
      if (isOnPage) window.harness.drawOnPage();
      const state = await window.harness.load(name, props, size);
      if (Worker) Object.assign(window, { Worker });
      window.harness.box(name).style.cssText += ';position:absolute;left:0;top:0';
      const { renderer, totalFrames } = window.harness.handle(name);
      return { state, renderer, totalFrames };
    },
    [name, { src: `/corpus/${file}`, renderer, expressions, workerUrl: WORKER_URL }, SIZE, isOnPage] as const,
  );

/**
 * Starts lottie-web without the player. Returns the number of frames, or `null` if lottie-web renders
 * nothing.
 */
const startReference = (page: Page, file: string, renderer: PlayerRenderer, expressions = false) =>
  page.evaluate(
    ([text, assetsPath, renderer, side, expressions]) => {
      const container = document.createElement('div');
      container.id = 'box-reference';
      container.style.cssText = `position:absolute;left:0;top:0;width:${side}px;height:${side}px`;
      document.body.append(container);
      return window.harness.startReference({ container, renderer, assetsPath }, text, expressions);
    },
    [animationText(file), `/corpus/${dirname(file)}/images/`, renderer, SIDE, expressions] as const,
  );

const removeAll = (page: Page) =>
  page.evaluate(() => {
    for (const { id } of document.querySelectorAll('body > [id^=box-]:not(#box-reference)'))
      window.harness.unmount(id.slice(4));
    window.harness.destroyReference();
    document.querySelector('#box-reference')?.remove();
  });

const quarters = (totalFrames: number) => [
  ...new Set([0, 1, 2, 3].map((quarter) => Math.floor((totalFrames * quarter) / 4))),
];

/** Captures a frame of one box while the other boxes are hidden. */
async function captureOf(page: Page, name: Name, frame: number) {
  await page.evaluate(
    ([name, frame]) => {
      for (const box of document.querySelectorAll<HTMLElement>('body > [id^=box-]'))
        box.style.visibility = box.id === `box-${name}` ? '' : 'hidden';
      if (name === 'reference') window.harness.seekReference(frame);
      else return window.harness.showFrame(name, frame);
    },
    [name, frame] as const,
  );
  return capture(page);
}

const differing = (one: PNG, other: PNG) =>
  pixelmatch(one.data, other.data, undefined, SIDE, SIDE, { threshold: 0, includeAA: true });
