import { useEffect, useEffectEvent } from 'react';
import type { PlayerView } from '../core/select';
import type { PlayerStore } from '../runtime/create-player';
import type { PlayerPosition } from '../types';

/**
 * Calls `onFrame` for each rendered frame, so that it can update the DOM without a render in React. Also
 * calls `onFrame` when the state or the number of frames changes, because the first frame of a file emits no
 * `frame` event.
 */
export function useFrame(
  store: PlayerStore,
  { state, totalFrames }: PlayerView,
  onFrame: (position: PlayerPosition) => void,
) {
  const listener = useEffectEvent(onFrame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribing again reports the position
  useEffect(() => store.subscribeFrame((position) => listener(position)), [store, state, totalFrames]);
}
