import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { PlayerError } from '@/player/types';
import type { ReactBuild } from './harness/bundle';
import type { MountOptions, PlainProps } from './harness/page';
import { type HarnessServer, startServer } from './harness/server';

export { expect };

type Fixtures = {
  reactBuild: ReactBuild;
  /** What went wrong in the page so far. The test fails unless it is empty at the end; what a test provokes it takes out. */
  faults: string[];
};

/** A test on the harness page, failed by any uncaught exception, unhandled rejection or violation of its policy. */
export const test = base.extend<Fixtures, { server: HarnessServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ server }, use) => use(server.origin),

  reactBuild: ['production', { option: true }],

  faults: async ({ context }, use) => {
    const faults: string[] = [];
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violated: ${event.effectiveDirective} by ${event.blockedURI}`);
      });
    });
    context.on('console', (message) => {
      if (message.text().startsWith('policy violated')) faults.push(message.text());
    });
    context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message ?? error.error()}`));
    await use(faults);
    expect(faults, 'what went wrong in the page').toEqual([]);
  },

  page: async ({ page, faults: _faults, reactBuild }, use) => {
    await openHarness(page, reactBuild);
    await use(page);
  },
});

export async function openHarness(page: Page, reactBuild: ReactBuild = 'production') {
  await page.goto(`/?react=${reactBuild}`);
  await page.waitForFunction(() => 'harness' in window);
}

/** Until the page has had its next frame; what changed of a visitor's settings it has heard by then. */
export const aFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** One player of the harness page, for tests that go one step at a time. */
export function playerOf(page: Page, name = 'player') {
  return {
    load: (props: PlainProps, options?: MountOptions) =>
      page.evaluate(([name, props, options]) => window.harness.load(name, props, options), [
        name,
        props,
        options,
      ] as const),
    mount: (props: PlainProps, options?: MountOptions) =>
      page.evaluate(([name, props, options]) => window.harness.mount(name, props, options), [
        name,
        props,
        options,
      ] as const),
    update: (props: PlainProps) =>
      page.evaluate(([name, props]) => window.harness.update(name, props), [name, props] as const),
    ended: () => page.evaluate((name) => window.harness.ended(name), name),
    unmount: () => page.evaluate((name) => window.harness.unmount(name), name),
    state: () => page.evaluate((name) => window.harness.handle(name).state, name),
    frame: () => page.evaluate((name) => window.harness.handle(name).frame, name),
    totalFrames: () => page.evaluate((name) => window.harness.handle(name).totalFrames, name),
    events: () => page.evaluate((name) => window.harness.events(name), name),
    error: () =>
      page.evaluate((name) => window.harness.details(name, 'error').at(-1), name) as Promise<PlayerError>,
    box: page.locator(`#box-${name}`),
  };
}

/** The warning symbol and its sentence, where the animation would be. */
export async function expectNotice(box: Locator, { code, message }: PlayerError) {
  await expect(box.getByRole('alert')).toHaveText(message);
  await expect(box.getByRole('alert')).toBeVisible();
  await expect(box.locator(`[data-code=${code}] svg`)).toBeVisible();
}
