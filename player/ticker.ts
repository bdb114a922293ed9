import { guarded } from './guarded';

/** Hears the milliseconds since the last frame. */
type Tick = (elapsed: number) => void;

/** A longer gap is a suspended page or a blocked thread: playback goes on from where it was instead of leaping. */
const LONGEST_GAP = 1000;

/** Replaced and never changed, so that a frame goes through it as it was when the frame began. */
let ticks: readonly Tick[] = [];
let request = 0;
let last = 0;

function onFrame(now: number) {
  const elapsed = Math.min(Math.max(now - last, 0), LONGEST_GAP);
  last = now;
  request = requestAnimationFrame(onFrame);
  for (const tick of ticks) if (ticks.includes(tick)) guarded(() => tick(elapsed));
}

/**
 * Calls `tick` before each paint until the returned function is called. All players share one animation frame,
 * and none is requested while nobody listens.
 */
export function onEachFrame(tick: Tick): () => void {
  ticks = [...ticks, tick];
  if (!request) {
    last = performance.now();
    request = requestAnimationFrame(onFrame);
  }
  return () => {
    ticks = ticks.filter((other) => other !== tick);
    if (ticks.length > 0) return;
    cancelAnimationFrame(request);
    request = 0;
  };
}
