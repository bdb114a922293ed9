import { runHostCallback } from './run-host-callback';

/** Callbacks of one task. Two that answer each other for ever would hold the page. */
const MAX_CALLBACKS = 1000;

export type EventQueue = ReturnType<typeof createEventQueue>;

/**
 * The host's callbacks, in order. They run at the end of the outermost batch, when all that happened has: what a callback
 * asks for comes after it.
 */
export function createEventQueue() {
  const callbacks: (() => void)[] = [];
  let isBatching = false;
  /** Runs what was too much for one task. */
  let drainTimer: ReturnType<typeof setTimeout> | undefined;

  function drain() {
    isBatching = true;
    for (let left = MAX_CALLBACKS; left > 0; left -= 1) {
      const callback = callbacks.shift();
      if (!callback) break;
      runHostCallback(callback);
    }
    isBatching = false;
    clearTimeout(drainTimer);
    if (callbacks.length > 0) drainTimer = setTimeout(drain);
  }

  return {
    push(callback: () => void) {
      callbacks.push(callback);
    },

    /** Runs `change`, and then the callbacks that it pushed. Within another batch they wait for that one's end. */
    batch(change: () => void) {
      if (isBatching) return change();
      isBatching = true;
      runHostCallback(change);
      drain();
    },

    /** Forgets the callbacks that have not run. */
    clear() {
      callbacks.length = 0;
    },
  };
}
