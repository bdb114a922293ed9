import { type ConsoleMessage, expect, type Locator, type Page, type WebError } from '@playwright/test';
import type { PlayerError } from '@/player/types';
import { test as base } from '../shared-page';
import type { ReactBuild } from './harness/bundle';
import type { MountOptions, SerialisableProps } from './harness/page';
import { type HarnessServer, startServer } from './harness/server';

export { expect };

type Fixtures = {
  reactBuild: ReactBuild;
  /** What went wrong in the page so far. A test fails unless it ends empty, so a test takes out what it provokes. */
  faults: string[];
};

/** A test on the harness page that fails on any uncaught exception, unhandled rejection or violation of the page's policy. */
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
    const onConsole = (message: ConsoleMessage) => {
      if (message.text().startsWith('policy violated')) faults.push(message.text());
    };
    const onWebError = (error: WebError) =>
      faults.push(`uncaught: ${error.error().message ?? error.error()}`);
    context.on('console', onConsole);
    context.on('weberror', onWebError);
    await use(faults);
    context.off('console', onConsole);
    context.off('weberror', onWebError);
    expect(faults, 'what went wrong in the page').toEqual([]);
  },

  page: async ({ page, faults: _faults, reactBuild }, use) => {
    await openHarness(page, reactBuild);
    await use(page);
  },
});

/** The same in a context of its own: for what outlasts a document, such as a fake clock or a permission. */
export const isolatedTest = test.extend({ ownContext: true });

export async function openHarness(page: Page, reactBuild: ReactBuild = 'production') {
  // Loaded, a document has run its module.
  await page.goto(`/?react=${reactBuild}`);
}

/** Waits for the page's next frame, by which it has received changes of emulated media too. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** A player of the harness page, for tests that go one step at a time. */
export function playerOf(page: Page, name = 'player') {
  return {
    load: (props: SerialisableProps, options?: MountOptions) =>
      page.evaluate(([name, props, options]) => window.harness.load(name, props, options), [
        name,
        props,
        options,
      ] as const),
    mount: (props: SerialisableProps, options?: MountOptions) =>
      page.evaluate(([name, props, options]) => window.harness.mount(name, props, options), [
        name,
        props,
        options,
      ] as const),
    update: (props: SerialisableProps) =>
      page.evaluate(([name, props]) => window.harness.update(name, props), [name, props] as const),
    settled: () => page.evaluate((name) => window.harness.settled(name), name),
    unmount: () => page.evaluate((name) => window.harness.unmount(name), name),
    play: () => page.evaluate((name) => window.harness.handle(name).play(), name),
    pause: () => page.evaluate((name) => window.harness.handle(name).pause(), name),
    freeze: () => page.evaluate((name) => window.harness.handle(name).freeze(), name),
    seek: (frame: number) =>
      page.evaluate(([name, frame]) => window.harness.handle(name).seek(frame), [name, frame] as const),
    state: () => page.evaluate((name) => window.harness.handle(name).state, name),
    frame: () => page.evaluate((name) => window.harness.handle(name).frame, name),
    totalFrames: () => page.evaluate((name) => window.harness.handle(name).totalFrames, name),
    /** Names of the events so far but `frame` and `marker`. */
    events: () => page.evaluate((name) => window.harness.events(name), name),
    /** Names of all events so far. */
    eventsAndFrames: () => page.evaluate((name) => window.harness.log[name]?.map(({ name }) => name), name),
    /** Detail of the last error. */
    error: () =>
      page.evaluate((name) => window.harness.details(name, 'error').at(-1), name) as Promise<PlayerError>,
    box: page.locator(`#box-${name}`),
    /** The element that the animation is drawn in. */
    picture: page.locator(`#box-${name} [role=img]`),
  };
}

/** Expects the warning symbol and a sentence for visitors in the place of the animation, which keeps its name. */
export async function expectFailureNotice(box: Locator, { code, message }: PlayerError) {
  await expect(box.getByRole('alert')).toHaveText(/^“player” (could not be loaded|can’t be shown)\./);
  expect(message).not.toBe('');
  await expect(box.getByRole('img', { name: 'player' })).toBeVisible();
  await expect(box.getByRole('alert')).toBeVisible();
  await expect(box.locator(`[data-code=${code}] svg`)).toBeVisible();
}
