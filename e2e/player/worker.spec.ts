import { gzipSync } from 'node:zlib';
import type { Locator, Page, Route, Worker } from '@playwright/test';
import { PNG } from 'pngjs';
import { PROTOCOL_VERSION } from '@/player/render/worker/worker-protocol';
import type { PlayerMarker } from '@/player/types';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import { expect, isolatedTest, nextFrame, openHarness, playerOf, recordRequests, test } from './fixtures';
import { measureCpuTime } from './harness/cpu-time';
import type { SerialisableProps } from './harness/page';
import { square, squareWithExpression, squareWithText, TEN_FRAMES } from './harness/square';
import { ON_MAGENTA } from './pixels';

const SRC = '/fault/lottie';
const CANVAS: SerialisableProps = { src: SRC, renderer: 'canvas', debug: true };

const squareWithImage = (p: string) => ({
  ...square(),
  assets: [{ id: 'image', w: 10, h: 10, u: '', p, e: p.startsWith('data:') ? 1 : 0 }],
  layers: [...square().layers, { ...square().layers[0], ind: 2, ty: 2, refId: 'image', shapes: undefined }],
});

const PIXEL = PNG.sync.write(new PNG({ width: 1, height: 1 }));

/** Returns the value of an entry in the debug overlay. */
const overlayEntry = (place: Page | Locator, name: string) =>
  place.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]').first();
const drawnBy = (place: Page | Locator) => overlayEntry(place, 'drawn by');

/** Returns whether the canvas of a player shows anything. */
const isDrawn = (page: Page, name = 'player') =>
  page.evaluate((name) => {
    const canvas = window.harness.pictures(name)[0]?.querySelector('canvas');
    const copy = new OffscreenCanvas(32, 32).getContext('2d');
    if (canvas) copy?.drawImage(canvas, 0, 0, 32, 32);
    return copy?.getImageData(0, 0, 32, 32).data.some(Boolean);
  }, name);

const expectDrawn = (page: Page, name?: string) => expect.poll(() => isDrawn(page, name)).toBe(true);

const workerOf = (page: Page) => page.workers()[0] as Worker;

test('a worker renders a canvas without loading lottie-web on the page', async ({ page }) => {
  const scripts = recordRequests(page);
  const player = playerOf(page);
  const font = { fName: 'sans', fFamily: 'sans-serif', fStyle: 'Regular', ascent: 75 };
  // Neither an empty list of fonts nor an unused font requires the main thread.
  for (const src of [SRC, ...[[], [font]].map((list) => ({ ...square(), fonts: { list } }))]) {
    expect(await player.load({ ...CANVAS, src, autoplay: true, loop: true })).toBe('playing');
    await expect(drawnBy(page)).toHaveText('a worker');
    await expectDrawn(page);
    await player.unmount();
  }
  expect(page.workers()).toHaveLength(1);
  expect(scripts.filter((path) => /bundle.*lottie/.test(path))).toEqual([]);
});

test('a worker evaluates expressions with a module that only files with expressions load', async ({
  page,
}) => {
  const requests = recordRequests(page, /expressions/);
  await playerOf(page, 'plain').load(CANVAS);
  await expect(drawnBy(playerOf(page, 'plain').box)).toHaveText('a worker');
  expect(requests).toEqual([]);
  for (const name of ['one', 'two']) {
    const player = playerOf(page, name);
    await player.load({ ...CANVAS, src: squareWithExpression() });
    await expect(drawnBy(player.box)).toHaveText('a worker');
    await expectDrawn(page, name);
  }
  expect(requests).toHaveLength(1);
});

