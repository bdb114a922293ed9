import { test as base, expect } from '@playwright/test';
import type { Driver } from './driver';
import { engines } from './engines';
import type { EngineName } from './names';
import { type WatchedSite, watchSite } from './watched-site';

export { expect };

/** The engine that a project of playwright.config.ts runs in. */
export type EngineOptions = { engine: EngineName };

type WorkerFixtures = EngineOptions & { driver: Driver };

type Fixtures = {
  site: WatchedSite;
  /** Opens a page of the site and waits until React has taken it over. What goes wrong in it fails the test. */
  visit: (path: string) => Promise<void>;
};

declare global {
  var uncaught: string[] | undefined;
}

/** A test in an engine. It fails by any violation of the policy and any uncaught error. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['Chromium', { scope: 'worker', option: true }],

  driver: [
    async ({ engine }, use) => {
      const driver = await engines[engine].start();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
  site: async ({}, use) => {
    const site = await watchSite(process.env.SITE_ORIGIN ?? '');
    await use(site);
    await site.close();
    expect(site.violations, 'the policy').toEqual([]);
  },

  visit: async ({ driver, site }, use) => {
    await driver.resize(1280, 900);
    await use(async (path) => {
      await driver.open(`${site.origin}${path}`);
      await driver.run(() => {
        const uncaught: string[] = [];
        globalThis.uncaught = uncaught;
        addEventListener('error', ({ message }) => uncaught.push(message));
        addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
        // A visitor's first sign.
        document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
      await until(driver, () => 'hydrated' in document.documentElement.dataset);
    });
    expect(await driver.run(() => globalThis.uncaught), 'uncaught errors').toEqual([]);
  },
});

/** Waits until a question is answered yes in the page. */
export async function until<Args extends readonly (string | number)[]>(
  driver: Driver,
  question: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  await expect.poll(() => driver.run(question, ...args), String(question)).toBe(true);
}
