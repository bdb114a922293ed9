import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { PlayerError, PlayerRenderer } from '@/player/types';
import { exhaustive, exhaustiveUnless } from '../exhaustive';
import { boundingBox } from './bounding-box';
import {
  expect,
  expectFailureNotice,
  failOnce,
  isolatedTest,
  nextFrame,
  openHarness,
  playerOf,
  recordRequests,
  test,
} from './fixtures';
import { casesFolder, readCase } from './harness/cases';
import { checkBroken } from './harness/check-broken';
import { brokenFiles, corpusNote } from './harness/corpus';
import type { SerialisableProps } from './harness/page';
import { failingParents, TOO_MUCH } from './harness/resilience-files';
import { failingLayer, precompLayer, square } from './harness/square';
import { capture, colorAt, decode, ON_MAGENTA, paintedPixels } from './pixels';
import { RENDERERS } from './renderers';

/** Milliseconds after which the page counts as blocked, or the animation as delayed. */
const LIMIT = 3000;

const GOOD = '/fault/lottie?frames=20';
/** Large enough that the player loads modules while the file arrives. */
const LARGE = '/fault/lottie?padding=130000';

test.describe('a request', () => {
  /** Sources that fail, and their errors. */
  const FAULTS: [what: string, src: string, error: Partial<PlayerError>][] = [
    ['a connection that the server closes halfway', '/fault/cut', { code: 'network' }],
    ['a connection that the server resets', '/fault/reset', { code: 'network' }],
    ['another origin without CORS', '{foreign}/fault/lottie', { code: 'network' }],
    ['an address without a valid port', 'http://localhost:port/a.json', { code: 'network' }],
    ['an address without a host', '//', { code: 'network' }],
    ['a page with status 404', '/fault/html?status=404', { code: 'http', status: 404 }],
    ['a file with status 500', '/fault/lottie?status=500', { code: 'http', status: 500 }],
    ['a page with status 200', '/fault/html', { code: 'parse' }],
    ['an empty answer with status 200', '/fault/empty', { code: 'parse' }],
  ];

  test('fails with its error code and a notice, and the next source plays', async ({ page, server }) => {
    const player = playerOf(page);
    for (const [what, src, error] of FAULTS) {
      await test.step(what, async () => {
        expect(await player.load({ src: src.replace('{foreign}', server.foreignOrigin) })).toBe('error');
        expect(await player.error()).toMatchObject(error);
        await expectFailureNotice(player.box, await player.error());
        await player.update({ src: GOOD });
        expect(await player.settled()).toBe('stopped');
        expect(await player.events()).toEqual(['error', 'load', 'ready']);
        await expect(player.box.getByRole('alert')).toHaveCount(0);
        await expect(player.box.getByRole('img', { name: 'player' })).toBeVisible();
        await player.unmount();
      });
    }
  });

  test('loads an animation of any type, late, in halves, redirected or shared by another origin', async ({
    page,
    server,
  }) => {
    const types = ['text/plain', 'text/html', 'application/octet-stream', 'image/png', ''];
    for (const src of [
      ...types.map((type) => `/fault/lottie?type=${encodeURIComponent(type)}`),
      '/fault/slow?ms=300',
      '/fault/halting?ms=300',
      '/fault/moved',
      'fault/lottie',
      `${server.foreignOrigin}/fault/shared`,
    ]) {
      expect(await playerOf(page).load({ src }), src).toBe('stopped');
      await playerOf(page).unmount();
    }
  });

  test('keeps the name and poster when it fails, warns with the URL, and is repeated by the retry button', async ({
    page,
  }) => {
    const player = playerOf(page);
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await failOnce(page);
    const poster = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    await player.load({ src: '/later.json', label: 'A day: 24 hours', poster });
    expect((await warned).text()).toContain('/later.json');
    await expect(player.box.getByRole('img', { name: 'A day: 24 hours' })).toBeVisible();
    await expect(player.box.locator('img')).toBeVisible();
    const retry = player.box.getByRole('button', { name: 'Try again' });
    expect((await boundingBox(retry)).height).toBeGreaterThanOrEqual(44);
    await retry.press('Enter');
    await expect.poll(() => player.state()).not.toBe('loading');
    await expect(player.picture).toBeFocused();
  });

  for (const renderer of ['svg', 'canvas'] as const) {
    test(
      `of a later source wins 100 times out of 100 when the earlier one answers late, in ${renderer}`,
      exhaustiveUnless(renderer === 'svg'),
      async ({ page }) => {
        const ends = await page.evaluate(async (renderer) => {
          const { harness } = window;
          const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
          const ends: string[] = [];
          const race = async (round: number): Promise<void> => {
            if (round >= 100) return;
            const name = `race ${round}`;
            const kind = round % 2 ? 'slow' : 'halting';
            const late = 10 + ((round * 7) % 30);
            harness.mount(name, { src: `/fault/${kind}?ms=${late}&frames=30&round=${round}`, renderer });
            await pause(round % 5);
            harness.update(name, { src: `/fault/slow?ms=${round % 10}&frames=20&round=${round}` });
            const state = await harness.settled(name);
            await pause(late);
            const { totalFrames } = harness.handle(name);
            ends.push([state, totalFrames, harness.pictures(name).length, ...harness.events(name)].join(' '));
            harness.unmount(name);
            await race(round + 5);
          };
          await Promise.all([0, 1, 2, 3, 4].map(race));
          return ends;
        }, renderer);
        expect(ends).toEqual(Array(100).fill('stopped 20 1 load ready'));
      },
    );
  }

  test('is aborted when src changes and when the player unmounts', async ({ page, server }) => {
    const player = playerOf(page);
    for (const kind of ['hang', 'stall']) {
      const [first, second] = [`/fault/${kind}?first`, `/fault/${kind}?second`];
      await player.mount({ src: first });
      await expect.poll(() => server.outcome(first)).toBe('open');
      await player.update({ src: second });
      await expect.poll(() => server.outcome(first)).toBe('aborted');
      await expect.poll(() => server.outcome(second)).toBe('open');
      await player.unmount();
      await expect.poll(() => server.outcome(second)).toBe('aborted');
    }
  });

  isolatedTest('is aborted after 30 seconds when the server does not finish', async ({ page, server }) => {
    await page.clock.install();
    await openHarness(page);
    const player = playerOf(page);
    for (const kind of ['hang', 'stall']) {
      const src = `/fault/${kind}?clock`;
      await player.mount({ src });
      await expect.poll(() => server.outcome(src)).toBe('open');
      await page.clock.fastForward(29_000);
      expect(await player.state()).toBe('loading');
      await page.clock.fastForward(1000);
      await expect.poll(() => player.state()).toBe('error');
      expect(await player.error()).toMatchObject({ code: 'network' });
      await expectFailureNotice(player.box, await player.error());
      await expect.poll(() => server.outcome(src)).toBe('aborted');
      await player.unmount();
    }
  });
});

