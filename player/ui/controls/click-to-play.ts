import { type RefObject, useEffect } from 'react';
import { eventRootOf, playerAround } from '../../runtime/dom-context';
import { useStableCallback } from '../use-stable-callback';

/** The maximum distance, in pixels, that the pointer can move during a click. A longer move is a drag. */
const SLOP = 4;

/**
 * Calls `onClick` when the user clicks the animation of the player that contains the bar. Ignores clicks with
 * modifier keys, clicks that close a popover, and clicks on an animation inside a link or a button. Also
 * ignores drags, which could select text.
 */
export function useClickToPlay(bar: RefObject<HTMLElement | null>, isEnabled: boolean, onClick: () => void) {
  const click = useStableCallback(onClick);

  useEffect(() => {
    const { current } = bar;
    const stage = playerAround(current)?.querySelector('.player-stage');
    if (!isEnabled || !stage) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    let pressed: { x: number; y: number } | null = null;

    const onPointerDown = (event: PointerEvent) => {
      // Don't use `aria-expanded`, which React updates only some time after a popover has closed.
      const popovers = [...(current?.querySelectorAll('.player-popover') ?? [])];
      const isPopoverOpen = popovers.some((popover) => popover.getClientRects().length > 0);
      const isInControl = stage.closest('a, button, label, summary');
      pressed = isPopoverOpen || isInControl ? null : { x: event.clientX, y: event.clientY };
    };
    const onStageClick = (event: MouseEvent) => {
      if (!pressed || event.defaultPrevented || !stage.contains(event.target as Element)) return;
      const distance = Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y);
      if (distance <= SLOP && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) click();
    };

    stage.addEventListener('pointerdown', onPointerDown as EventListener, { signal });
    // Like shortcuts, after the app's own handlers.
    eventRootOf(stage).addEventListener('click', onStageClick as EventListener, { signal });
    return () => listeners.abort();
  }, [bar, isEnabled, click]);
}
