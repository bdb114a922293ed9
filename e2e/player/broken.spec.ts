import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { PlayerErrorCode, PlayerRenderer } from '@/player/types';
import { exhaustive } from '../exhaustive';
import { expect, expectFailureNotice, playerOf, test } from './fixtures';
import { type BrokenFile, brokenFiles, corpusNote } from './harness/corpus';
import { RENDERERS } from './renderers';

const SIDE = 200;

/** Files of which lottie-web alone draws nothing in this renderer. */
const BLANK: Record<PlayerRenderer, string[]> = {
  svg: [],
  canvas: [],
  html: ['broken/wild-rlottie-repro_infinite_loop.json'],
};

/** How long a file may load, in milliseconds. */
const TIME_LIMIT = 5000;

/** The error of each file that must fail. Any other is drawn, or fails in lottie-web where its entry in the manifest allows it. */
const CODES: Record<PlayerErrorCode, string[]> = {
  network: ['cors-denied.json'],
  http: ['http-404-html.json', 'http-404-json.json', 'http-404-valid-body.json', 'http-500-empty.json'],
  parse: [
    'html-200.json',
    'truncated-half.json',
    'truncated-last-byte.json',
    'utf16le.json',
    'truncated.lottie',
  ],
  invalid: [
    'null.json',
    'true.json',
    'number.json',
    'array-empty.json',
    'array-of-animation.json',
    'api-error-200.json',
    'missing-layers.json',
    'layers-empty.json',
    'missing-fr.json',
    'missing-ip-op.json',
    'zero-fr.json',
    'negative-fr.json',
    'op-eq-ip.json',
    'op-lt-ip.json',
    'infinite-op.json',
    'zero-dims.json',
    'deep-arrays-100k.json',
    'wild-lottie-player-stacks-no-w-fr.json',
    'zip-bomb-64mb.lottie',
  ],
  renderer: ['circular-precomp.json'],
};

const layers = [...new Set(brokenFiles.map(({ layer }) => layer))];

test.beforeEach(() => {
  if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
});

for (const renderer of RENDERERS) {
  for (const layer of layers) {
    test(
      `${renderer}: what is broken in ${layer} ends in its error, or drawn`,
      exhaustive,
      async ({ page, server }) => {
        for (const broken of brokenFiles.filter((file) => file.layer === layer)) {
          await test.step(`${broken.file}: ${broken.note}`, async () => {
            const origin = broken.serve?.mode === 'cors' ? server.foreignOrigin : '';
            await expectEnd(page, `${origin}/corpus/${broken.file}`, broken, renderer);
          });
        }
      },
    );
  }
}

async function expectEnd(page: Page, src: string, broken: BrokenFile, renderer: PlayerRenderer) {
  const player = playerOf(page);
  const state = await page.evaluate(
    ({ src, renderer, side, limit }) => {
      window.harness.mount('player', { src, renderer }, { width: side, height: side });
      return window.harness.settled('player', limit);
    },
    { src, renderer, side: SIDE, limit: TIME_LIMIT },
  );
  expect.soft(['stopped', 'error'], broken.file).toContain(state);
  expect
    .soft(endName(state, state === 'error' ? (await player.error()).code : null), broken.file)
    .toMatch(expectedEnd(broken));
  if (state === 'error') await expectFailureNotice(player.box, await player.error());
  else if (!broken.blankOk && !BLANK[renderer].includes(broken.file))
    expect.soft(await drawsSomething(page), `${broken.file} is not blank`).toBe(true);
  const globalsOfFiles = await page.evaluate(() =>
    Object.keys(window).filter((name) => /^__(exprRan|xss)/.test(name)),
  );
  expect.soft(globalsOfFiles, `${broken.file} ran no code`).toEqual([]);
  await player.unmount();
}

function endName(state: string, code: PlayerErrorCode | null) {
  return code ?? (state === 'stopped' ? 'drawn' : state);
}

function expectedEnd({ file, expect }: BrokenFile): RegExp {
  const code = Object.entries(CODES).find(([, files]) => files.includes(file.replace('broken/', '')))?.[0];
  if (code) return new RegExp(`^${code}$`);
  return expect === 'render' ? /^drawn$/ : /^(drawn|renderer)$/;
}

/** Whether any of five frames shows a colour besides the page's, which no file of the corpus is painted in. */
async function drawsSomething(page: Page) {
  const { box } = playerOf(page);
  await page.evaluate(() => document.body.style.setProperty('background', 'rgb(1, 127, 254)'));
  for (const percent of ['0%', '25%', '50%', '75%', '100%'] as const) {
    await page.evaluate((percent) => window.harness.showFrame('player', percent), percent);
    const { data } = PNG.sync.read(await box.screenshot());
    if (data.some((value, index) => value !== data[index % 4])) return true;
  }
  return false;
}
