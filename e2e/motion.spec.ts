import type { Page } from '@playwright/test';
import { chunkPattern } from './chunk-pattern';
import { expect, footerLink, hydrated, isAt, phone, playerFiles, visit } from './fixtures';
import { listen } from './listen';
import { fetchFromSite, testOn } from './site-proxy';

/** How long the proxy delays each response, in milliseconds. */
const DELAY = 150;

/** The time after the interaction within which all requests must start, in milliseconds. */
const LIMIT = 300;

async function delayResponses() {
  /** The requested paths, with duplicates. */
  const requested: string[] = [];
  const listening = await listen(async ({ url = '' }, outgoing) => {
    requested.push(url);
    const [{ status, headers, body }] = await Promise.all([
      fetchFromSite(url),
      new Promise((resolve) => setTimeout(resolve, DELAY)),
    ]);
    outgoing.setHeaders(headers).writeHead(status).end(body);
  });
  return { ...listening, requested };
}

const test = testOn(delayResponses);

test.use(phone);

type Proxy = Awaited<ReturnType<typeof delayResponses>>;

/**
 * Opens a page and waits until it is idle. The page then stores the time of its first interaction in
 * `data-sign`.
 * @returns the files that the page needs to hydrate and to play its animation
 */
async function openAtRest(page: Page, path: string, { requested }: Proxy): Promise<{ needed: string[] }> {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  const hydration = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  const needed = [...(hydration ?? '').split(' '), ...(await playerFiles(page))];
  expect(requested.filter((file) => needed.includes(file))).toEqual([]);
  requested.length = 0;
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => {
      document.documentElement.dataset.sign ??= String(performance.timeOrigin + timeStamp);
    };
    for (const type of ['pointerdown', 'keydown', 'scroll'])
      document.addEventListener(type, note, { capture: true });
  });
  return { needed };
}

/** Returns a list that collects the path and time of each later request from the page or its worker. */
function collectRequests(page: Page) {
  const sent: { path: string; at: number }[] = [];
  page.on('request', (request) => sent.push({ path: new URL(request.url()).pathname, at: Date.now() }));
  return sent;
}

const expectToMove = (page: Page) =>
  expect(page.locator('[data-animation] [data-state="playing"] canvas')).toBeVisible();

/**
 * Opens /coming-soon through the router, and checks that each file of the player on /coming-soon was
 * requested exactly once.
 * @returns those files
 */
async function addPlayerByRouter(page: Page, { requested }: Proxy): Promise<string[]> {
  await footerLink(page, '/coming-soon').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(isAt('/coming-soon'));
  await expectToMove(page);
  const files = await playerFiles(page);
  expect(requested.filter((path) => files.includes(path)).sort()).toEqual(files.toSorted());
  return files;
}

/**
 * The name of the chunk for deep-linked dialogs. Hydration loads this chunk, but animations don't need it.
 */
const unrelated = chunkPattern('.dataset.shared').replace('**', '');

const isNeeded = (path: string) => !path.endsWith('.svg') && !path.endsWith(unrelated);

const press = (page: Page) => page.locator('[data-animation] button').first().tap();

for (const [sign, path, act] of [
  ['on the first press', '/coming-soon', press],
  ['on the first press', '/home1', press],
  ['on the first key press', '/coming-soon', (page: Page) => page.keyboard.press('Shift')],
  [
    'when it is near the viewport',
    '/',
    async (page: Page) => {
      const place = page.locator('[data-animation]');
      await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await place.getByRole('button', { name: 'Play' }).tap();
    },
  ],
] as const) {
  test(`requests the animation’s files on ${path} in parallel, and each file only once, ${sign}`, async ({
    page,
    siteProxy,
  }) => {
    const { needed } = await openAtRest(page, path, siteProxy);
    const sent = collectRequests(page);
    await act(page);
    await expectToMove(page);
    const start = Number(await page.locator('html').getAttribute('data-sign'));
    const requests = sent.filter(({ path }) => isNeeded(path));
    expect(requests.filter(({ at }) => at - start > LIMIT)).toEqual([]);
    expect(requests.map(({ path }) => path).sort()).toEqual(needed.toSorted());
    expect(siteProxy.requested.filter(isNeeded).sort()).toEqual(needed.toSorted());
    // The player on the next page loads a different animation, but must not load the player's code again.
    if (path === '/home1') await addPlayerByRouter(page, siteProxy);
  });
}

test('requests no player file on / when a key is pressed while the animation is out of view', async ({
  page,
  siteProxy,
}) => {
  await openAtRest(page, '/', siteProxy);
  const [, ...files] = await playerFiles(page);
  await page.keyboard.press('Shift');
  await hydrated(page, 'complete');
  expect(siteProxy.requested.filter((path) => files.includes(path))).toEqual([]);
});

test('requests all files of a player in parallel when the router opens the player’s page', async ({
  page,
  siteProxy,
}) => {
  await visit(page, '/profile');
  await page.keyboard.press('Shift');
  await hydrated(page, 'complete');
  const sent = collectRequests(page);
  const files = await addPlayerByRouter(page, siteProxy);
  const times = sent.filter(({ path }) => files.includes(path)).map(({ at }) => at);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(LIMIT);
});
