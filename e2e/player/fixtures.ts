import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import type { PlayerError, PlayerEvent, PlayerHandle, PlayerState } from '@/player/types';
import { test as base, recordRequests } from '../shared-page';
import type { MountOptions, PlayerToLoad, SerialisableProps } from './harness/page';
import { type HarnessServer, type ReactBuild, serveHarness } from './harness/server';
import { square } from './harness/square';

export { expect, recordRequests };

type Fixtures = {
  reactBuild: ReactBuild;
  /**
   * Problems that have occurred in the page so far. A test must remove the problems that it provokes; any
   * remaining problem fails the test.
   */
  faults: string[];
};

/** A test on the harness page. The test fails on any uncaught error or violation of the page's policy. */
export const test = base.extend<Fixtures, { server: HarnessServer }>({
  server: [serveHarness, { scope: 'worker' }],

  baseURL: async ({ server }, use) => use(server.origin),

  reactBuild: ['production', { option: true }],

  faults: async ({ context }, use) => {
    const faults: string[] = [];
    context.on('console', (message) => {
      if (message.text().startsWith('policy violated')) faults.push(message.text());
    });
    context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message ?? error.error()}`));
    await use(faults);
    expect(faults, 'problems in the page').toEqual([]);
  },

  page: async ({ page, faults: _faults, reactBuild }, use) => {
    await openHarness(page, reactBuild);
    await use(page);
  },
});

/**
 * A test in its own browser context, for state that outlives a document, such as a fake clock or a
 * permission.
 */
export const isolatedTest = test.extend({ ownContext: true });

/** A test on a touchscreen. */
export const touchTest = test.extend({ hasTouch: true });

export async function openHarness(page: Page, reactBuild: ReactBuild = 'production') {
  // `goto` waits for the `load` event. By then, the page's module has run.
  await page.goto(`/?react=${reactBuild}`);
}

/**
 * Waits for this number of animation frames in the page. By then, changes to emulated media have also reached
 * the page.
 */
export async function nextFrame(page: Page, count = 1) {
  for (let frame = 0; frame < count; frame += 1)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Sets the app's style sheet, which comes after the player's. */
export const setStyles = (page: Page, css: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Reads a font that the site uses. */
export const readFont = (weight: number) =>
  readFile(`node_modules/@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff2`);

/** Responds to the first request for `/later.json` with an error, and to later ones with an animation. */
export async function failOnce(page: Page) {
  // If two routes match, Playwright uses the one that was added last.
  await page.route('/later.json', (route) => route.fulfill({ json: square() }));
  await page.route('/later.json', (route) => route.fulfill({ status: 503 }), { times: 1 });
}

/** Returns functions that control several players on the harness page at the same time. */
export const playersOf = (page: Page) => ({
  /** Mounts players side by side, and returns their boxes, states and renderers. */
  loadAll: (players: readonly PlayerToLoad[]) =>
    page.evaluate((players) => window.harness.loadAll(players), players),
  /** Seeks in several players, and waits until the frames are on screen. */
  showFrames: (frames: readonly [name: string, frame: number][]) =>
    page.evaluate((frames) => window.harness.showFrames(frames), frames),
  unmountAll: (names: readonly string[]) => page.evaluate((names) => window.harness.unmountAll(names), names),
});

/** Returns functions that control a player on the harness page, and locators for its elements. */
export function playerOf(page: Page, name = 'player') {
  const harness = <Result = void>(method: keyof Window['harness'], ...args: unknown[]) =>
    page.evaluate(
      ([name, method, args]) => {
        const call = window.harness[method] as (...args: unknown[]) => unknown;
        return call(name, ...args);
      },
      [name, method, args] as const,
    ) as Promise<Result>;
  const handle = <Result = void>(member: keyof PlayerHandle, ...args: unknown[]) =>
    harness<Result>('use', member, ...args);
  return {
    load: (props: SerialisableProps, options?: MountOptions) => harness<PlayerState>('load', props, options),
    mount: (props: SerialisableProps, options?: MountOptions) => harness('mount', props, options),
    update: (props: SerialisableProps) => harness('update', props),
    settled: () => harness<PlayerState>('settled'),
    unmount: () => harness('unmount'),
    /** Seeks to a frame, and waits until that frame is on screen. */
    showFrame: (to: number | `${number}%`) => harness('showFrame', to),
    snapshot: async (format: 'svg' | 'png', scale?: number) =>
      Buffer.from(await harness<string>('snapshot', { format, scale }), 'base64'),
    play: () => handle('play'),
    pause: () => handle('pause'),
    seek: (frame: number) => handle('seek', frame),
    setMuted: (muted: boolean) => handle('setMuted', muted),
    setVolume: (volume: number) => handle('setVolume', volume),
    state: () => handle<PlayerState>('state'),
    frame: () => handle<number>('frame'),
    totalFrames: () => handle<number>('totalFrames'),
    stateMachine: () => handle<unknown>('stateMachine'),
    /** Returns the names of the events so far, except `frame` and `marker`. */
    events: () => harness<PlayerEvent[]>('events'),
    allEvents: () => harness<PlayerEvent[]>('events', true),
    /** Returns the details of all events with this name so far. */
    details: <Detail>(event: PlayerEvent) => harness<Detail[]>('details', event),
    error: async () => (await harness<PlayerError[]>('details', 'error')).at(-1) as PlayerError,
    box: page.locator(`[id="box-${name}"]`),
    /** The element that the animation is rendered into. */
    picture: page.locator(`[id="box-${name}"] [role=img]`),
  };
}

/**
 * Expects a warning icon and an error message in place of the animation. The element with the `img` role
 * keeps its accessible name.
 */
export async function expectFailureNotice(page: Page) {
  const { box, error } = playerOf(page);
  const { code, message } = await error();
  expect(message).not.toBe('');
  await expect(box.getByRole('alert')).toHaveText(/^“player” (could not be loaded|can’t be shown)\./);
  await expect(box.getByRole('alert')).toBeVisible();
  await expect(box.getByRole('img', { name: 'player' })).toBeVisible();
  await expect(box.locator(`[data-code=${code}] svg`)).toBeVisible();
}
