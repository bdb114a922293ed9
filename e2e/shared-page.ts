import { test as base } from '@playwright/test';

/** A test that reports violations of a page's policy as console errors. */
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
