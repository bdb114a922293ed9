import type { Page } from '@playwright/test';
import type { PlayerHandle } from '@/player/types';
import { aFrame, expect, playerOf, test } from './fixtures';
import { hasCorpus } from './harness/corpus';
import type { PlainProps } from './harness/page';
import { square } from './harness/square';

/** Ten frames, a second long, with a marker over frames 2 to 6. */
const TEN = square({ frames: 10, rate: 10, markers: [{ tm: 2, dr: 5, cm: 'part' }] });

/** Answers with an animation of 60 frames. */
const GOOD = '/fault/lottie';

/**
 * What the host hears within 3.5 seconds, frames left out, and where the player is then. A dot is where the host calls play.
 * Columns: direction, loop, autoplay or not, keepLastFrame or not, the whole file or its marker.
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

test('the host hears what the golden log says, for every way to play', async ({ page }) => {
  const rows = GOLDEN.trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  expect(rows).toHaveLength(48);
  const ends = await page.evaluate(
    async ({ rows, src, loops }) => {
      window.harness.steerTime();
      const ends: string[][] = [];
      for (const [direction, loop = '', start, end, part] of rows) {
        await window.harness.load('golden', {
          src,
          direction: Number(direction) as 1 | -1,
          loop: loops[loop],
          autoplay: start === 'auto',
          keepLastFrame: end === 'keep',
          segment: part === 'part' ? 'part' : undefined,
        });
        const player = window.harness.handle('golden');
        const before = start === 'asked' ? [...window.harness.events('golden'), '·'] : [];
        if (start === 'asked') player.play();
        for (let half = 0; half < 70; half += 1) window.harness.advance(50);
        const events = [...before, ...window.harness.events('golden').slice(Math.max(before.length - 1, 0))];
        ends.push([
          direction,
          loop,
          start,
          end,
          part,
          ...events,
          player.state,
          String(player.frame),
        ] as string[]);
        window.harness.unmount('golden');
      }
      return ends;
    },
    { rows, src: TEN, loops: LOOPS },
  );
  expect(ends.map((row) => row.join(' '))).toEqual(rows.map((row) => row.join(' ')));
});

test('each drawn frame is told with its number, percentage and time', async ({ page }) => {
  const frames = await page.evaluate(async (src) => {
    window.harness.steerTime();
    await window.harness.load('player', { src, autoplay: true, keepLastFrame: true });
    for (let tick = 0; tick < 9; tick += 1) window.harness.advance(100);
    return window.harness.details('player', 'frame');
  }, TEN);
  expect(frames).toHaveLength(9);
  for (const [index, frame] of frames.entries()) {
    expect(frame).toMatchObject({ frame: index + 1, totalFrames: 10 });
    expect(frame).toHaveProperty('percent', expect.closeTo(((index + 1) / 9) * 100));
    expect(frame).toHaveProperty('time', expect.closeTo((index + 1) / 10));
  }
});

test('a segment is counted from its own first frame and shows the file there', async ({ page }) => {
  const drawn = await page.evaluate(async (src) => {
    const picture = () =>
      window.harness.box('player').querySelector('g[transform]')?.getAttribute('transform');
    await window.harness.load('player', { src });
    window.harness.handle('player').seek(4);
    const whole = picture();
    window.harness.update('player', { segment: [2, 7] });
    await window.harness.ended('player');
    window.harness.handle('player').seek(2);
    return { whole, part: picture(), totalFrames: window.harness.handle('player').totalFrames };
  }, TEN);
  expect(drawn.part).toBe(drawn.whole);
  expect(drawn.totalFrames).toBe(5);
});

/** State after each handle method, and what was heard. */
const HANDLE = {
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

type Method = keyof typeof HANDLE.stopped;

for (const [state, methods] of Object.entries(HANDLE)) {
  test(`handle methods when ${state}`, async ({ page }) => {
    for (const [method, expected] of Object.entries(methods)) {
      const outcome = await page.evaluate(
        async ({ state, method, src }) => {
          const name = 'player';
          window.harness.mount(name, { src: state === 'error' ? '{' : src });
          const player = window.harness.handle(name);
          if (state !== 'loading') await window.harness.ended(name);
          if (state !== 'stopped' && state !== 'loading') player.play();
          if (state === 'paused') player.pause();
          if (state === 'frozen') player.freeze();
          const before = { state: player.state, heard: window.harness.events(name).length };
          if (method === 'seek') player.seek(5);
          else player[method]();
          const still = { state: player.state };
          if (state === 'loading') await window.harness.ended(name);
          const heard = window.harness.events(name).slice(before.heard);
          const end = `${player.state}: ${heard.join(' ')}`.trim();
          window.harness.unmount(name);
          return { before: before.state, still: still.state, end, afterUnmount: player.state };
        },
        { state, method: method as Method, src: TEN },
      );
      expect(outcome.before, method).toBe(state);
      if (state === 'loading') expect(outcome.still, method).toBe('loading');
      expect(outcome.end, method).toBe(expected);
    }
  });
}

test('after unmount a handle does nothing, and a snapshot is refused', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    await window.harness.load('player', { src });
    const player = window.harness.handle('player');
    const heard = window.harness.log.player ?? [];
    const before = heard.length;
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
    return { refusal, heard: heard.length - before };
  }, TEN);
  expect(outcome).toEqual({ refusal: 'AbortError', heard: 0 });
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
  }, TEN);
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
    await window.harness.ended('player');
    const text = await (await snapshot).text();
    return { events: window.harness.events('player'), frame: player.frame, isSvg: text.startsWith('<svg') };
  }, TEN);
  expect(outcome).toEqual({ events: ['load', 'ready', 'pause', 'play', 'pause'], frame: 5, isSvg: true });
});

