import type { Page } from '@playwright/test';
import { chunkPattern } from './chunk-pattern';
import { address, isolatedTest as base, expect, phone, visit } from './fixtures';
import { type Listening, listen } from './listen';

/**
 * Milliseconds: the delay of each response, and the time after an interaction within which all requests must
 * start.
 */
const DELAY = 150;
const LIMIT = 300;

type SlowLine = Listening & {
  /** The requested paths, with duplicates. */
  requested: string[];
};

/** Starts a proxy of the served site that delays each response. */
async function delayResponses(site: string): Promise<SlowLine> {
  const requested: string[] = [];
  const server = await listen(async (incoming, outgoing) => {
    requested.push(incoming.url ?? '');
    const [response] = await Promise.all([
      fetch(new URL(incoming.url ?? '/', site)),
      new Promise((resolve) => setTimeout(resolve, DELAY)),
    ]);
    const headers = new Map(response.headers);
    // `fetch` has already decompressed the body.
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

/** Opens a page, waits until it is idle, and collects its requests from then on. */
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

/** @returns a growing list of requests of the page and its worker, with their times */
function collectRequests(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => sent.push({ path: new URL(request.url()).pathname, at: Date.now() }));
  return sent;
}

/** The paths of the files that hydrate the page, and of those that its animation needs. */
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

/** The chunk for deep-linked dialogs, which hydration loads and animations don't need. */
const unrelated = chunkPattern('.dataset.shared').replace('**', '');

/** Checks that the animation moves, and that each file it needs was requested once and in time. */
async function expectAllAtOnce(
  page: Page,
  { needed, sent }: { needed: string[]; sent: Sent[] },
  { requested }: SlowLine,
) {
  await expect(page.locator('[data-animation] [data-state="playing"] canvas')).toBeVisible();
  const sign = Number(await page.locator('html').getAttribute('data-sign'));
  const isNeeded = (path: string) => !path.endsWith('.svg') && !path.endsWith(unrelated);
  const neededRequests = sent
    .filter(({ path }) => isNeeded(path))
    .map(({ path, at }) => ({ path, after: Math.round(at - sign) }));
  expect(neededRequests.filter(({ after }) => after > LIMIT)).toEqual([]);
  expect(neededRequests.map(({ path }) => path).sort()).toEqual(needed.toSorted());
  expect(requested.filter(isNeeded).sort()).toEqual(needed.toSorted());
}

for (const path of ['/coming-soon', '/home1']) {
  test(`requests every file that the animation of ${path} needs at the first press`, async ({
    page,
    slowLine,
  }) => {
    const atRest = await openAtRest(page, path, slowLine);
    await page.locator('[data-animation] button').first().tap();
    await expectAllAtOnce(page, atRest, slowLine);
  });
}

test('requests every file that the animation of /coming-soon needs at the first key press', async ({
  page,
  slowLine,
}) => {
  const atRest = await openAtRest(page, '/coming-soon', slowLine);
  await page.keyboard.press('Shift');
  await expectAllAtOnce(page, atRest, slowLine);
});

test('requests every file that the animation of / needs when it is near the viewport', async ({
  page,
  slowLine,
}) => {
  const atRest = await openAtRest(page, '/', slowLine);
  const place = page.locator('[data-animation]');
  await place.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await place.getByRole('button', { name: 'Play' }).tap();
  await expectAllAtOnce(page, atRest, slowLine);
});

test('requests no player file on / at a press far from the animation', async ({ page, slowLine }) => {
  const { needed } = await openAtRest(page, '/', slowLine);
  const { src, worker } = await page.locator('[data-animation]').evaluate((element) => ({
    ...(element as HTMLElement).dataset,
  }));
  await page.keyboard.press('Shift');
  await page.locator('html[data-hydrated=complete]').waitFor();
  expect(slowLine.requested.filter((path) => path === src || path === worker)).toEqual([]);
  expect(needed).toEqual(expect.arrayContaining([src, worker]));
});

test('requests every player file at once when the router adds a player', async ({ page, slowLine }) => {
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

test('requests the animation once when the router adds a player and its code has loaded', async ({
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
