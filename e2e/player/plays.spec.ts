import { PNG } from 'pngjs';
import { expect, playerOf, test } from './fixtures';
import { corpusNote, drawableFiles, hasCorpus } from './harness/corpus';

const names = [
  'LightBulb',
  'celebrate',
  'bodymovin',
  'TwitterHeartButton',
  'happy2016',
  'Boat_Loader',
  'dna_loader',
  'groovyWalk',
  'LottieLogo2',
  'ripple',
  'TrackMattes',
  'frog_vr',
];

/** No animation is drawn in it alone. */
const GREY = 'rgb(128, 128, 128)';

const files = hasCorpus ? names.map((name) => `valid/${name}.json`) : drawableFiles;

for (const file of files) {
  test(`${file} plays: what is drawn is there and changes by itself`, async ({ page }) => {
    if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
    const player = playerOf(page);
    expect(await player.load({ src: `/corpus/${file}`, background: GREY, autoplay: true, loop: true })).toBe(
      'playing',
    );
    await expect
      .poll(async () => ink(await player.box.locator('[role=img]').screenshot()))
      .toBeGreaterThan(20);
    const markup = () => player.box.locator('svg').last().innerHTML();
    const before = await markup();
    await expect.poll(async () => (await markup()) !== before).toBe(true);
  });
}

/** Pixels of the picture that stand off its background. */
function ink(screenshot: Buffer): number {
  const { data } = PNG.sync.read(screenshot);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data.subarray(at, at + 3).some((channel) => Math.abs(channel - 128) > 8)) count += 1;
  }
  return count;
}
