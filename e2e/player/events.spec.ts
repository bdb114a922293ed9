import { advanceFrames, installFakeClock } from './clock';
import { reportedAndDrawnFrame } from './drawn-frame';
import { expect, playerOf, test } from './fixtures';
import { TEN_FRAMES } from './harness/square';

/**
 * The events of 3.5 seconds but `frame`, then the state and the frame at their end. The host calls play at the dot.
 * Columns: direction; loop; autoplay or play called by the host; first frame or keepLastFrame; whole file or its marker.
 */
const GOLDEN = `
 1 off  auto  rewind whole  load ready play complete                        paused 0
 1 off  auto  rewind part   load ready play complete                        paused 0
 1 off  auto  keep   whole  load ready play complete                        paused 9
 1 off  auto  keep   part   load ready play complete                        paused 4
 1 off  asked rewind whole  load ready · play complete                      paused 0
 1 off  asked rewind part   load ready · play complete                      paused 0
 1 off  asked keep   whole  load ready · play complete                      paused 9
 1 off  asked keep   part   load ready · play complete                      paused 4
 1 on   auto  rewind whole  load ready play loop loop loop                  playing 5
 1 on   auto  rewind part   load ready play loop loop loop loop loop loop loop   playing 0
 1 on   auto  keep   whole  load ready play loop loop loop                  playing 5
 1 on   auto  keep   part   load ready play loop loop loop loop loop loop loop   playing 0
 1 on   asked rewind whole  load ready · play loop loop loop                playing 5
 1 on   asked rewind part   load ready · play loop loop loop loop loop loop loop playing 0
 1 on   asked keep   whole  load ready · play loop loop loop                playing 5
 1 on   asked keep   part   load ready · play loop loop loop loop loop loop loop playing 0
 1 2    auto  rewind whole  load ready play loop complete                   paused 0
 1 2    auto  rewind part   load ready play loop complete                   paused 0
 1 2    auto  keep   whole  load ready play loop complete                   paused 0
 1 2    auto  keep   part   load ready play loop complete                   paused 0
 1 2    asked rewind whole  load ready · play loop complete                 paused 0
 1 2    asked rewind part   load ready · play loop complete                 paused 0
 1 2    asked keep   whole  load ready · play loop complete                 paused 0
 1 2    asked keep   part   load ready · play loop complete                 paused 0
-1 off  auto  rewind whole  load ready play complete                        paused 0
-1 off  auto  rewind part   load ready play complete                        paused 0
-1 off  auto  keep   whole  load ready play complete                        paused 0
-1 off  auto  keep   part   load ready play complete                        paused 0
-1 off  asked rewind whole  load ready · play complete                      paused 0
-1 off  asked rewind part   load ready · play complete                      paused 0
-1 off  asked keep   whole  load ready · play complete                      paused 0
-1 off  asked keep   part   load ready · play complete                      paused 0
-1 on   auto  rewind whole  load ready play loop loop loop                  playing 4
-1 on   auto  rewind part   load ready play loop loop loop loop loop loop loop   playing 4
-1 on   auto  keep   whole  load ready play loop loop loop                  playing 4
-1 on   auto  keep   part   load ready play loop loop loop loop loop loop loop   playing 4
-1 on   asked rewind whole  load ready · play loop loop loop                playing 4
-1 on   asked rewind part   load ready · play loop loop loop loop loop loop loop playing 4
-1 on   asked keep   whole  load ready · play loop loop loop                playing 4
-1 on   asked keep   part   load ready · play loop loop loop loop loop loop loop playing 4
-1 2    auto  rewind whole  load ready play loop complete                   paused 0
-1 2    auto  rewind part   load ready play loop complete                   paused 0
-1 2    auto  keep   whole  load ready play loop complete                   paused 0
-1 2    auto  keep   part   load ready play loop complete                   paused 0
-1 2    asked rewind whole  load ready · play loop complete                 paused 0
-1 2    asked rewind part   load ready · play loop complete                 paused 0
-1 2    asked keep   whole  load ready · play loop complete                 paused 0
-1 2    asked keep   part   load ready · play loop complete                 paused 0
`;