test('a prop that changes late takes effect at once, without loading again', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.steerTime();
    await harness.load('player', { src, autoplay: true });
    const player = harness.handle('player');
    const frames: number[] = [];
    const tick = () => {
      harness.advance(100);
      frames.push(player.frame);
    };
    tick();
    harness.update('player', { speed: 3 });
    tick();
    harness.update('player', { direction: -1 });
    tick();
    harness.update('player', { speed: 1, loop: true });
    tick();
    tick();
    harness.update('player', { loop: false, keepLastFrame: true, direction: 1, background: 'rgb(1, 2, 3)' });
    tick();
    const fill = harness.box('player').querySelector('rect')?.getAttribute('fill');
    return { frames, fill, events: harness.events('player') };
  }, TEN);
  expect(outcome.frames).toEqual([1, 4, 1, 0, 9, 9]);
  expect(outcome.fill).toBe('rgb(1, 2, 3)');
  expect(outcome.events).toEqual(['load', 'ready', 'play', 'loop', 'complete']);
});

for (const change of [
  { renderer: 'canvas' },
  { segment: [0, 5] },
  { expressions: true },
  { src: square({ frames: 20 }) },
] satisfies PlainProps[]) {
  test(`a late change of ${Object.keys(change)[0]} loads again`, async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN, autoplay: true, speed: 0.01 });
    await player.update(change);
    await expect.poll(() => player.events()).toEqual(['load', 'ready', 'play', 'load', 'ready', 'play']);
  });
}

test('a lazy player that becomes an eager one loads at once', async ({ page }) => {
  const player = playerOf(page);
  await page.evaluate(() => {
    document.body.style.paddingTop = '500vh';
  });
  const asked = requestsOf(page);
  await player.mount({ src: GOOD, loading: 'lazy' });
  await player.update({ loading: 'eager', segment: [0, 5] });
  expect(await player.ended()).toBe('stopped');
  expect(await player.totalFrames()).toBe(5);
  expect(asked()).toBe(1);
});

test('subframes that change while the first frame is drawn count', async ({ page }) => {
  const markup = await page.evaluate(async (src) => {
    const { harness } = window;
    await harness.load('player', {
      src,
      onLoad: () => queueMicrotask(() => harness.update('player', { subframes: false })),
    });
    const drawn = () => harness.box('player').querySelector('svg g')?.innerHTML;
    const first = drawn();
    harness.handle('player').seek(0.5);
    return { first, between: drawn() };
  }, TEN);
  expect(markup.between).toBe(markup.first);
});

