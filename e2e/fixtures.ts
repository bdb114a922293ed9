import { test as base, expect, type Page } from '@playwright/test';

export { expect };

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Where a path of the site stands on the server under test. */
export function address(path: string): string {
  return `${basePath}${path}`;
}

/** Opens a page of the site. */
export function visit(page: Page, path: string) {
  return page.goto(address(path));
}

/** Opens a page and waits until React has hydrated it, for tests of what only React does. */
export async function visitInteractive(page: Page, path: string): Promise<void> {
  await visit(page, path);
  // The first interaction.
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Resolves once what the page holds now is painted. */
export function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}

/** How much the site has stored in the browser: entries, and characters of cookies. */
export function storedBy(page: Page): Promise<number> {
  return page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length);
}

/** A narrow screen that is touched. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Fixtures = {
  /** What went wrong in the page so far. The test fails unless it is empty at the end; what a test provokes it takes out. */
  faults: string[];
};

/** A test on the served export, failed by any error that the browser reports. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),

  faults: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const faults: string[] = [];
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', (event) => {
          console.error(`policy violated: ${event.effectiveDirective} by ${event.blockedURI}`);
        });
      });
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
        // The browser itself drops what a page that was left had asked for, and every script when it may run none.
        const dropped = reason === 'net::ERR_ABORTED' || (!javaScriptEnabled && reason === 'csp');
        if (!dropped) faults.push(`failed: ${request.url()} (${reason})`);
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
