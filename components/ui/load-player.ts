import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { routeOfLink } from '@/components/site/route-of-link';
import { savesData } from './saves-data';
import type { SitePlayerProps } from './site-player';
import { whenNear } from './when-near';

/**
 * The player, whose HTML is in the static page. In the browser, the player's code loads when the first
 * animation of the page is near the viewport, or when the visitor presses something. Until then, React leaves
 * the HTML as it is. hydrate.ts queues presses and replays them after hydration.
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
    if (first) await (savesData() ? pressed : Promise.race([near(first), pressed]));
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

/**
 * Reports a failure. Resolves when the visitor presses the retry button, or when the browser is online again.
 */
async function retryRequested() {
  await new Promise<void>((resolve) => {
    retry = resolve;
    addEventListener('online', () => resolve(), { once: true });
    for (const show of onFailure) show();
  });
  retry = undefined;
  for (const hide of onFailure) hide();
}

/** Returns whether the player's code has failed to load and no new attempt is in progress. */
export const useLoadFailed = () =>
  useSyncExternalStore(
    (onChange) => {
      onFailure.add(onChange);
      return () => onFailure.delete(onChange);
    },
    () => retry !== undefined,
    () => false,
  );

/**
 * Loads the player's code again, or reloads the page if a new deployment has removed the player's scripts.
 */
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
 * Resolves at the visitor's first press or history navigation, which might open a different page. The router
 * can't follow a link, even to a section of the same page, before React has hydrated the player. The listeners
 * are added when the module loads, because the visitor might press a link before React reaches the player. If
 * the visitor prefers to save data, only three events count: presses on an animation, presses on a link that
 * the router follows, and history navigations to a different page.
 */
function firstPress(): Promise<void> {
  const { pathname } = location;
  const counts = ({ target }: Event) => {
    if (!savesData()) return true;
    // The target of `popstate` is the window.
    if (!(target instanceof Element)) return location.pathname !== pathname;
    // The browser follows links whose `href` is only a fragment.
    const link = target.closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
    return Boolean(target.closest('[data-animation]') || routeOfLink(link));
  };
  return new Promise((resolve) => {
    // hydrate.ts has queued a press before this module was loaded.
    if (document.querySelector('[data-animation][data-pressed]')) resolve();
    const listening = new AbortController();
    const onPress = (event: Event) => {
      if (!counts(event)) return;
      listening.abort();
      resolve();
    };
    // Listen in the capture phase, because hydrate.ts stops the events that it queues.
    for (const press of ['pointerdown', 'click', 'popstate'])
      addEventListener(press, onPress, { capture: true, signal: listening.signal });
  });
}