isolatedTest('one worker serves all players, and ends ten seconds after them', async ({ page }) => {
  await page.clock.install();
  await openHarness(page);
  const players = ['one', 'two', 'three'].map((name) => playerOf(page, name));
  for (const player of players) await player.mount(CANVAS);
  await page.clock.runFor(100);
  for (const player of players) await expect.poll(() => player.state()).toBe('stopped');
  expect(page.workers()).toHaveLength(1);
  for (const player of players) await player.unmount();
  await page.clock.runFor(9000);
  expect(page.workers()).toHaveLength(1);
  await page.clock.runFor(1000);
  await expect.poll(() => page.workers().length).toBe(0);
  await playerOf(page).mount(CANVAS);
  await expect.poll(() => playerOf(page).state()).toBe('stopped');
});

test('preload resolves when a player needs no further request for its first frame in the worker', async ({
  page,
}) => {
  const src = `${SRC}?preload`;
  const requests = recordRequests(page);
  await page.evaluate((src) => window.harness.preload({ src, renderer: 'canvas' }), src);
  expect(page.workers()).toHaveLength(1);
  expect(requests).toContain(src);
  const before = requests.length;
  await playerOf(page).load({ ...CANVAS, src, debug: false });
  expect(requests.slice(before)).toEqual([]);
});

test('the rendered frame stays while another file loads', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ ...CANVAS, src: square({ frames: 600 }), debug: false });
  const first = await player.picture.screenshot();
  await player.play();
  await expect.poll(() => player.frame()).toBeGreaterThan(20);
  await player.update({ src: '/fault/hang' });
  await expect.poll(() => player.state()).toBe('loading');
  const shown = await player.picture.screenshot();
  expect(shown.equals(first)).toBe(false);
});

test('the animation plays while the page is blocked for one second, and the overlay shows the frame rate', async ({
  page,
}) => {
  await playerOf(page).load({ ...CANVAS, autoplay: true, loop: true });
  const worker = workerOf(page);
  const draws = await worker.evaluateHandle(() => {
    const prototype = OffscreenCanvasRenderingContext2D.prototype;
    const { clearRect } = prototype;
    const draws = { count: 0 };
    prototype.clearRect = function (...rect) {
      draws.count += 1;
      clearRect.apply(this, rect);
    };
    return draws;
  });
  const countDraws = () => draws.evaluate(({ count }) => count);
  // A worker runs its own animation frames only once its canvas is on screen. If the page were blocked
  // earlier, the worker would be blocked too.
  await expect.poll(countDraws).toBeGreaterThan(10);
  const before = await countDraws();
  await page.evaluate(() => {
    const end = performance.now() + 1000;
    while (performance.now() < end);
  });
  // An idle machine renders 60 frames in this second.
  expect((await countDraws()) - before).toBeGreaterThan(20);
  const rate = () => overlayEntry(page, 'frames a second').textContent().then(Number);
  await expect.poll(rate).toBeGreaterThan(20);
});

for (const drawer of ['a worker', 'the page']) {
  const details = exhaustiveUnless(drawer === 'a worker');
  test(`${drawer} redraws the still frame when a lost canvas is restored`, details, async ({ page }) => {
    const player = playerOf(page);
    if (drawer === 'the page') await page.evaluate(() => window.harness.drawOnPage());
    await player.load({ ...CANVAS, ...ON_MAGENTA, debug: false });
    const record = () => {
      const found = new Set<OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D>();
      const { CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D: Offscreen } = self;
      const { prototype } = self.document?.body ? CanvasRenderingContext2D : Offscreen;
      const { clearRect } = prototype;
      prototype.clearRect = function (...rect: Parameters<typeof clearRect>) {
        found.add(this);
        clearRect.apply(this, rect);
      };
      return found;
    };
    const contexts = await (drawer === 'the page'
      ? page.evaluateHandle(record)
      : workerOf(page).evaluateHandle(record));
    await player.seek(30);
    const isDrawnAt = async (frame: number) => (await isDrawn(page)) && (await player.frame()) === frame;
    await expect.poll(() => isDrawnAt(30)).toBe(true);
    const before = await player.picture.screenshot();
    await contexts.evaluate((found) => {
      for (const context of found) context.reset();
    });
    await expect.poll(() => isDrawn(page)).toBe(false);
    await contexts.evaluate((found) => {
      for (const { canvas } of found) canvas.dispatchEvent(new Event('contextrestored'));
    });
    await expect.poll(() => isDrawn(page)).toBe(true);
    expect((await player.picture.screenshot()).equals(before)).toBe(true);
  });
}

