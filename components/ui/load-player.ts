import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/**
 * The static HTML contains the player and its controls. In the browser, their code loads when an animation is
 * near the viewport. Until then, React leaves the HTML as it is. After hydration, React replays the earlier
 * presses.
 */
export let Player: ComponentType<SitePlayerProps>;
export let isLoaded = false;
/** Loads the player's code again; `undefined` unless the code has failed to load. */
let retry: (() => void) | undefined;
const onFailure = new Set<() => void>();
// Don't move this condition into a function. Otherwise, the bundler would keep the server branch in client
// scripts.
if (typeof window === 'undefined') {
  Player = require('./site-player').SitePlayer;
} else {
  const pressed = firstPress();
  Player = lazy(async () => {
    const first = document.querySelector<HTMLElement>('[data-animation]');
    if (first) await Promise.race([near(first), pressed]);
    // React caches a rejected promise, so this promise stays pending until an attempt succeeds.
    while (true) {
      try {
        const { SitePlayer } = await import('./site-player');
        isLoaded = true;
        return { default: SitePlayer };
      } catch {
        await retryRequested();
      }
    }
  });
}

/** Reports a failure. Resolves when the visitor presses the button, or the browser is online again. */
async function retryRequested() {
  await new Promise<void>((resolve) => {
    retry = resolve;
    addEventListener('online', () => resolve(), { once: true });
    for (const show of onFailure) show();
  });
  retry = undefined;
  for (const hide of onFailure) hide();
}

/** Returns whether the player's code failed to load and isn't loading again. */
export const useLoadFailed = () =>
  useSyncExternalStore(
    (onChange) => {
      onFailure.add(onChange);
      return () => onFailure.delete(onChange);
    },
    () => retry !== undefined,
    () => false,
  );

/** Loads the player's code again. If a new deployment has removed the player's scripts, reloads the page. */
export async function retryOrReload() {
  const { player = '' } = document.querySelector<HTMLElement>('script[data-player]')?.dataset ?? {};
  const isRemoved = (src: string) =>
    fetch(src, { method: 'HEAD' }).then(
      ({ status }) => status === 404,
      () => false,
    );
  const removed = await Promise.all(player.split(' ').map(isRemoved));
  if (removed.includes(true)) location.reload();
  else retry?.();
}

/**
 * Resolves when the element is near the viewport. Measures the position first, because an
 * `IntersectionObserver` reports only after the next frame.
 */
function near(container: HTMLElement): Promise<void> {
  const { top, bottom, width } = container.getBoundingClientRect();
  if (width > 0 && top < innerHeight && bottom > 0) return Promise.resolve();
  return new Promise((resolve) => {
    whenNear(container, resolve);
  });
}

/**
 * Resolves at the visitor's first press or history navigation. The player must hydrate then, because the
 * router can't render a new page before React has hydrated the player. The listeners are added when the
 * module loads, because the visitor might press a link before React reaches the player.
 */
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, () => resolve(), { once: true });
  });
}
