import { test as base, expect } from '@playwright/test';
import { PNG } from 'pngjs';
import type { EngineName } from '@/testing/engine-names';
import { type HarnessServer, serveHarness } from '../player/harness/server';
import type { Driver } from './driver';
import { engines } from './engines';
import { type ReportingProxy, startReportingProxy } from './reporting-proxy';

export { expect };

/** The option that each engine's project in playwright.config.ts sets. */
export type EngineOptions = { engine: EngineName };

type WorkerFixtures = EngineOptions & {
  driver: Driver;
  /** The server of the harness page, on which the player is tested without the site. */
  harness: HarnessServer;
};

type Fixtures = {
  site: ReportingProxy;
  /**
   * Opens a page of the site, interacts with it, and waits until its islands are mounted. Uncaught errors in the
   * page fail the test.
   */
  visit: (path: string, beforeInteraction?: () => Promise<void>) => Promise<void>;
};

declare global {
  var uncaught: string[] | undefined;
}

/** A test that runs in one engine. The test fails on any policy violation or uncaught error. */
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

  harness: [serveHarness, { scope: 'worker' }],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
  site: async ({}, use) => {
    const site = await startReportingProxy();
    await use(site);
    await site.close();
    expect(site.violations, 'violations of the policy').toEqual([]);
  },

  visit: async ({ driver, site }, use) => {
    await driver.resize(1280, 900);
    await use(async (path, beforeInteraction) => {
      await driver.open(`${site.origin}${path}`);
      await beforeInteraction?.();
      await driver.run(() => {
        const uncaught: string[] = [];
        globalThis.uncaught = uncaught;
        addEventListener('error', ({ message }) => uncaught.push(message));
        addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)));
        // Simulate an interaction, because some islands load only after one.
        document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
      });
      await waitUntil(driver, () => !document.querySelector('[data-when=interaction]:not([data-mounted])'));
    });
    expect(await driver.run(() => globalThis.uncaught), 'uncaught errors').toEqual([]);
  },
});

/** Waits until a function returns true in the page. */
export async function waitUntil<Args extends readonly (string | number)[]>(
  driver: Driver,
  condition: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  await expect.poll(() => driver.run(condition, ...args), String(condition)).toBe(true);
}

/** Opens the harness page. */
export async function openHarness(
  driver: Driver,
  { origin }: HarnessServer,
  viewport = { width: 500, height: 800 },
): Promise<void> {
  await driver.resize(viewport.width, viewport.height);
  await driver.open(origin);
  await waitUntil(driver, () => 'harness' in window);
}

/** Returns the pixels in the upper left corner of the page. */
export async function capture(driver: Driver, size: { width: number; height: number }): Promise<PNG> {
  // `PNG` adds functions to its options, which a later call of `driver.run` could not pass to Firefox.
  return Object.assign(new PNG({ ...size }), { data: await driver.capture(size.width, size.height) });
}
