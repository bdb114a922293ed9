import { type PointerEvent, useEffect, useRef } from 'react';
import type { PlayerStore } from '../store';

/** While a pointer holds the slider, time stands still under it; playback goes on from where it lets go. */
export function useHold(store: PlayerStore) {
  const held = useRef(false);
  useEffect(() => () => store.hold(false), [store]);

  function hold(on: boolean) {
    held.current = on;
    store.hold(on);
  }

  function onPointerDown({ button }: PointerEvent) {
    if (button !== 0) return;
    hold(true);
    const letGo = new AbortController();
    const onEnd = () => {
      letGo.abort();
      hold(false);
    };
    // A pointer lets go wherever it is, or with the window.
    for (const end of ['pointerup', 'pointercancel', 'blur']) {
      window.addEventListener(end, onEnd, { signal: letGo.signal });
    }
  }

  return { held, onPointerDown };
}
