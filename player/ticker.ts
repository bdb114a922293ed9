/** Hears the milliseconds since the last frame. What it throws would keep the players after it from theirs. */
type Tick = (elapsed: number) => void;

/** A longer gap is a suspended page or a blocked thread: playback goes on from where it was instead of leaping. */
const LONGEST_GAP = 1000;

/** Each with the time of its last frame, or of its beginning. */
const ticks = new Map<Tick, number>();
let request = 0;

function onFrame(now: number) {
  request = requestAnimationFrame(onFrame);
  // As they were when the frame began, but for those that an earlier one took away.
  for (const [tick, last] of [...ticks]) {
    if (!ticks.has(tick)) continue;
    ticks.set(tick, now);
    tick(Math.min(Math.max(now - last, 0), LONGEST_GAP));
  }
}

/**
 * Calls `tick` before each paint until the returned function is called. All players share one animation frame,
 * and none is requested while nobody listens.
 */
export function onEachFrame(tick: Tick): () => void {
  ticks.set(tick, performance.now());
  request ||= requestAnimationFrame(onFrame);
  return () => {
    ticks.delete(tick);
    if (ticks.size > 0) return;
    cancelAnimationFrame(request);
    request = 0;
  };
}
