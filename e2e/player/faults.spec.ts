import { exhaustiveUnless } from '../exhaustive';
import { boundingBox } from './bounding-box';
import { expect, expectFailureNotice, isolatedTest, openHarness, playerOf, test } from './fixtures';
import { square } from './harness/square';

const GOOD = '/fault/lottie?frames=20';

/** What a server does, and the error that a person reads about. */
const FAULTS = [
  { name: 'cuts the connection in the middle', src: '/fault/cut', code: 'network' },
  { name: 'resets the connection', src: '/fault/reset', code: 'network' },
  { name: 'answers 404 with a page', src: '/fault/html?status=404', code: 'http', status: 404 },
  { name: 'answers 404 with an animation', src: '/fault/lottie?status=404', code: 'http', status: 404 },
  { name: 'answers 500 with a page', src: '/fault/html?status=500', code: 'http', status: 500 },
  { name: 'answers 500 with an animation', src: '/fault/lottie?status=500', code: 'http', status: 500 },
  { name: 'answers 200 with a page', src: '/fault/html', code: 'parse' },
  { name: 'answers 200 with nothing', src: '/fault/empty', code: 'parse' },
] as const;

for (const { name, src, ...error } of FAULTS) {
  test(`a server that ${name}: ${error.code}, and the next source plays`, async ({ page }) => {
    const player = playerOf(page);
    expect(await player.load({ src })).toBe('error');
    expect(await player.error()).toMatchObject(error);
    expect(await player.events()).toEqual(['error']);
    await expectFailureNotice(player.box, await player.error());
    await player.update({ src: GOOD });
    expect(await player.settled()).toBe('stopped');
    expect(await player.events()).toEqual(['error', 'load', 'ready']);
    await expect(player.box.getByRole('alert')).toHaveCount(0);
    await expect(player.box.getByRole('img', { name: 'player' })).toBeVisible();
  });
}

test('a failure keeps name and poster, tells developers the address, and can be tried again', async ({
  page,
}) => {
  const player = playerOf(page);
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  // Of two routes the later one comes first.
  await page.route('**/later.json', (route) => route.fulfill({ json: square() }), { times: 1 });
  await page.route('**/later.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
  const poster = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  await player.load({ src: '/later.json', label: 'A day: 24 hours', poster });
  expect((await warned).text()).toContain('/later.json');
  await expect(player.box.getByRole('img', { name: 'A day: 24 hours' })).toBeVisible();
  await expect(player.box.locator('img')).toBeVisible();
  await expect(player.box.getByRole('alert')).toHaveText('“A day” could not be loaded. Try again later.');
  const again = player.box.getByRole('button', { name: 'Try again' });
  expect((await boundingBox(again)).height).toBeGreaterThanOrEqual(44);
  await again.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => player.state()).not.toBe('loading');
  await expect(player.picture).toBeFocused();
});

test('a server of another origin without CORS: network, with it: drawn', async ({ page, server }) => {
  const player = playerOf(page);
  expect(await player.load({ src: `${server.foreignOrigin}/fault/lottie` })).toBe('error');
  expect(await player.error()).toMatchObject({ code: 'network' });
  expect((await player.error()).message).toContain('CORS');
  await player.update({ src: `${server.foreignOrigin}/fault/shared` });
  expect(await player.settled()).toBe('stopped');
});

for (const type of ['text/plain', 'text/html', 'application/octet-stream', 'image/png', '']) {
  test(`an animation that goes by the type "${type}" is drawn`, async ({ page }) => {
    expect(await playerOf(page).load({ src: `/fault/lottie?type=${encodeURIComponent(type)}` })).toBe(
      'stopped',
    );
  });
}

for (const src of ['/fault/slow?ms=300', '/fault/halting?ms=300', '/fault/moved', 'fault/lottie']) {
  test(`an answer that takes its way (${src}) is drawn`, async ({ page }) => {
    expect(await playerOf(page).load({ src })).toBe('stopped');
  });
}

for (const renderer of ['svg', 'canvas'] as const) {
  test(
    `of two sources the later one wins, 100 times of 100, however late the first one answers, ${renderer}`,
    exhaustiveUnless(renderer === 'svg'),
    async ({ page }) => {
      test.setTimeout(60_000);
      const ends = await page.evaluate(async (renderer) => {
        const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
        const ends: string[] = [];
        for (let round = 0; round < 100; round += 1) {
          const kind = round % 2 ? 'slow' : 'halting';
          const late = 10 + ((round * 7) % 30);
          window.harness.mount('race', {
            src: `/fault/${kind}?ms=${late}&frames=30&round=${round}`,
            renderer,
          });
          await pause(round % 5);
          window.harness.update('race', { src: `/fault/slow?ms=${round % 10}&frames=20&round=${round}` });
          const state = await window.harness.settled('race');
          await pause(late);
          const { totalFrames } = window.harness.handle('race');
          const pictures = window.harness
            .pictures('race')
            .flatMap((tree) => [...tree.querySelectorAll('svg[preserveAspectRatio], canvas')]).length;
          ends.push([state, totalFrames, pictures, ...window.harness.events('race')].join(' '));
          window.harness.unmount('race');
        }
        return ends;
      }, renderer);
      expect(ends).toEqual(Array(100).fill('stopped 20 1 load ready'));
    },
  );
}

