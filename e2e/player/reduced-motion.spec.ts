import { deferred } from '../hold-requests';
import { expect, nextFrame, playerOf, test } from './fixtures';
import { square, TEN_FRAMES } from './harness/square';
import { countRequests } from './requests';

/** Has a marker of two frames for users who prefer reduced motion. */
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

test('plays the marker without another request when the preference changes during loading', async ({
  page,
}) => {
  const player = playerOf(page);
  const requests = countRequests(page, '/late.json');
  const answer = deferred();
  await page.route('**/late.json', async (route) => {
    await answer.promise;
    await route.fulfill({ json: WITH_REDUCED_MOTION });
  });
  await player.mount({ src: '/late.json', autoplay: true, loop: true });
  await expect.poll(requests).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await nextFrame(page);
  answer.resolve();
  expect(await player.settled()).toBe('playing');
  expect(await player.totalFrames()).toBe(2);
  expect(await player.events()).toEqual(['load', 'ready', 'play']);
  expect(requests()).toBe(1);
});
