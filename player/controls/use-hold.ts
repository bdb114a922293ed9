import { type PointerEvent, useEffect, useRef } from 'react';
import type { PlayerStore } from '../playback/store';

/** While a pointer holds the slider, time stands still under it; playback goes on from where it lets go. */
export function useHold(store: PlayerStore) {
  const held = useRef(false);
  const letGo = useRef(() => {});
  useEffect(() => () => letGo.current(), []);

  function onPointerDown({ button }: PointerEvent) {
    if (button !== 0) return;
    letGo.current();
    const listening = new AbortController();
    letGo.current = () => {
      listening.abort();
      held.current = false;
      store.hold(false);
    };
    held.current = true;
    store.hold(true);
    const { signal } = listening;
    // A pointer lets go wherever it is, and the host may keep what it hears of it to itself.
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, letGo.current, { signal, capture: true });
    window.addEventListener('blur', letGo.current, { signal });
  }

  return { held, onPointerDown };
}