test('the page requests no frame if the app doesn’t listen to frame events', async ({ page }) => {
  const requested = await page.evaluateHandle(() => {
    const { requestAnimationFrame } = window;
    const requested = { frames: 0 };
    window.requestAnimationFrame = (callback) => {
      requested.frames += 1;
      return requestAnimationFrame(callback);
    };
    return requested;
  });
  const requestedFrames = () => requested.evaluate(({ frames }) => frames);
  const player = playerOf(page);
  for (const controls of [false, true]) {
    await player.load(
      { src: TEN_FRAMES, renderer: 'canvas', loop: 3, speed: 8, autoplay: true, controls },
      { listensToFrames: false },
    );
    await expect.poll(player.events).toEqual(['load', 'ready', 'play', 'loop', 'loop', 'complete']);
    const markers = await player.details<PlayerMarker>('marker');
    expect(markers.map(({ name }) => name)).toEqual(['part', 'part', 'part']);
    expect(await requestedFrames()).toBe(0);
    expect(await player.frame()).toBe(0);
    await player.unmount();
  }
  // Start without a frame listener. The app adds one later and then removes it.
  await player.load({ src: SRC, renderer: 'canvas', autoplay: true, loop: true }, { listensToFrames: false });
  await page.evaluate(async () => {
    for (let calls = 0; calls < 5; calls += 1)
      await new Promise((onFrame) => window.harness.update('player', { onFrame }));
    window.harness.update('player', { onFrame: undefined });
  });
  // A frame that was requested before the listener was removed doesn't request another one.
  const before = await requestedFrames();
  await page.waitForTimeout(100);
  expect(await requestedFrames()).toBe(before);
});

test('a seek emits a frame event only after the worker has rendered the frame', async ({ page }) => {
  const player = playerOf(page);
  await player.load(CANVAS);
  const [atOnce, later] = await page.evaluate(async () => {
    const frames = () => window.harness.details('player', 'frame').length;
    const before = frames();
    window.harness.handle('player').seek(30);
    await Promise.resolve();
    const atOnce = frames() - before;
    while (frames() === before) await new Promise(requestAnimationFrame);
    return [atOnce, frames() - before];
  });
  expect([atOnce, later]).toEqual([0, 1]);
  expect((await player.allEvents()).slice(-2)).toEqual(['frame', 'pause']);
});

