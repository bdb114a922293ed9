import type { CDPSession, Page } from '@playwright/test';
import { exhaustive } from '../exhaustive';
import { expect, playerOf, test } from './fixtures';
import { capturePng } from './harness/capture';
import { differing, SIDE, startReference, stopReference } from './harness/compare-players';
import { corpusNote, drawableFiles, drawnInLayers, falseArchives } from './harness/corpus';
import type { Reference } from './harness/reference';
import { squareWithText } from './harness/square';

const SIZE = { width: SIDE, height: SIDE };
const GROUPS = 4;

/** Pixels of 40,000 that may differ from lottie-web driven directly. */
const BUDGET = { svg: 0, html: 0, canvas: 0 };

/** By itself a mask ends near the paths that it is of, so that the edges of a line come out otherwise, or are cut. */
const CUT = 'a line under a mask';

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
  html: { 'valid/footage-ext-images.json': FORGOTTEN },
  canvas: {
    'valid/footage-ext-images.json': FORGOTTEN,
    ...Object.fromEntries(drawnInLayers.map((file) => [file, 'as an SVG draws it: canvas.spec.ts'])),
    'valid/gradient_6912f.json': 'a canvas has opacities of a gradient only where its colours are',
  },
};

type Renderer = keyof typeof BUDGET;

declare global {
  var reference: Reference | string;
}

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
        await page.evaluate(() => window.harness.drawOnPage());
        const stage = { page, session, blank: await capturePng(session, SIZE) };
        for (const file of drawableFiles.filter((_, index) => index % GROUPS === group))
          await test.step(file, () => compareFile(stage, file, renderer));
      },
    );
  }
}

for (const ao of [undefined, 1] as const) {
  test(`a text with an expression is drawn, ${ao ? 'where others could be evaluated' : 'without what evaluates it'}`, async ({
    page,
  }) => {
    const player = playerOf(page);
    expect(await player.load({ src: squareWithText({ expression: 'var $bm_rt = "other";', ao }) })).toBe(
      'stopped',
    );
    await expect(player.box.locator('[aria-label=words]')).toHaveText('words');
  });
}

for (const file of falseArchives) {
  test(`${file}, an archive in name only, ends drawn or in an error`, async ({ page }) => {
    const state = await page.evaluate((src) => window.harness.load('ours', { src }), `/corpus/${file}`);
    expect(['stopped', 'error']).toContain(state);
  });
}

type Stage = {
  page: Page;
  session: CDPSession;
  /** The picture of the page with nothing on it. */
  blank: string;
};

/** Compares a file in a player with lottie-web, frame by frame. */
async function compareFile(stage: Stage, file: string, renderer: Renderer) {
  const { page, blank } = stage;
  const { ours, drawnBy, totalFrames } = await startPair(page, file, renderer);
  expect.soft(['stopped', 'error'], file).toContain(ours);
  let drawn = false;
  for (const frame of totalFrames === null ? [] : framesToCompare(totalFrames)) {
    const wanted = await shoot(stage, 'reference', frame);
    if (wanted === blank) continue;
    drawn = true;
    if (ours !== 'stopped') break;
    const seen = await shoot(stage, 'ours', frame);
    expect.soft(seen === blank, `${file} at frame ${frame} is blank`).toBe(false);
    if (DRAWN_BETTER[drawnBy][file]) continue;
    expect
      .soft(differing(seen, wanted), `${file} at frame ${frame}, drawn by ${drawnBy}`)
      .toBeLessThanOrEqual(BUDGET[drawnBy]);
  }
  if (drawn) expect.soft(ours, file).toBe('stopped');
  await playerOf(page, 'ours').unmount();
  await stopReference(page);
}

/** Mounts the player and lottie-web over each other: a browser may smooth the same edge differently in another place. */
async function startPair(page: Page, file: string, renderer: Renderer) {
  const [ours, drawnBy] = await page.evaluate(
    async ([src, renderer, size]) => {
      document.body.style.cssText = 'margin:0';
      const ours = await window.harness.load('ours', { src, renderer }, size);
      return [ours, window.harness.handle('ours').renderer] as const;
    },
    [`/corpus/${file}`, renderer, SIZE] as const,
  );
  await startReference(page, file, drawnBy);
  const totalFrames = await page.evaluate(() =>
    typeof window.reference === 'string' ? null : Math.floor(window.reference.totalFrames),
  );
  return { ours, drawnBy, totalFrames };
}

function framesToCompare(totalFrames: number) {
  const quarters = [0, 1, 2, 3].map((quarter) => Math.floor((totalFrames * quarter) / 4));
  return [...new Set([...quarters, totalFrames - 1])];
}

/** Shows one frame of a player or of the reference alone. @returns its picture, as a PNG file in base64 */
async function shoot({ page, session }: Stage, which: 'ours' | 'reference', frame: number) {
  await page.evaluate(
    async ({ which, frame }) => {
      for (const box of document.querySelectorAll<HTMLElement>('body > div'))
        box.style.visibility = box.id === which || box.id === `box-${which}` ? '' : 'hidden';
      if (which !== 'reference') await window.harness.showFrame(which, frame);
      else if (typeof window.reference !== 'string') window.reference.seek(frame);
    },
    { which, frame },
  );
  return capturePng(session, SIZE);
}
