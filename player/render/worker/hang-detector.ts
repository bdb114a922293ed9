/**
 * The interval between pings to a busy worker, in milliseconds. If the worker doesn't reply within
 * `MAX_MISSED_PINGS` intervals, it is considered hung.
 */
const PING_INTERVAL = 500;
const MAX_MISSED_PINGS = 8;
/**
 * Replaces `MAX_MISSED_PINGS` for a worker that has never replied. This limit is lower, because the worker's
 * script might be unrelated to the player.
 */
const MAX_MISSED_FIRST_PINGS = 6;

/**
 * The time in milliseconds without a new entry after which the hang journal is considered complete. On a busy
 * page, entries can arrive late.
 */
const JOURNAL_QUIET_TIME = 100;

/**
 * Detects that a worker hangs, and finds out which player it was working for.
 * @param send sends a message with the port to which the worker writes its journal from now on
 */
export function createHangDetector(
  send: (type: 'connect' | 'ping', journal: MessagePort) => void,
  onHung: () => void,
) {
  let timer: ReturnType<typeof setInterval> | undefined;
  let missedPings = 0;
  /** Whether the current worker has replied to a message. */
  let hasAnswered = false;
  /**
   * `journal` receives the worker's hang journal. While a ping is pending, `nextJournal` is the port that
   * replaces `journal` when the worker replies.
   */
  let journal: MessagePort | null = null;
  let nextJournal: MessagePort | null = null;

  function openJournal(type: 'connect' | 'ping'): MessagePort {
    const { port1, port2 } = new MessageChannel();
    send(type, port2);
    return port1;
  }

  function ping() {
    if (!nextJournal) nextJournal = openJournal('ping');
    else {
      missedPings += 1;
      if (missedPings >= (hasAnswered ? MAX_MISSED_PINGS : MAX_MISSED_FIRST_PINGS)) onHung();
    }
  }

  function stopPinging() {
    clearInterval(timer);
    timer = undefined;
    missedPings = 0;
  }

  return {
    hasAnswered: () => hasAnswered,

    /** Called when a worker has been started. */
    start() {
      hasAnswered = false;
      journal = openJournal('connect');
    },

    /**
     * Starts or stops pinging the worker, depending on whether it must reply. A timer of the page sends the pings
     * and counts missed replies. The timer pauses while the page is suspended, so suspending the page doesn't make
     * the worker seem hung.
     */
    update(mustReply: boolean) {
      if (mustReply) timer ??= setInterval(ping, PING_INTERVAL);
      else stopPinging();
    },

    /** Called for each message of the worker. */
    onAnswer(isPong: boolean) {
      hasAnswered = true;
      if (!isPong) return;
      missedPings = 0;
      journal?.close();
      journal = nextJournal;
      nextJournal = null;
    },

    /** Called when the worker has been terminated. */
    stop() {
      stopPinging();
      journal?.close();
      nextJournal?.close();
      journal = nextJournal = null;
    },

    /**
     * Returns the last player in the journal; `undefined` if the journal is empty. Call this before `stop`, which
     * would otherwise close the journal.
     */
    readCulprit() {
      const entries = journal;
      journal = null;
      return readLastEntry(entries);
    },
  };
}

/** Reads all messages in the queue of a port, and returns the last one; `undefined` if the queue is empty. */
function readLastEntry(port: MessagePort | null): Promise<number | undefined> {
  return new Promise((resolve) => {
    let last: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const awaitNext = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        port?.close();
        resolve(last);
      }, JOURNAL_QUIET_TIME);
    };
    if (port)
      port.onmessage = ({ data }: MessageEvent<number>) => {
        last = data;
        awaitNext();
      };
    awaitNext();
  });
}
