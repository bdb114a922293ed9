import type { Page } from '@playwright/test';
import type { PlayerRenderer } from '@/player/types';
import { cases, readCase } from '@/testing/cases';
import { corpusNote, drawableFiles } from '@/testing/corpus';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { capture, decode, meanDifference, type Size } from './pixels';
import { RENDERERS } from './renderers';

/** The number of frames to compare. Because it is a prime number, multiples of 3 visit all of them. */
const FRAMES = 7;

/**
 * The maximum mean difference per color channel (0 to 255). Browsers round colors differently if layers are composited
 * separately, which depends on the layers that have been built.
 */
const NOISE = 0.3;

/** Files that are not compared, with the reasons. */
const EXCLUDED: Readonly<Record<string, string>> = {
  'valid/Repeater.json': 'the first frame differs from the same frame after another one: not corrected yet',
  'valid/banner.json': 'some letters keep the values of the frame before: not corrected yet',
  'valid/footage-ext-images.json': 'its images load after the first frame',
};

const SIDE = 150;
const GROUPS = 4;

test.use({ trace: 'off', viewport: { width: SIDE, height: SIDE } });

test.beforeEach(() => {
  if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
});

/** A case whose picture changes: it has keyframes. */
const isAnimated = (file: string) => /"t":\s*[1-9]/.test(readCase(file));
const animatedCases = cases.filter(({ file }) => isAnimated(file));

for (const renderer of RENDERERS) {
  test(
    `${renderer}: the picture of a frame of a case doesn't depend on the frames before it`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      test.setTimeout(240_000);
      for (const { file, props } of animatedCases)
        await test.step(file, () => checkHistory(page, { ...props, src: `/cases/${file}`, renderer }));
    },
  );

  for (let group = 0; group < GROUPS; group += 1) {
    test(
      `${renderer}: the picture of a frame of the corpus doesn't depend on the frames before it, group ${group + 1} of ${GROUPS}`,
      exhaustive,
      async ({ page }) => {
        test.setTimeout(600_000);
        for (const file of drawableFiles.filter((file, index) => index % GROUPS === group && !EXCLUDED[file]))
          await test.step(file, () => checkHistory(page, { src: `/corpus/${file}`, renderer }));
      },
    );
  }
}

type Props = SerialisableProps & { src: string; renderer: PlayerRenderer };

/** Shows frames forwards, backwards, and in random order after loading again, and compares equal frames. */
async function checkHistory(page: Page, props: Props) {
  const player = playerOf(page);
  const size: Size = { width: SIDE, height: SIDE };
  if ((await player.load(props, size)) === 'error') return player.unmount();
  const last = (await player.totalFrames()) - 1;
  const indices = Array.from({ length: FRAMES }, (_, index) => index);
  const frames = indices.map((index) => Math.floor((last * index) / (FRAMES - 1)));
  const shown = new Map<number, string>();
  const show = async (order: string, frame: number) => {
    await player.showFrame(frame);
    const picture = await capture(page, size);
    const before = shown.get(frame) ?? picture;
    shown.set(frame, before);
    if (before === picture) return;
    expect
      .soft(meanDifference(decode(picture), decode(before)), `${props.src}, frame ${frame}, ${order}`)
      .toBeLessThan(NOISE);
  };
  for (const frame of frames) await show('forwards', frame);
  for (const frame of frames.toReversed()) await show('backwards', frame);
  await player.unmount();
  await player.load(props, size);
  for (const index of indices) await show('in random order', frames[(index * 3 + 2) % FRAMES] ?? 0);
  await player.unmount();
}
