import { exhaustive } from '../exhaustive';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { corpusNote, drawableFiles, hasCorpus } from './harness/corpus';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';
import { ON_MAGENTA, paintedPixels } from './painted-pixels';

const CORPUS_NAMES = [
  'LightBulb',
  'celebrate',
  'bodymovin',
  'TwitterHeartButton',
  'happy2016',
  'Boat_Loader',
  'dna_loader',
  'groovyWalk',
  'LottieLogo2',
  'isometric',
  'TrackMattes',
  'frog_vr',
];

const files = hasCorpus ? CORPUS_NAMES.map((name) => `valid/${name}.json`) : drawableFiles;

for (const file of files) {
  test(`${file} plays: what is drawn is there and changes by itself`, exhaustive, async ({ page }) => {
    if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
    const player = playerOf(page);
    expect(
      await player.load({
        src: `/corpus/${file}`,
        ...ON_MAGENTA,
        autoplay: true,
        loop: true,
      }),
    ).toBe('playing');
    await expect.poll(async () => paintedPixels(await player.picture.screenshot())).toBeGreaterThan(20);
    const markup = () => player.box.locator('svg').last().innerHTML();
    const before = await markup();
    await expect.poll(async () => (await markup()) !== before).toBe(true);
  });
}

const EXTREMES: Record<string, SerialisableProps> = {
  'less than one frame': { src: square({ frames: 0.4 }) },
  'a rate past all measure': { src: square({ rate: 1e300 }) },
  'a speed past all measure': { src: square(), speed: 1e300 },
  'a speed that is none': { src: square(), speed: Number.NaN },
};

for (const [what, props] of Object.entries(EXTREMES)) {
  test(`an animation of ${what} loops, and the page goes on`, async ({ page }) => {
    const player = playerOf(page);
    expect(await player.load({ ...props, autoplay: true, loop: true })).toBe('playing');
    await nextFrame(page);
    expect(await player.state()).toBe('playing');
    const frame = await player.frame();
    expect(frame).toBeGreaterThanOrEqual(0);
    expect(frame).toBeLessThan(await player.totalFrames());
    await expect.poll(async () => (await player.events()).includes('loop')).toBe(true);
  });
}
