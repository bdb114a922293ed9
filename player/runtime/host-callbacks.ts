/** The most callbacks in one task. Two callbacks that trigger each other forever would block the page. */
const MAX_CALLBACKS = 1000;

/** Runs a callback of the host. An exception is reported to the page, and stops nothing here. */
export function runHostCallback(callback: () => void) {
  try {
    callback();
  } catch (error) {
    reportError(error);
  }
}

/** Queues the host's callbacks, which run in order once the player's state is complete. */
export function createCallbackQueue() {
  let queue: ((() => void) | Promise<void>)[] = [];
  let isFlushing = false;
  /** The promise that the next callbacks wait for. */
  let awaited: Promise<void> | null = null;
  let nextTask: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    if (isFlushing || nextTask) return;
    isFlushing = true;
    for (let left = MAX_CALLBACKS; left > 0 && !awaited; left -= 1) {
      const next = queue.shift();
      if (!next) break;
      if (next instanceof Promise) waitFor(next);
      else runHostCallback(next);
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
      // `clear` was called in the meantime.
      if (awaited !== promise) return;
      awaited = null;
      flush();
    });
  }

  return {
    push(callback: () => void) {
      queue.push(callback);
    },

    /** Later callbacks run after `promise`, which must not reject, is settled. */
    wait(promise: Promise<void>) {
      queue.push(promise);
    },

    /** Runs the queued callbacks. A callback that calls it has no effect: what it pushed runs after it. */
    flush,

    /** Drops the callbacks that have not run. */
    clear() {
      queue = [];
      awaited = null;
    },
  };
}