test.describe('the player’s own files', () => {
  isolatedTest(
    'fail to load after 30 seconds when lottie-web and the error messages don’t arrive',
    async ({ page }) => {
      await page.clock.install();
      await openHarness(page);
      const player = playerOf(page);
      await page.route(/\/bundle\/.*\/(?!chunk)/, () => {});
      await Promise.all([page.waitForRequest(/render-on-main-thread/), player.mount({ src: square() })]);
      await page.clock.fastForward(29_000);
      expect(await player.state()).toBe('loading');
      await page.clock.fastForward(1000);
      // The player waits one more second for the module with the error messages.
      await page.clock.fastForward(1000);
      await expect.poll(() => player.state()).toBe('error');
      expect(await player.error()).toMatchObject({ code: 'network' });
      expect(await player.events()).toEqual(['error']);
    },
  );

  test('load in parallel with a large animation, and no more files load afterwards', async ({ page }) => {
    const requests = recordRequests(page, /^\/bundle\//);
    const modules = () =>
      [...new Set(requests.map((path) => path.replace(/.*\/|-\w+\.\w+$/g, '')))].toSorted();
    // The chunks contain code that is shared with the controls and with archives.
    const expected = ['chunk', 'feature-support', 'render-on-main-thread'];
    const player = playerOf(page);
    // Only the first half of this answer arrives.
    await player.mount({ src: '/fault/stall?padding=130000' });
    await expect.poll(modules).toEqual(expected);
    await player.update({ src: LARGE });
    expect(await player.settled()).toBe('stopped');
    expect(modules()).toEqual(expected);
  });

  const controls: SerialisableProps = { controls: true, debug: true };
  const RELOAD = expect.stringMatching(/^A file of the player did not load/);
  for (const [what, lost, props, error, alert = /./] of [
    [
      'shows a short notice without the notice’s module',
      'failure-notice-*',
      { src: '/fault/html?status=404' },
      { code: 'http' },
      'player could not be loaded.',
    ],
    ['shows a notice without any module', '*', { src: square(), ...controls }, {}],
    [
      'still reports the status of the answer without the messages',
      'explain-*',
      { src: '/fault/html?status=404' },
      { code: 'http', message: 'status', status: 404 },
    ],
    [
      'suggests to reload without lottie-web',
      'render-on-main-thread-*',
      { src: square() },
      { code: 'renderer', message: RELOAD },
    ],
    [
      'suggests to reload without a module for large animations',
      'feature-support-*',
      { src: LARGE },
      { code: 'renderer', message: RELOAD },
    ],
  ] satisfies [what: string, lost: string, props: SerialisableProps, error: object, alert?: string][]) {
    test(`are not needed to report an error: the player ${what}`, async ({ page }) => {
      await page.route(`**/bundle/**/${lost}`, (route) => route.abort());
      const player = playerOf(page);
      expect(await player.load(props)).toBe('error');
      expect(await player.error()).toMatchObject(error);
      await expect(player.box.getByRole('alert')).toHaveText(alert);
    });
  }

  test('are not needed for playback when the controls fail to load', async ({ page }) => {
    await page.route('**/bundle/**/controls-*', (route) => route.abort());
    const player = playerOf(page);
    const lost = page.waitForEvent('requestfailed');
    expect(await player.load({ src: GOOD, ...controls, autoplay: true, speed: 0.01 })).toBe('playing');
    await lost;
    await expect(player.box.getByRole('img', { name: 'player' })).toBeVisible();
    expect(await player.state()).toBe('playing');
  });
});

test.describe('a hostile file', () => {
  const files = readdirSync(join(casesFolder, 'hostile')).map((file) => `/cases/hostile/${file}`);

  for (const renderer of RENDERERS) {
    const sample = exhaustiveUnless(renderer === 'svg');

    test(`sends no request, adds no element and finishes in ${renderer}`, sample, async ({ page }) => {
      const player = playerOf(page);
      const requests = recordRequests(page, /^(?!\/bundle\/)/);
      const elements = () => page.locator('iframe, form, script, body style, object, embed').count();
      const before = await elements();
      for (const src of files) {
        const started = Date.now();
        expect.soft(await player.load({ src, renderer }), src).toBe('stopped');
        expect.soft(Date.now() - started, src).toBeLessThan(LIMIT);
        expect.soft(requests.splice(0), src).toEqual([src]);
        expect.soft(await elements(), src).toBe(before);
        await player.unmount();
      }
    });

    test(
      `leaves the page responsive when lottie-web would take too long in ${renderer}`,
      sample,
      async ({ page }) => {
        const player = playerOf(page);
        for (const [what, src] of Object.entries(TOO_MUCH)) {
          // Playwright sends text to the page faster than an object of this size.
          const text = typeof src === 'string' ? src : JSON.stringify(src);
          const started = Date.now();
          expect(['stopped', 'error'], what).toContain(await player.load({ src: text, renderer }));
          expect(Date.now() - started, what).toBeLessThan(LIMIT);
          await player.unmount();
          expect(await player.load({ src: square(), renderer }), what).toBe('stopped');
          await player.unmount();
        }
      },
    );
  }
});

for (const renderer of RENDERERS) {
  for (const layer of new Set(brokenFiles.map(({ layer }) => layer))) {
    test(
      `a broken file of the corpus renders, or fails with its code, when its ${layer} is broken, in ${renderer}`,
      exhaustive,
      async ({ page, server }) => {
        if (corpusNote) test.info().annotations.push({ type: 'corpus', description: corpusNote });
        for (const broken of brokenFiles.filter((file) => file.layer === layer)) {
          await test.step(`${broken.file}: ${broken.note}`, async () => {
            const origin = broken.serve?.mode === 'cors' ? server.foreignOrigin : '';
            await checkBroken(page, `${origin}/corpus/${broken.file}`, broken, renderer);
          });
        }
      },
    );
  }
}

test.describe('a layer that lottie-web can’t render', () => {
  const { layers, ...animation } = square();
  const [layer] = layers;

  /**
   * Animations that are visible in their first frame, although lottie-web throws or hangs at some of their
   * layers.
   */
  const unrenderable: Record<string, object> = JSON.parse(readCase('unrenderable-layers.json'));

  /**
   * Pairs of files that look the same: lottie-web throws at some layers of the first one, and renders the
   * second one.
   */
  const equivalent: Record<string, object[]> = JSON.parse(readCase('equivalent-files.json'));

  for (const renderer of RENDERERS) {
    test(`does not hide the rest of the animation or block the page in ${renderer}`, async ({ page }) => {
      const player = playerOf(page);
      for (const [what, file] of Object.entries(unrenderable)) {
        // The HTML renderer reports an error for text without a font.
        if (what.startsWith('a text') && renderer === 'html') continue;
        // Exporters may write large numbers with an exponent.
        const src = JSON.stringify(file).replace('1000000000', '1e9');
        expect(await player.load({ ...ON_MAGENTA, src, renderer }), what).toBe('stopped');
        expect(paintedPixels(await player.picture.screenshot()), what).toBeGreaterThan(0);
        expect((await player.snapshot('svg')).length, what).toBeGreaterThan(100);
        await player.unmount();
      }
    });

    test(
      `does not change other layers in ${renderer}`,
      exhaustiveUnless(renderer === 'svg'),
      async ({ page }) => {
        for (const [what, pair] of Object.entries(equivalent)) {
          const actual = await screenshotsOf(page, pair[0], renderer);
          for (const screenshot of actual) expect(paintedPixels(screenshot), what).toBeGreaterThan(0);
          expect(actual, what).toEqual(await screenshotsOf(page, pair[1], renderer));
        }
      },
    );
  }

  /** Returns screenshots of some frames, forwards and backwards. */
  async function screenshotsOf(page: Page, src: object | undefined, renderer: PlayerRenderer) {
    const player = playerOf(page);
    expect(await player.load({ ...ON_MAGENTA, src, renderer }, { width: 200, height: 200 })).toBe('stopped');
    const screenshots = [];
    for (const frame of [0, 20, 40, 41, 10]) {
      await player.seek(frame);
      // The player removes a failed layer in a separate task after the frame.
      await nextFrame(page);
      screenshots.push(await player.picture.screenshot());
    }
    expect(await player.state()).toBe('paused');
    await player.unmount();
    return screenshots;
  }

  test('is left out with a warning at its first frame, while the others keep playing and appear in snapshots', async ({
    page,
  }) => {
    const player = playerOf(page);
    const failing = (nm: string) => ({ ...failingLayer, nm, ip: 30 });
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await player.load({
      src: {
        ...animation,
        assets: [{ id: 'half', layers: [failing('Tower'), ...layers] }],
        layers: [failing('Bridge'), { ...precompLayer('half'), ip: 30 }, ...layers],
      },
    });
    /** Returns the left edge of each shape at a frame, in pixels. */
    const shapesAt = async (frame: number) => {
      await player.seek(frame);
      return player.picture
        .locator('path[fill]')
        .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().x));
    };
    const [before = 0] = await shapesAt(20);
    await expect.poll(async () => (await shapesAt(40)).length).toBe(2);
    for (const name of ['Tower', 'Bridge'])
      await expect.poll(() => warnings.join()).toMatch(new RegExp(`left out.*"${name}"`));
    expect((await shapesAt(41))[0]).toBeGreaterThan(before);
    for (const format of ['svg', 'png'] as const)
      expect((await player.snapshot(format)).length).toBeGreaterThan(100);
  });

  test('does not affect other layers, not even its child, in small and large animations', async ({
    page,
  }) => {
    const player = playerOf(page);
    for (const ip of [0, 30]) {
      for (const [src, shapesAtEnd] of [1, 800].flatMap((shapes) => failingParents(ip, shapes))) {
        expect(await player.load({ src })).toBe('stopped');
        await player.seek(40);
        await expect(player.box.locator('path[fill]')).toHaveCount(shapesAtEnd);
        await player.unmount();
      }
    }
  });

  test('is an error only if no other layer is ever visible', async ({ page }) => {
    const player = playerOf(page);
    const from = (ip: number) => ({ ...animation, layers: [failingLayer, { ...layer, ip }] });
    const shape = player.box.locator('path[fill]');
    expect(await player.load({ src: from(30) })).toBe('stopped');
    await expect(shape).toBeHidden();
    await player.seek(40);
    await expect(shape).toBeVisible();
    await player.unmount();
    const src = '/cases/visible-at-minus-one.json';
    expect(await player.load({ src, renderer: 'canvas' })).toBe('stopped');
    await player.unmount();
    expect(await player.load({ src: from(90) })).toBe('error');
  });

  test('shows the first frame of the segment after a canvas recovers at that frame', async ({ page }) => {
    const player = playerOf(page);
    const turned = { ...layer, ks: { ...layer?.ks, r: { a: 1, k: [{ t: 10, s: [0] }] } } };
    const src = { ...animation, layers: [turned] };
    await player.load({ ...ON_MAGENTA, src, renderer: 'canvas', segment: [20, 60] });
    const screenshot = () => player.picture.screenshot();
    const first = await screenshot();
    await player.seek(10);
    expect(await screenshot()).not.toEqual(first);
    await player.seek(0);
    expect(await screenshot()).toEqual(first);
  });
});