test.describe('the fallback to the main thread', () => {
  async function expectDrawnOnPage(page: Page, reason: string, props: SerialisableProps = {}, name?: string) {
    const player = playerOf(page, name);
    const playing = { ...CANVAS, autoplay: true, loop: true, speed: 0.1, ...props };
    const state = await player.load(playing, { width: 60, height: 60 });
    expect(state, `${name} ${JSON.stringify(await player.error())}`).toBe('playing');
    await expect(drawnBy(player.box)).toHaveText(`the page (${reason})`);
    // Without a canvas, the player uses SVG, because the file contains features that a canvas doesn't
    // support.
    if (await player.box.locator('canvas').count()) await expectDrawn(page, name);
    else await expect(player.box.locator('path[fill]')).toHaveCount(1);
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    await player.unmount();
  }

  test('the page draws if the browser lacks OffscreenCanvas or workers', async ({ page }) => {
    await page.evaluate(() =>
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
    );
    await expectDrawnOnPage(page, 'browser');
    await openHarness(page);
    await page.evaluate(() => window.harness.drawOnPage());
    await expectDrawnOnPage(page, 'browser');
  });

  test('the page draws if the policy forbids workers', async ({ page, faults }) => {
    await page.route('**/?react=*', async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = headers['content-security-policy']?.replace("worker-src 'self'", "worker-src 'none'");
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy ?? '' } });
    });
    await openHarness(page);
    await expectDrawnOnPage(page, 'no worker');
    expect(faults.splice(0).join()).toContain('worker-src');
  });

  const script = (message: string, type = 'text/javascript') =>
    `/fault/worker?${new URLSearchParams({ message, type })}`;

  /** Scripts that are no worker of the player. start-worker.test.ts tests other messages than `ready`. */
  const BROKEN_SCRIPTS = {
    'responds with 404': '/fault/html?status=404',
    'is a web page': '/fault/html',
    'is on another origin': 'http://localhost:1/worker.js',
    'is of a different version': script('{ type: "ready", version: 0 }'),
    'never responds after it is ready': script(`{ type: "ready", version: ${PROTOCOL_VERSION} }`),
    'is empty': '/fault/empty?type=text/javascript',
    'has the wrong MIME type': script('{}', 'text/plain'),
    'never arrives': '/fault/hang',
  };

  test('the page draws within five seconds if the worker’s script is broken', async ({ page, faults }) => {
    const infos: string[] = [];
    page.on('console', (line) => line.type() === 'info' && infos.push(line.text()));
    // A player that loads later also renders on the main thread.
    for (const time of ['first', 'second']) {
      const start = Date.now();
      await Promise.all(
        Object.entries(BROKEN_SCRIPTS).map(([what, workerUrl]) =>
          expectDrawnOnPage(page, 'no worker', { workerUrl }, `${time} ${what}`),
        ),
      );
      expect(Date.now() - start).toBeLessThan(5000);
    }
    faults.splice(0);
    const reason = expect.stringMatching(/^Rendering canvases on the main thread, because /);
    expect([...new Set(infos)]).toEqual(Object.keys(BROKEN_SCRIPTS).map(() => reason));
  });

  test('the page draws files with expressions if the worker can’t load their module', async ({ page }) => {
    await page.route('**/worker-expressions.js', (route) => route.fulfill({ status: 404 }));
    const src = squareWithExpression();
    await expectDrawnOnPage(page, 'missing module', { src });
    await page.unroute('**/worker-expressions.js');
  });

  test('the page draws files with features that need the main thread', async ({ page }) => {
    const svg = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
    for (const [reason, src] of Object.entries({
      data: { ...squareWithExpression(), assets: [{ id: 'data', t: 3, u: '', p: 'data:,{}', e: 1 }] },
      fonts: squareWithText(),
      'SVG images': squareWithImage(svg),
      'missing images': squareWithImage('/fault/html?status=404'),
    }))
      await expectDrawnOnPage(page, reason, { src });
  });
});

