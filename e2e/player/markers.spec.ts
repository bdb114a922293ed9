import type { Page } from '@playwright/test';
import type { PlayerMarker, PlayerSegment } from '@/player/types';
import { advanceFrames, installFakeClock } from './clock';
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

const namesOf = async (page: Page) => (await markersOf(page)).map(({ name }) => name);

async function loadChapters(page: Page, props: SerialisableProps = {}) {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ src: CHAPTERS, ...props }, { listensToFrames: false });
  return player;
}

test('the host hears of each marker as its first frame is reached, in seconds', async ({ page }) => {
  const player = await loadChapters(page, { autoplay: true });
  await advanceFrames(page, 100, 4);
  expect(await markersOf(page)).toEqual([{ name: 'intro', time: 0, duration: 0.5 }]);
  await advanceFrames(page, 100);
  expect((await markersOf(page)).slice(1)).toEqual([{ name: 'middle', time: 0.5, duration: 1 }]);
  await advanceFrames(page, 600, 3);
  expect(await player.eventsAndFrames()).toEqual([
    'load',
    'ready',
    'play',
    'marker',
    'marker',
    'marker',
    'complete',
  ]);
});

test('in a loop, backwards and in mode bounce they come in the order of the way', async ({ page }) => {
  const player = await loadChapters(page, { autoplay: true, loop: true });
  await advanceFrames(page, 900, 3);
  expect(await player.eventsAndFrames()).toEqual([
    'load',
    'ready',
    'play',
    'marker',
    'marker',
    'marker',
    'loop',
    'marker',
    'marker',
  ]);
  await player.update({ direction: -1, mode: 'bounce' });
  await advanceFrames(page, 900, 2);
  expect((await namesOf(page)).slice(5)).toEqual(['middle', 'intro', 'middle']);
});

test('a seek is no crossing, but playing from a marker is told', async ({ page }) => {
  const player = await loadChapters(page);
  await page.evaluate(() => window.harness.handle('player').seek('middle'));
  expect(await playerOf(page).frame()).toBe(5);
  await player.seek(19);
  expect(await namesOf(page)).toEqual([]);
  await page.evaluate(() => window.harness.handle('player').seek('middle'));
  await player.play();
  await advanceFrames(page, 100);
  expect(await namesOf(page)).toEqual(['middle']);
});

test('seek by a name that no marker has changes nothing', async ({ page }) => {
  const player = await loadChapters(page);
  await page.evaluate(() => window.harness.handle('player').seek('nowhere'));
  expect([await player.state(), await player.frame()]).toEqual(['stopped', 0]);
});

test('seek to no name changes nothing, though a marker may have none', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: square({ markers: [{ tm: 3, dr: 1, cm: '' }] }), autoplay: true, speed: 0.001 });
  await page.evaluate(() => window.harness.handle('player').seek(''));
  expect(await player.frame()).toBe(0);
});

test('the handle has the markers of what is played', async ({ page }) => {
  await loadChapters(page, { segment: [5, 20] });
  expect(await page.evaluate(() => window.harness.handle('player').markers)).toEqual([
    { name: 'middle', time: 0, duration: 1 },
    { name: 'end', time: 1, duration: 0.5 },
  ]);
});

