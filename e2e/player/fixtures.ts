import { type ConsoleMessage, expect, type Locator, type Page, type WebError } from '@playwright/test';
import type { PlayerError, PlayerEvent, PlayerHandle, PlayerState } from '@/player/types';
import { test as base } from '../shared-page';
import type { ReactBuild } from './harness/bundle';
import type { MountOptions, SerialisableProps } from './harness/page';
import { type HarnessServer, startServer } from './harness/server';

export { expect };

type Fixtures = {
  reactBuild: ReactBuild;
  /** Problems of the page so far. A test fails if any are left, so tests remove those that they provoke. */
  faults: string[];
};

/**
 * A test on the harness page. Fails on any uncaught exception, unhandled rejection or violation of the page's
 * policy.
 */
export const test = base.extend<Fixtures, { server: HarnessServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from the pattern
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
    expect(faults, 'problems in the page').toEqual([]);
  },

  page: async ({ page, faults: _faults, reactBuild }, use) => {
    await openHarness(page, reactBuild);
    await use(page);
  },
});

/**
 * Runs each test in its own context, for state that outlives a document, such as a fake clock or a
 * permission.
 */
export const isolatedTest = test.extend({ ownContext: true });

export async function openHarness(page: Page, reactBuild: ReactBuild = 'production') {
  // After the `load` event, the page's module has run.
  await page.goto(`/?react=${reactBuild}`);
}

/** Waits for the page's next frame. By then the page has also received changes of emulated media. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** Returns functions that control a player on the harness page step by step. */
export function playerOf(page: Page, name = 'player') {
  /** Calls a function of the harness with the player's name. */
  const harness = <Result = void>(
    method: 'load' | 'mount' | 'update' | 'settled' | 'unmount' | 'events',
    ...args: unknown[]
  ) =>
    page.evaluate(
      ([name, method, args]) => {
        const call = window.harness[method] as (name: string, ...args: unknown[]) => unknown;
        return call(name, ...args);
      },
      [name, method, args] as const,
    ) as Promise<Result>;
  /** Calls or reads a member of the player's handle. */
  const handle = <Result = void>(member: keyof PlayerHandle, ...args: unknown[]) =>
    page.evaluate(
      ([name, member, args]) => {
        const value = window.harness.handle(name)[member];
        return typeof value === 'function' ? (value as (...args: unknown[]) => unknown)(...args) : value;
      },
      [name, member, args] as const,
    ) as Promise<Result>;
  return {
    load: (props: SerialisableProps, options?: MountOptions) => harness<PlayerState>('load', props, options),
    mount: (props: SerialisableProps, options?: MountOptions) => harness('mount', props, options),
    update: (props: SerialisableProps) => harness('update', props),
    settled: () => harness<PlayerState>('settled'),
    unmount: () => harness('unmount'),
    play: () => handle('play'),
    pause: () => handle('pause'),
    seek: (frame: number) => handle('seek', frame),
    state: () => handle<PlayerState>('state'),
    frame: () => handle<number>('frame'),
    totalFrames: () => handle<number>('totalFrames'),
    /** Names of the events so far, except `frame` and `marker`. */
    events: () => harness<PlayerEvent[]>('events'),
    /** Names of all events so far. */
    eventsAndFrames: () => page.evaluate((name) => window.harness.log[name]?.map(({ name }) => name), name),
    /** Detail of the last error. */
    error: () =>
      page.evaluate((name) => window.harness.details(name, 'error').at(-1), name) as Promise<PlayerError>,
    box: page.locator(`#box-${name}`),
    /** The element that the animation is rendered into. */
    picture: page.locator(`#box-${name} [role=img]`),
  };
}

/** Expects a warning icon and an error message in place of the animation, which keeps its name. */
export async function expectFailureNotice(box: Locator, { code, message }: PlayerError) {
  await expect(box.getByRole('alert')).toHaveText(/^“player” (could not be loaded|can’t be shown)\./);
  expect(message).not.toBe('');
  await expect(box.getByRole('img', { name: 'player' })).toBeVisible();
  await expect(box.getByRole('alert')).toBeVisible();
  await expect(box.locator(`[data-code=${code}] svg`)).toBeVisible();
}
