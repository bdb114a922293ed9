import { useEffect, useEffectEvent } from 'react';
import type { PlayerView } from '../playback/playback';
import type { PlayerStore } from '../playback/store';
import type { PlayerPosition } from '../types';

/**
 * Hears every drawn frame without a React render: what it changes, it writes into the page itself.
 * A change of state or of the file's length brings the position again, since loading draws without a `frame`.
 */
export function useFrame(
  store: PlayerStore,
  { state, totalFrames }: PlayerView,
  onFrame: (position: PlayerPosition) => void,
) {
  const listener = useEffectEvent(onFrame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both bring the position again.
  useEffect(() => store.subscribeFrame((position) => listener(position)), [store, state, totalFrames]);
}