test.describe('an image or a font', () => {
  const SIZE = { width: 100, height: 100 };
  test.use({ viewport: SIZE });

  /** A font that the page loads. */
  const FONT = readFileSync(
    'node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff2',
  );

  for (const renderer of RENDERERS) {
    /** Loads a case, and expects that it takes no longer than the limit. */
    const load = async (page: Page, file: string) => {
      const started = Date.now();
      expect(await playerOf(page).load({ src: `/cases/${file}`, renderer }, SIZE)).toBe('stopped');
      expect(Date.now() - started).toBeLessThan(LIMIT);
    };

    test(
      `does not delay or change the animation in ${renderer} when it arrives late, fails later or is blocked`,
      exhaustiveUnless(renderer === 'svg'),
      async ({ page, faults }) => {
        const player = playerOf(page);
        const held: Route[] = [];
        await page.route('**/never.png', (route) => {
          held.push(route);
        });
        const colorsAt = async () => {
          const png = decode(await capture(page));
          return [colorAt(png, 50, 50), colorAt(png, 25, 25)];
        };
        const green = [0, 128, 0].map((channel) => expect.closeTo(channel, -1));
        await load(page, 'image-hangs.json');
        expect(await colorsAt()).toEqual([green, [255, 255, 255]]);
        const body =
          '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>';
        for (const route of held.splice(0)) await route.fulfill({ contentType: 'image/svg+xml', body });
        await expect.poll(async () => (await colorsAt())[1]).toEqual([0, 0, 0]);
        await player.unmount();

        await openHarness(page);
        await load(page, 'image-hangs.json');
        const before = await capture(page);
        for (const route of held) await route.abort();
        await player.showFrame(30);
        expect(await capture(page)).toBe(before);
        expect(await player.state()).toBe('paused');
        await player.unmount();

        await load(page, 'font-blocked.json');
        const { data } = decode(await capture(page));
        const dark = data.filter((value, index) => index % 4 === 0 && value < 100);
        expect(dark.length).toBeGreaterThan(20);
        const others = faults.filter((fault) => !/violated: (font-src|style-src)/.test(fault));
        faults.splice(0, faults.length, ...others);
      },
    );

    test(
      `is used when the page loads it later, in ${renderer}`,
      exhaustiveUnless(renderer === 'svg'),
      async ({ page }) => {
        await load(page, 'web-font-late.json');
        await page.evaluate(
          async (bytes) => {
            document.fonts.add(await new FontFace('Web Font', new Uint8Array(bytes)).load());
            document.fonts.dispatchEvent(new Event('loadingdone'));
          },
          [...FONT],
        );
        const late = await capture(page);
        await playerOf(page).unmount();
        await load(page, 'web-font-late.json');
        await expect.poll(() => capture(page)).toBe(late);
      },
    );
  }
});
