/** Hears the milliseconds since the last frame. What it throws would keep the players after it from theirs. */
type Tick = (elapsed: number) => void;

/** A longer gap is a suspended page or a blocked thread: playback goes on from where it was instead of leaping. */
const LONGEST_GAP = 1000;

/** Each with the time of its last frame, or of its beginning. */
const ticks = new Map<Tick, number>();
let request = 0;

function onFrame(now: number) {
  request = requestAnimationFrame(onFrame);
  // No copy and no loop over pairs: at each frame of a small animation they would be a hundredth of what it costs.
  ticks.forEach((last, tick) => {
    // Begun by another one at this very frame.
    if (last >= now) return;
    ticks.set(tick, now);
    tick(Math.min(now - last, LONGEST_GAP));
  });
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
    if (ticks.size === 0) {
      cancelAnimationFrame(request);
      request = 0;
    }
  };
}
