import { gate } from '../hold-requests';
import { reportedAndDrawnFrame } from './drawn-frame';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { hasCorpus } from './harness/corpus';
import { square, TEN_FRAMES } from './harness/square';
import { countRequests } from './requests';

/** With a marker of two frames for users who prefer reduced motion. */
const WITH_REDUCED_MOTION = square({
  frames: 10,
  rate: 10,
  markers: [{ tm: 4, dr: 2, cm: 'reduced motion' }],
});

test('pauses when the user prefers reduced motion, and resumes afterwards', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: true, loop: true });
  for (const [reducedMotion, state] of [
    ['reduce', 'paused'],
    ['no-preference', 'playing'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect.poll(() => player.state()).toBe(state);
  }
});

test('plays nothing by itself, but when it is called', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = playerOf(page);
  expect(await player.load({ src: TEN_FRAMES, autoplay: true, loop: true })).toBe('stopped');
  await player.play();
  expect(await player.state()).toBe('playing');
});

test('does not resume what the host stopped in onPause', async ({ page }) => {
  const player = playerOf(page);
  await page.evaluate(
    (src) =>
      window.harness.load('player', {
        src,
        autoplay: true,
        loop: true,
        onPause: () => window.harness.handle('player').stop(),
      }),
    TEN_FRAMES,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => player.state()).toBe('stopped');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await nextFrame(page);
  expect(await player.state()).toBe('stopped');
});

test('plays the marker of the file while the user prefers reduced motion', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: WITH_REDUCED_MOTION, autoplay: true, loop: true });
  for (const [reducedMotion, totalFrames] of [
    ['reduce', 2],
    ['no-preference', 10],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await expect.poll(() => player.totalFrames()).toBe(totalFrames);
    expect(await player.settled()).toBe('playing');
  }
});

test('plays the marker without another request when the preference changes during the load', async ({
  page,
}) => {
  const player = playerOf(page);
  const requests = countRequests(page, '/late.json');
  const answer = gate();
  await page.route('**/late.json', async (route) => {
    await answer.opened;
    await route.fulfill({ json: WITH_REDUCED_MOTION });
  });
  await player.mount({ src: '/late.json', autoplay: true, loop: true });
  await expect.poll(requests).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nextFrame(page);
  answer.open();
  expect(await player.settled()).toBe('playing');
  expect(await player.totalFrames()).toBe(2);
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
  expect(requests()).toBe(1);
});

test('plays the marker of a real file', async ({ page }) => {
  test.skip(!hasCorpus, 'the corpus is not next to the project');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = playerOf(page);
  const src = '/corpus/valid/ReducedMotion.json';
  expect(await player.load({ src, autoplay: true })).toBe('playing');
  const { markers } = await page.evaluate((src) => fetch(src).then((answer) => answer.json()), src);
  const marker = markers.find(({ cm }: { cm: string }) => /reduced.?motion/i.test(cm));
  expect(await player.totalFrames()).toBe(Math.max(Math.floor(marker.dr), 1));
});

test('shows the last frame with reducedMotion="last-frame", and plays with "ignore"', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: true, loop: true, reducedMotion: 'ignore' });
  expect(await player.state()).toBe('playing');
  await player.update({ reducedMotion: 'last-frame' });
  expect(await player.state()).toBe('paused');
  expect(await reportedAndDrawnFrame(page)).toEqual([9, 9]);
  await player.update({ reducedMotion: 'ignore' });
  expect(await player.state()).toBe('playing');
});
