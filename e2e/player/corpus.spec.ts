import type { CDPSession, Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import type { PlayerState } from '@/player/types';
import { expect, playerOf, test } from './fixtures';
import { capturePng, pixelsOf } from './harness/capture';
import { animationText, corpusNote, drawableFiles, falseArchives } from './harness/corpus';
import type { Reference } from './harness/reference';
import { squareWithText } from './harness/square';

const SIDE = 200;
const SIZE = { width: SIDE, height: SIDE };
const GROUPS = 4;

/** Pixels of 40,000 that may differ from lottie-web driven directly. */
const BUDGET = { svg: 0, html: 0, canvas: 0 };

/** Pixels that may differ in a worker: Chromium smooths the edges of a clip on a canvas of the page only. */
const CLIPPED_EDGES = 1300;

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
    const title = renderer === 'canvas' ? 'canvas, on the page and in a worker,' : renderer;
    test(`${title} draws what lottie-web draws, group ${group + 1} of ${GROUPS}`, async ({ page }) => {
      test.setTimeout(240_000);
      const session = await page.context().newCDPSession(page);
      const stage = { page, session, blank: await capturePng(session, SIZE) };
      for (const file of drawableFiles.filter((_, index) => index % GROUPS === group))
        await test.step(file, () => compareFile(stage, file, renderer));
    });
  }
}

for (const ao of [undefined, 1] as const) {
  test(`a text with an expression is drawn, ${ao ? 'where the larger build draws' : 'by the light build'}`, async ({
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

/** A player of the file that is compared. */
type Compared = {
  name: 'on the page' | 'in a worker';
  state: PlayerState;
  drawnBy: Renderer;
};

/** Compares a file, in a player or on a canvas in two, with lottie-web frame by frame. */
async function compareFile(stage: Stage, file: string, renderer: Renderer) {
  const { page, blank } = stage;
  const { players, reference, totalFrames } = await startAll(page, file, renderer);
  for (const { name, state } of players)
    expect.soft(['stopped', 'error'], `${file} ${name}`).toContain(state);
  const drawn = new Set<Compared>();
  for (const frame of reference === 'drawn' ? framesToCompare(totalFrames) : []) {
    const wanted = await shoot(stage, 'reference', frame);
    if (wanted === blank) continue;
    for (const player of players) {
      drawn.add(player);
      if (player.state !== 'stopped') continue;
      const seen = await shoot(stage, player.name, frame);
      const said = `${file} ${player.name} at frame ${frame}`;
      expect.soft(seen === blank, `${said} is blank`).toBe(false);
      if (DRAWN_BETTER[player.drawnBy][file]) continue;
      const budget =
        player.name === 'in a worker' && player.drawnBy === 'canvas' ? CLIPPED_EDGES : BUDGET[player.drawnBy];
      expect.soft(differing(seen, wanted), `${said}, drawn by ${player.drawnBy}`).toBeLessThanOrEqual(budget);
    }
  }
  for (const { name, state } of drawn) expect.soft(state, `${file} ${name}`).toBe('stopped');
  await page.evaluate(
    (names) => {
      for (const name of names) window.harness.unmount(name);
      if (typeof window.reference !== 'string') window.reference.destroy();
      document.querySelector('#reference')?.remove();
    },
    players.map(({ name }) => name),
  );
}

/** Mounts players and lottie-web over each other: a browser may smooth the same edge differently in another place. */
function startAll(page: Page, file: string, renderer: Renderer) {
  return page.evaluate(
    async ({ src, text, renderer, side }) => {
      document.body.style.cssText = 'margin:0';
      const start = async (name: Compared['name']): Promise<Compared> => {
        const state = await window.harness.load(name, { src, renderer }, { width: side, height: side });
        window.harness.box(name).style.cssText += ';position:absolute;left:0;top:0';
        return { name, state, drawnBy: window.harness.handle(name).renderer };
      };
      window.harness.drawOnPage();
      const players = [await start('on the page')];
      window.harness.drawInWorker();
      if (renderer === 'canvas') players.push(await start('in a worker'));
      const drawnBy = players.map((player) => player.drawnBy);
      const container = document.createElement('div');
      container.id = 'reference';
      container.style.cssText = `position:absolute;left:0;top:0;width:${side}px;height:${side}px`;
      document.body.append(container);
      const assetsPath = `${src.slice(0, src.lastIndexOf('/'))}/images/`;
      window.reference = await window.harness.startReference({
        container,
        renderer: drawnBy[0] ?? renderer,
        text,
        assetsPath,
      });
      const reference = typeof window.reference === 'string' ? window.reference : 'drawn';
      const totalFrames = typeof window.reference === 'string' ? 0 : Math.floor(window.reference.totalFrames);
      return { players, reference, totalFrames };
    },
    { src: `/corpus/${file}`, text: animationText(file), renderer, side: SIDE },
  );
}

function framesToCompare(totalFrames: number) {
  const quarters = [0, 1, 2, 3].map((quarter) => Math.floor((totalFrames * quarter) / 4));
  return [...new Set([...quarters, totalFrames - 1])];
}

/** Shows one frame of a player or of the reference alone. @returns its picture, as a PNG file in base64 */
async function shoot({ page, session }: Stage, which: Compared['name'] | 'reference', frame: number) {
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

/** How many pixels of two pictures differ. */
function differing(seen: string, wanted: string): number {
  if (seen === wanted) return 0;
  return pixelmatch(pixelsOf(seen), pixelsOf(wanted), undefined, SIDE, SIDE, {
    threshold: 0,
    includeAA: true,
  });
}
