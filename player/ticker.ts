/** Hears the milliseconds since the last frame. What it throws would keep the players after it from theirs. */
type Tick = (elapsed: number) => void;

/** A longer gap is a suspended page or a blocked thread: playback goes on from where it was instead of leaping. */
const LONGEST_GAP = 1000;

const ticks = new Set<Tick>();
let request = 0;
let last = 0;

function onFrame(now: number) {
  const elapsed = Math.min(Math.max(now - last, 0), LONGEST_GAP);
  last = now;
  request = requestAnimationFrame(onFrame);
  // As they were when the frame began, but for those that an earlier one took away.
  for (const tick of [...ticks]) {
    if (ticks.has(tick)) tick(elapsed);
  }
}

/**
 * Calls `tick` before each paint until the returned function is called. All players share one animation frame,
 * and none is requested while nobody listens.
 */
export function onEachFrame(tick: Tick): () => void {
  ticks.add(tick);
  if (!request) {
    last = performance.now();
    request = requestAnimationFrame(onFrame);
  }
  return () => {
    ticks.delete(tick);
    if (ticks.size > 0) return;
    cancelAnimationFrame(request);
    request = 0;
  };
}