const LOOPS: Record<string, boolean | number> = { off: false, on: true, 2: 2 };

for (const renderer of ['svg', 'canvas'] as const) {
  test(`the host hears what the golden log says, for every way to play, ${renderer}`, async ({ page }) => {
    const rows = GOLDEN.trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/));
    expect(rows).toHaveLength(48);
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

test('each drawn frame is told with its number, percentage and time', async ({ page }) => {
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

test('play, asked for by a host that hears that it stopped, begins with the first frame', async ({
  page,
}) => {
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

test('what a callback asks for is heard of after all that came before it', async ({ page }) => {
  await page.evaluate(async (src) => {
    const { harness } = window;
    harness.installFakeClock();
    await harness.load('player', { src, autoplay: true, onReady: () => harness.handle('player').seek(3) });
  }, TEN_FRAMES);
  expect(await playerOf(page).eventsAndFrames()).toEqual(['load', 'ready', 'play', 'frame']);
});

test('a state that a callback leaves at once is heard of whole', async ({ page }) => {
  const state = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.installFakeClock();
    await harness.load('player', {
      src,
      onStateChange: (state) => state === 'stopped' && harness.handle('player').play(),
    });
    return harness.handle('player').state;
  }, TEN_FRAMES);
  expect(state).toBe('playing');
  expect(await playerOf(page).eventsAndFrames()).toEqual(['load', 'ready', 'play']);
});

test('callbacks that answer each other for ever hold neither the page nor another player', async ({
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

test('a callback that unmounts its player hears nothing more', async ({ page }) => {
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

for (const listensToFrames of [true, false]) {
  test(`where a host hears ${listensToFrames ? 'every' : 'no'} frame, each is drawn`, async ({ page }) => {
    await page.evaluate(
      async ({ src, listensToFrames }) => {
        window.harness.installFakeClock();
        await window.harness.load('player', { src, autoplay: true, loop: true }, { listensToFrames });
      },
      { src: TEN_FRAMES, listensToFrames },
    );
    for (const frame of [4, 8, 2]) {
      await advanceFrames(page, 400);
      expect(await reportedAndDrawnFrame(page)).toEqual([frame, frame]);
    }
  });
}

test('each other state is heard of, and the same once more is not', async ({ page }) => {
  const heard = await page.evaluate(async (src) => {
    const { harness } = window;
    const heard: string[] = [];
    await harness.load('player', { src, onStateChange: (state) => heard.push(state) });
    const { play, seek, stop } = harness.handle('player');
    play();
    for (const frame of [3, 4]) seek(frame);
    stop();
    for (const frame of [3, 4]) seek(frame);
    return heard;
  }, TEN_FRAMES);
  expect(heard).toEqual(['stopped', 'playing', 'stopped', 'paused']);
});

test('another background is heard of, whoever sets it, and the same once more is not', async ({ page }) => {
  const heard = await page.evaluate(async (src) => {
    const { harness } = window;
    const heard: string[] = [];
    await harness.load('player', {
      src,
      background: '#fff',
      onBackgroundChange: (background) => heard.push(background),
    });
    for (const background of ['red', 'red']) harness.handle('player').setBackground(background);
    harness.update('player', { background: 'blue' });
    return heard;
  }, TEN_FRAMES);
  expect(heard).toEqual(['red', 'blue']);
});

test('a throwing callback is reported and stops no player', async ({ page, faults }) => {
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

test('each of hundreds of iterations that end in one frame is told, in order', async ({ page }) => {
  await installFakeClock(page);
  const player = playerOf(page);
  await player.load({ src: TEN_FRAMES, autoplay: true, loop: true, speed: 10_000 });
  await advanceFrames(page, 16, 2);
  const passes = () =>
    page.evaluate(() =>
      window.harness.details('player', 'loop').map((loop) => (loop as { passes: number }).passes),
    );
  await advanceFrames(page, 40);
  const told = await passes();
  expect(told.length).toBeGreaterThan(500);
  expect(told).toEqual(told.map((_, index) => index + 1));
});
