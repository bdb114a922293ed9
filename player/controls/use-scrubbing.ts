import { type PointerEvent, useEffect, useRef } from 'react';
import type { PlayerStore } from '../playback/store';

/** While a pointer holds the slider, time stands still under it; playback goes on from where it lets go. */
export function useScrubbing(store: PlayerStore) {
  const isScrubbing = useRef(false);
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

  function onPointerDown({ button }: PointerEvent) {
    if (button !== 0) return;
    end.current();
    const listening = new AbortController();
    end.current = () => {
      listening.abort();
      isScrubbing.current = false;
      store.setScrubbing(false);
    };
    isScrubbing.current = true;
    store.setScrubbing(true);
    const { signal } = listening;
    // A pointer lets go wherever it is, and the host may stop its events from coming here.
    for (const event of ['pointerup', 'pointercancel'])
      window.addEventListener(event, end.current, { signal, capture: true });
    window.addEventListener('blur', end.current, { signal });
  }

  return { isScrubbing, onPointerDown };
}
