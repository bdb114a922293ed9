import type { Locator, Page, Route } from '@playwright/test';
import { PROTOCOL_VERSION } from '@/player/render/worker/protocol';
import { countAnimationFrames } from './clock';
import { expect, isolatedTest, nextFrame, openHarness, playerOf, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { ANIMATION_URL } from './harness/server';
import { square, squareWithText } from './harness/square';
import { ON_MAGENTA } from './painted-pixels';

const CANVAS: SerialisableProps = { src: ANIMATION_URL, renderer: 'canvas', debug: true };

/** Returns a file with an image. */
const squareWithImage = (p: string) => ({
  ...square(),
  assets: [{ id: 'image', w: 10, h: 10, u: '', p, e: p.startsWith('data:') ? 1 : 0 }],
  layers: [...square().layers, { ...square().layers[0], ind: 2, ty: 2, refId: 'image', shapes: undefined }],
});

/** A PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Returns the value of an entry in the debug overlay. */
const overlayEntry = (place: Page | Locator, name: string) =>
  place.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
const drawnBy = (place: Page | Locator) => overlayEntry(place, 'drawn by');

/** Returns whether the canvas of a player shows anything. */
const isDrawn = (page: Page, name = 'player') =>
  page.evaluate(async (name) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const canvas = window.harness.pictures(name)[0]?.querySelector('canvas');
    const copy = new OffscreenCanvas(32, 32).getContext('2d');
    if (canvas && copy) copy.drawImage(canvas, 0, 0, 32, 32);
    return copy?.getImageData(0, 0, 32, 32).data.some(Boolean) ?? false;
  }, name);

test('renders a canvas in a worker without loading lottie-web on the page', async ({ page }) => {
  const player = playerOf(page);
  const font = { fName: 'sans', fFamily: 'sans-serif', fStyle: 'Regular', ascent: 75 };
  // Unused fonts don't require the main thread.
  for (const src of [ANIMATION_URL, ...[[], [font]].map((list) => ({ ...square(), fonts: { list } }))]) {
    expect(await player.load({ ...CANVAS, src, autoplay: true, loop: true })).toBe('playing');
    await expect(drawnBy(page)).toHaveText('a worker');
    expect(await isDrawn(page)).toBe(true);
    await player.unmount();
  }
  expect(page.workers()).toHaveLength(1);
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  expect(scripts.filter((path) => /bundle.*lottie/.test(path))).toEqual([]);
  // The page fetches the file itself while the worker starts.
  expect(scripts).toContain(ANIMATION_URL);
});

isolatedTest(
  'starts one worker for all players, which ends ten seconds after the last player',
  async ({ page }) => {
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
  },
);

test('preload loads code, worker and file once for a player that mounts later', async ({ page }) => {
  const src = `${ANIMATION_URL}?preload`;
  const requested: string[] = [];
  page.on('request', (request) =>
    requested.push(new URL(request.url()).pathname + new URL(request.url()).search),
  );
  await page.evaluate((src) => window.harness.preload({ src, renderer: 'canvas' }), src);
  await expect.poll(() => page.workers().length).toBe(1);
  await expect.poll(() => requested).toContain(src);
  const before = requested.length;
  await playerOf(page).load({ ...CANVAS, src });
  await expect(drawnBy(page)).toHaveText('a worker');
  expect(requested.slice(before).filter((url) => url === src || url.includes('worker'))).toEqual([]);
});

test('keeps the rendered frame while another file loads', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ ...CANVAS, src: square({ frames: 600 }), debug: false });
  const first = await player.picture.screenshot();
  await player.play();
  await expect.poll(() => player.frame()).toBeGreaterThan(100);
  await player.update({ src: '/fault/hang' });
  await expect.poll(() => player.state()).toBe('loading');
  const shown = await player.picture.screenshot();
  expect(shown.equals(first)).toBe(false);
});

test('keeps the animation moving while the page is blocked for one second', async ({ page }) => {
  await playerOf(page).load({ ...CANVAS, autoplay: true, loop: true });
  const worker = page.workers()[0];
  if (!worker) throw new Error('no worker');
  await worker.evaluate(() => {
    const prototype = OffscreenCanvasRenderingContext2D.prototype;
    const { clearRect } = prototype;
    let draws = 0;
    prototype.clearRect = function (...rect) {
      draws += 1;
      clearRect.apply(this, rect);
    };
    Object.assign(self, { countDraws: () => draws });
  });
  const countDraws = () => worker.evaluate(() => (self as unknown as { countDraws(): number }).countDraws());
  // A worker has its own frames only once its canvas is on screen. Blocking the page earlier would block the
  // worker too.
  await expect.poll(countDraws).toBeGreaterThan(10);
  const before = await countDraws();
  await page.evaluate(() => {
    const end = performance.now() + 1000;
    while (performance.now() < end);
  });
  // An idle machine renders 60.
  expect((await countDraws()) - before).toBeGreaterThan(20);
});

