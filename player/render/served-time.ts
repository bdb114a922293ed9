import type { Failure } from '../document/errors/failure';

/** The interval between the ticks of a limit, in milliseconds. */
const TICK = 100;

/** The time in which the page was served on time, until the tick at the time `at`. Both are in milliseconds. */
export type ServedTime = Readonly<{ at: number; served: number }>;

/**
 * Adds a tick. Of a late tick, only the time until it was due counts: afterwards, the page was blocked, suspended, or
 * waiting for a busy machine. Its worker and its requests were probably waiting too.
 */
export const addTick = ({ at, served }: ServedTime, now: number): ServedTime => ({
  at: now,
  served: served + Math.min(now - at, TICK),
});

/**
 * Calls a function once the page has been served for a time.
 * @param limit in milliseconds
 * @returns a function that cancels the call
 */
export function afterServedTime(limit: number, onEnd: () => void): () => void {
  let time: ServedTime = { at: performance.now(), served: 0 };
  const timer = setInterval(() => {
    time = addTick(time, performance.now());
    if (time.served < limit) return;
    clearInterval(timer);
    onEnd();
  }, TICK);
  return () => clearInterval(timer);
}

/** The maximum time for loading a file, and for loading code of the player, in milliseconds of served time. */
const LOADING_LIMIT = 30_000;

/**
 * Waits for a file or for code of the player.
 * @param signal ends the time limit when aborted
 * @throws Failure `network` after 30 seconds; the reason for which the promise rejects
 */
export function waitFor<Value>(
  what: 'file' | 'code',
  promise: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = afterServedTime(LOADING_LIMIT, () =>
      reject({ code: 'network', reason: 'too slow', what } satisfies Failure),
    );
    signal.addEventListener('abort', cancel);
    promise.then(resolve, reject).finally(cancel);
  });
}
