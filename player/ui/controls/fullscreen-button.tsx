import { type RefObject, useLayoutEffect, useState } from 'react';
import { playerAround, treeOf } from '../../runtime/dom-context';
import { EnlargeIcon, ReduceIcon } from '../icons';
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
      icon={isFull ? <ReduceIcon /> : <EnlargeIcon />}
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
  const [isSupported, setSupported] = useState(true);
  const [isFull, setFull] = useState(false);

  // Before the first paint. Otherwise, the button would be visible for a moment.
  useLayoutEffect(() => {
    const player = playerAround(bar.current);
    if (!player) return;
    const { ownerDocument } = player;
    setSupported(ownerDocument.fullscreenEnabled);
    const onChange = () => setFull(treeOf(player).fullscreenElement === player);
    onChange();
    ownerDocument.addEventListener('fullscreenchange', onChange);
    return () => ownerDocument.removeEventListener('fullscreenchange', onChange);
  }, [bar]);

  function toggle() {
    const player = playerAround(bar.current);
    // Not `isFull`, which React updates only some time after the change.
    const isShownFull = player && treeOf(player).fullscreenElement === player;
    const changed = isShownFull ? player?.ownerDocument.exitFullscreen() : player?.requestFullscreen();
    // Ignore a rejection, because the state has not changed.
    changed?.catch(() => undefined);
  }

  return { isSupported, isFull, toggle };
}
