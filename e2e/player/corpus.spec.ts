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

/** Pixels of 40,000 that may differ from lottie-web driven directly. */
const BUDGET = { svg: 0, html: 0, canvas: 0 };

/** By itself a mask ends near the paths that it is of, so that the edges of a line come out otherwise, or are cut. */
const CUT = 'a line under a mask';

const CUT_STROKES = 'strokes of letters are cut at the letters’ paths';

const FORGOTTEN = 'a large build forgets a text whose expression it may not run';

/** What lottie-web driven directly draws otherwise, and not as the file says. */
const DRAWN_BETTER: Record<Renderer, Record<string, string>> = {
  svg: {
    'valid/footage-ext-images.json': FORGOTTEN,
    'valid/groovyWalk.json': CUT,
    'valid/TypeFace_A.json': CUT,
    'dotlottie/confused.lottie': CUT,
    'dotlottie/multiple_animations.lottie': CUT,
  },
  html: {
    'valid/footage-ext-images.json': FORGOTTEN,
    'valid/FirstText.json': CUT_STROKES,
    'valid/wile_text_animator.json': CUT_STROKES,
    'dotlottie/animation_external_image.lottie': 'an image without the size of its asset',
  },
  canvas: {
    'valid/footage-ext-images.json': FORGOTTEN,
    ...Object.fromEntries(drawnInLayers.map((file) => [file, 'as an SVG draws it: canvas.spec.ts'])),
    'valid/gradient_6912f.json': 'a canvas has opacities of a gradient only where its colours are',
  },
};

type Renderer = keyof typeof BUDGET;

// A trace would keep every one of the thousands of pictures, and a larger window would be painted for each.
test.use({ trace: 'off', viewport: SIZE });

test.beforeEach(() => {
  if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
});

for (const renderer of Object.keys(BUDGET) as Renderer[]) {
  for (let group = 0; group < GROUPS; group += 1) {
    test(
      `${renderer} draws what lottie-web draws, group ${group + 1} of ${GROUPS}`,
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

test('draws a text with an expression, whether others could be evaluated or not', async ({ page }) => {
  const player = playerOf(page);
  for (const ao of [undefined, 1] as const) {
    const src = squareWithText({ expression: 'var $bm_rt = "other";', ao });
    expect(await player.load({ src })).toBe('stopped');
    await expect(player.box.locator('[aria-label=words]')).toHaveText('words');
    await player.unmount();
  }
});

test('draws an archive in name only, or ends in an error', async ({ page }) => {
  for (const file of falseArchives) {
    const state = await playerOf(page, file).load({ src: `/corpus/${file}` });
    expect(['stopped', 'error'], file).toContain(state);
  }
});

/** Compares a file in a player with lottie-web, frame by frame. @param blank the page with nothing on it */
async function compareFile(page: Page, session: CDPSession, blank: string, file: string, asked: Renderer) {
  const { state, renderer } = await mount(page, 'one', file, asked, true);
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
