import { useRef, useSyncExternalStore } from 'react';
import type { PlayerStore } from '../playback/store';
import styles from './debug-overlay.module.css';
import { useFrame } from './use-frame';

const SECOND = 1000;

/** What the player is doing, over the picture, for those who build with it. */
export function DebugOverlay({ store }: { store: PlayerStore }) {
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const position = useRef<HTMLElement>(null);
  const rate = useRef<HTMLElement>(null);
  const drawn = useRef<number[]>([]);

  useFrame(store, view, ({ frame, totalFrames }) => {
    const now = performance.now();
    drawn.current = [...drawn.current.filter((time) => now - time < SECOND), now];
    if (position.current) position.current.textContent = `${frame} of ${totalFrames}`;
    if (rate.current) rate.current.textContent = view.state === 'playing' ? `${drawn.current.length}` : '0';
  });

  return (
    <dl className={styles.overlay} aria-label="Debug">
      <dt>state</dt>
      <dd>{view.state}</dd>
      <dt>frame</dt>
      <dd ref={position} />
      <dt>frames a second</dt>
      <dd ref={rate} />
      <dt>renderer</dt>
      <dd>{store.handle.renderer}</dd>
      <dt>build</dt>
      <dd>{view.build || 'none'}</dd>
    </dl>
  );
}
