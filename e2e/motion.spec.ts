import type { Page } from '@playwright/test';
import { chunkPattern } from './chunk-pattern';
import { address, isolatedTest as base, expect, phone, visit } from './fixtures';
import { type Listening, listen } from './listen';

/** Milliseconds that each response takes longer, and after a sign of the visitor within which all requests must start. */
const DELAY = 150;
const LIMIT = 300;

type SlowLine = Listening & {
  /** The paths that were requested, each as often as it was. */
  requested: string[];
};

/** Stands before the served site as a line that delays each response. */
async function delayResponses(site: string): Promise<SlowLine> {
  const requested: string[] = [];
  const server = await listen(async (incoming, outgoing) => {
    requested.push(incoming.url ?? '');
    const [response] = await Promise.all([
      fetch(new URL(incoming.url ?? '/', site)),
      new Promise((resolve) => setTimeout(resolve, DELAY)),
    ]);
    const headers = new Map(response.headers);
    // fetch has decompressed the body.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    outgoing.setHeaders(headers).writeHead(response.status);
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  return { ...server, requested };
}

const test = base.extend<{ slowLine: SlowLine }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  slowLine: async ({}, use) => {
    const slowLine = await delayResponses(process.env.SITE_ORIGIN ?? '');
    await use(slowLine);
    await slowLine.close();
  },
  baseURL: async ({ slowLine }, use) => use(slowLine.origin),
});

test.use(phone);

type Sent = { path: string; at: number };

/** Opens a page, and waits until it has loaded what it loads without the visitor. Collects what it requests from then on. */
async function openAtRest(page: Page, path: string, { requested }: SlowLine) {
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  const needed = await neededFiles(page);
  expect(requested.filter((file) => needed.includes(file))).toEqual([]);
  requested.length = 0;
  await page.evaluate(() => {
    const note = ({ timeStamp }: Event) => {
      document.documentElement.dataset.sign ??= String(performance.timeOrigin + timeStamp);
    };
    for (const type of ['pointerdown', 'keydown', 'scroll'])
      document.addEventListener(type, note, { capture: true });
  });
  return { needed, sent: collectRequests(page) };
}

/** @returns the paths of all requests of the page and its worker from now on, each with its time */
function collectRequests(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => sent.push({ path: new URL(request.url()).pathname, at: Date.now() }));
  return sent;
}

/** The paths of what hydrates the page, and of what its animation needs. */
async function neededFiles(page: Page): Promise<string[]> {
  const hydration = await page
    .locator('script[data-scripts]')
    .evaluate(({ dataset }) => (dataset.scripts ?? '').split(' '));
  return [...hydration, ...(await playerFiles(page))];
}

function playerFiles(page: Page): Promise<string[]> {
  return page.locator('[data-animation]').evaluate(({ dataset }) => {
    const { player } = document.querySelector<HTMLElement>('script[data-player]')?.dataset ?? {};
    return `${player} ${dataset.src} ${dataset.worker}`.split(' ');
  });
}

/** What hydration loads that no animation waits for: the addresses of dialogs. */
const unrelated = chunkPattern('.dataset.shared').replace('**', '');

/** Expects that the animation moves, and that each file on the way to it was requested once and in time. */
async function expectAllAtOnce(
  page: Page,
  { needed, sent }: { needed: string[]; sent: Sent[] },
  { requested }: SlowLine,
) {
  await expect(page.locator('[data-animation] [data-state="playing"] canvas')).toBeVisible();
  const sign = Number(await page.locator('html').getAttribute('data-sign'));
  const isOnTheWay = (path: string) => !path.endsWith('.svg') && !path.endsWith(unrelated);
  const onTheWay = sent
    .filter(({ path }) => isOnTheWay(path))
    .map(({ path, at }) => ({ path, after: Math.round(at - sign) }));
  expect(onTheWay.filter(({ after }) => after > LIMIT)).toEqual([]);
  expect(onTheWay.map(({ path }) => path).sort()).toEqual(needed.toSorted());
  expect(requested.filter(isOnTheWay).sort()).toEqual(needed.toSorted());
}

for (const path of ['/coming-soon', '/home1']) {
  test(`${path} requests all that its animation needs at the first press`, async ({ page, slowLine }) => {
    const atRest = await openAtRest(page, path, slowLine);
    await page.locator('[data-animation] button').first().tap();
    await expectAllAtOnce(page, atRest, slowLine);
  });
}

test('/coming-soon requests all that its animation needs at the first key', async ({ page, slowLine }) => {
  const atRest = await openAtRest(page, '/coming-soon', slowLine);
  await page.keyboard.press('Shift');
  await expectAllAtOnce(page, atRest, slowLine);
});

test('/ requests all that its animation needs when it comes near', async ({ page, slowLine }) => {
  const atRest = await openAtRest(page, '/', slowLine);
  const place = page.locator('[data-animation]');
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await place.getByRole('button', { name: 'Play' }).tap();
  await expectAllAtOnce(page, atRest, slowLine);
});

test('/ requests nothing of the player at a press far from its animation', async ({ page, slowLine }) => {
  const { needed } = await openAtRest(page, '/', slowLine);
  const { src, worker } = await page.locator('[data-animation]').evaluate((element) => ({
    ...(element as HTMLElement).dataset,
  }));
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated=complete]').waitFor();
  expect(slowLine.requested.filter((path) => path === src || path === worker)).toEqual([]);
  expect(needed).toEqual(expect.arrayContaining([src, worker]));
});

test('a player that the router adds has all that it needs requested at once', async ({ page, slowLine }) => {
  await visit(page, '/profile');
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated=complete]').waitFor();
  const sent = collectRequests(page);
  await page
    .locator(`a[href="${address('/coming-soon')}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('[data-animation] [data-state="playing"] canvas')).toBeVisible();
  const player = await playerFiles(page);
  const times = sent.filter(({ path }) => player.includes(path)).map(({ at }) => at);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThan(LIMIT);
  expect(slowLine.requested.filter((path) => player.includes(path)).sort()).toEqual(player.sort());
});

test('a player that the router adds when the code of players is loaded requests its animation once', async ({
  page,
  slowLine,
}) => {
  await openAtRest(page, '/home1', slowLine);
  await page.locator('[data-animation] button').first().tap();
  await expect(page.locator('[data-animation] [data-state="playing"] canvas')).toBeVisible();
  await page
    .locator(`a[href="${address('/coming-soon')}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${address('/coming-soon')}$`));
  await expect(page.locator('[data-animation] [data-state="playing"] canvas')).toBeVisible();
  const player = await playerFiles(page);
  expect(slowLine.requested.filter((path) => player.includes(path)).sort()).toEqual(player.sort());
});
