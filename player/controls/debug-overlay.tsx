import { useRef, useSyncExternalStore } from 'react';
import type { PlayerView } from '../playback/player-view';
import type { PlayerStore } from '../playback/store';
import './debug-overlay.css';
import { useFrame } from './use-frame';

/** Milliseconds over which frames are counted. */
const SECOND = 1000;

/** Shows developers, over the picture, what the player is doing: state, frame, frames drawn in the last second, renderer and build. */
export function DebugOverlay({ store }: { store: PlayerStore }) {
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const position = useRef<HTMLElement>(null);
  const rate = useRef<HTMLElement>(null);
  const frameTimes = useRef<number[]>([]);

  useFrame(store, view, ({ frame, totalFrames }) => {
    const now = performance.now();
    frameTimes.current = [...frameTimes.current.filter((time) => now - time < SECOND), now];
    if (position.current) position.current.textContent = `${frame} of ${totalFrames}`;
    if (rate.current)
      rate.current.textContent = view.state === 'playing' ? `${frameTimes.current.length}` : '0';
  });

  return (
    <dl className="player-debug" aria-label="Debug">
      <dt>state</dt>
      <dd>{view.state}</dd>
      <dt>frame</dt>
      <dd ref={position} />
      <dt>frames a second</dt>
      <dd ref={rate} />
      <dt>renderer</dt>
      <dd>{store.handle.renderer}</dd>
      <dt>drawn by</dt>
      <dd>{drawnBy(view)}</dd>
      <dt>build</dt>
      <dd>{view.build || 'none'}</dd>
    </dl>
  );
}

function drawnBy({ build, pageReason }: PlayerView): string {
  if (!build) return 'none';
  return pageReason ? `the page (${pageReason})` : 'a worker';
}
