import { useEffect, useEffectEvent } from 'react';
import type { PlayerView } from '../../core/select';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerPosition } from '../../types';

/**
 * Calls `onFrame` for every drawn frame, without a React render: `onFrame` writes to the DOM itself. It is also called when
 * the state or the number of frames changes, since the first frame of a file is drawn without a `frame` event.
 */
export function useFrame(
  store: PlayerStore,
  { state, totalFrames }: PlayerView,
  onFrame: (position: PlayerPosition) => void,
) {
  const listener = useEffectEvent(onFrame);
  // biome-ignore lint/correctness/useExhaustiveDependencies: subscribing again reports the position, which both call for
  useEffect(() => store.subscribeFrame((position) => listener(position)), [store, state, totalFrames]);
}
