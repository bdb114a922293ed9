/** Hears the milliseconds since the last frame. What it throws would keep the players after it from theirs. */
type Tick = (elapsed: number) => void;

/** A longer gap is a suspended page or a blocked thread: playback goes on from where it was instead of leaping. */
const LONGEST_GAP = 1000;

/** Each with the time of its last frame; 0 before its first, from which it counts. */
const ticks = new Map<Tick, number>();
let request = 0;

function onFrame(now: number) {
  request = requestAnimationFrame(onFrame);
  // No copy and no loop over pairs: at each frame of a small animation they would be a hundredth of what it costs.
  ticks.forEach((last, tick) => {
    // Two frames of one time are one.
    if (last >= now) return;
    ticks.set(tick, now);
    if (last) tick(Math.min(now - last, LONGEST_GAP));
  });
}

/**
 * Calls `tick` before each paint until the returned function is called. All players share one animation frame,
 * and none is requested while nobody listens.
 */
export function onEachFrame(tick: Tick): () => void {
  ticks.set(tick, 0);
  request ||= requestAnimationFrame(onFrame);
  return () => {
    ticks.delete(tick);
    if (ticks.size === 0) {
      cancelAnimationFrame(request);
      request = 0;
    }
  };
}
