import { exhaustiveUnless } from '@/testing/exhaustive';
import { expect, isolatedTest, openHarness, playerOf, recordRequests, test } from './fixtures';
import type { SerialisableProps } from './harness/page';
import { square, TEN_FRAMES } from './harness/square';

type Player = ReturnType<typeof playerOf>;

/** The URL of an animation. */
const GOOD = '/fault/lottie?frames=20';
/**
 * The URL of a file that is so large that the player loads its own modules while the file is still arriving.
 */
const LARGE = '/fault/lottie?padding=230000';

isolatedTest(
  'the player reports an error if its modules don’t arrive within 30 seconds',
  async ({ page }) => {
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
  },
);

test('the player’s modules load in parallel with a large animation, and no others load afterwards', async ({
  page,
}) => {
  const requests = recordRequests(page, /^\/bundle\//);
  const modules = () => [...new Set(requests.map((path) => path.replace(/.*\/|-\w+\.\w+$/g, '')))].toSorted();
  // The files named `chunk` contain code that the modules for controls and for archives also use.
  const expected = ['chunk', 'feature-support', 'main-thread', 'render-on-main-thread'];
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
  ['main-thread-*', GOOD, { code: 'renderer', message: RELOAD }],
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
