import type { StartedWorker, WorkerUrl } from './start-worker';
import type { FromWorker, PlayerMessage, ToWorker } from './worker-protocol';

/** A player whose animation the worker renders. */
export type Client = {
  onMessage(message: PlayerMessage): void;
  /** @param count the number of frames of this player that were rendered since the last call */
  onDrawnFrames(count: number): void;
  /** Returns whether the worker has pending work for this player. If so, the worker must reply to pings. */
  isBusy(): boolean;
  /**
   * Called when the worker has been terminated. `hung`: the file of this player blocked the worker.
   * `replaced`: the file of a different player blocked the worker, and a new worker accepts messages.
   * `unavailable`: no worker can be used.
   */
  onLost(reason: 'hung' | 'replaced' | 'unavailable'): void;
};

/**
 * The maximum time in milliseconds for loading the worker's script and receiving its first message. If the
 * URL is wrong, an unrelated script might load without an error but never post a message.
 */
const STARTUP_TIME_LIMIT = 3000;

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

/** The time in milliseconds after which a worker without players is terminated. */
const IDLE_TIME = 10_000;

export type WorkerManager = ReturnType<typeof createWorkerManager>;

/**
 * Starts a worker.
 * @throws if the browser blocks the worker, for example because of a cross-origin URL
 */
export type TakeWorker = (url: WorkerUrl) => StartedWorker;

/** The managers, keyed by the URL of the worker's script. Most pages have only one. */
const managers = new Map<WorkerUrl, WorkerManager>();

/**
 * Returns the manager of the page's worker, and starts the worker if needed.
 * @returns `null` if an earlier attempt to start the worker failed
 */
export function getWorkerManager(url: WorkerUrl, takeWorker: TakeWorker): WorkerManager | null {
  const manager = managers.get(url) ?? createWorkerManager(url, takeWorker);
  managers.set(url, manager);
  if (manager.isUnavailable) return null;
  manager.start();
  return manager;
}

/**
 * Manages the worker that all players of a page share. The worker is started for the first player, terminated
 * some time after the last player was removed, and replaced if a file blocks it.
 */
function createWorkerManager(url: WorkerUrl, takeWorker: TakeWorker) {
  const clients = new Map<number, Client>();
  let lastPlayer = 0;
  let worker: Worker | null = null;
  let isUnavailable = false;
  let startupTimer: ReturnType<typeof setTimeout> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let missedPings = 0;
  /** Whether the current worker has replied to a message. */
  let hasAnswered = false;
  /**
   * `journal` receives the worker's hang journal. While a ping is pending, `nextJournal` is the port that
   * replaces `journal` when the worker replies.
   */
  let journal: MessagePort | null = null;
  let nextJournal: MessagePort | null = null;

  function start() {
    if (worker || isUnavailable) return;
    terminateWhenIdle();
    try {
      const { worker: started, ready } = takeWorker(url);
      worker = started;
      hasAnswered = false;
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data));
      startupTimer = setTimeout(
        fail,
        STARTUP_TIME_LIMIT,
        "the worker's script did not respond within 3 seconds",
      );
      ready.then(
        () => started === worker && onReady(),
        (reason) => started === worker && fail(reason),
      );
    } catch {
      // Browsers throw an exception if the URL of the script is cross-origin.
      setTimeout(fail, 0, 'the browser blocked the worker');
      return;
    }
    const channel = new MessageChannel();
    journal = channel.port1;
    post({ type: 'connect', journal: channel.port2 }, [channel.port2]);
  }

  function terminateWhenIdle() {
    clearTimeout(idleTimer);
    if (clients.size === 0) idleTimer = setTimeout(terminate, IDLE_TIME);
  }

  function post(message: ToWorker, transfer: Transferable[] = []) {
    worker?.postMessage(message, transfer);
    updatePinging();
  }

  function onMessage(message: FromWorker) {
    if (message.type === 'ready') return;
    hasAnswered = true;
    if (message.type === 'pong') {
      missedPings = 0;
      journal?.close();
      journal = nextJournal;
      nextJournal = null;
      for (const [player, client] of clients) client.onDrawnFrames(message.drawnFrames.get(player) ?? 0);
    } else clients.get(message.player)?.onMessage(message);
  }

  function onReady() {
    clearTimeout(startupTimer);
    startupTimer = undefined;
    updatePinging();
  }

  /**
   * Starts or stops pinging the worker, depending on whether the worker is busy. A timer of the page sends
   * the pings and counts missed replies. The timer pauses while the page is suspended, so suspending the page
   * doesn't make the worker seem hung.
   */
  function updatePinging() {
    const isBusy = !hasAnswered || [...clients.values()].some((client) => client.isBusy());
    if (isBusy && worker && startupTimer === undefined) pingTimer ??= setInterval(ping, PING_INTERVAL);
    else stopPinging();
  }

  function stopPinging() {
    clearInterval(pingTimer);
    pingTimer = undefined;
    missedPings = 0;
  }

  function ping() {
    if (nextJournal) {
      missedPings += 1;
      if (missedPings >= (hasAnswered ? MAX_MISSED_PINGS : MAX_MISSED_FIRST_PINGS)) replaceHungWorker();
      return;
    }
    const channel = new MessageChannel();
    nextJournal = channel.port1;
    post({ type: 'ping', journal: channel.port2 }, [channel.port2]);
  }

  /**
   * Terminates the worker, reports a failure to the player whose file blocked it, and continues the other
   * players in a new worker.
   */
  async function replaceHungWorker() {
    const entries = journal;
    journal = null;
    terminate();
    // Only these players were using the terminated worker. Players that are added from now on use the new
    // worker.
    const lost = [...clients.keys()];
    const culprit = await readLastEntry(entries);
    if (culprit === undefined && !hasAnswered) return fail('the worker does not respond');
    const hung = lost.filter((player) => culprit === undefined || player === culprit);
    for (const player of hung) {
      const client = clients.get(player);
      clients.delete(player);
      client?.onLost('hung');
    }
    if (clients.size === 0) return;
    start();
    for (const player of lost) clients.get(player)?.onLost('replaced');
  }

  function terminate() {
    stopPinging();
    clearTimeout(startupTimer);
    startupTimer = undefined;
    worker?.terminate();
    worker = null;
    journal?.close();
    nextJournal?.close();
    journal = nextJournal = null;
  }

  /**
   * Reports to all players that the worker is unavailable.
   * @param reason completes the sentence "Rendering canvases on the main thread, because …"
   */
  function fail(reason: string) {
    isUnavailable = true;
    console.info(`Rendering canvases on the main thread, because ${reason}: ${url ?? 'worker.js'}`);
    terminate();
    for (const client of clients.values()) client.onLost('unavailable');
    clients.clear();
  }

  return {
    start,
    post,
    /**
     * Must be called when the worker has finished its work for a player. Otherwise, an idle worker would be
     * pinged.
     */
    updatePinging,

    get isUnavailable() {
      return isUnavailable;
    },

    /**
     * Adds a player.
     * @returns the number that identifies the player in messages
     */
    add(client: Client): number {
      lastPlayer += 1;
      if (isUnavailable) {
        // The worker has become unavailable since the caller obtained this manager.
        queueMicrotask(() => client.onLost('unavailable'));
        return lastPlayer;
      }
      clients.set(lastPlayer, client);
      clearTimeout(idleTimer);
      start();
      return lastPlayer;
    },

    remove(player: number) {
      if (!clients.delete(player)) return;
      post({ type: 'close', player });
      terminateWhenIdle();
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
