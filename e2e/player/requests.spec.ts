import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, expectFailureNotice, isolatedTest, openHarness, playerOf, test } from './fixtures';
import { square, squareWithExpression } from './harness/square';

/** The URL of an animation. */
const GOOD = '/fault/lottie?frames=20';

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

test('a failed request causes an error and a notice, and the next request works', async ({
  page,
  server,
}) => {
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

isolatedTest('a request ends after 30 seconds, a new src or an unmount', async ({ page, server }) => {
  await page.clock.install();
  await openHarness(page);
  const player = playerOf(page);
  for (const kind of ['hang', 'stall']) {
    const [first, second, third] = [1, 2, 3].map((request) => `/fault/${kind}?${request}`);
    const expectOutcome = (src = '', outcome: string) => expect.poll(() => server.outcome(src)).toBe(outcome);
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

isolatedTest('drawing has 30 seconds of its own, and its error blames no request', async ({ page }) => {
  await page.clock.install();
  await openHarness(page);
  await page.route('**/file.json', () => {});
  const player = playerOf(page);
  const request = page.waitForRequest('**/file.json');
  await player.mount({ src: '/file.json' });
  await request;
  await page.clock.runFor(29_000);
  // The player never continues after it has loaded lottie-web.
  await page.evaluate(() => Object.assign(scheduler, { yield: () => new Promise(() => {}) }));
  await player.update({ src: square() });
  await expect.poll(() => player.events()).toEqual(['load']);
  await page.clock.runFor(29_000);
  expect(await player.state()).toBe('loading');
  await page.clock.runFor(1000);
  await expect.poll(() => player.state()).toBe('error');
  const message = expect.stringMatching(/^The file has arrived, but its first frame was not drawn/);
  expect(await player.error()).toEqual({ code: 'timeout', message });
});

isolatedTest('code that doesn’t arrive after the file is blamed, and not the drawing', async ({ page }) => {
  await page.clock.install();
  await openHarness(page);
  await page.route(/\/bundle\/.*\/expressions-/, () => {});
  const player = playerOf(page);
  const request = page.waitForRequest(/\/expressions-/);
  await player.mount({ src: squareWithExpression() });
  await request;
  await expect.poll(() => player.events()).toEqual(['load']);
  await page.clock.runFor(29_000);
  expect(await player.state()).toBe('loading');
  await page.clock.runFor(1000);
  await expect.poll(() => player.state()).toBe('error');
  const message = expect.stringMatching(/^The player's code did not arrive within 30 seconds/);
  expect(await player.error()).toEqual({ code: 'network', message });
});
