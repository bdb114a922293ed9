import { advanceFrames, installFakeClock } from './clock';
import { reportedAndDrawnFrame } from './drawn-frame';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

/**
 * The events of 3.5 seconds except `frame`, then the state and the frame at their end. The host calls `play` at the dot.
 * Columns: direction; loop; autoplay or a call; `keepLastFrame`; the whole animation or a segment of five frames.
 * The core's tests have all 48 combinations.
 */
const GOLDEN = `
 1 off  asked keep   part   load ready · play complete                      paused 4
 1 on   auto  rewind whole  load ready play loop loop loop                  playing 5
 1 2    auto  keep   whole  load ready play loop complete                   paused 0
-1 off  auto  rewind whole  load ready play complete                        paused 0
-1 on   asked keep   part   load ready · play loop loop loop loop loop loop loop playing 4
-1 2    asked rewind whole  load ready · play loop complete                 paused 0
`;

const LOOPS: Record<string, boolean | number> = { off: false, on: true, 2: 2 };

for (const renderer of ['svg', 'canvas'] as const) {
  test(`emits the golden event sequences in ${renderer}`, async ({ page }) => {
    const rows = GOLDEN.trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/));
    expect(rows).toHaveLength(6);
    await page.evaluate(() => window.harness.installFakeClock());
    for (const row of rows) {
      const [direction, loop = '', start, end, part] = row;
      const props = {
        src: TEN_FRAMES,
        renderer,
        direction: Number(direction) as 1 | -1,
        loop: LOOPS[loop],
        autoplay: start === 'auto',
        keepLastFrame: end === 'keep',
        segment: part === 'part' ? 'part' : undefined,
      };
      const before = await page.evaluate(
        async ({ props, isAsked }) => {
          await window.harness.load('golden', props);
          const before = window.harness.events('golden');
          if (isAsked) window.harness.handle('golden').play();
          for (let frame = 0; frame < 70; frame += 1) window.harness.advanceFrame(50);
          return before;
        },
        { props, isAsked: start === 'asked' },
      );
      const outcome = () =>
        page.evaluate((before) => {
          const { state, frame } = window.harness.handle('golden');
          return [...window.harness.events('golden').slice(before), state, String(frame)];
        }, before.length);
      const settings = [direction, loop, start, end, part];
      const said = start === 'asked' ? [...before, '·'] : before;
      // A worker says when it has drawn, and what comes after that is heard then.
      await expect.poll(async () => [...settings, ...said, ...(await outcome())]).toEqual(row);
      await playerOf(page, 'golden').unmount();
    }
  });
}

test('emits frame with its number, percentage and time after each rendering', async ({ page }) => {
  const frames = await page.evaluate(async (src) => {
    window.harness.installFakeClock();
    await window.harness.load('player', { src, autoplay: true, keepLastFrame: true });
    for (let step = 0; step < 9; step += 1) window.harness.advanceFrame(100);
    return window.harness.details('player', 'frame');
  }, TEN_FRAMES);
  expect(frames).toHaveLength(9);
  for (const [index, frame] of frames.entries()) {
    expect(frame).toMatchObject({ frame: index + 1, totalFrames: 10 });
    expect(frame).toHaveProperty('percent', expect.closeTo(((index + 1) / 9) * 100));
    expect(frame).toHaveProperty('time', expect.closeTo((index + 1) / 10));
  }
});

test('renders each frame whether the host listens to frames or not', async ({ page }) => {
  await installFakeClock(page);
  for (const listensToFrames of [true, false]) {
    await playerOf(page).load({ src: TEN_FRAMES, autoplay: true, loop: true }, { listensToFrames });
    for (const frame of [4, 8, 2]) {
      await advanceFrames(page, 400);
      expect(await reportedAndDrawnFrame(page)).toEqual([frame, frame]);
    }
    await playerOf(page).unmount();
  }
});

test('emits the events of a call after the events that were due before it', async ({ page }) => {
  const log = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.installFakeClock();
    const player = () => harness.handle('player');
    /** Mounts a player with a callback, and returns its events, its state and its frame. */
    const run = async (props: Parameters<typeof harness.load>[1], act = () => {}) => {
      harness.mount('player', { src, ...props });
      act();
      await harness.settled('player');
      // Callbacks of the same task come first.
      await new Promise((resolve) => setTimeout(resolve));
      const events = harness.log.player?.map(({ name }) => name);
      const outcome = [...(events ?? []), player().state, player().frame].join(' ');
      harness.unmount('player');
      return outcome;
    };
    return {
      onReady: await run({ autoplay: true, onReady: () => player().seek(3) }),
      onStateChange: await run({ onStateChange: (state) => state === 'stopped' && player().play() }),
      queued: await run({ onReady: () => player().seek(5) }, () => player().seek(2)),
    };
  }, TEN_FRAMES);
  expect(log).toEqual({
    onReady: 'load ready play frame playing 3',
    onStateChange: 'load ready play playing 0',
    queued: 'load ready frame pause frame paused 5',
  });
});

test('starts at the first frame when onStop calls play', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    const { harness } = window;
    const frames: number[] = [];
    await harness.load('player', {
      src,
      autoplay: true,
      onStop: ({ frame }) => {
        frames.push(frame);
        harness.handle('player').play();
      },
    });
    const player = harness.handle('player');
    player.seek(4);
    player.stop();
    return { frames, frame: player.frame, state: player.state };
  }, TEN_FRAMES);
  expect(outcome).toEqual({ frames: [0], frame: 0, state: 'playing' });
});

test('keeps the page and another player running when two callbacks call each other forever', async ({
  page,
}) => {
  const after = await page.evaluate(async (src) => {
    const { harness } = window;
    const handle = () => harness.handle('player');
    let answering = true;
    await harness.load('player', {
      src,
      onPlay: () => answering && handle().pause(),
      onPause: () => answering && handle().play(),
    });
    let frames = 0;
    await harness.load('other', { src, autoplay: true, loop: true, onFrame: () => ++frames });
    handle().play();
    const before = frames;
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    answering = false;
    handle().stop();
    return { frames: frames - before, state: handle().state };
  }, TEN_FRAMES);
  expect(after.frames).toBeGreaterThan(2);
  expect(after.state).toBe('stopped');
});

test('emits nothing more when a callback unmounts its player', async ({ page }) => {
  const events = await page.evaluate(async (src) => {
    const { harness } = window;
    const events: string[] = [];
    await new Promise<void>((resolve) => {
      harness.mount('player', {
        src,
        autoplay: true,
        onEvent: (event) => events.push(event),
        onReady: () => {
          harness.unmount('player');
          resolve();
        },
      });
    });
    return events;
  }, TEN_FRAMES);
  expect(events).toEqual(['load']);
});

test('reports a callback that throws, and stops no player', async ({ page, faults }) => {
  const frames = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.installFakeClock();
    const onEvent = () => {
      throw new Error('from the host');
    };
    await harness.load('thrower', {
      src,
      autoplay: true,
      loop: true,
      onEvent,
      onFrame: onEvent,
      onStateChange: onEvent,
      onBackgroundChange: onEvent,
    });
    harness.handle('thrower').setBackground('red');
    await harness.load('other', { src, autoplay: true, loop: true });
    for (let step = 0; step < 5; step += 1) harness.advanceFrame(100);
    return ['thrower', 'other'].map((name) => harness.details(name, 'frame').length);
  }, TEN_FRAMES);
  expect(frames).toEqual([5, 5]);
  await expect.poll(() => faults.length).toBeGreaterThan(10);
  expect(new Set(faults.splice(0))).toEqual(new Set(['uncaught: from the host']));
});
