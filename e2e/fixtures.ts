import { test as base, expect, type Page } from '@playwright/test';

export { expect };

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** The path of a page or a file on the server under test, with the base path. */
export function address(path: string): string {
  return `${basePath}${path}`;
}

/** Opens a page of the site. */
export function visit(page: Page, path: string) {
  return page.goto(address(path));
}

/** Opens a page, interacts with it and waits until React has hydrated it. */
export async function visitInteractive(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.mouse.move(1, 1);
  await page.locator('html[data-hydrated]').waitFor();
}

/** Waits for two animation frames, after which the page's current state is painted. */
export function waitForPaint(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
}

/** The size of what the site has stored in the browser: entries of storage and characters of cookies. */
export function storageSize(page: Page): Promise<number> {
  return page.evaluate(() => localStorage.length + sessionStorage.length + document.cookie.length);
}

/** Playwright options for a phone. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

type Fixtures = {
  /** Errors in the page so far. The test fails unless it is empty at the end, so a test takes out those that it provokes. */
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
        // Browsers abort the requests of a page that is left, and block scripts without JavaScript.
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
