/**
 * Maximum number of callbacks in one task. Without a limit, two callbacks that trigger each other endlessly
 * would block the page.
 */
const MAX_CALLBACKS = 1000;

/**
 * Runs a function of the app. All calls of such functions go through here. Exceptions are reported as uncaught
 * errors, and have no effect on this or other players.
 * @returns the result of the function; `undefined` if it throws
 */
export function runAppCallback<Result>(callback: () => Result): Result | undefined {
  try {
    return callback();
  } catch (error) {
    reportError(error);
  }
}

export type CallbackQueue = ReturnType<typeof createCallbackQueue>;

/**
 * Creates a queue for the app's callbacks. They run in order, after the state of the player has been
 * updated.
 */
export function createCallbackQueue() {
  let queue: ((() => void) | Promise<void>)[] = [];
  let isFlushing = false;
  /** The pending promise that the callbacks queued after it wait for. */
  let awaited: Promise<void> | null = null;
  let nextTask: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    if (isFlushing || nextTask) return;
    isFlushing = true;
    for (let left = MAX_CALLBACKS; left > 0 && !awaited; left -= 1) {
      const next = queue.shift();
      if (!next) break;
      if (next instanceof Promise) waitFor(next);
      else runAppCallback(next);
    }
    isFlushing = false;
    if (queue.length > 0 && !awaited) nextTask = setTimeout(flushInNextTask);
  }

  function flushInNextTask() {
    nextTask = undefined;
    flush();
  }

  function waitFor(promise: Promise<void>) {
    awaited = promise;
    promise.then(() => {
      // Do nothing if `clear` was called while the promise was pending.
      if (awaited !== promise) return;
      awaited = null;
      flush();
    });
  }

  return {
    push(callback: () => void) {
      queue.push(callback);
    },

    /**
     * Delays callbacks that are queued after this call until `promise` has resolved. `promise` must not
     * reject.
     */
    wait(promise: Promise<void>) {
      queue.push(promise);
    },

    /**
     * Runs the queued callbacks. Does nothing if called by a callback, because the `flush` call in progress
     * also runs callbacks that are added to the queue.
     */
    flush,

    clear() {
      queue = [];
      awaited = null;
    },
  };
}
