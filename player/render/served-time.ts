import type { Failure } from '../document/errors/failure';

/** The interval between the ticks of a limit, in milliseconds. */
const TICK = 100;

/**
 * Calls a function once the page has been served for a time. A late tick counts as much as any other: since the time at
 * which it was due, the page was blocked, suspended, or waiting for a busy machine. Its worker and its requests were
 * probably waiting too.
 * @param limit in milliseconds
 * @returns a function that cancels the call
 */
export function afterServedTime(limit: number, onEnd: () => void): () => void {
  let left = limit;
  const timer = setInterval(() => {
    left -= TICK;
    if (left > 0) return;
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
