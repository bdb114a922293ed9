import type { PlaybackSync } from '../renderer';

/**
 * Sends the worker where a picture is to be, and coalesces: one message is in flight, and of what is asked meanwhile the latest wins, so
 * that a slow picture is not behind the hand that moves it.
 */
export function createTimelineSync(post: (number: number, sync: PlaybackSync) => void) {
  let latest: PlaybackSync | null = null;
  let asked = 0;
  let sent = 0;
  let drawn = 0;
  let waiting: { number: number; resolve: () => void }[] = [];

  function sendLatest() {
    sent = asked;
    if (latest) post(sent, latest);
  }

  function resolveUpTo(number: number) {
    for (const wait of waiting) if (wait.number <= number) wait.resolve();
    waiting = waiting.filter((wait) => wait.number > number);
  }

  return {
    /** @returns once it, or what was asked after it, is drawn */
    send(sync: PlaybackSync): Promise<void> {
      latest = sync;
      asked += 1;
      if (sent === drawn) sendLatest();
      return new Promise((resolve) => waiting.push({ number: asked, resolve }));
    },

    onDrawn(number: number) {
      drawn = number;
      resolveUpTo(number);
      if (asked > sent) sendLatest();
    },

    /** Asks for the latest, if any, once more: of a picture that was begun anew. */
    repeat() {
      if (!latest) return;
      asked += 1;
      sendLatest();
    },

    /** Whether a picture is being drawn or moves by itself. */
    isBusy: () => sent > drawn || (latest !== null && 'timeline' in latest),

    /** Nobody waits any more. */
    end() {
      latest = null;
      drawn = sent;
      resolveUpTo(asked);
    },
  };
}