test('subframes that change before there is a picture draw none', async ({ page }) => {
  const player = playerOf(page);
  await player.mount({ src: '/fault/hang' });
  await player.update({ subframes: false });
  expect(await heardBy(page)).toEqual([]);
});

test('without subframes a picture between two frames goes to the one it is at', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN });
  const x = () => player.box.locator('svg path').evaluate((path) => path.getBoundingClientRect().x);
  await page.evaluate(() => window.harness.handle('player').seek(4));
  const whole = await x();
  await page.evaluate(() => window.harness.handle('player').seek(4.5));
  expect(await x()).toBeGreaterThan(whole);
  const told = (await heardBy(page))?.length ?? 0;
  await player.update({ subframes: false });
  expect(await x()).toBe(whole);
  expect((await heardBy(page))?.slice(told)).toEqual(['frame']);
});

test('a number of passes and a background that are none change nothing', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN, loop: Number.NaN, background: 'zzz' });
  await player.update({ label: 'another' });
  expect(await player.state()).toBe('stopped');
  const fill = () =>
    player.box
      .locator('rect')
      .first()
      .evaluate((rect) => getComputedStyle(rect).fill);
  expect(await fill()).toBe('none');
  await player.update({ background: 'rgb(1, 2, 3)' });
  expect(await fill()).toBe('rgb(1, 2, 3)');
});

test('play, asked for by a host that hears that it stopped, begins with the first frame', async ({
  page,
}) => {
  const heard = await page.evaluate(async (src) => {
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
  }, TEN);
  expect(heard).toEqual({ frames: [0], frame: 0, state: 'playing' });
});

/** Counts from here on how often a path is asked for. */
function requestsOf(page: Page, path = GOOD) {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** The names of all that was heard, frames too. */
const heardBy = (page: Page) => page.evaluate(() => window.harness.log.player?.map(({ name }) => name));

test('what a callback asks for is heard of after all that came before it', async ({ page }) => {
  await page.evaluate(async (src) => {
    const { harness } = window;
    harness.steerTime();
    await harness.load('player', { src, autoplay: true, onReady: () => harness.handle('player').seek(3) });
  }, TEN);
  expect(await heardBy(page)).toEqual(['load', 'ready', 'play', 'frame']);
});

test('a state that a callback leaves at once is heard of whole', async ({ page }) => {
  const state = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.steerTime();
    await harness.load('player', {
      src,
      onStateChange: (state) => state === 'stopped' && harness.handle('player').play(),
    });
    return harness.handle('player').state;
  }, TEN);
  expect(state).toBe('playing');
  expect(await heardBy(page)).toEqual(['load', 'ready', 'play']);
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
  }, TEN);
  expect(after.frames).toBeGreaterThan(2);
  expect(after.state).toBe('stopped');
});

test('a callback that unmounts its player hears nothing more', async ({ page }) => {
  const heard = await page.evaluate(async (src) => {
    const { harness } = window;
    const heard: string[] = [];
    await new Promise<void>((resolve) => {
      harness.mount('player', {
        src,
        autoplay: true,
        onEvent: (event) => heard.push(event),
        onReady: () => {
          harness.unmount('player');
          resolve();
        },
      });
    });
    return heard;
  }, TEN);
  expect(heard).toEqual(['load']);
});

/** The number that says where the handle is, and the one that says where the picture is. */
const reportedAndDrawn = (page: Page) =>
  page.evaluate(() => {
    const layer = window.harness.box('player').querySelector('svg g[transform]');
    const x = Number(/([\d.]+),[\d.]+\)$/.exec(layer?.getAttribute('transform') ?? '')?.[1]);
    return [window.harness.handle('player').frame, Math.round((x - 20) / 6)];
  });

