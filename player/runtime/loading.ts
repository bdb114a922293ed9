import type { Failure } from '../document/errors/failure';
import type { PlayerError } from '../types';
import { explanationOf } from './to-player-error';

/** Milliseconds from the request to the first frame. */
const TIME_LIMIT = 30_000;

/**
 * One load at a time: a later one aborts the one before.
 * @param onFailed called when a load threw or took longer than 30 s, unless it was aborted
 */
export function createLoading(onFailed: (error: PlayerError) => void) {
  let current: AbortController | null = null;
  /** Starts a redraw that waits for the load under way: aborted each time, a colour that is dragged would never be seen. */
  let next: (() => void) | null = null;
  let isRedraw = false;
  /** Counts what was begun and given up: a failure that is put into words meanwhile is of something older. */
  let generation = 0;
  const startNext = () => next?.();

  /** @param controller of the load that failed; null for what was loaded */
  async function fail(controller: AbortController | null, thrown: unknown) {
    if (controller?.signal.aborted) return;
    const failed = generation;
    const error = await explanationOf(thrown);
    if (current !== controller || generation !== failed) return;
    // Something of it may still be on its way.
    controller?.abort();
    current = null;
    onFailed(error);
  }

  return {
    get isLoading() {
      return current !== null;
    },

    /**
     * @param load throws once its signal is aborted
     * @param onLoaded called with what was loaded, unless the load was aborted: then it is destroyed
     * @param redraws whether it only draws anew what is loaded: then it waits for another that does
     */
    async start<Result extends { destroy(): void }>(
      load: (signal: AbortSignal) => Promise<Result>,
      onLoaded: (result: Result) => void,
      redraws = false,
    ) {
      const waits = redraws && isRedraw && current;
      next = waits ? () => this.start(load, onLoaded, true) : null;
      if (waits) return;
      isRedraw = redraws;
      current?.abort();
      generation += 1;
      const controller = new AbortController();
      current = controller;
      const timer = setTimeout(() => {
        fail(controller, { code: 'network', reason: 'too slow' } satisfies Failure);
        controller.abort();
      }, TIME_LIMIT);
      try {
        const result = await load(controller.signal);
        if (controller.signal.aborted) return result.destroy();
        current = null;
        onLoaded(result);
        startNext();
      } catch (thrown) {
        fail(controller, thrown);
      } finally {
        clearTimeout(timer);
      }
    },

    /** What was loaded failed later. While another load is under way that is of no account. */
    fail: (failure: Failure) => fail(null, failure),

    abort() {
      next = null;
      generation += 1;
      current?.abort();
      current = null;
    },
  };
}
