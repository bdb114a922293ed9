import type { Page } from '@playwright/test';
import type { PlayerMarker, PlayerSegment } from '@/player/types';
import { advanceFrames, countAnimationFrames, installFakeClock } from './clock';
import { expect, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square } from './harness/square';

/** Twenty frames in two seconds, in three chapters. */
const CHAPTERS = square({
  frames: 20,
  rate: 10,
  markers: [
    { tm: 0, dr: 5, cm: 'intro' },
    { tm: 5, dr: 10, cm: 'middle' },
    { tm: 15, dr: 5, cm: 'end' },
  ],
});

const markersOf = (page: Page) =>
  page.evaluate(() => window.harness.details('player', 'marker')) as Promise<PlayerMarker[]>;

async function loadChapters(page: Page, props: SerialisableProps = {}) {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ src: CHAPTERS, ...props }, { listensToFrames: false });
  return player;
}

test('emits each marker when its first frame is reached, in seconds', async ({ page }) => {
  const player = await loadChapters(page, { autoplay: true });
  await advanceFrames(page, 100, 4);
  expect(await markersOf(page)).toEqual([{ name: 'intro', time: 0, duration: 0.5 }]);
  await advanceFrames(page, 600, 3);
  expect((await markersOf(page))[1]).toEqual({ name: 'middle', time: 0.5, duration: 1 });
  const names = ['load', 'ready', 'play', 'marker', 'marker', 'marker', 'complete'];
  expect(await player.eventsAndFrames()).toEqual(names);
});

test('the handle has the markers of the segment, and seeks to them', async ({ page }) => {
  const player = await loadChapters(page, { segment: [5, 20] });
  expect(await page.evaluate(() => window.harness.handle('player').markers)).toEqual([
    { name: 'middle', time: 0, duration: 1 },
    { name: 'end', time: 1, duration: 0.5 },
  ]);
  await page.evaluate(() => window.harness.handle('player').seek('end'));
  expect(await player.frame()).toBe(10);
});

test('loads the module that finds markers only for files that have some', async ({ page }) => {
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

test('emits markers without an animation frame of the page when a worker renders', async ({ page }) => {
  const requestedFrames = await countAnimationFrames(page);
  const player = playerOf(page);
  await player.load(
    { src: CHAPTERS, renderer: 'canvas', autoplay: true, loop: 2, speed: 4 },
    { listensToFrames: false },
  );
  await expect.poll(() => player.events()).toContain('complete');
  const names = (await markersOf(page)).map(({ name }) => name);
  expect(names).toEqual(['intro', 'middle', 'end', 'intro', 'middle', 'end']);
  expect(await requestedFrames()).toBe(0);
});

test.describe('playSegment', () => {
  /** Calls `playSegment`, and keeps the result of its promise under a name. */
  const playSegment = (page: Page, segment: PlayerSegment, name: string) =>
    page.evaluate(
      ([segment, name]) => {
        const played = window.harness.handle('player').playSegment(segment);
        played.then((outcome) => document.body.setAttribute(`data-${name}`, String(outcome)));
      },
      [segment, name] as const,
    );

  const outcomes = (page: Page) => page.evaluate(() => ({ ...document.body.dataset }));

  test('plays a segment to its last frame, pauses there, and resolves', async ({ page }) => {
    const player = await loadChapters(page, { loop: true });
    await playSegment(page, 'middle', 'interrupted');
    expect(await player.frame()).toBe(5);
    await advanceFrames(page, 300);
    await playSegment(page, [15, 5], 'played');
    expect(await outcomes(page)).toEqual({ interrupted: 'false' });
    await advanceFrames(page, 950);
    expect([await player.state(), await player.frame()]).toEqual(['paused', 5]);
    expect(await outcomes(page)).toEqual({ interrupted: 'false', played: 'true' });
    await playSegment(page, 'end', 'unmounted');
    await player.unmount();
    expect(await outcomes(page)).toMatchObject({ unmounted: 'false' });
  });

  test('stops at the end of the segment when a worker renders', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: CHAPTERS, renderer: 'canvas', speed: 4 }, { listensToFrames: false });
    await playSegment(page, [12, 4], 'played');
    await expect.poll(() => outcomes(page)).toEqual({ played: 'true' });
    expect([await player.state(), await player.frame()]).toEqual(['paused', 4]);
  });
});
