import { test as base, expect, type Page } from '@playwright/test';

export { expect };

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Where a path of the site stands on the server under test. */
export function address(path: string): string {
  return path === '/' ? basePath || '/' : `${basePath}${path}`;
}

type Fixtures = {
  /** What went wrong in the page so far. Empty at the end of a test, or the test fails; what it expects it takes out. */
  faults: string[];
};

/** The tests of the site: on the served export, and failed by any error that the browser reports. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that one needs
  baseURL: async ({}, use) => use(process.env.SITE_ORIGIN),

  faults: [
    async ({ context, baseURL }, use) => {
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
      context.on('requestfailed', (request) => {
        const reason = request.failure()?.errorText ?? '';
        // The browser itself drops what a page left behind asked for.
        if (reason !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()} (${reason})`);
      });
      context.on('response', (response) => {
        if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
      });
      context.on('request', (request) => {
        if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== baseURL) {
          faults.push(`another origin: ${request.url()}`);
        }
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens a page of the site. */
export async function visit(page: Page, path: string) {
  return page.goto(address(path));
}
