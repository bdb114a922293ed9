import { expect, type Page } from '@playwright/test';
import { test as base, recordRequests } from './shared-page';

export { expect, recordRequests };

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

export const address = (path: string) => `${basePath}${path}`;

export const visit = (page: Page, path: string) => page.goto(address(path));

/** Opens a page, interacts with it, and waits until its islands are mounted. */
export async function visitInteractive(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await interact(page);
}

/** Moves the pointer over the open page, and waits until the islands that the movement loads are mounted. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-when=interaction]:not([data-mounted])')).toHaveCount(0);
}

/** Returns by how many pixels the page is wider than the window without its scrollbar. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The island of a player on the page. */
export const playerIsland = (page: Page) => page.locator('[data-island=player]');

export const headerLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

export const footerLink = (page: Page, path: string) =>
  page
    .getByRole('contentinfo')
    .locator(`a[href="${address(path)}"]`)
    .first();

/** Returns a predicate that checks whether a URL has this path and fragment on the site. */
export const isAt = (path: string) => (url: URL) => url.pathname + url.hash === address(path);

/** Waits for two animation frames, so that the page's current state is painted. */
export const waitForPaint = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

/** Loads and decodes every picture of the page. Rejects if a picture can't be decoded. */
export function decodePictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
}

/**
 * Returns the amount of data that the site has stored in the browser: the number of storage entries plus the
 * length of the cookies.
 */
export const storageSize = (page: Page) =>
  page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length);

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A test of the served export. The test fails on any error that the browser reports. */
export const test = base.extend<{
  /**
   * Errors that have occurred in the page so far. A test must remove the errors that it provokes; any
   * remaining error fails the test.
   */
  faults: string[];
}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),

  faults: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const faults: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
      context.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) faults.push(`another origin: ${url}`);
      });
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText;
        // Ignore intended failures: browsers abort a page's pending requests on navigation, and block scripts
        // if JavaScript is disabled.
        const isIntended = reason === 'net::ERR_ABORTED' || (!javaScriptEnabled && reason === 'csp');
        if (!isIntended) faults.push(`failed: ${request.url()} (${reason})`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
      await use(faults);
      expect(faults, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** A test with its own browser context, for changes that Playwright doesn't undo in the shared context. */
export const isolatedTest = test.extend({ ownContext: true });

/** The paths of a page's scripts for the islands of a name. */
export async function scriptsOf(page: Page, name: string): Promise<readonly string[]> {
  const scripts = await page.locator('script[data-scripts]').getAttribute('data-scripts');
  return JSON.parse(scripts ?? '')[name] ?? [];
}

/** The paths of the files that the player on a page needs: its scripts, its worker and the animation. */
export async function playerFiles(page: Page): Promise<string[]> {
  const { src, workerUrl } = JSON.parse((await playerIsland(page).getAttribute('data-settings')) ?? '');
  return [...(await scriptsOf(page, 'player')), workerUrl, src];
}