test('play at the end shows the beginning, even where pause follows at once', async ({ page }) => {
  await playerOf(page).load({ src: TEN });
  for (const direction of [1, -1] as const) {
    await page.evaluate((direction) => {
      const player = window.harness.handle('player');
      player.setDirection(direction);
      player.seek(direction === 1 ? 9 : 0);
      player.play();
      player.pause();
    }, direction);
    const frame = direction === 1 ? 0 : 9;
    expect(await reportedAndDrawn(page)).toEqual([frame, frame]);
  }
});

for (const hearsFrames of [true, false]) {
  test(`where a host hears ${hearsFrames ? 'every' : 'no'} frame, each is drawn`, async ({ page }) => {
    await page.evaluate(
      async ({ src, hearsFrames }) => {
        window.harness.steerTime();
        await window.harness.load('player', { src, autoplay: true, loop: true }, { hearsFrames });
      },
      { src: TEN, hearsFrames },
    );
    for (const frame of [4, 8, 2]) {
      await page.evaluate(() => window.harness.advance(400));
      expect(await reportedAndDrawn(page)).toEqual([frame, frame]);
    }
  });
}

test('backwards it is ready with its last frame on screen', async ({ page }) => {
  await page.evaluate(() => window.harness.steerTime());
  await playerOf(page).load({ src: TEN, autoplay: true, direction: -1 });
  expect(await reportedAndDrawn(page)).toEqual([9, 9]);
});

test('a source that fails leaves nothing of the one before to be told', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN });
  await page.evaluate(() => window.harness.handle('player').seek(4));
  await player.update({ src: '{' });
  expect(await player.ended()).toBe('error');
  const told = await page.evaluate(() => {
    const { frame, totalFrames, frameRate, duration } = window.harness.handle('player');
    return { frame, totalFrames, frameRate, duration };
  });
  expect(told).toEqual({ frame: 0, totalFrames: 0, frameRate: 0, duration: 0 });
});

test('settings that JSON can’t hold, and values that are none, take nothing down', async ({ page }) => {
  const state = await page.evaluate(async (src) => {
    const { harness } = window;
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    const none = null as unknown as undefined;
    await harness.load('player', { src, rendererSettings: circle, segment: none });
    harness.update('player', { rendererSettings: { ...circle } });
    harness.handle('player').setBackground(none as unknown as string);
    return harness.handle('player').state;
  }, TEN);
  expect(state).toBe('stopped');
});

for (const side of ['width', 'height'] as const) {
  test(`${side} alone gives the box no shape: it stays 16 by 9`, async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN, width: undefined, height: undefined, [side]: 400 });
    const box = await player.box.getByRole('img').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  });
}

test('a file gives its layers and shapes no id of the page', async ({ page }) => {
  const src = JSON.parse(JSON.stringify(square()), (_, value) =>
    value?.ty ? { ...value, ln: 'hero' } : value,
  );
  await playerOf(page, 'one').load({ src });
  await playerOf(page, 'two').load({ src });
  await expect(page.locator('#hero')).toHaveCount(0);
});

test('an equal object, or the same props again, does not load again', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN, segment: [0, 5], rendererSettings: { className: 'picture' } });
  await player.update({
    src: structuredClone(TEN),
    segment: [0, 5],
    rendererSettings: { className: 'picture' },
  });
  expect(await player.state()).toBe('stopped');
  expect(await player.events()).toEqual(['load', 'ready']);
});

for (const renderer of ['svg', 'canvas', 'html'] as const) {
  test(`renderer settings that change later are drawn by at once in ${renderer}, and playing goes on`, async ({
    page,
  }) => {
    const asked = requestsOf(page);
    const player = playerOf(page);
    await player.load({ src: GOOD, renderer, autoplay: true, loop: true, speed: 0.01 });
    const className = page.locator('.other');
    await expect(className).toHaveCount(0);
    await page.evaluate(() => window.harness.handle('player').seek(30));
    const picture = () => player.box.getByRole('img').screenshot();
    await player.update({ rendererSettings: { className: 'other' } });
    expect(await player.state()).toBe('playing');
    await expect(className).toHaveCount(1);
    await expect(player.box.locator('[role=img] > div')).toHaveCount(1);
    await page.evaluate(() => window.harness.handle('player').seek(30));
    await page.evaluate(() => window.harness.handle('player').pause());
    const other = await picture();
    await player.update({ rendererSettings: {} });
    await expect(className).toHaveCount(0);
    expect((await picture()).equals(other)).toBe(true);
    expect(await player.frame()).toBe(30);
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause']);
    expect(asked()).toBe(1);
  });
}

