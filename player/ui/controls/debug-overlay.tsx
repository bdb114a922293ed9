import { useRef, useSyncExternalStore } from 'react';
import type { PlayerView } from '../../core/select';
import type { PlayerStore } from '../../runtime/store';
import './debug-overlay.css';
import { useFrame } from './use-frame';

type DrawnFrames = NonNullable<ReturnType<PlayerStore['getDrawnFrames']>>;

/** Milliseconds over which frames are counted. */
const SECOND = 1000;

/** Shows developers, over the picture, what the player is doing: state, frame, frames drawn in the last second, renderer and build. */
export function DebugOverlay({ store }: { store: PlayerStore }) {
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getView);
  const position = useRef<HTMLElement>(null);
  const rate = useRef<HTMLElement>(null);
  const samples = useRef<DrawnFrames[]>([]);
  /** When it began to play. */
  const startedAt = useRef(Number.POSITIVE_INFINITY);

  useFrame(store, view, ({ frame, totalFrames }) => {
    startedAt.current =
      view.state === 'playing' ? Math.min(startedAt.current, performance.now()) : Number.POSITIVE_INFINITY;
    const drawn = store.getDrawnFrames();
    // What a worker told last may be from before a pause.
    samples.current = drawn && drawn.at >= startedAt.current ? lastSecond([...samples.current, drawn]) : [];
    if (position.current) position.current.textContent = `${frame} of ${totalFrames}`;
    if (rate.current) rate.current.textContent = `${framesPerSecond(samples.current)}`;
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

/** From the last one that is a second older than the newest. */
function lastSecond(samples: DrawnFrames[]): DrawnFrames[] {
  const now = samples.at(-1)?.at ?? 0;
  const first = samples.findLastIndex(({ at }) => now - at >= SECOND);
  return samples.slice(Math.max(first, 0));
}

/** Over the time between two samples, as a worker tells how many frames it has drawn at intervals of its own. */
function framesPerSecond(samples: DrawnFrames[]): number {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || last.at === first.at) return 0;
  // Another engine counts from 0.
  return Math.round((Math.max(last.count - first.count, 0) * SECOND) / (last.at - first.at));
}

function drawnBy({ build, fallbackReason }: PlayerView): string {
  if (!build) return 'none';
  return fallbackReason ? `the page (${fallbackReason})` : 'a worker';
}