for (const drawer of ['a worker', 'the page']) {
  test(`a lost canvas of ${drawer} shows its still frame again once it is restored`, async ({ page }) => {
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
    const contexts =
      drawer === 'the page'
        ? await page.evaluateHandle(record)
        : await page.workers()[0]?.evaluateHandle(record);
    await player.seek(30);
    const isDrawnAt = async (frame: number) => (await isDrawn(page)) && (await player.frame()) === frame;
    await expect.poll(() => isDrawnAt(30)).toBe(true);
    const before = await player.picture.screenshot();
    await contexts?.evaluate((found) => {
      for (const context of found) context.reset();
    });
    await expect.poll(() => isDrawn(page)).toBe(false);
    await contexts?.evaluate((found) => {
      for (const { canvas } of found) canvas.dispatchEvent(new Event('contextrestored'));
    });
    await expect.poll(() => isDrawn(page)).toBe(true);
    expect((await player.picture.screenshot()).equals(before)).toBe(true);
  });
}

test('the overlay shows the worker’s frames per second', async ({ page }) => {
  const player = playerOf(page);
  await player.load({ ...CANVAS, autoplay: true, loop: true }, { listensToFrames: false });
  const rate = () => overlayEntry(page, 'frames a second').textContent().then(Number);
  await expect.poll(rate).toBeGreaterThan(20);
  const worker = page.workers()[0];
  if (!worker) throw new Error('no worker');
  await worker.evaluate(() => {
    const { requestAnimationFrame } = self;
    self.requestAnimationFrame = (callback) => self.setTimeout(() => requestAnimationFrame(callback), 200);
  });
  await expect.poll(rate).toBeLessThan(8);
  expect(await rate()).toBeGreaterThan(0);
});

test('requests no animation frame of the page when the host does not listen to frames, with and without controls', async ({
  page,
}) => {
  const requestedFrames = await countAnimationFrames(page);
  const player = playerOf(page);
  for (const controls of [false, true]) {
    await player.load(
      { src: ANIMATION_URL, renderer: 'canvas', loop: 3, speed: 9, autoplay: true, controls },
      { listensToFrames: false },
    );
    await expect.poll(player.events).toEqual(['load', 'ready', 'play', 'loop', 'loop', 'complete']);
    expect(await requestedFrames()).toBe(0);
    expect(await player.frame()).toBe(0);
    await player.unmount();
  }
});

test('calls a frame listener that is added later, and requests no frame once it is removed', async ({
  page,
}) => {
  const player = playerOf(page);
  const src = square({ frames: 6000 });
  await player.load({ src, renderer: 'canvas', autoplay: true }, { listensToFrames: false });
  await page.evaluate(async () => {
    for (let calls = 0; calls < 5; calls += 1)
      await new Promise((onFrame) => window.harness.update('player', { onFrame }));
    window.harness.update('player', { onFrame: undefined });
  });
  // A frame that was already requested does not request another one.
  const requestedFrames = await countAnimationFrames(page);
  await page.waitForTimeout(100);
  expect(await requestedFrames()).toBe(0);
});

test('emits frame for a seek once the worker has rendered it', async ({ page }) => {
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
  expect(await player.events()).toEqual(['load', 'ready', 'pause']);
  expect((await player.eventsAndFrames())?.slice(-2)).toEqual(['frame', 'pause']);
});