test('renderer settings that change while the first frame is drawn count, and nothing is told twice', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.evaluate(
    (src) =>
      window.harness.load('player', {
        src,
        onLoad: () => {
          queueMicrotask(() => window.harness.update('player', { rendererSettings: { className: 'other' } }));
        },
      }),
    GOOD,
  );
  const player = playerOf(page);
  await expect(page.locator('svg.other')).toHaveCount(1);
  expect(await player.state()).toBe('stopped');
  expect(await player.events()).toEqual(['load', 'ready']);
  expect(asked()).toBe(1);
});

test('renderer settings that change after a failure leave it be', async ({ page }) => {
  const asked = requestsOf(page, '/fault/html');
  const player = playerOf(page);
  await player.load({ src: '/fault/html?status=404' });
  await player.update({ rendererSettings: { className: 'other' } });
  expect(await player.state()).toBe('error');
  expect(await player.events()).toEqual(['error']);
  expect(asked()).toBe(1);
});

test('the visitor’s setting that changes while a frame is drawn anew only pauses', async ({ page }) => {
  const told = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.steerTime();
    const setting = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = () => setting as unknown as MediaQueryList;
    await harness.load('player', { src, autoplay: true, loop: true });
    harness.advance(450);
    harness.update('player', { rendererSettings: { className: 'other' } });
    setting.matches = true;
    setting.dispatchEvent(new Event('change'));
    const { state, frame } = harness.handle('player');
    return { state, frame, events: harness.events('player') };
  }, TEN);
  expect(told).toEqual({ state: 'paused', frame: 4, events: ['load', 'ready', 'play', 'pause'] });
  await expect(page.locator('svg.other')).toHaveCount(1);
});

test('what was asked before the first frame comes before what is asked at ready', async ({ page }) => {
  const frame = await page.evaluate(async (src) => {
    const { harness } = window;
    const seek = (to: number) => harness.handle('player').seek(to);
    harness.mount('player', { src, onReady: () => seek(5) });
    seek(2);
    await harness.ended('player');
    return harness.handle('player').frame;
  }, TEN);
  expect(frame).toBe(5);
});

test('renderer settings that change while another file is on its way draw that one', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN });
  await player.update({ src: '/fault/slow?ms=200&frames=20' });
  await player.update({ rendererSettings: { className: 'other' } });
  expect(await player.ended()).toBe('stopped');
  expect(await player.totalFrames()).toBe(20);
  await expect(page.locator('svg.other')).toHaveCount(1);
  expect(await player.events()).toEqual(['load', 'ready', 'load', 'ready']);
});

test('the pointer starts it and stops it again', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN, hover: true, loop: true, speed: 0.01 });
  await player.box.hover();
  expect(await player.state()).toBe('playing');
  await page.mouse.move(600, 600);
  expect(await player.state()).toBe('stopped');
  expect(await player.frame()).toBe(0);
  expect(await player.events()).toEqual(['load', 'ready', 'play', 'stop']);
});

test('what is under the pointer is never taken away: browsers tell nobody when the pointer leaves that', async ({
  page,
}) => {
  const player = playerOf(page);
  const underPointer = () =>
    player.box.evaluateHandle((box) => {
      const { x, y, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2);
    });
  await player.mount({ src: TEN, hover: true, poster: 'data:image/svg+xml,<svg/>' });
  const before = await underPointer();
  expect(await player.ended()).toBe('stopped');
  await player.update({ renderer: 'canvas' });
  expect(await player.ended()).toBe('stopped');
  expect(await (await underPointer()).evaluate((element, other) => element === other, before)).toBe(true);
});

