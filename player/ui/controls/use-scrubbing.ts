import { type PointerEvent, useEffect, useRef } from 'react';
import type { PlayerStore } from '../../runtime/store';

/** Stops playback's clock while a pointer is down on the slider; playback goes on from where the pointer is lifted. */
export function useScrubbing(store: PlayerStore) {
  const isScrubbing = useRef(false);
  const endScrubbing = useRef(() => {});
  useEffect(() => () => endScrubbing.current(), []);

  /** @returns whether the pointer scrubs: another one does not while the first is down */
  function onPointerDown({ button, pointerId }: PointerEvent) {
    if (button !== 0 || isScrubbing.current) return false;
    const listeners = new AbortController();
    endScrubbing.current = () => {
      listeners.abort();
      isScrubbing.current = false;
      store.setScrubbing(false);
    };
    isScrubbing.current = true;
    store.setScrubbing(true);
    const { signal } = listeners;
    // On the window and capturing: the pointer may be lifted anywhere, and the host may stop the event's propagation.
    for (const event of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(
        event,
        (ended) => {
          if (ended.pointerId === pointerId) endScrubbing.current();
        },
        { signal, capture: true },
      );
    window.addEventListener('blur', endScrubbing.current, { signal });
    return true;
  }

  return { isScrubbing, onPointerDown };
}
