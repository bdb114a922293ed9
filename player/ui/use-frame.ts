import { useEffect } from 'react';
import type { PlayerView } from '../core/select';
import type { PlayerStore } from '../runtime/store';
import type { PlayerPosition } from '../types';
import { useStableCallback } from './use-stable-callback';

/**
 * Calls `onFrame` for each rendered frame, so that a component can update the DOM without a React render.
 * Also calls `onFrame` when the state or the number of frames changes, because the first frame of a file
 * emits no `frame` event.
 */
export function useFrame(
  store: PlayerStore,
  { state, media: { totalFrames } }: PlayerView,
  onFrame: (position: PlayerPosition) => void,
) {
  const listener = useStableCallback(onFrame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subscription reports the position again
  useEffect(() => {
    const { frameListeners } = store.runtime;
    frameListeners.add(listener);
    // Schedule the frames that the listeners need.
    store.runtime.dispatch({ type: 'tick' });
    listener(store.getPosition());
    return () => {
      frameListeners.delete(listener);
      store.runtime.dispatch({ type: 'tick' });
    };
  }, [store, state, totalFrames]);
}
