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
  test(`${file} plays: the animation is visible and changes by itself`, exhaustive, async ({ page }) => {
    if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
    const player = playerOf(page);
    const props = { src: `/corpus/${file}`, ...ON_MAGENTA, autoplay: true, loop: true };
    expect(await player.load(props)).toBe('playing');
    await expect.poll(async () => paintedPixels(await player.picture.screenshot())).toBeGreaterThan(20);
    const markup = () => player.box.locator('svg').last().innerHTML();
    const before = await markup();
    await expect.poll(async () => (await markup()) !== before).toBe(true);
  });
}

const EXTREMES: Record<string, SerialisableProps> = {
  'less than one frame': { src: square({ frames: 0.4 }) },
  'an extreme frame rate': { src: square({ rate: 1e300 }) },
  'an extreme speed': { src: square(), speed: 1e300 },
  'a speed that is not a number': { src: square(), speed: Number.NaN },
};

test('an animation with an extreme length, rate or speed loops, and the page responds', async ({ page }) => {
  for (const [what, props] of Object.entries(EXTREMES)) {
    await test.step(what, async () => {
      const player = playerOf(page);
      expect(await player.load({ ...props, autoplay: true, loop: true })).toBe('playing');
      await nextFrame(page);
      const frame = await player.frame();
      expect(frame).toBeGreaterThanOrEqual(0);
      expect(frame).toBeLessThan(await player.totalFrames());
      await expect.poll(() => player.events()).toContain('loop');
      await player.unmount();
    });
  }
});