test.describe('renders on the page with the same events', () => {
  const EVENTS = ['load', 'ready', 'play'];

  async function expectDrawnOnPage(page: Page, reason: string, props: SerialisableProps = {}) {
    const player = playerOf(page);
    const state = await player.load({ ...CANVAS, autoplay: true, loop: true, speed: 0.1, ...props });
    expect(state, JSON.stringify(await player.error())).toBe('playing');
    await expect(drawnBy(page)).toHaveText(`the page (${reason})`);
    // Otherwise the player uses SVG, because the file contains features that a canvas doesn't support.
    if (await player.box.locator('canvas').count()) expect(await isDrawn(page)).toBe(true);
    else await expect(player.box.locator('path[fill]')).toHaveCount(1);
    expect(await player.events()).toEqual(EVENTS);
  }

  test('when the browser has no OffscreenCanvas or no workers', async ({ page }) => {
    await page.evaluate(() =>
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen'),
    );
    await expectDrawnOnPage(page, 'browser');
    await openHarness(page);
    await page.evaluate(() => window.harness.drawOnPage());
    await expectDrawnOnPage(page, 'browser');
  });

  test('when the policy forbids workers', async ({ page, faults }) => {
    await page.route('**/?react=*', async (route) => {
      const response = await route.fetch();
      const policy = response
        .headers()
        ['content-security-policy']?.replace("worker-src 'self'", "worker-src 'none'");
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy ?? '' },
      });
    });
    await openHarness(page);
    await expectDrawnOnPage(page, 'no worker');
    expect(faults.splice(0).join()).toContain('worker-src');
  });

  const script = (message: string, type?: string) =>
    `/fault/worker?${new URLSearchParams({ message, ...(type && { type }) })}`;

  for (const [what, workerUrl] of [
    ['answers 404', '/fault/html?status=404'],
    ['is a web page', '/fault/html'],
    ['is on another origin', 'http://localhost:1/worker.js'],
    ['is of another version', script('{ type: "ready", version: 0 }')],
    ['is of a version without numbers', script('{ type: "hello" }')],
    ['never answers', script(`{ type: "ready", version: ${PROTOCOL_VERSION} }`)],
    ['has the wrong MIME type', script('{}', 'text/plain')],
  ] as const) {
    test(`when the worker’s script ${what}, within 4 seconds and without another request`, async ({
      page,
      faults,
    }) => {
      const infos: string[] = [];
      page.on('console', (line) => line.type() === 'info' && infos.push(line.text()));
      const start = Date.now();
      await expectDrawnOnPage(page, 'no worker', { workerUrl });
      expect(Date.now() - start).toBeLessThan(5000);
      const reason = expect.stringMatching(/^The main thread renders canvases .* because /);
      if (workerUrl.startsWith('/fault/worker')) expect(infos).toEqual([reason]);
      faults.splice(0);
      await playerOf(page).unmount();
      await expectDrawnOnPage(page, 'no worker', { workerUrl });
    });
  }

  isolatedTest('when the worker’s script takes longer than 3 seconds', async ({ page }) => {
    await page.clock.install();
    await openHarness(page);
    const player = playerOf(page);
    await Promise.all([
      page.waitForRequest('**/fault/hang'),
      player.mount({ ...CANVAS, workerUrl: '/fault/hang' }),
    ]);
    await page.clock.fastForward(2900);
    expect(await player.state()).toBe('loading');
    await page.clock.fastForward(200);
    await expect.poll(() => player.state()).toBe('stopped');
    await expect(drawnBy(page)).toHaveText('the page (no worker)');
  });

  const withLayer = (layer: object) => ({
    ...square(),
    layers: square().layers.map((one) => ({ ...one, ...layer })),
  });

  for (const [reason, src] of Object.entries({
    'turning along a path': withLayer({ ao: 1 }),
    fonts: squareWithText(),
    'SVG images': squareWithImage(
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    ),
    'missing images': squareWithImage('/fault/html?status=404'),
  })) {
    test(`when the file has ${reason}`, ({ page }) => expectDrawnOnPage(page, reason, { src }));
  }
});

