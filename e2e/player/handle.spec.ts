import { installFakeClock } from './clock';
import { reportedAndDrawnFrame } from './drawn-frame';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

/** By state: what each handle method leads to, the next state and the events on the way. */
const OUTCOMES = {
  stopped: {
    play: 'playing: play',
    pause: 'stopped:',
    stop: 'stopped: stop',
    freeze: 'stopped:',
    seek: 'paused: pause',
  },
  paused: {
    play: 'playing: play',
    pause: 'paused:',
    stop: 'stopped: stop',
    freeze: 'paused:',
    seek: 'paused:',
  },
  playing: {
    play: 'playing:',
    pause: 'paused: pause',
    stop: 'stopped: stop',
    freeze: 'frozen: freeze',
    seek: 'playing:',
  },
  frozen: {
    play: 'playing: play',
    pause: 'paused: pause',
    stop: 'stopped: stop',
    freeze: 'frozen:',
    seek: 'paused: pause',
  },
  error: { play: 'error:', pause: 'error:', stop: 'error:', freeze: 'error:', seek: 'error:' },
  loading: {
    play: 'playing: load ready play',
    pause: 'stopped: load ready',
    stop: 'stopped: load ready stop',
    freeze: 'stopped: load ready',
    seek: 'paused: load ready pause',
  },
} as const;

type Method = keyof typeof OUTCOMES.stopped;

for (const [state, methods] of Object.entries(OUTCOMES)) {
  test(`handle methods when ${state}`, async ({ page }) => {
    for (const [method, expected] of Object.entries(methods)) {
      const outcome = await page.evaluate(
        async ({ state, method, src }) => {
          const name = 'player';
          window.harness.mount(name, { src: state === 'error' ? '{' : src });
          const player = window.harness.handle(name);
          if (state !== 'loading') await window.harness.settled(name);
          if (state !== 'stopped' && state !== 'loading') player.play();
          if (state === 'paused') player.pause();
          if (state === 'frozen') player.freeze();
          const before = { state: player.state, events: window.harness.events(name).length };
          if (method === 'seek') player.seek(5);
          else player[method]();
          const stateAfterCall = player.state;
          if (state === 'loading') await window.harness.settled(name);
          const events = window.harness.events(name).slice(before.events);
          const end = `${player.state}: ${events.join(' ')}`.trim();
          window.harness.unmount(name);
          // Reading after unmount must not throw.
          return { before: before.state, stateAfterCall, end, stateAfterUnmount: player.state };
        },
        { state, method: method as Method, src: TEN_FRAMES },
      );
      expect(outcome.before, method).toBe(state);
      if (state === 'loading') expect(outcome.stateAfterCall, method).toBe('loading');
      expect(outcome.end, method).toBe(expected);
    }
  });
}

test('after unmount a handle does nothing, and a snapshot is refused', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    await window.harness.load('player', { src });
    const player = window.harness.handle('player');
    const log = window.harness.log.player ?? [];
    const before = log.length;
    window.harness.unmount('player');
    player.play();
    player.pause();
    player.stop();
    player.freeze();
    player.seek('50%');
    player.setLoop(true);
    player.setSpeed(2);
    player.setDirection(-1);
    player.setBackground('red');
    const refusal = await player.snapshot({ format: 'png' }).catch((error) => error.name);
    return { refusal, events: log.length - before };
  }, TEN_FRAMES);
  expect(outcome).toEqual({ refusal: 'AbortError', events: 0 });
});

test('a snapshot of a player that goes meanwhile is refused', async ({ page }) => {
  const refusal = await page.evaluate(async (src) => {
    await window.harness.load('player', { src, background: 'var(--paper)' });
    const snapshot = window.harness.handle('player').snapshot({ format: 'svg' });
    window.harness.unmount('player');
    return snapshot.then(
      (blob) => blob.text(),
      (error) => error.name,
    );
  }, TEN_FRAMES);
  expect(refusal).toBe('AbortError');
});

test('what was asked while loading is applied in order, and a snapshot waits for the picture', async ({
  page,
}) => {
  const outcome = await page.evaluate(async (src) => {
    window.harness.mount('player', { src });
    const player = window.harness.handle('player');
    player.seek('50%');
    const snapshot = player.snapshot({ format: 'svg' });
    player.play();
    player.pause();
    await window.harness.settled('player');
    const text = await (await snapshot).text();
    return { events: window.harness.events('player'), frame: player.frame, isSvg: text.startsWith('<svg') };
  }, TEN_FRAMES);
  expect(outcome).toEqual({ events: ['load', 'ready', 'pause', 'play', 'pause'], frame: 5, isSvg: true });
});

test('play at the end shows the beginning, even where pause follows at once', async ({ page }) => {
  await playerOf(page).load({ src: TEN_FRAMES });
  for (const direction of [1, -1] as const) {
    await page.evaluate((direction) => {
      const player = window.harness.handle('player');
      player.setDirection(direction);
      player.seek(direction === 1 ? 9 : 0);
      player.play();
      player.pause();
    }, direction);
    const frame = direction === 1 ? 0 : 9;
    expect(await reportedAndDrawnFrame(page)).toEqual([frame, frame]);
  }
});

test('backwards it is ready with its last frame on screen', async ({ page }) => {
  await installFakeClock(page);
  await playerOf(page).load({ src: TEN_FRAMES, autoplay: true, direction: -1 });
  expect(await reportedAndDrawnFrame(page)).toEqual([9, 9]);
});

test('the duration is that at speed 1, whatever the speed', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, speed: 2 });
  expect(await page.evaluate(() => window.harness.handle('player').duration)).toBe(1);
});

test('a source that fails leaves nothing of the one before to be told', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES });
  await player.seek(4);
  await player.update({ src: '{' });
  expect(await player.settled()).toBe('error');
  const figures = await page.evaluate(() => {
    const { frame, totalFrames, frameRate, duration } = window.harness.handle('player');
    return { frame, totalFrames, frameRate, duration };
  });
  expect(figures).toEqual({ frame: 0, totalFrames: 0, frameRate: 0, duration: 0 });
});

test('what was asked before the first frame comes before what is asked at ready', async ({ page }) => {
  const frame = await page.evaluate(async (src) => {
    const { harness } = window;
    const seek = (to: number) => harness.handle('player').seek(to);
    harness.mount('player', { src, onReady: () => seek(5) });
    seek(2);
    await harness.settled('player');
    return harness.handle('player').frame;
  }, TEN_FRAMES);
  expect(frame).toBe(5);
});