test.describe('a busy machine', () => {
  const PLAYING = { ...CANVAS, debug: false, autoplay: true, loop: true };

  /**
   * Makes the worker busy for a time when it next parses a file with this name.
   * @returns a function that waits until the worker is busy
   */
  async function delayParsing(page: Page, name: string, milliseconds = Infinity) {
    const busy = await page.evaluateHandle(() => ({
      message: new Promise<unknown>((resolve) => {
        new BroadcastChannel('busy').onmessage = resolve;
      }),
    }));
    await workerOf(page).evaluate(
      ([name, milliseconds]) => {
        const channel = new BroadcastChannel('busy');
        const { parse } = JSON;
        JSON.parse = (text, ...options) => {
          if (text.includes(name)) channel.postMessage('');
          const end = performance.now() + (text.includes(name) ? milliseconds : 0);
          while (performance.now() < end);
          return parse(text, ...options);
        };
      },
      [name, milliseconds] as const,
    );
    return () => busy.evaluate(async ({ message }) => void (await message));
  }

  /** Delays the scripts of later workers until the returned function is called. */
  async function holdWorkers(page: Page) {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/worker.js', async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }

  /** Stops the page's clock, which otherwise also runs by itself. */
  const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

  /** Moves the page's clock forward, at the end in steps, between which messages of workers arrive. */
  async function passTime(page: Page, milliseconds: number) {
    await page.clock.runFor(milliseconds - 2500);
    for (let step = 0; step < 25; step += 1) await page.clock.runFor(100);
  }

  /** Lets 20 seconds pass in which the page runs its timers only once a second. */
  async function passSlowTime(page: Page) {
    for (let second = 0; second < 20; second += 1) await page.clock.fastForward(1000);
  }

  /**
   * Blocks the worker, without using the processor, when it next parses a file with this name.
   * @returns a function that ends this
   */
  async function holdParsing(page: Page, name: string) {
    const held: Route[] = [];
    await page.route('**/held', (route) => void held.push(route));
    await workerOf(page).evaluate((name) => {
      const { parse } = JSON;
      JSON.parse = (text, ...options) => {
        if (text.includes(name)) {
          JSON.parse = parse;
          const request = new XMLHttpRequest();
          request.open('GET', '/held', false);
          request.send();
        }
        return parse(text, ...options);
      };
    }, name);
    return () => held[0]?.fulfill();
  }

  const named = (nm: string) => ({ ...square(), nm });

  test('an animation plays although the worker is busy for six seconds before its first reply', async ({
    page,
  }) => {
    await page.evaluate(() => window.harness.preload({ src: '/fault/lottie', renderer: 'canvas' }));
    await expect.poll(() => page.workers().length).toBe(1);
    await delayParsing(page, 'large', 6000);
    const player = playerOf(page);
    expect(await player.load({ ...PLAYING, src: named('large') })).toBe('playing');
    expect(await player.events()).toEqual(['load', 'ready', 'play']);
    await expectDrawn(page);
  });

  isolatedTest('an animation plays in the worker although all threads are slow', async ({ page }) => {
    await page.clock.install();
    await openHarness(page);
    const [first, second] = [playerOf(page, 'first'), playerOf(page, 'second')];
    const release = await holdWorkers(page);
    await stopClock(page);
    const script = page.waitForRequest('**/worker.js');
    await first.mount({ ...PLAYING, debug: true });
    await script;
    await passSlowTime(page);
    release();
    await page.clock.resume();
    await expect(drawnBy(first.box)).toHaveText('a worker');
    await expect.poll(() => first.state()).toBe('playing');

    const endWork = await holdParsing(page, 'slow');
    await stopClock(page);
    const work = page.waitForRequest('**/held');
    await second.mount({ ...PLAYING, src: named('slow') });
    await work;
    await passSlowTime(page);
    expect(await second.state()).toBe('loading');
    await endWork();
    await page.clock.resume();
    for (const player of [first, second]) {
      await expect.poll(() => player.state()).toBe('playing');
      expect(await player.events()).not.toContain('error');
    }
    await expectDrawn(page, 'second');
    expect(page.workers()).toHaveLength(1);
  });

  isolatedTest('a file that seems to hang gets a second chance in its own worker', async ({ page }) => {
    await page.clock.install();
    await openHarness(page);
    const [other, slow] = [playerOf(page, 'other'), playerOf(page, 'slow')];
    await other.mount(PLAYING);
    await expect.poll(() => other.state()).toBe('playing');
    const untilBusy = await delayParsing(page, 'slow');
    const release = await holdWorkers(page);
    await stopClock(page);
    await slow.mount({ ...PLAYING, src: named('slow') });
    await untilBusy();
    // The worker is silent for four seconds. The new worker needs more than a second to start.
    await passTime(page, 6000);
    expect(await slow.state()).toBe('loading');
    release();
    await page.clock.resume();
    await expect.poll(() => page.workers().length).toBe(2);
    for (const player of [other, slow]) {
      await expect.poll(() => player.state()).toBe('playing');
      expect(await player.events()).not.toContain('error');
    }
    await expectDrawn(page, 'other');
    await expectDrawn(page, 'slow');
  });

  isolatedTest('if the second chance fails too, the error doesn’t blame the file', async ({ page }) => {
    await page.clock.install();
    await openHarness(page);
    await page.evaluate(() => window.harness.preload({ src: '/fault/lottie', renderer: 'canvas' }));
    await expect.poll(() => page.workers().length).toBe(1);
    const untilBusy = await delayParsing(page, 'slow');
    await holdWorkers(page);
    await stopClock(page);
    const player = playerOf(page);
    await player.mount({ ...CANVAS, src: named('slow') });
    await untilBusy();
    // The first worker is silent for ten seconds, and the second and the third one don't start.
    await passTime(page, 12_000);
    await passTime(page, 3500);
    await expect.poll(() => player.state()).toBe('error');
    const message = expect.stringMatching(/^The worker did not answer for 10 seconds/);
    expect(await player.error()).toEqual({ code: 'timeout', message });
    await expect(player.box.locator('.player-notice')).toHaveCount(0);
    await page.unroute('**/worker.js');
    await page.clock.resume();
    await player.box.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => player.state()).toBe('playing');
  });
});