test('the keyboard focus starts it and stops it again', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN, hover: true, loop: true, speed: 0.01 });
  await page.keyboard.press('Tab');
  expect(await player.state()).toBe('playing');
  await page.keyboard.press('Shift+Tab');
  expect(await player.state()).toBe('stopped');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap starts it and one elsewhere stops it; a finger that scrolls the page leaves it still', async ({
    page,
  }) => {
    const player = playerOf(page);
    await page.evaluate(() => {
      document.body.style.height = '300vh';
    });
    await player.load({ src: TEN, hover: true, loop: true, speed: 0.01 });
    await page.touchscreen.tap(200, 200);
    expect(await player.state()).toBe('playing');
    await page.touchscreen.tap(600, 600);
    await expect.poll(() => player.state()).toBe('stopped');
    const session = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x: 200, y: 300 });
    for (const y of [280, 240, 200, 160]) await touch('touchMove', { x: 200, y });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await expect.poll(() => player.state()).toBe('stopped');
  });
});

test('without hover the pointer changes nothing', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ src: TEN });
  await player.box.hover();
  expect(await player.state()).toBe('stopped');
});

test.describe('unseen', () => {
  /** Puts the player, and nothing else, above a long page. */
  async function loadAbove(page: Page, props: PlainProps = {}) {
    await page.evaluate(() => {
      window.harness.steerTime();
      document.body.style.paddingBottom = '3000px';
    });
    const player = playerOf(page);
    await player.load({ src: TEN, autoplay: true, loop: true, ...props });
    await page.evaluate(() => window.harness.advance(450));
    return player;
  }

  const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo(0, top), top);

  const hideTab = (page: Page, hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

  const hide = {
    'scrolled away': (page: Page) => scrollTo(page, 2000),
    'in a hidden tab': (page: Page) => hideTab(page, true),
  };
  const show = {
    'scrolled away': (page: Page) => scrollTo(page, 0),
    'in a hidden tab': (page: Page) => hideTab(page, false),
  };

  for (const how of ['scrolled away', 'in a hidden tab'] as const) {
    test(`${how} it freezes, costs nothing, and goes on from where it was`, async ({ page }) => {
      const player = await loadAbove(page);
      await hide[how](page);
      await expect.poll(() => player.state()).toBe('frozen');
      expect(await page.evaluate(() => window.harness.advance(5000)), 'animation frames asked for').toBe(0);
      expect(await player.frame()).toBe(4);
      await show[how](page);
      await expect.poll(() => player.state()).toBe('playing');
      expect(await player.frame()).toBe(4);
      await page.evaluate(() => window.harness.advance(100));
      expect(await player.frame()).toBe(5);
      expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze', 'play']);
    });

    test(`${how} it stays as the host left it`, async ({ page }) => {
      const player = await loadAbove(page);
      await page.evaluate(() => window.harness.handle('player').pause());
      await hide[how](page);
      await show[how](page);
      expect(await player.events()).toEqual(['load', 'ready', 'play', 'pause']);
    });

    test(`${how} it goes on once freezeWhenUnseen is off, whatever else changes with it`, async ({
      page,
    }) => {
      const player = await loadAbove(page);
      await hide[how](page);
      await expect.poll(() => player.state()).toBe('frozen');
      const state = await page.evaluate(() => {
        const { harness } = window;
        harness.update('player', { freezeWhenUnseen: false, rendererSettings: { className: 'other' } });
        return harness.handle('player').state;
      });
      expect(state).toBe('playing');
    });

    test(`${how} it plays on where freezeWhenUnseen is off, until that changes`, async ({ page }) => {
      const player = await loadAbove(page, { freezeWhenUnseen: false });
      await hide[how](page);
      await page.evaluate(() => window.harness.advance(100));
      expect(await player.state()).toBe('playing');
      await expect.poll(() => isFrozenOnceAsked(page)).toBe(true);
    });
  }

  test('in a box that is folded away it freezes, and goes on once that is unfolded', async ({ page }) => {
    const player = await loadAbove(page);
    const fold = (height: string) =>
      player.box.evaluate((box, height) => {
        box.style.height = height;
        box.style.overflow = 'hidden';
      }, height);
    await fold('0');
    await expect.poll(() => player.state()).toBe('frozen');
    await fold('400px');
    await expect.poll(() => player.state()).toBe('playing');
  });

  /** The browser tells of scrolling in its own time, so the prop goes to and fro until it has. */
  async function isFrozenOnceAsked(page: Page) {
    const player = playerOf(page);
    await player.update({ freezeWhenUnseen: false });
    await player.update({ freezeWhenUnseen: true });
    return (await player.state()) === 'frozen';
  }

  test('play is heard and frozen at once where nobody can see it', async ({ page }) => {
    const player = await loadAbove(page, { autoplay: false });
    await hideTab(page, true);
    await page.evaluate(() => window.harness.handle('player').play());
    expect(await player.state()).toBe('frozen');
    await hideTab(page, false);
    expect(await player.state()).toBe('playing');
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze', 'play']);
  });

  test('what the host froze stays frozen until the host plays it', async ({ page }) => {
    const player = await loadAbove(page);
    await page.evaluate(() => window.harness.handle('player').freeze());
    await hideTab(page, true);
    await hideTab(page, false);
    expect(await player.state()).toBe('frozen');
    await page.evaluate(() => window.harness.handle('player').play());
    expect(await player.state()).toBe('playing');
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze', 'play']);
  });

  test('a lazy player asks for nothing until it comes near', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const player = playerOf(page);
    await page.evaluate(() => {
      document.body.style.paddingTop = '3000px';
    });
    await player.mount({ src: '/fault/lottie', loading: 'lazy' });
    await scrollTo(page, 1000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1000);
    expect(asked).toEqual([]);
    expect(await player.state()).toBe('loading');
    await scrollTo(page, 2500);
    expect(await player.ended()).toBe('stopped');
    expect(asked).toContain('/fault/lottie');
  });
});

