import type { CDPSession, Page } from '@playwright/test';
import { exhaustive } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { capturePng } from './harness/capture';
import {
  differing,
  mount,
  quarters,
  removeAll,
  SIZE,
  screenshotOf,
  startReference,
} from './harness/compare-players';
import { corpusNote, drawableFiles, drawnInLayers, falseArchives } from './harness/corpus';
import { squareWithText } from './harness/square';

const GROUPS = 4;

/** Pixels of 40,000 that may differ from lottie-web alone. */
const BUDGET = { svg: 0, html: 0, canvas: 0 };

/** By default, an SVG mask ends close to its paths, which changes or cuts the edges of lines. */
const CUT = 'a line under a mask';

const CUT_STROKES = 'lottie-web cuts strokes of letters at the letters’ paths';

const OMITTED = 'lottie-web omits a text whose expression is disabled';

const FROM_LEFT = 'lottie-web draws Arabic and Hebrew letters one by one, from left to right';

/** Files that lottie-web alone draws differently, and not as the file specifies, with the reason. */
const DRAWN_BETTER: Record<Renderer, Record<string, string>> = {
  svg: {
    'valid/footage-ext-images.json': OMITTED,
    'valid/RTL.json': FROM_LEFT,
    'valid/groovyWalk.json': CUT,
    'valid/TypeFace_A.json': CUT,
    'dotlottie/confused.lottie': CUT,
    'dotlottie/multiple_animations.lottie': CUT,
  },
  html: {
    'valid/footage-ext-images.json': OMITTED,
    'valid/RTL.json': FROM_LEFT,
    'valid/FirstText.json': CUT_STROKES,
    'valid/wile_text_animator.json': CUT_STROKES,
    'dotlottie/animation_external_image.lottie': 'lottie-web ignores the image size in the asset',
  },
  canvas: {
    'valid/footage-ext-images.json': OMITTED,
    'valid/RTL.json': FROM_LEFT,
    ...Object.fromEntries(drawnInLayers.map((file) => [file, 'drawn like an SVG: canvas.spec.ts'])),
    'valid/gradient_6912f.json': 'a canvas applies the opacities of a gradient only at its color stops',
  },
};

type Renderer = keyof typeof BUDGET;

// Traces would keep thousands of screenshots, and larger viewports take longer to capture.
test.use({ trace: 'off', viewport: SIZE });

test.beforeEach(() => {
  if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
});

for (const renderer of Object.keys(BUDGET) as Renderer[]) {
  for (let group = 0; group < GROUPS; group += 1) {
    test(
      `${renderer} draws the same as lottie-web, group ${group + 1} of ${GROUPS}`,
      exhaustive,
      async ({ page }) => {
        test.setTimeout(240_000);
        const session = await page.context().newCDPSession(page);
        const blank = await capturePng(session, SIZE);
        for (const file of drawableFiles.filter((_, index) => index % GROUPS === group))
          await test.step(file, () => compareFile(page, session, blank, file, renderer));
      },
    );
  }
}

test('draws a text whose expression is disabled, with and without lottie-web’s expression module', async ({
  page,
}) => {
  const player = playerOf(page);
  for (const ao of [undefined, 1] as const) {
    const src = squareWithText({ expression: 'var $bm_rt = "other";', ao });
    expect(await player.load({ src })).toBe('stopped');
    await expect(player.box.locator('[aria-label=words]')).toHaveText('words');
    await player.unmount();
  }
});

test('renders a `.lottie` file that is not an archive, or reports an error', async ({ page }) => {
  for (const file of falseArchives) {
    const state = await playerOf(page, file).load({ src: `/corpus/${file}` });
    expect(['stopped', 'error'], file).toContain(state);
  }
});

/**
 * Compares a file in a player with lottie-web, frame by frame.
 * @param blank a screenshot of the empty page
 */
async function compareFile(
  page: Page,
  session: CDPSession,
  blank: string,
  file: string,
  requested: Renderer,
) {
  const { state, renderer } = await mount(page, 'one', file, requested, true);
  const totalFrames = (await startReference(page, file, renderer)) ?? 0;
  expect.soft(['stopped', 'error'], file).toContain(state);
  let isDrawn = false;
  for (const frame of totalFrames ? new Set([...quarters(totalFrames), totalFrames - 1]) : []) {
    const expected = await screenshotOf(page, session, 'reference', frame);
    if (expected === blank) continue;
    isDrawn = true;
    if (state !== 'stopped') break;
    const actual = await screenshotOf(page, session, 'one', frame);
    expect.soft(actual === blank, `${file} at frame ${frame} is blank`).toBe(false);
    if (DRAWN_BETTER[renderer][file]) continue;
    const where = `${file} at frame ${frame}, rendered by ${renderer}`;
    expect.soft(differing(actual, expected), where).toBeLessThanOrEqual(BUDGET[renderer]);
  }
  if (isDrawn) expect.soft(state, file).toBe('stopped');
  await removeAll(page);
}