test('what tells of markers is loaded for files that have some', async ({ page }) => {
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

test('drawn by a worker they are told by timers, without an animation frame of the page', async ({
  page,
}) => {
  await page.evaluate(() => {
    const { requestAnimationFrame } = window;
    Object.assign(window, { requestedFrames: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { requestedFrames: number }).requestedFrames += 1;
      return requestAnimationFrame(callback);
    };
  });
  const player = playerOf(page);
  await player.load(
    { src: CHAPTERS, renderer: 'canvas', autoplay: true, loop: 2, speed: 4 },
    { listensToFrames: false },
  );
  await expect.poll(() => player.events()).toContain('complete');
  expect(await namesOf(page)).toEqual(['intro', 'middle', 'end', 'intro', 'middle', 'end']);
  expect(await page.evaluate(() => (window as unknown as { requestedFrames: number }).requestedFrames)).toBe(
    0,
  );
});

/** Calls `playSegment`; what its promise comes to is kept under a name. */
const playSegment = (page: Page, segment: PlayerSegment, name = 'played') =>
  page.evaluate(
    ([segment, name]) => {
      const played = window.harness.handle('player').playSegment(segment);
      played.then((outcome) => document.body.setAttribute(`data-${name}`, String(outcome)));
    },
    [segment, name] as const,
  );

const outcomes = (page: Page) => page.evaluate(() => ({ ...document.body.dataset }));

test.describe('playSegment', () => {
  test('plays a part to its last frame, pauses there and settles', async ({ page }) => {
    const player = await loadChapters(page, { loop: true, direction: -1 });
    await playSegment(page, 'middle');
    expect(await playerOf(page).frame()).toBe(5);
    await advanceFrames(page, 800);
    expect([await player.state(), await player.frame()]).toEqual(['playing', 13]);
    expect(await outcomes(page)).toEqual({});
    await advanceFrames(page, 800);
    expect(await playerOf(page).frame()).toBe(14);
    expect(await player.eventsAndFrames()).toEqual(['load', 'ready', 'play', 'marker', 'complete']);
    expect(await outcomes(page)).toEqual({ played: 'true' });
  });

  test('with the larger frame first it plays backwards', async ({ page }) => {
    const player = await loadChapters(page);
    await playSegment(page, [15, 5]);
    expect(await player.frame()).toBe(14);
    await advanceFrames(page, 950);
    expect([await player.state(), await player.frame()]).toEqual(['paused', 5]);
    expect(await outcomes(page)).toEqual({ played: 'true' });
  });

  for (const [what, interrupt] of Object.entries({
    pause: (page: Page) => playerOf(page).pause(),
    'a seek': (page: Page) => playerOf(page).seek(2),
    'another segment': (page: Page) => playSegment(page, 'end', 'other'),
    'another source': (page: Page) => playerOf(page).update({ src: square() }),
    unmounting: (page: Page) => playerOf(page).unmount(),
  })) {
    test(`${what} interrupts it, which settles it`, async ({ page }) => {
      await loadChapters(page);
      await playSegment(page, 'middle');
      await advanceFrames(page, 300);
      await interrupt(page);
      expect(await outcomes(page)).toEqual({ played: 'false' });
    });
  }

  test('a freeze does not: play goes on with it', async ({ page }) => {
    const player = await loadChapters(page);
    await playSegment(page, 'middle');
    await advanceFrames(page, 300);
    await player.freeze();
    await player.play();
    await advanceFrames(page, 900);
    expect([await player.state(), await player.frame()]).toEqual(['paused', 14]);
    expect(await outcomes(page)).toEqual({ played: 'true' });
  });

  test('after it, play plays the whole from there', async ({ page }) => {
    const player = await loadChapters(page);
    await playSegment(page, 'middle');
    await advanceFrames(page, 1000);
    await player.play();
    await advanceFrames(page, 300);
    expect(await player.frame()).toBe(17);
  });

  test('asked for before the file is there it is played then; what is no part is not played', async ({
    page,
  }) => {
    await installFakeClock(page);
    const player = playerOf(page);
    await player.mount({ src: CHAPTERS });
    await playSegment(page, 'end');
    await playSegment(page, 'nowhere', 'nowhere');
    expect(await player.settled()).toBe('playing');
    expect(await player.frame()).toBe(15);
    expect(await outcomes(page)).toEqual({ nowhere: 'false' });
    await advanceFrames(page, 900);
    expect(await outcomes(page)).toEqual({ nowhere: 'false', played: 'true' });
  });

  test('a player without a picture settles it at once', async ({ page }) => {
    await playerOf(page).load({ src: '{' });
    await playSegment(page, 'middle');
    expect(await outcomes(page)).toEqual({ played: 'false' });
  });

  test('drawn by a worker it stops at its end too', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: CHAPTERS, renderer: 'canvas', speed: 4 }, { listensToFrames: false });
    await playSegment(page, [12, 4]);
    await expect.poll(() => outcomes(page)).toEqual({ played: 'true' });
    expect([await player.state(), await player.frame()]).toEqual(['paused', 4]);
  });
});
