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
  { state, totalFrames }: PlayerView,
  onFrame: (position: PlayerPosition) => void,
) {
  const listener = useStableCallback(onFrame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subscription reports the position again
  useEffect(() => store.subscribeFrame((position) => listener(position)), [store, state, totalFrames]);
}