test.describe('reduced motion', () => {
  const REDUCIBLE = square({ frames: 10, rate: 10, markers: [{ tm: 4, dr: 2, cm: 'reduced motion' }] });

  test('nothing plays by itself, but plays when asked', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = playerOf(page);
    expect(await player.load({ src: TEN, autoplay: true, loop: true })).toBe('stopped');
    await page.evaluate(() => window.harness.handle('player').play());
    expect(await player.state()).toBe('playing');
  });

  test('pauses when the visitor asks for it, and goes on when they no longer do', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN, autoplay: true, loop: true });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => player.state()).toBe('paused');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => player.state()).toBe('playing');
    expect((await player.events()).filter((event) => event !== 'loop')).toEqual([
      'load',
      'ready',
      'play',
      'pause',
      'play',
    ]);
  });

  test('does not start what the host paused meanwhile', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN, autoplay: true, loop: true });
    await page.evaluate(() => window.harness.handle('player').pause());
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await player.state()).toBe('paused');
  });

  test('does not start what the host stopped when it heard of the pause', async ({ page }) => {
    const player = playerOf(page);
    await page.evaluate(
      (src) =>
        window.harness.load('player', {
          src,
          autoplay: true,
          loop: true,
          onPause: () => window.harness.handle('player').stop(),
        }),
      TEN,
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => player.state()).toBe('stopped');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await aFrame(page);
    expect(await player.state()).toBe('stopped');
  });

  test('plays the marker that the file brings for it', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: REDUCIBLE, autoplay: true, loop: true });
    expect(await player.totalFrames()).toBe(10);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => player.totalFrames()).toBe(2);
    expect(await player.ended()).toBe('playing');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(() => player.totalFrames()).toBe(10);
    expect(await player.ended()).toBe('playing');
  });

  test('asked for while the file is on its way plays its marker', async ({ page }) => {
    const player = playerOf(page);
    const asked = requestsOf(page, '/late.json');
    let answer = () => {};
    await page.route('**/late.json', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.fulfill({ json: REDUCIBLE });
    });
    await player.mount({ src: '/late.json', autoplay: true, loop: true });
    await expect.poll(asked).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await aFrame(page);
    answer();
    expect(await player.ended()).toBe('playing');
    expect(await player.totalFrames()).toBe(2);
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    expect(asked()).toBe(1);
  });

  test('leaves frozen what the host froze', async ({ page }) => {
    const player = playerOf(page);
    await player.load({ src: TEN, autoplay: true, loop: true });
    await page.evaluate(() => window.harness.handle('player').freeze());
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await aFrame(page);
    }
    expect(await player.state()).toBe('frozen');
    expect(await player.events()).toEqual(['load', 'ready', 'play', 'freeze']);
  });

  test('plays the marker of a real file', async ({ page }) => {
    test.skip(!hasCorpus, 'the corpus is not beside the project');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const player = playerOf(page);
    const src = '/corpus/valid/ReducedMotion.json';
    expect(await player.load({ src, autoplay: true })).toBe('playing');
    const { markers } = await page.evaluate((src) => fetch(src).then((answer) => answer.json()), src);
    const marker = markers.find(({ cm }: { cm: string }) => /reduced.?motion/i.test(cm));
    expect(await player.totalFrames()).toBe(Math.max(Math.floor(marker.dr), 1));
  });
});

