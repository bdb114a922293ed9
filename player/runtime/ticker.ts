import type { Clock } from '../core/model';
import { sharedNow } from '../core/timeline';

/** Receives the milliseconds since the last frame. It must not throw: that would skip the other players. */
type FrameListener = (elapsed: number) => void;

/**
 * A longer gap means a suspended page or a blocked thread: playback continues where it was, without a jump.
 */
const LONGEST_GAP = 1000;

/** The longest delay that a timer accepts. */
const MAX_DELAY = 2 ** 31 - 1;

/** Each listener with the time of its last frame; 0 before its first one. */
const listeners = new Map<FrameListener, number>();
let request = 0;

function onFrame(now: number) {
  request = requestAnimationFrame(onFrame);
  // A copy of the map, or a loop over its entries, would take 1 % of the time of a small animation.
  listeners.forEach((last, listener) => {
    // The browser may report the same time twice.
    if (last >= now) return;
    listeners.set(listener, now);
    if (last) listener(Math.min(now - last, LONGEST_GAP));
  });
}

/**
 * Calls `listener` before each paint, from the second frame on, until the returned function is called. All
 * players share one animation frame, and no frame is requested without a listener.
 */
export function onEachFrame(listener: FrameListener): () => void {
  listeners.set(listener, 0);
  request ||= requestAnimationFrame(onFrame);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      cancelAnimationFrame(request);
      request = 0;
    }
  };
}

/** Measures one player's time, and calls `onTick` while it plays. */
export function createTicker(onTick: () => void) {
  /** Milliseconds that the player's animation frames have measured. */
  let frameTime = 0;
  let stopFrames: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onPlayerFrame(elapsed: number) {
    frameTime += elapsed;
    onTick();
  }

  return {
    now: (source: Clock['source']) => (source === 'shared' ? sharedNow() : frameTime),

    /** @param delay milliseconds until the next tick; 0 for each animation frame, `Infinity` for none */
    schedule(delay: number) {
      clearTimeout(timer);
      if (delay === 0) {
        stopFrames ??= onEachFrame(onPlayerFrame);
        return;
      }
      stopFrames?.();
      stopFrames = null;
      if (delay !== Number.POSITIVE_INFINITY)
        timer = setTimeout(onTick, Math.min(Math.ceil(delay), MAX_DELAY));
    },
  };
}
