import { type Browser, test as base, type Page } from '@playwright/test';

type Fixtures = {
  /** Whether the test has its own browser context, as `isolatedTest` sets it. */
  ownContext: boolean;
};

type WorkerFixtures = {
  /**
   * The open page, the options of its context, and whether a test emulated media. Resetting media is slow, so
   * it is done only if needed.
   */
  kept: { page?: Page; options?: string; isMediaEmulated?: boolean };
};

/** The page events that tests listen to. */
const PAGE_EVENTS = ['console', 'dialog', 'request', 'requestfailed', 'requestfinished'] as const;

/**
 * Tests of a worker share one page, and each opens its own document: creating a context and its processes
 * takes longer than most tests. A test gets a new context if it requests one, or if its options differ from
 * those of the previous test.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  ownContext: false,

  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const kept: WorkerFixtures['kept'] = {};
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: 'worker' },
  ],

  context: async (
    {
      browser,
      kept,
      ownContext,
      baseURL,
      bypassCSP,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    },
    use,
  ) => {
    const options = JSON.stringify([
      baseURL,
      bypassCSP,
      contextOptions,
      deviceScaleFactor,
      hasTouch,
      isMobile,
      javaScriptEnabled,
    ]);
    if (kept.page && (ownContext || kept.options !== options)) {
      await kept.page.context().close();
      kept.page = undefined;
    }
    kept.page ??= await openPage(browser, ownContext, () => {
      kept.isMediaEmulated = true;
    });
    kept.options = options;
    const context = kept.page.context();
    await use(context);
    if (!ownContext) return;
    await context.close();
    kept.page = undefined;
  },

  page: async (
    { context, kept, ownContext, viewport, contextOptions: { reducedMotion, forcedColors } },
    use,
  ) => {
    const [page] = context.pages() as [Page];
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (ownContext) return;
    for (const event of PAGE_EVENTS) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (!kept.isMediaEmulated) return;
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      reducedMotion: reducedMotion ?? 'no-preference',
      forcedColors: forcedColors ?? 'none',
    });
    kept.isMediaEmulated = false;
  },
});

/** Opens a page in a context with the options of the current test. */
async function openPage(browser: Browser, isOwn: boolean, onEmulateMedia: () => void): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violated: ${event.effectiveDirective} by ${event.blockedURI}`);
    });
  });
  const page = await context.newPage();
  if (isOwn) return page;
  const emulateMedia = page.emulateMedia.bind(page);
  page.emulateMedia = (options) => {
    onEmulateMedia();
    return emulateMedia(options);
  };
  const refuse = () => {
    throw new Error('This change outlasts the document and would affect the next test. Use isolatedTest.');
  };
  const { clock } = page;
  Object.assign(context, { addInitScript: refuse, grantPermissions: refuse, setOffline: refuse });
  Object.assign(page, { addInitScript: refuse, exposeFunction: refuse });
  Object.assign(clock, { install: refuse, setFixedTime: refuse });
  return page;
}
