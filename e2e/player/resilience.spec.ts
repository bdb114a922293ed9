import type { Page, Route } from '@playwright/test';
import { readTestFile } from '@/testing/cases';
import { type BrokenFile, brokenFiles, errorCodes } from '@/testing/corpus';
import { exhaustive, exhaustiveUnless } from '@/testing/exhaustive';
import {
  expect,
  isolatedTest,
  nextFrame,
  openHarness,
  playerOf,
  readFont,
  recordRequests,
  setStyles,
  test,
} from './fixtures';
import { measureCpuTime } from './harness/cpu-time';
import type { SerialisableProps } from './harness/page';
import { HUGE, TOO_MUCH } from './harness/resilience-files';
import { failingLayer, precompLayer, square, TEN_FRAMES } from './harness/square';
import {
  capture,
  capturePlayers,
  colorAt,
  decode,
  loadSources,
  ON_MAGENTA,
  paintedPixels,
  picturesAt,
} from './pixels';
import { RENDERERS } from './renderers';

/** Milliseconds after which the page counts as blocked, or the animation as delayed. */
const LIMIT = 3000;

type Player = ReturnType<typeof playerOf>;

const GOOD = '/fault/lottie?frames=20';
/**
 * The URL of a file that is so large that the player loads its own modules while the file is still arriving.
 */
const LARGE = '/fault/lottie?padding=230000';

/**
 * Expects a warning icon and an error message in place of the animation. The element with the `img` role
 * keeps its accessible name.
 */
async function expectFailureNotice(page: Page) {
  const { box, error } = playerOf(page);
  const { code, message } = await error();
  expect(message).not.toBe('');
  await expect(box.getByRole('alert')).toHaveText(/^“player” (could not be loaded|can’t be shown)\./);
  await expect(box.getByRole('alert')).toBeVisible();
  await expect(box.getByRole('img', { name: 'player' })).toBeVisible();
  await expect(box.locator(`[data-code=${code}] svg`)).toBeVisible();
}