test.describe('a file that hangs the worker', () => {
  // Runs in series, because two hangs at the same time would occupy both cores.
  test.describe.configure({ mode: 'default' });

  /** Makes the worker hang when it next draws on a canvas of this width. */
  async function hangAt(page: Page, width: number) {
    await page.workers()[0]?.evaluate((width) => {
      const prototype = OffscreenCanvasRenderingContext2D.prototype;
      const { clearRect } = prototype;
      prototype.clearRect = function (...rect) {
        while (this.canvas.width === width);
        clearRect.apply(this, rect);
      };
    }, width);
  }

  /** Makes the worker hang with another file, and waits until the file has failed. */
  async function hang(page: Page, src: SerialisableProps['src']) {
    await hangAt(page, 123);
    const player = playerOf(page, 'hanging');
    expect(await player.load({ ...CANVAS, src }, { width: 123, height: 123 })).toBe('error');
  }

  test('fails alone, while the page stays responsive, and ten other players continue within a second', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const others = Array.from({ length: 10 }, (_, index) => `other-${index}`);
    const playing = { ...CANVAS, debug: false, autoplay: true, loop: true };
    for (const name of others) await playerOf(page, name).load(playing, { width: 40, height: 40 });
    await hangAt(page, 123);
    const outcome = await page.evaluate(
      async (props) => {
        /** The longest time between two frames in each second. */
        const gaps: number[] = [];
        const started = performance.now();
        let last = started;
        const measure = () => {
          const now = performance.now();
          const second = Math.floor((now - started) / 1000);
          gaps[second] = Math.max(gaps[second] ?? 0, now - last);
          last = now;
          requestAnimationFrame(measure);
        };
        measure();
        // The worker starts rendering after this event.
        let opened = 0;
        const onLoad = () => {
          opened = performance.now();
        };
        const failed = new Promise<number>((resolve) => {
          const onError = () => resolve(performance.now());
          window.harness.mount('player', { ...props, onLoad, onError }, { width: 123, height: 123 });
        });
        return { milliseconds: (await failed) - opened, gaps };
      },
      { ...CANVAS, debug: false, autoplay: true },
    );
    expect(outcome.milliseconds).toBeLessThan(5000);
    // On two busy cores, browsers sometimes skip frames, even if the page's thread is idle.
    expect(Math.max(...outcome.gaps)).toBeLessThan(500);
    // The worker hangs during these seconds. A second without any frame counts as blocked.
    const whileHung = [1, 2].map((second) => outcome.gaps[second] ?? Number.POSITIVE_INFINITY);
    expect(Math.min(...whileHung)).toBeLessThan(100);
    const player = playerOf(page);
    expect(await player.state()).toBe('error');
    expect(await player.error()).toMatchObject({ code: 'renderer' });
    expect((await player.error()).message).toContain('too long');
    for (const name of others) {
      expect(await playerOf(page, name).state()).toBe('playing');
      await expect.poll(() => isDrawn(page, name), { timeout: 1000 }).toBe(true);
      expect(await playerOf(page, name).events()).not.toContain('error');
    }
    await expect.poll(() => page.workers().length).toBe(1);
    await player.update({ src: square() });
    expect(await player.settled()).toBe('playing');
  });

  test('fails alone when it hangs after its image has loaded, with other players in any state', async ({
    page,
  }) => {
    const still = playerOf(page, 'still');
    const opening = playerOf(page, 'opening');
    const late = playerOf(page, 'late');
    const answer = (route: Route) => route.fulfill({ body: PNG, contentType: 'image/png' });
    const isDrawnBy = (name: string) => drawnBy(page.locator(`#box-${name}`)).first();

    await playerOf(page).load({ ...CANVAS, debug: false, autoplay: true, loop: true });
    // A stopped player whose image becomes unavailable.
    await page.route('**/lost.png', answer);
    await still.load({ ...CANVAS, src: squareWithImage('/lost.png') });
    await expect(isDrawnBy('still')).toHaveText('a worker');
    await page.route('**/lost.png', (route) => route.fulfill({ status: 404 }));
    // A player whose image arrives only after the hang.
    let requests = 0;
    await page.route('**/slow.png', (route) => {
      requests += 1;
      if (requests > 1) answer(route);
    });
    const request = page.waitForRequest('**/slow.png');
    await opening.mount({ ...CANVAS, src: squareWithImage('/slow.png') });
    await request;
    // A player that mounts while the worker is terminated.
    await page.evaluate((props) => {
      const { terminate } = Worker.prototype;
      Worker.prototype.terminate = function () {
        terminate.call(this);
        Worker.prototype.terminate = terminate;
        window.harness.mount('late', props);
      };
    }, CANVAS);
    await page.route('**/photo.png', async (route) => {
      // The other players render their frames meanwhile.
      for (let frame = 0; frame < 2; frame += 1) await nextFrame(page);
      await answer(route);
    });
    await hang(page, squareWithImage('/photo.png'));

    expect(await playerOf(page).state()).toBe('playing');
    await expect.poll(() => isDrawn(page)).toBe(true);
    await expect(isDrawnBy('still')).toHaveText('the page (missing images)');
    expect(await isDrawn(page, 'still')).toBe(true);
    expect(await still.state()).toBe('stopped');
    for (const player of [opening, late]) {
      await expect.poll(() => player.events()).toContain('ready');
      expect((await player.events()).filter((event) => event === 'load')).toHaveLength(1);
      expect(await player.state()).toBe('stopped');
    }
    await expect(isDrawnBy('opening')).toHaveText('a worker');
    await expect(isDrawnBy('late')).toHaveText('a worker');
  });
});
