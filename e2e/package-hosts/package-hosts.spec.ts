import { test as base, expect, type Page } from '@playwright/test';
import type { Server } from '../../scripts/servers/start-server';
import { packageHosts, startHost } from './hosts';
import { type RecordingProxy, startProxy } from './proxy';

const folder = process.env.PACKAGE_HOSTS ?? '';

/** The current host's server, which all tests of the host share. */
let server: Promise<Server> | undefined;

const test = base.extend<{
  hostName: string;
  openThrough: (path: string, worker?: Parameters<typeof startProxy>[1]) => Promise<RecordingProxy>;
}>({
  hostName: ['', { option: true }],

  /** Opens a page of the host through a new proxy, so that the browser has no cached files. */
  openThrough: async ({ page, hostName }, use) => {
    server ??= startHost(folder, hostName);
    const { origin } = await server;
    const opened: RecordingProxy[] = [];
    await use(async (path, worker) => {
      const proxy = await startProxy(origin, worker);
      opened.push(proxy);
      await page.goto(proxy.origin + path);
      return proxy;
    });
    await page.close();
    for (const proxy of opened) await proxy.close();
  },
});

const player = (page: Page, label: string) =>
  page.locator('.player', { has: page.getByRole('img', { name: label, exact: true }) });

const drawnBy = (page: Page) => page.locator('dt:text-is("drawn by") + dd');

/** Returns a list that collects uncaught errors, and console messages in the format `type: text`. */
function collectMessages(page: Page, ignored?: RegExp): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    const text = `${message.type()}: ${message.text()}`;
    if (!ignored?.test(text)) messages.push(text);
  });
  page.on('pageerror', ({ message }) => messages.push(`uncaught: ${message}`));
  return messages;
}

const wrongWorkers = {
  missing: { status: 404, type: 'text/plain', body: 'Not found' },
  'an HTML page': { status: 200, type: 'text/html', body: '<!doctype html><title>App</title>' },
  'an empty script': { status: 200, type: 'text/javascript', body: '' },
};

for (const { name, expectedMessages, ownFiles, limits = {} } of packageHosts) {
  test.describe(name, () => {
    // The tests of a host share its server, so they run in one worker.
    test.describe.configure({ mode: 'default' });
    test.use({ hostName: name });
    test.afterAll(async () => {
      await (await server)?.close();
      server = undefined;
    });

    test('plays animations as SVG, on a canvas in a worker, and with controls, without console messages', async ({
      page,
      openThrough,
    }) => {
      const messages = collectMessages(page, expectedMessages);
      const { requests, origin } = await openThrough('/');
      for (const label of ['svg', 'canvas-debug', 'controls', 'expressions'])
        await expect(player(page, label)).toHaveAttribute('data-state', 'playing');
      await expect(drawnBy(page)).toHaveText('a worker');
      await expect(player(page, 'expressions').locator('[opacity="0.5"]')).toBeAttached();
      await player(page, 'controls').getByRole('button', { name: 'Pause' }).click();
      await expect(player(page, 'controls')).toHaveAttribute('data-state', 'paused');
      expect(messages).toEqual([]);
      expect(requests.filter(({ status = 0 }) => status >= 400)).toEqual([]);
      // The server-rendered HTML already contains the controls.
      const html = await (await page.request.get(origin)).text();
      expect(html).toContain('aria-label="Play');
    });

    test('stays within its request limits up to the first frame', async ({ page, openThrough }) => {
      for (const show of ['svg', 'canvas'] as const) {
        const { requests, origin } = await openThrough(`/${show}`);
        await expect(player(page, show)).toHaveAttribute('data-state', 'playing');
        const shown = [...requests];
        const html = await (await page.request.get(`${origin}/${show}`)).text();
        const later = shown.filter(
          ({ path }) => path !== `/${show}` && !html.includes(path) && !ownFiles?.test(path),
        );
        expect(later.length).toBeLessThanOrEqual(limits[show] ?? Number.POSITIVE_INFINITY);
        expect(shown.length).toBeLessThanOrEqual(limits.all ?? Number.POSITIVE_INFINITY);
      }
    });

    for (const [fault, worker] of Object.entries(wrongWorkers))
      test(`draws the canvas on the main thread within 4 s if worker.js is ${fault}`, async ({
        page,
        openThrough,
      }) => {
        const messages = collectMessages(page);
        await openThrough('/', worker);
        await expect(player(page, 'canvas-debug')).toHaveAttribute('data-state', 'playing', {
          timeout: 4000,
        });
        await expect(drawnBy(page)).toHaveText('the page (no worker)');
        expect(messages.filter((message) => /^info: .*on the main thread/.test(message))).toHaveLength(1);
      });
  });
}
