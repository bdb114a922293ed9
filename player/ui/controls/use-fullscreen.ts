import { type RefObject, useSyncExternalStore } from 'react';

/** The element that fills the screen: the player around the bar. */
const playerOf = (bar: RefObject<HTMLElement | null>) => bar.current?.closest<HTMLElement>('[data-state]');

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/**
 * The player in full screen. In the static HTML its button stands for every browser; where a browser or a frame's policy has no
 * full screen it goes.
 */
export function useFullscreen(bar: RefObject<HTMLElement | null>) {
  const isSupported = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => true,
  );
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === playerOf(bar),
    () => false,
  );

  function toggle() {
    const changed = isFull ? document.exitFullscreen() : playerOf(bar)?.requestFullscreen();
    // Refused, the picture stays as it is.
    changed?.catch(() => undefined);
  }

  return { isSupported, isFull, toggle };
}
