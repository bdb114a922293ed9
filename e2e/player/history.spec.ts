import type { Page } from '@playwright/test';
import type { PNG } from 'pngjs';
import type { PlayerRenderer } from '@/player/types';
import { cases } from '@/testing/cases';
import { drawableFiles } from '@/testing/corpus';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playersOf, test } from './fixtures';
import { inBatches } from './harness/check-cases';
import type { SerialisableProps } from './harness/page';
import { capturePlayers, meanDifference, type Size } from './pixels';
import { RENDERERS } from './renderers';

/** The number of frames to compare. Because it is a prime number, multiples of 3 visit all of them. */
const FRAMES = 7;

/**
 * The maximum mean difference per color channel (0 to 255). Browsers round colors differently if layers are composited
 * separately, which depends on the layers that have been built.
 */
const NOISE = { case: 0.02, corpus: 0.15 };

/** With different sides, the edges of most animations are not at whole pixels. */
const SIZE: Size = { width: 150, height: 149 };

/** The number of pictures that are compared at the same time. */
const BATCH = 16;

// Four players fit in a row even beside a scroll bar. While lottie-web measures glyphs in the page, it can appear.
test.use({ trace: 'off', viewport: { width: 640, height: 600 } });

type Player = { name: string; props: SerialisableProps };

/** The cases whose picture changes: they have keyframes or expressions. */
const animatedCases = cases
  .filter(({ animation }) => /"t":[1-9]|"x":"/.test(JSON.stringify(animation)))
  .map(({ name, props }) => ({ name, props: { ...props, src: `/cases/${name}.json` } }));

const corpus = drawableFiles.map((file) => ({ name: file, props: { src: `/corpus/${file}` } }));

for (const renderer of RENDERERS) {
  for (const part of [0, 1, 2]) {
    const details = exhaustiveUnless(renderer === 'svg' && part === 0);
    test(`${renderer}: a case looks the same in any order, part ${part + 1}`, details, async ({ page }) => {
      const tested = animatedCases.filter((_, index) => index % 3 === part);
      for (const players of inBatches(tested, BATCH)) await checkHistory(page, players, renderer, NOISE.case);
    });
  }

  for (const [index, players] of inBatches(corpus, BATCH).entries()) {
    const title = `${renderer}: a file of the corpus looks the same in any order, part ${index + 1}`;
    test(title, exhaustive, async ({ page }) => {
      test.setTimeout(300_000);
      await checkHistory(page, players, renderer, NOISE.corpus);
    });
  }
}

/** Shows frames forwards, backwards, and in random order after loading again, and compares equal frames. */
async function checkHistory(page: Page, players: readonly Player[], renderer: PlayerRenderer, noise: number) {
  const loadAll = async () => {
    const boxes = await playersOf(page).loadAll(
      players.map(({ name, props }) => ({ name, props: { ...props, renderer }, options: SIZE })),
    );
    // Elements show their images later than the first frame.
    await page
      .locator('image, img')
      .evaluateAll((images: HTMLImageElement[]) => Promise.allSettled(images.map((image) => image.decode())));
    return boxes;
  };
  const unmountAll = () => playersOf(page).unmountAll(players.map(({ name }) => name));
  const drawn = (await loadAll()).filter(({ state }) => state !== 'error');
  const totals = await page.evaluate(
    (names) => names.map((name) => window.harness.handle(name).totalFrames),
    drawn.map(({ name }) => name),
  );
  const frameOf = (player: number, index: number) =>
    Math.floor((((totals[player] ?? 1) - 1) * index) / (FRAMES - 1));
  const first: PNG[][] = [];
  const show = async (order: string, index: number) => {
    const frames = drawn.map(({ name }, player): [string, number] => [name, frameOf(player, index)]);
    await playersOf(page).showFrames(frames);
    const pictures = await capturePlayers(page, drawn);
    first[index] ??= pictures;
    for (const [player, picture] of pictures.entries()) {
      const description = `${frames[player]?.join(', frame ')}, ${order}`;
      expect.soft(meanDifference(picture, first[index]?.[player] as PNG), description).toBeLessThan(noise);
    }
  };
  const indices = Array.from({ length: FRAMES }, (_, index) => index);
  for (const index of indices) await show('forwards', index);
  for (const index of indices.toReversed()) await show('backwards', index);
  await unmountAll();
  await loadAll();
  for (const index of indices) await show('in random order', (index * 3 + 2) % FRAMES);
  await unmountAll();
}
