import { useEffect, useEffectEvent } from 'react';
import type { PlayerView } from '../core/select';
import type { PlayerStore } from '../runtime/create-player';
import type { PlayerPosition } from '../types';

/**
 * Calls `onFrame` for each rendered frame without rendering in React; `onFrame` updates the DOM directly.
 * Also calls it when the state or the number of frames changes, because no `frame` event is emitted for the
 * first frame of a file.
 */
export function useFrame(
  store: PlayerStore,
  { state, totalFrames }: PlayerView,
  onFrame: (position: PlayerPosition) => void,
) {
  const listener = useEffectEvent(onFrame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new subscription reports the position again
  useEffect(() => store.subscribeFrame((position) => listener(position)), [store, state, totalFrames]);
}