test.describe('a file that hangs the worker', () => {
  // Run these tests one after the other, because two hangs at the same time would occupy both cores.
  test.describe.configure({ mode: 'default' });

  const PLAYING = { ...CANVAS, debug: false, autoplay: true, loop: true };

  /** The size of the player whose file hangs the worker. */
  const HANGING = { width: 123, height: 123 };

  /** Makes the worker hang when it next draws on a canvas with the width of `HANGING`. */
  const hangNext = (page: Page) =>
    workerOf(page).evaluate((width) => {
      const prototype = OffscreenCanvasRenderingContext2D.prototype;
      const { clearRect } = prototype;
      prototype.clearRect = function (...rect) {
        while (this.canvas.width === width);
        clearRect.apply(this, rect);
      };
    }, HANGING.width);

  test('without the code that replaces the worker, no player blames its file, and a press starts a new worker', async ({
    page,
  }) => {
    await page.route('**/bundle/**/replace-worker-*', (route) => route.abort());
    const [other, hanging] = [playerOf(page, 'other'), playerOf(page, 'hanging')];
    await other.load(PLAYING, { width: 40, height: 40 });
    await hangNext(page);
    await hanging.mount(PLAYING, HANGING);
    for (const player of [other, hanging]) {
      await expect.poll(() => player.state(), { timeout: 10_000 }).toBe('error');
      expect(await player.error()).toMatchObject({ code: 'timeout' });
    }
    await other.box.getByRole('button', { name: 'Play' }).click();
    await expect.poll(() => other.state()).toBe('playing');
    await expectDrawn(page, 'other');
  });

  test('a file that hangs fails, and ten other players continue', async ({ page }) => {
    const others = Array.from({ length: 10 }, (_, index) => `other-${index}`);
    for (const name of others) await playerOf(page, name).load(PLAYING, { width: 40, height: 40 });
    await hangNext(page);
    const cpuTime = await measureCpuTime(page);
    const player = playerOf(page);
    await player.mount(PLAYING, HANGING);
    expect(await player.settled()).toBe('error');
    // The page isn't blocked while it waits for the worker.
    expect((await cpuTime()).page).toBeLessThan(500);
    const message = expect.stringContaining('too long');
    expect(await player.error()).toMatchObject({ code: 'renderer', message });
    for (const name of others) {
      expect(await playerOf(page, name).state()).toBe('playing');
      await expectDrawn(page, name);
      expect(await playerOf(page, name).events()).not.toContain('error');
    }
    await expect.poll(() => page.workers().length).toBe(1);
    await player.update({ src: square() });
    expect(await player.settled()).toBe('playing');
  });

  /** A large file. Unpacking its random numbers takes several tasks, between which other players draw. */
  const largeFile = () =>
    JSON.stringify({ ...square(), padding: Array.from({ length: 200_000 }, Math.random) });

  for (const renderer of ['canvas', 'svg'] as const)
    test(
      `a file that hangs fails alone after it has been unpacked, in ${renderer}`,
      exhaustive,
      async ({ page }) => {
        const others = ['one', 'two', 'three'].map((name) => playerOf(page, name));
        for (const player of others) await player.load(PLAYING, { width: 40, height: 40 });
        const body = gzipSync(largeFile());
        await page.route('**/hangs.json.gz', (route) => route.fulfill({ body }));
        await workerOf(page).evaluate(() => {
          const { parse } = JSON;
          JSON.parse = (text, ...options) => {
            while (text.includes('padding'));
            return parse(text, ...options);
          };
        });
        const player = playerOf(page);
        expect(await player.load({ ...CANVAS, src: '/hangs.json.gz', renderer })).toBe('error');
        expect(await player.error()).toMatchObject({ code: 'renderer' });
        for (const player of others) {
          expect(await player.state()).toBe('playing');
          expect(await player.events()).not.toContain('error');
        }
      },
    );

  test('the page renders a large file without a worker, or if the worker can’t', async ({ page }) => {
    const player = playerOf(page);
    for (const src of [largeFile(), JSON.stringify({ ...JSON.parse(largeFile()), ...squareWithText() })]) {
      expect(await player.load({ src, renderer: 'svg' })).toBe('stopped');
      expect(await player.events()).toEqual(['load', 'ready']);
      await player.unmount();
    }
    await page.evaluate(() => window.harness.drawOnPage());
    expect(await player.load({ src: largeFile(), renderer: 'svg' })).toBe('stopped');
  });

  const title =
    'if a file hangs the worker after its image has loaded, only this file fails, and players in other states continue';
  test(title, exhaustive, async ({ page }) => {
    const [still, opening] = [playerOf(page, 'still'), playerOf(page, 'opening')];
    const answer = (route: Route) => route.fulfill({ body: PIXEL, contentType: 'image/png' });

    await playerOf(page).load(PLAYING);
    // Load a stopped player whose image later becomes unavailable.
    await page.route('**/lost.png', (route) => route.fulfill({ status: 404 }));
    await page.route('**/lost.png', answer, { times: 1 });
    await still.load({ ...CANVAS, src: squareWithImage('/lost.png') });
    await expect(drawnBy(still.box)).toHaveText('a worker');
    // Mount a player whose image arrives only after the hang.
    await page.route('**/slow.png', answer);
    await page.route('**/slow.png', () => {}, { times: 1 });
    const request = page.waitForRequest('**/slow.png');
    await opening.mount({ ...CANVAS, src: squareWithImage('/slow.png') });
    await request;
    // Mount a further player at the moment when the hung worker is terminated.
    await page.evaluate((props) => {
      const { terminate } = Worker.prototype;
      Worker.prototype.terminate = function () {
        terminate.call(this);
        Worker.prototype.terminate = terminate;
        window.harness.mount('late', props);
      };
    }, CANVAS);
    await page.route('**/photo.png', async (route) => {
      // Delay the image by two frames, in which the other players render.
      await nextFrame(page, 2);
      await answer(route);
    });
    await hangNext(page);
    const hanging = playerOf(page, 'hanging');
    expect(await hanging.load({ ...CANVAS, src: squareWithImage('/photo.png') }, HANGING)).toBe('error');

    expect(await playerOf(page).state()).toBe('playing');
    await expectDrawn(page);
    await expect(drawnBy(still.box)).toHaveText('the page (missing images)');
    await expectDrawn(page, 'still');
    expect(await still.state()).toBe('stopped');
    for (const player of [opening, playerOf(page, 'late')]) {
      await expect.poll(() => player.events()).toEqual(['load', 'ready']);
      expect(await player.state()).toBe('stopped');
      await expect(drawnBy(player.box)).toHaveText('a worker');
    }
  });
});
