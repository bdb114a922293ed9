import { test as base, type Page } from '@playwright/test';

/** A test whose pages report policy violations as console errors. */
export const test = base.extend<{
  /** Whether the test has its own context instead of the one that tests share (`reuseContext`). */
  ownContext: boolean;
}>({
  ownContext: false,

  context: async ({ context: shared, browser, ownContext }, use) => {
    const context = ownContext ? await browser.newContext() : shared;
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violated: ${event.effectiveDirective} by ${event.blockedURI}`);
      });
    });
    await use(context);
    if (ownContext) await context.close();
  },
});

/** Returns a list that collects the path and query of each later request, if they match a pattern. */
export function recordRequests(page: Page, pattern = /./): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pattern.test(pathname + search)) requested.push(pathname + search);
  });
  return requested;
}
