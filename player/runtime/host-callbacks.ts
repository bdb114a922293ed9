import { runHostCallback } from './run-host-callback';

/** Callbacks of one task. Two that answer each other for ever would hold the page. */
const MAX_CALLBACKS = 1000;

export type EventQueue = ReturnType<typeof createEventQueue>;

/**
 * The host's callbacks, in order. They run at the end of the outermost batch, when all that happened has: what a callback
 * asks for comes after it.
 */
export function createEventQueue() {
  let queue: ((() => void) | Promise<void>)[] = [];
  let isBatching = false;
  /** What the callbacks at hand wait for. */
  let awaited: Promise<void> | null = null;
  /** Runs what was too much for one task. */
  let drainTimer: ReturnType<typeof setTimeout> | undefined;

  function drain() {
    drainTimer = undefined;
    isBatching = true;
    for (let left = MAX_CALLBACKS; left > 0 && !awaited; left -= 1) {
      const next = queue.shift();
      if (!next) break;
      if (next instanceof Promise) pauseFor(next);
      else runHostCallback(next);
    }
    isBatching = false;
    if (queue.length > 0 && !awaited && drainTimer === undefined) drainTimer = setTimeout(drain);
  }

  function pauseFor(promise: Promise<void>) {
    awaited = promise;
    promise.then(() => {
      // Cleared meanwhile.
      if (awaited !== promise) return;
      awaited = null;
      drain();
    });
  }

  return {
    push(callback: () => void) {
      queue.push(callback);
    },

    /** What is pushed after this runs once `promise`, which does not reject, is settled. */
    wait(promise: Promise<void>) {
      queue.push(promise);
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
      queue = [];
      awaited = null;
    },
  };
}