test.describe('a request', () => {
  const FAULTS: [what: string, src: string, error: Record<string, unknown>][] = [
    ['a connection that the server closes halfway', '/fault/cut', { code: 'network' }],
    ['a connection that the server resets', '/fault/reset', { code: 'network' }],
    ['another origin without CORS', '{foreign}/fault/lottie', { code: 'network' }],
    ['a URL with an invalid port', 'http://localhost:port/a.json', { code: 'network' }],
    ['an empty URL', '', { code: 'invalid', message: expect.stringMatching(/^src is "/) }],
    ['a page with status 404', '/fault/html?status=404', { code: 'http', status: 404 }],
    ['a page with status 200', '/fault/html', { code: 'parse' }],
    ['an empty response with status 200', '/fault/empty', { code: 'parse' }],
  ];

  test('a failed one causes an error and a notice, and the next still works', async ({ page, server }) => {
    const player = playerOf(page);
    for (const [what, src, error] of FAULTS) {
      await test.step(what, async () => {
        expect(await player.load({ src: src.replace('{foreign}', server.foreignOrigin) })).toBe('error');
        expect(await player.error()).toMatchObject(error);
        await expectFailureNotice(page);
        await player.update({ src: GOOD });
        expect(await player.settled()).toBe('stopped');
        expect(await player.events()).toEqual(['error', 'load', 'ready']);
        await expect(player.box.getByRole('alert')).toHaveCount(0);
        await expect(player.box.getByRole('img', { name: 'player' })).toBeVisible();
        await player.unmount();
      });
    }
  });

  test('a response can have any type, and be late, split or cross-origin', async ({ page, server }) => {
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

  for (const renderer of ['svg', 'canvas'] as const) {
    const sample = exhaustiveUnless(renderer === 'svg');
    test(`a late response doesn’t replace a new source, in ${renderer}`, sample, async ({ page }) => {
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
    });
  }

  isolatedTest('ends after 30 seconds, a new src or an unmount', async ({ page, server }) => {
    await page.clock.install();
    await openHarness(page);
    const player = playerOf(page);
    for (const kind of ['hang', 'stall']) {
      const [first, second, third] = [1, 2, 3].map((request) => `/fault/${kind}?${request}`);
      const expectOutcome = (src = '', outcome: string) =>
        expect.poll(() => server.outcome(src)).toBe(outcome);
      await player.mount({ src: first });
      await expectOutcome(first, 'open');
      await player.update({ src: second });
      await expectOutcome(first, 'aborted');
      await expectOutcome(second, 'open');
      await page.clock.runFor(29_000);
      expect(await player.state()).toBe('loading');
      await page.clock.runFor(1000);
      await expect.poll(() => player.state()).toBe('error');
      expect(await player.error()).toMatchObject({
        code: 'network',
        message: expect.stringMatching(/^The animation did not arrive within 30 seconds/),
      });
      await expectFailureNotice(page);
      await expectOutcome(second, 'aborted');
      await player.update({ src: third });
      await expectOutcome(third, 'open');
      await player.unmount();
      await expectOutcome(third, 'aborted');
    }
  });
});

isolatedTest('drawing has 30 seconds of its own, and its error blames no request', async ({ page }) => {
  await page.clock.install();
  await openHarness(page);
  await page.route('**/slow.json', () => {});
  await page.route('**/file.json', () => {});
  const assets = [{ id: 'data', t: 3, u: '/', p: 'slow.json' }];
  const player = playerOf(page);
  const request = page.waitForRequest('**/file.json');
  await player.mount({ src: '/file.json' });
  await request;
  await page.clock.runFor(29_000);
  await page.unroute('**/file.json');
  await player.update({ src: { ...square(), assets }, expressions: true });
  await expect.poll(() => player.events()).toEqual(['load']);
  await page.clock.runFor(29_000);
  expect(await player.state()).toBe('loading');
  await page.clock.runFor(1000);
  await expect.poll(() => player.state()).toBe('error');
  const message = expect.stringMatching(/^The file has arrived, but its first frame was not drawn/);
  expect(await player.error()).toEqual({ code: 'timeout', message });
});

test.describe('the player’s own files', () => {
  isolatedTest('it is an error if they don’t arrive within 30 seconds', async ({ page }) => {
    await page.clock.install();
    await openHarness(page);
    const player = playerOf(page);
    await page.route(/\/bundle\/.*\/(?!chunk)/, () => {});
    await Promise.all([page.waitForRequest(/render-on-main-thread/), player.mount({ src: square() })]);
    await page.clock.runFor(29_000);
    expect(await player.state()).toBe('loading');
    // The player waits one more second for the module with the error messages.
    await page.clock.runFor(2000);
    await expect.poll(() => player.state()).toBe('error');
    expect(await player.error()).toMatchObject({ code: 'network' });
    expect(await player.events()).toEqual(['error']);
  });

  test('they load in parallel with a large animation, and no others load afterwards', async ({ page }) => {
    const requests = recordRequests(page, /^\/bundle\//);
    const modules = () =>
      [...new Set(requests.map((path) => path.replace(/.*\/|-\w+\.\w+$/g, '')))].toSorted();
    // The files named `chunk` contain code that the modules for controls and for archives also use.
    const expected = ['chunk', 'feature-support', 'render-on-main-thread'];
    const player = playerOf(page);
    // Only the first half of this response arrives.
    await player.mount({ src: '/fault/stall?padding=230000' });
    await expect.poll(modules).toEqual(expected);
    await player.update({ src: LARGE });
    expect(await player.settled()).toBe('stopped');
    expect(modules()).toEqual(expected);
  });

  const controls: SerialisableProps = { controls: true, debug: true };
  const RELOAD = expect.stringMatching(/^A file of the player did not load/);
  const MISSING = '/fault/html?status=404';
  for (const [lost, src, error, alert = /./] of [
    ['failure-notice-*', MISSING, { code: 'http' }, 'player could not be loaded.'],
    ['explain-*', MISSING, { code: 'http', message: 'status', status: 404 }],
    ['render-on-main-thread-*', GOOD, { code: 'renderer', message: RELOAD }],
    ['feature-support-*', '/files/slotted.json', { code: 'renderer', message: RELOAD }],
    ['*', GOOD, {}],
  ] satisfies [lost: string, src: string, error: object, alert?: string][]) {
    test(`the player reports an error even without ${lost}`, async ({ page }) => {
      await page.route(`**/bundle/**/${lost}`, (route) => route.abort());
      const player = playerOf(page);
      expect(await player.load({ src, ...(lost === '*' && controls) })).toBe('error');
      expect(await player.error()).toMatchObject(error);
      await expect(player.box.getByRole('alert')).toHaveText(alert);
    });
  }

  type Check = (player: Player) => Promise<unknown>;
  const LATE: [module: string, props: SerialisableProps, expectResult: Check][] = [
    ['controls', { ...controls, autoplay: true }, ({ box }) => expect(box.getByRole('group')).toBeVisible()],
    ['debug-overlay', { debug: true }, ({ box }) => expect(box.getByLabel('Debug')).toBeVisible()],
    ['failure-notice', { src: MISSING }, ({ box }) => expect(box.getByRole('button')).toBeVisible()],
    ['view-tracking', { autoplay: 'in-view' }, ({ state }) => expect.poll(state).toBe('playing')],
    [
      'hover',
      { hover: true },
      ({ box, state }) => box.hover().then(() => expect.poll(state).toBe('playing')),
    ],
  ];
  for (const [module, props, expectResult] of LATE) {
    const name = `the player plays without the module ${module}, and uses it when the browser is online again`;
    test(name, exhaustiveUnless(module === 'controls'), async ({ page }) => {
      await page.route(`**/bundle/**/${module}-*`, (route) => route.abort());
      const player = playerOf(page);
      const lost = page.waitForEvent('requestfailed');
      const state = await player.load({ src: TEN_FRAMES, speed: 0.01, ...props });
      await lost;
      expect(await player.state()).toBe(state);
      expect(state).toBe(props.src ? 'error' : props.autoplay === true ? 'playing' : 'stopped');
      await page.unroute(`**/bundle/**/${module}-*`);
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expectResult(player);
    });
  }
});

/** Files that would block the page or change it, keyed by what they do. The player draws the rest of them. */
const HOSTILE: Record<string, object> = JSON.parse(readTestFile('hostile-files.json'));

for (const renderer of RENDERERS) {
  const sample = exhaustiveUnless(renderer === 'svg');

  test(`a hostile file doesn’t affect the page in ${renderer}`, sample, async ({ page }) => {
    const player = playerOf(page);
    const requests = recordRequests(page, /^(?!\/bundle\/)/);
    const elements = () => page.locator('iframe, form, script, body style, object, embed').count();
    const before = await elements();
    for (const [what, src] of Object.entries({ ...HOSTILE, ...TOO_MUCH })) {
      const started = Date.now();
      const state = await player.load({ src, renderer });
      expect.soft(Date.now() - started, what).toBeLessThan(LIMIT);
      expect.soft(what in HOSTILE ? ['stopped'] : ['stopped', 'error'], what).toContain(state);
      expect.soft(requests.splice(0), what).toEqual([]);
      expect.soft(await elements(), what).toBe(before);
      await player.unmount();
      expect(await player.load({ src: square(), renderer }), what).toBe('stopped');
      await player.unmount();
    }
  });

  test(`a huge file neither blocks nor crashes the page in ${renderer}`, sample, async ({ page }) => {
    const player = playerOf(page);
    for (const [name, create] of Object.entries(HUGE)) {
      const body = Buffer.from(create());
      await page.route(`/${name}`, (route) => route.fulfill({ body }));
      const usedTime = await measureCpuTime(page);
      const state = await player.load({ src: `/${name}`, renderer, controls: true });
      expect.soft(['stopped', 'error'], name).toContain(state);
      await nextFrame(page, 2);
      await capture(page);
      const { page: thread, process } = await usedTime();
      expect.soft(thread, name).toBeLessThan(LIMIT);
      // The worker is allowed to be busy for longer.
      if (renderer !== 'canvas') expect.soft(process, name).toBeLessThan(2 * LIMIT);
      await player.unmount();
    }
    expect(await player.load({ src: square(), renderer })).toBe('stopped');
  });
}

/** Files for which lottie-web's HTML renderer, even without the player, renders nothing. */
const BLANK_IN_HTML = ['broken/wild-rlottie-repro_infinite_loop.json'];

for (const renderer of RENDERERS) {
  for (const layer of new Set(brokenFiles.map(({ layer }) => layer))) {
    const title = `renders a file with broken ${layer}, or reports its error code, in ${renderer}`;
    test(title, exhaustive, async ({ page, server }) => {
      const player = playerOf(page);
      // Set a background color that no corpus file uses.
      await setStyles(page, 'body { background: rgb(1, 127, 254) }');
      for (const broken of brokenFiles.filter((file) => file.layer === layer)) {
        await test.step(`${broken.file}: ${broken.note}`, async () => {
          const origin = broken.serve?.mode === 'cors' ? server.foreignOrigin : '';
          const src = `${origin}/corpus/${broken.file}`;
          const state = await player.load({ src, renderer }, { width: 200, height: 200 });
          const error = state === 'error' ? await player.error() : null;
          expect.soft(error?.code ?? state, broken.file).toMatch(expectedOutcome(broken));
          if (error) await expectFailureNotice(page);
          else if (!broken.blankOk && !(renderer === 'html' && BLANK_IN_HTML.includes(broken.file)))
            expect.soft(await isPainted(page), `${broken.file} is not blank`).toBe(true);
          const globals = await page.evaluate(() =>
            Object.keys(window).filter((name) => /^__(exprRan|xss)/.test(name)),
          );
          expect.soft(globals, `${broken.file} ran no code`).toEqual([]);
          await player.unmount();
        });
      }
    });
  }
}

/**
 * Returns a pattern that matches the expected error code or state of a file. A file without a listed code
 * must render, unless its entry allows lottie-web to fail.
 */
function expectedOutcome({ file, expect }: BrokenFile): RegExp {
  const isListed = ([, listed]: [string, string[]]) => listed.includes(file.replace('broken/', ''));
  const [code] = Object.entries(errorCodes).find(isListed) ?? [];
  if (code) return new RegExp(`^${code}$`);
  return expect === 'render' ? /^stopped$/ : /^(stopped|renderer)$/;
}

/** Returns whether any of five frames contains a color other than the page's background. */
async function isPainted(page: Page) {
  for (const percent of ['0%', '25%', '50%', '75%', '100%'] as const) {
    await playerOf(page).showFrame(percent);
    const { data } = decode(await capture(page, { width: 200, height: 200 }));
    if (data.some((value, index) => value !== data[index % 4])) return true;
  }
  return false;
}

test.describe('a layer that lottie-web can’t render', () => {
  const { layers, ...animation } = square();
  const [layer] = layers;

  /** Animations that are visible in their first frame, although lottie-web can't render some layers. */
  const unrenderable: Record<string, object> = JSON.parse(readTestFile('unrenderable-layers.json'));

  /**
   * Pairs of files that look the same. In each pair, lottie-web can't render some layers of the first file.
   */
  const equivalent: Record<string, object[]> = JSON.parse(readTestFile('equivalent-files.json'));

  for (const renderer of RENDERERS) {
    const sample = exhaustiveUnless(renderer === 'svg');

    test(`an unrenderable layer hides no other layers in ${renderer}`, sample, async ({ page }) => {
      // The HTML renderer reports an error for text without a font.
      const shown = Object.entries(unrenderable).filter(
        ([what]) => !(what.startsWith('a text') && renderer === 'html'),
      );
      // Write the large number with an exponent, as some exporters do.
      const sources = shown.map(([, file]) => JSON.stringify(file).replace('1000000000', '1e9'));
      const boxes = await loadSources(page, sources, { ...ON_MAGENTA, renderer }, 200);
      for (const [index, picture] of (await capturePlayers(page, boxes)).entries()) {
        const what = shown[index]?.[0];
        expect.soft(paintedPixels(picture), what).toBeGreaterThan(0);
        expect.soft((await playerOf(page, `${index}`).snapshot('svg')).length, what).toBeGreaterThan(100);
      }
    });

    test(`an unrenderable layer doesn’t change other layers in ${renderer}`, sample, async ({ page }) => {
      const pairs = Object.entries(equivalent);
      // Seek mostly forward, and finally backward.
      const pictures = async (sources: (object | undefined)[]) => {
        const boxes = await loadSources(page, sources, { ...ON_MAGENTA, renderer }, 200);
        return picturesAt(page, [0, 20, 40, 41, 10], boxes);
      };
      const actual = await pictures(pairs.map(([, pair]) => pair[0]));
      const expected = await pictures(pairs.map(([, pair]) => pair[1]));
      for (const [index, picture] of actual.entries()) {
        const what = pairs[index % pairs.length]?.[0];
        expect(paintedPixels(picture), what).toBeGreaterThan(0);
        expect(picture.data.equals(expected[index]?.data as Buffer), what).toBe(true);
      }
    });
  }

  test('is omitted with a warning at its first frame, and the others keep playing', async ({ page }) => {
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

  test('an unrenderable layer doesn’t affect other layers, including its child', async ({ page }) => {
    const player = playerOf(page);
    for (const ip of [0, 30])
      for (const shapes of [1, 800]) {
        const failing = { ...failingLayer, ind: 9, ip };
        const child = { ...layer, ind: 8, ip, parent: 9, shapes: Array(shapes).fill(layer?.shapes[0]) };
        for (const [all, count] of [
          [[failing, child, ...layers], shapes + 1],
          [[...layers, failing], 1],
        ] as const) {
          expect(await player.load({ src: JSON.stringify({ ...animation, layers: all }) })).toBe('stopped');
          await player.seek(40);
          await expect(player.box.locator('path[fill]')).toHaveCount(count);
          await player.unmount();
        }
      }
  });

  test('an unrenderable layer causes an error only if no other layer is ever visible', async ({ page }) => {
    const player = playerOf(page);
    const from = (ip: number) => ({ ...animation, layers: [failingLayer, { ...layer, ip }] });
    const shape = player.box.locator('path[fill]');
    expect(await player.load({ src: from(30) })).toBe('stopped');
    await expect(shape).toBeHidden();
    await player.seek(40);
    await expect(shape).toBeVisible();
    await player.unmount();
    const src = '/files/visible-at-minus-one.json';
    expect(await player.load({ src, renderer: 'canvas' })).toBe('stopped');
    await player.unmount();
    expect(await player.load({ src: from(90) })).toBe('error');
  });

  test('a canvas with an unrenderable layer seeks back to the first frame of a segment', async ({ page }) => {
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

  for (const renderer of RENDERERS) {
    /** Loads a case, and expects that loading takes no longer than the limit. */
    const load = async (page: Page, file: string) => {
      const started = Date.now();
      expect(await playerOf(page).load({ src: `/files/${file}`, renderer }, SIZE)).toBe('stopped');
      expect(Date.now() - started).toBeLessThan(LIMIT);
    };

    const sample = exhaustiveUnless(renderer === 'svg');

    test(`a missing one doesn’t delay the animation in ${renderer}`, sample, async ({ page, faults }) => {
      const player = playerOf(page);
      const held: Route[] = [];
      await page.route('**/never.png', (route) => void held.push(route));
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
      // Browsers hide text while its font might still arrive.
      const darkPixels = async () =>
        decode(await capture(page)).data.filter((value, index) => index % 4 === 0 && value < 100).length;
      await expect.poll(darkPixels).toBeGreaterThan(20);
      const others = faults.filter((fault) => !/violated: (font-src|style-src)/.test(fault));
      faults.splice(0, faults.length, ...others);
    });

    test(`a font that the page loads later is used in ${renderer}`, sample, async ({ page }) => {
      await load(page, 'web-font-late.json');
      await page.evaluate(
        async (bytes) => {
          document.fonts.add(await new FontFace('Web Font', new Uint8Array(bytes)).load());
          document.fonts.dispatchEvent(new Event('loadingdone'));
        },
        [...(await readFont(700))],
      );
      const late = await capture(page);
      await playerOf(page).unmount();
      await load(page, 'web-font-late.json');
      await expect.poll(() => capture(page)).toBe(late);
    });
  }
});
