import { IconMaximize, IconMinimize } from '@tabler/icons-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { useLabels, useShortcutKeys } from './context';
import { ControlButton } from './control-button';
import { ariaKeys } from './shortcuts';

export type Fullscreen = { isFull: boolean; toggle: () => void };

export function FullscreenButton({ isFull, toggle }: Fullscreen) {
  const labels = useLabels();
  return (
    <ControlButton
      part="fullscreen"
      label={isFull ? labels.exitFullscreen : labels.fullscreen}
      icon={isFull ? <IconMinimize aria-hidden="true" /> : <IconMaximize aria-hidden="true" />}
      aria-keyshortcuts={ariaKeys(useShortcutKeys().fullscreen)}
      onClick={toggle}
    />
  );
}

/**
 * Returns the full-screen state of the player that contains the bar. The static HTML always includes the
 * button. Hydration removes the button if the browser doesn't support full screen or the permissions policy
 * forbids it.
 */
export function useFullscreen(bar: RefObject<HTMLElement | null>): Fullscreen & { isSupported: boolean } {
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
    // Ignore a rejection, because the state has not changed.
    changed?.catch(() => undefined);
  }

  return { isSupported, isFull, toggle };
}

const playerOf = (bar: RefObject<HTMLElement | null>) => bar.current?.closest<HTMLElement>('[data-state]');

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
