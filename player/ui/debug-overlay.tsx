import { useRef, useSyncExternalStore } from 'react';
import type { Rendering } from '../core/model';
import type { PlayerStore } from '../runtime/store';
import { useFrame } from './use-frame';

type DrawnFrames = ReturnType<NonNullable<PlayerStore['runtime']['renderer']>['getDrawnFrames']>;

/** The interval over which the frame rate is averaged, in milliseconds. */
const SECOND = 1000;

/**
 * An overlay for developers that shows the state, the frame, the rendered frames per second, the renderer and
 * the lottie-web build.
 */
export function DebugOverlay({ store }: { store: PlayerStore }) {
  const view = useSyncExternalStore(store.subscribe, store.getView, store.getInitialView);
  const position = useRef<HTMLElement>(null);
  const rate = useRef<HTMLElement>(null);
  const samples = useRef<DrawnFrames[]>([]);
  const playingSince = useRef(Infinity);

  useFrame(store, view, ({ frame, totalFrames }) => {
    playingSince.current =
      view.state === 'playing' ? Math.min(playingSince.current, performance.now()) : Infinity;
    const drawn = store.runtime.renderer?.getDrawnFrames();
    // Discard samples from before playback started or resumed. The latest report of a worker can be that old.
    samples.current =
      drawn && drawn.at >= playingSince.current ? lastSecond([...samples.current, drawn]) : [];
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
      <dd>{drawnBy(view.rendering)}</dd>
      <dt>build</dt>
      <dd>{view.rendering?.build ?? 'none'}</dd>
    </dl>
  );
}

/** Returns only as many of the newest samples as are needed to cover one second. */
function lastSecond(samples: DrawnFrames[]): DrawnFrames[] {
  const now = samples.at(-1)?.at ?? 0;
  const first = samples.findLastIndex(({ at }) => now - at >= SECOND);
  return samples.slice(Math.max(first, 0));
}

/**
 * Returns the frame rate. Uses the time between the first and the last sample, because a worker reports
 * frames at varying intervals.
 */
function framesPerSecond(samples: DrawnFrames[]): number {
  const [first] = samples;
  const last = samples.at(-1);
  if (!first || !last || last.at === first.at) return 0;
  // When the renderer is replaced, the count restarts at 0, so the difference can be negative.
  return Math.round((Math.max(last.count - first.count, 0) * SECOND) / (last.at - first.at));
}

function drawnBy(rendering: Rendering | null): string {
  if (!rendering) return 'none';
  return rendering.fallbackReason ? `the page (${rendering.fallbackReason})` : 'a worker';
}
