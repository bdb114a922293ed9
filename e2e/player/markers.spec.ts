import type { PlayerMarker } from '@/player/types';
import { countAnimationFrames } from './clock';
import { expect, playerOf, test } from './fixtures';
import { square } from './harness/square';

/** Twenty frames in two seconds, with three chapters. */
const CHAPTERS = square({
  frames: 20,
  rate: 10,
  markers: [
    { tm: 0, dr: 5, cm: 'intro' },
    { tm: 5, dr: 10, cm: 'middle' },
    { tm: 15, dr: 5, cm: 'end' },
  ],
});

const IN_WORKER = { src: CHAPTERS, renderer: 'canvas', speed: 8 } as const;

test('loads the module for marker events only for files that have markers', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => url.includes('crossings'));
  const player = playerOf(page);
  await player.load({ src: square() });
  expect(isLoaded()).toBe(false);
  await player.update({ src: CHAPTERS });
  await player.settled();
  expect(isLoaded()).toBe(true);
});

test('emits markers without requesting animation frames of the page when a worker renders', async ({
  page,
}) => {
  const requestedFrames = await countAnimationFrames(page);
  const player = playerOf(page);
  await player.load({ ...IN_WORKER, autoplay: true, loop: 2 }, { listensToFrames: false });
  await expect.poll(() => player.events()).toContain('complete');
  const markers = await page.evaluate(() => window.harness.details('player', 'marker') as PlayerMarker[]);
  const names = ['intro', 'middle', 'end', 'intro', 'middle', 'end'];
  expect(markers.map(({ name }) => name)).toEqual(names);
  expect(await requestedFrames()).toBe(0);
});

test('playSegment stops at the end of the segment when a worker renders', async ({ page }) => {
  const player = playerOf(page);
  await player.load(IN_WORKER, { listensToFrames: false });
  expect(await page.evaluate(() => window.harness.handle('player').playSegment([12, 4]))).toBe(true);
  expect([await player.state(), await player.frame()]).toEqual(['paused', 4]);
});
