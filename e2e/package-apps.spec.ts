import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '@/testing/listen';
import { type Server, startServer } from '../testing/start-server';

/** The apps in player/apps. `player/apps/serve.js` serves them. */
const apps: readonly {
  name: string;
  /** Matches the console messages that a development build is expected to log. */
  expectedMessages?: RegExp;
  /**
   * How many requests are allowed up to the first frame. `all` limits all requests. `svg` and `canvas` apply to the
   * page with that renderer, and limit only requests for files that the HTML doesn't reference.
   */
  limits?: { svg?: number; canvas?: number; all?: number };
}[] = [
  { name: 'vite', limits: { svg: 3, canvas: 4 } },
  { name: 'vite-dev', expectedMessages: /^debug: \[vite\]|React DevTools/ },
  { name: 'webpack', limits: { svg: 3, canvas: 4 } },
  { name: 'esbuild', limits: { all: 9 } },
  { name: 'next-turbopack' },
  { name: 'next-webpack' },
];

const player = (page: Page, label: string) =>
  page.locator('.player', { has: page.getByRole('img', { name: label, exact: true }) });

/** Returns a list that collects uncaught errors, failed requests, and console messages (`type: text`). */
function collectMessages(page: Page, ignored?: RegExp): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (!ignored?.test(text)) messages.push(text);
  });
  page.on('pageerror', ({ message }) => messages.push(`uncaught: ${message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`);
  });
  return messages;
}

/** Starts the server of an app before the tests of the current group. The tests open the app at its root. */
function serveApp(name: string) {
  // The tests of an app share its server, so they run in one worker.
  test.describe.configure({ mode: 'default' });
  let server: Server | undefined;
  test.beforeAll(async () => {
    const port = await freePort();
    const args = [join(process.env.PACKAGE_APPS ?? '', 'serve.js'), name, `${port}`];
    const env = { NODE_ENV: name === 'vite-dev' ? 'development' : 'production' };
    server = await startServer({ program: process.execPath, args, env }, port);
  });
  test.afterAll(() => server?.close());
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  test.use({ baseURL: async ({}, use) => use(server?.origin) });
}

test.describe('a page without React and without a bundler', () => {
  serveApp('vanilla');

  test('the app plays animations as SVG, on a canvas in a worker and in an element, and removes them', async ({
    page,
  }) => {
    const messages = collectMessages(page);
    await page.goto('/');
    for (const label of ['svg', 'canvas', 'element'])
      await expect(player(page, label)).toHaveAttribute('data-state', 'playing');
    await expect(player(page, 'canvas').locator('canvas')).toBeVisible();
    expect(page.workers()).toHaveLength(1);
    expect(messages).toEqual([]);
    await page.keyboard.press('x');
    await expect(page.locator('.player')).toHaveCount(0);
  });
});

for (const { name, expectedMessages, limits } of apps) {
  test.describe(name, () => {
    serveApp(name);

    test('the app plays SVG, HTML, canvas and controls without console messages', async ({ page }) => {
      const messages = collectMessages(page, expectedMessages);
      await page.goto('/');
      for (const label of ['svg', 'html', 'canvas-debug', 'controls', 'expressions'])
        await expect(player(page, label)).toHaveAttribute('data-state', 'playing');
      await expect(page.locator('dt:text-is("drawn by") + dd')).toHaveText('a worker');
      await expect(player(page, 'expressions').locator('[opacity="0.5"]')).toBeAttached();
      await player(page, 'controls').getByRole('button', { name: 'Pause' }).click();
      await expect(player(page, 'controls')).toHaveAttribute('data-state', 'paused');
      expect(messages).toEqual([]);
      // The server-rendered HTML already contains the controls.
      expect(await (await page.request.get('/')).text()).toContain('aria-label="Play');
    });

    if (name.startsWith('next'))
      test('a server component can call preload and render a player', async ({ page }) => {
        const messages = collectMessages(page);
        await page.goto('/server');
        await expect(player(page, 'server')).toHaveAttribute('data-state', 'playing');
        expect(messages).toEqual([]);
      });

    for (const show of ['svg', 'canvas'] as const) {
      const { [show]: later, all } = limits ?? {};
      if (!later && !all) continue;
      test(`the app stays within its request limits up to the first frame of the ${show}`, async ({
        page,
      }) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        await page.goto(`/${show}`);
        await expect(player(page, show)).toHaveAttribute('data-state', 'playing');
        const html = await (await page.request.get(`/${show}`)).text();
        const others = requests.filter((path) => path !== `/${show}` && !html.includes(path));
        if (later) expect(others.length, others.join()).toBeLessThanOrEqual(later);
        if (all) expect(requests.length, requests.join()).toBeLessThanOrEqual(all);
      });
    }
  });
}
