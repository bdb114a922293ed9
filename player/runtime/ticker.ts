import { sharedNow } from '../core/timeline';
import { runAppCallback } from './app-callbacks';

/** Receives the milliseconds since the previous frame. */
type FrameListener = (elapsed: number) => void;

/**
 * Maximum time between two frames in milliseconds. A longer time means that the page was suspended or
 * blocked. Playback then advances only by this maximum.
 */
const LONGEST_GAP = 1000;

/** The maximum delay of `setTimeout` in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;

/** The time of the animation frame whose listener is being called; 0 at other times. */
let currentFrame = 0;

/**
 * Calls `listener` before each paint, from the second frame on, until the returned function is called.
 * @param view the window that contains the player. Browsers pause the animation frames of a hidden window.
 */
export function onEachFrame(listener: FrameListener, view: Window): () => void {
  let last = currentFrame;
  let request = view.requestAnimationFrame(onFrame);
  function onFrame(now: number) {
    request = view.requestAnimationFrame(onFrame);
    const elapsed = last && now - last;
    last = currentFrame = now;
    // Browsers sometimes report the same time twice.
    if (elapsed > 0) runAppCallback(() => listener(Math.min(elapsed, LONGEST_GAP)));
    currentFrame = 0;
  }
  return () => view.cancelAnimationFrame(request);
}

export type Ticker = ReturnType<typeof createTicker>;

/**
 * Measures the time of one player, and calls `onTick` at the times that `schedule` sets.
 * @param isDue returns whether to call `onTick` in the current animation frame. It receives the milliseconds
 *   since the last animation frame in which `onTick` was called, and since the previous animation frame.
 */
export function createTicker(
  onTick: () => void,
  isDue: (sinceTick: number, sinceAnimationFrame: number) => boolean,
  getWindow: () => Window,
) {
  /** The sum of the times between the animation frames of this player, in milliseconds. */
  let frameTime = 0;
  let tickedAt = 0;
  let stopFrames: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onPlayerFrame(elapsed: number) {
    frameTime += elapsed;
    if (!isDue(frameTime - tickedAt, elapsed)) return;
    tickedAt = frameTime;
    onTick();
  }

  return {
    /** @param isShared whether to return the time of the clock that the page and its workers share */
    now: (isShared: boolean | undefined) => (isShared ? sharedNow() : frameTime),

    /**
     * @param delay milliseconds until the next tick; 0 to tick on every animation frame, `Infinity` to stop
     *   ticking
     */
    schedule(delay: number) {
      clearTimeout(timer);
      if (delay === 0) {
        stopFrames ??= onEachFrame(onPlayerFrame, getWindow());
        return;
      }
      stopFrames?.();
      stopFrames = null;
      if (delay !== Infinity) timer = setTimeout(onTick, Math.min(Math.ceil(delay), MAX_DELAY));
    },
  };
}