test('a request is given up when src changes and when the player unmounts', async ({ page, server }) => {
  const player = playerOf(page);
  for (const kind of ['hang', 'stall']) {
    const first = `/fault/${kind}?first`;
    const second = `/fault/${kind}?second`;
    await player.mount({ src: first });
    await expect.poll(() => server.outcome(first)).toBe('open');
    await player.update({ src: second });
    await expect.poll(() => server.outcome(first)).toBe('aborted');
    await expect.poll(() => server.outcome(second)).toBe('open');
    await player.unmount();
    await expect.poll(() => server.outcome(second)).toBe('aborted');
  }
});

for (const kind of ['hang', 'stall']) {
  isolatedTest(
    `a server that does not finish (${kind}) is given up after 30 seconds`,
    async ({ page, server }) => {
      await page.clock.install();
      await openHarness(page);
      const player = playerOf(page);
      const src = `/fault/${kind}?clock`;
      await player.mount({ src });
      await expect.poll(() => server.outcome(src)).toBe('open');
      await page.clock.fastForward(29_000);
      expect(await player.state()).toBe('loading');
      await page.clock.fastForward(1000);
      await expect.poll(() => player.state()).toBe('error');
      expect(await player.error()).toMatchObject({ code: 'network' });
      expect((await player.error()).message).toContain('30 seconds');
      await expectFailureNotice(player.box, await player.error());
      await expect.poll(() => server.outcome(src)).toBe('aborted');
    },
  );
}

isolatedTest(
  'a lottie-web that does not finish arriving is given up after 30 seconds, with no other file to be had',
  async ({ page }) => {
    await page.clock.install();
    await openHarness(page);
    const player = playerOf(page);
    await page.route(/\/bundle\/.*\/(?!render-on-main-thread|chunk)/, () => {});
    await player.mount({ src: square() });
    await expect.poll(() => player.events()).toEqual(['load']);
    await page.clock.fastForward(29_000);
    expect(await player.state()).toBe('loading');
    await page.clock.fastForward(1000);
    // The sentences of the error are a file too: the player waits for it, but only a second.
    await page.clock.fastForward(1000);
    await expect.poll(() => player.state()).toBe('error');
    expect(await player.error()).toMatchObject({ code: 'network' });
    expect(await player.events()).toEqual(['load', 'error']);
  },
);

test('what a large file takes beside the usual travels while the file does, and nothing after it', async ({
  page,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/bundle\/.*\/([\w.-]+)-\w+\.\w+$/.exec(request.url()) ?? [];
    if (name) requested.add(name);
  });
  // The chunks hold what it shares with the controls and with archives.
  const wanted = ['chunk', 'feature-support', 'render-on-main-thread', 'svg'];
  const player = playerOf(page);
  // This answer never ends, but its first half arrives.
  await player.mount({ src: '/fault/stall?padding=130000' });
  await expect.poll(() => [...requested].sort()).toEqual(wanted);
  await player.update({ src: '/fault/lottie?padding=130000' });
  expect(await player.settled()).toBe('stopped');
  expect([...requested].sort()).toEqual(wanted);
});

test.describe('a file of the player’s own that is lost', () => {
  test('with the notice, the failure is said in words', async ({ page }) => {
    await page.route('**/bundle/**/failure-notice-*', (route) => route.abort());
    const player = playerOf(page);
    expect(await player.load({ src: '/fault/html?status=404' })).toBe('error');
    await expect(player.box.getByRole('alert')).toHaveText('player could not be loaded.');
    await player.update({ src: GOOD });
    expect(await player.settled()).toBe('stopped');
  });

  test('with every file, the failure is said in short', async ({ page }) => {
    await page.route('**/bundle/**', (route) => route.abort());
    const player = playerOf(page);
    expect(await player.load({ src: square(), controls: true, debug: true })).toBe('error');
    await expect(player.box.getByRole('alert')).not.toBeEmpty();
  });

  test('with the sentences, an answer’s status is still told', async ({ page }) => {
    await page.route('**/bundle/**/explain-*', (route) => route.abort());
    const player = playerOf(page);
    expect(await player.load({ src: '/fault/html?status=404' })).toBe('error');
    expect(await player.error()).toEqual({ code: 'http', message: 'status', status: 404 });
  });

  test('with lottie-web, the sentence says what to do', async ({ page }) => {
    await page.route('**/bundle/**/svg-*', (route) => route.abort());
    const player = playerOf(page);
    expect(await player.load({ src: square() })).toBe('error');
    expect(await player.error()).toEqual({
      code: 'renderer',
      message: 'A file of the player did not load. Check the connection and reload the page.',
    });
  });

  test('with what a large animation takes, the sentence says what to do', async ({ page }) => {
    await page.route('**/bundle/**/feature-support-*', (route) => route.abort());
    const player = playerOf(page);
    expect(await player.load({ src: '/fault/lottie?padding=130000' })).toBe('error');
    expect((await player.error()).message).toMatch(/^A file of the player did not load/);
  });

  test('with the controls, the animation plays', async ({ page }) => {
    await page.route('**/bundle/**/controls-*', (route) => route.abort());
    const player = playerOf(page);
    const lost = page.waitForEvent('requestfailed');
    expect(await player.load({ src: GOOD, controls: true, debug: true, autoplay: true, speed: 0.01 })).toBe(
      'playing',
    );
    await lost;
    await expect(player.box.getByRole('img', { name: 'player' })).toBeVisible();
    expect(await player.state()).toBe('playing');
  });
});

test('an address that no browser can read is one that can’t be reached', async ({ page }) => {
  const player = playerOf(page);
  for (const src of ['http://localhost:port/a.json', '//']) {
    await player.load({ src });
    expect(await player.error(), src).toMatchObject({ code: 'network' });
    await player.unmount();
  }
});