test('a throwing callback is reported and stops no player', async ({ page, faults }) => {
  const frames = await page.evaluate(async (src) => {
    const { harness } = window;
    harness.steerTime();
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
    });
    await harness.load('other', { src, autoplay: true, loop: true });
    for (let tick = 0; tick < 5; tick += 1) harness.advance(100);
    return ['thrower', 'other'].map((name) => harness.details(name, 'frame').length);
  }, TEN);
  expect(frames).toEqual([5, 5]);
  await expect.poll(() => faults.length).toBeGreaterThan(10);
  expect(new Set(faults.splice(0))).toEqual(new Set(['uncaught: from the host']));
});

test('an input object is never written to, even where it is frozen', async ({ page }) => {
  const outcome = await page.evaluate(async (src) => {
    const freeze = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
      Object.freeze(value);
      for (const inner of Object.values(value)) freeze(inner);
    };
    const before = JSON.stringify(src);
    freeze(src);
    const states: string[] = [];
    for (const renderer of ['svg', 'canvas', 'html'] as const) {
      states.push(await window.harness.load(renderer, { src, renderer, autoplay: true }, { height: 200 }));
    }
    return { states, unchanged: JSON.stringify(src) === before };
  }, TEN);
  expect(outcome).toEqual({ states: ['playing', 'playing', 'playing'], unchanged: true });
});

test.describe("in React's development build", () => {
  test.use({ reactBuild: 'development' });

  test('StrictMode keeps what the host asked for as soon as it had the handle', async ({ page }) => {
    const state = await page.evaluate(
      (src) =>
        new Promise((resolve) => {
          let handle: PlayerHandle | null = null;
          const ref = (given: PlayerHandle | null) => {
            handle = given;
            handle?.play();
          };
          const onPlay = () => resolve(handle?.state);
          window.harness.mount('player', { src, loop: true, ref, onPlay }, { strict: true });
        }),
      TEN,
    );
    expect(state).toBe('playing');
  });

  test('StrictMode loads once', async ({ page }) => {
    const asked = requestsOf(page);
    const player = playerOf(page);
    await player.load({ src: GOOD }, { strict: true });
    expect(await player.events()).toEqual(['load', 'ready']);
    expect(asked()).toBe(1);
    await expect(player.box.locator('svg[preserveAspectRatio]')).toHaveCount(1);
  });

  test('React renders nothing while 60 frames pass', async ({ page }) => {
    const outcome = await page.evaluate(
      async (src) => {
        const { harness } = window;
        harness.steerTime();
        await harness.load('player', { src, autoplay: true, loop: true });
        const before = harness.renders.player ?? 0;
        for (let tick = 0; tick < 60; tick += 1) {
          harness.advance(16);
          await new Promise((resolve) => setTimeout(resolve));
        }
        const renders = (harness.renders.player ?? 0) - before;
        return { before: before > 0, renders, frames: harness.details('player', 'frame').length };
      },
      square({ frames: 600 }),
    );
    expect(outcome).toEqual({ before: true, renders: 0, frames: 60 });
  });
});
