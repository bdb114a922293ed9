import type { PlaybackSync } from '../renderer';

/**
 * Sends positions and timelines to the worker, one at a time. While a reply is pending, keeps only the latest
 * position or timeline. A slow animation therefore doesn't lag behind the slider that the user is dragging.
 */
export function createTimelineSync(post: (number: number, sync: PlaybackSync) => void) {
  let latest: PlaybackSync | null = null;
  /**
   * Calls to `send` and `repeat` are numbered. These are the numbers of the last call, of the last call sent
   * to the worker, and of the last call that the worker has replied to.
   */
  let requested = 0;
  let posted = 0;
  let answered = 0;
  let waiting: { number: number; resolve: () => void }[] = [];

  function postLatest() {
    posted = requested;
    if (latest) post(posted, latest);
  }

  function resolveUpTo(number: number) {
    for (const wait of waiting) if (wait.number <= number) wait.resolve();
    waiting = waiting.filter((wait) => wait.number > number);
  }

  return {
    /**
     * Sends a position or timeline.
     * @returns a promise that resolves when this position or timeline, or a more recent one, has been
     *   rendered
     */
    send(sync: PlaybackSync): Promise<void> {
      latest = sync;
      requested += 1;
      if (posted === answered) postLatest();
      return new Promise((resolve) => waiting.push({ number: requested, resolve }));
    },

    onSynced(number: number) {
      answered = number;
      resolveUpTo(number);
      if (requested > posted) postLatest();
    },

    /**
     * Posts the latest position or timeline again, if there is one. Called when a new worker has started the
     * animation.
     */
    repeat() {
      if (!latest) return;
      requested += 1;
      postLatest();
    },

    /** Returns whether a reply is pending or a timeline is playing. */
    isBusy: () => posted > answered || (latest !== null && 'timeline' in latest),

    /** Resolves all pending promises. */
    end() {
      latest = null;
      answered = posted;
      resolveUpTo(requested);
    },
  };
}
