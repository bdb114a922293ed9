import type { FromWorker, ToWorker } from './protocol';
import { takeWorker } from './start-worker';

/** A player of the page, as the worker's keeper sees it. */
export type Client = {
  onMessage(message: FromWorker): void;
  /** @param count frames that were drawn for it since the last call */
  onDrawnFrames(count: number): void;
  /** Whether the worker has something to do for it, so that it must not be silent. */
  isBusy(): boolean;
  /**
   * The worker is gone. `hung`: by this player's file. `replaced`: by another's; a new one waits for messages. `unavailable`:
   * there is none on this page.
   */
  onLost(reason: 'hung' | 'replaced' | 'unavailable'): void;
};

/** Milliseconds in which the worker's script has to arrive. */
const ARRIVAL_LIMIT = 8000;

/** Milliseconds between two questions to a busy worker whether it is there, and how many it may leave unanswered. */
const PING_INTERVAL = 500;
const MAX_SILENT_INTERVALS = 8;

/** Milliseconds without another entry after which the journal is read to its end: a busy page takes its time over them. */
const JOURNAL_TIME = 100;

/** Milliseconds that a worker without players stays. */
const IDLE_TIME = 10_000;

export type DrawingWorker = ReturnType<typeof createDrawingWorker>;

/** One for each address, of which a page mostly has one. */
const drawingWorkers = new Map<string, DrawingWorker>();

/**
 * The drawing worker of this page, begun so that it arrives while other things do.
 * @param url the absolute address of its program
 * @returns null where the worker did not arrive before
 */
export function drawingWorkerAt(url: string): DrawingWorker | null {
  const worker = drawingWorkers.get(url) ?? createDrawingWorker(url);
  drawingWorkers.set(url, worker);
  if (worker.isUnavailable) return null;
  worker.begin();
  return worker;
}

/**
 * Keeps one drawing worker for all players of a page: starts it with the first, ends it a while after the last, and replaces one
 * that a file hangs.
 */
function createDrawingWorker(url: string) {
  const clients = new Map<number, Client>();
  let lastPlayer = 0;
  let worker: Worker | null = null;
  let isUnavailable = false;
  let arrivalTimer: ReturnType<typeof setTimeout> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let pingTimer: ReturnType<typeof setInterval> | undefined;
  let silentIntervals = 0;
  /** Where the worker writes for whom it works; of the ping that is not answered yet, if any. */
  let journal: MessagePort | null = null;
  let nextJournal: MessagePort | null = null;

  function begin() {
    if (worker || isUnavailable) return;
    endWhenIdle();
    try {
      const { worker: started, arrival } = takeWorker(url);
      worker = started;
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data));
      arrivalTimer = setTimeout(fail, ARRIVAL_LIMIT);
      arrival.then(
        () => started === worker && onArrived(),
        () => started === worker && fail(),
      );
    } catch {
      // Browsers refuse a worker of another origin.
      setTimeout(fail);
      return;
    }
    const channel = new MessageChannel();
    journal = channel.port1;
    post({ type: 'begin', journal: channel.port2 }, [channel.port2]);
  }

  function endWhenIdle() {
    clearTimeout(idleTimer);
    if (clients.size === 0) idleTimer = setTimeout(end, IDLE_TIME);
  }

  function post(message: ToWorker, transfer: Transferable[] = []) {
    worker?.postMessage(message, transfer);
    watch();
  }

  function onMessage(message: FromWorker) {
    if (message.type === 'hello') return;
    if (message.type === 'pong') {
      silentIntervals = 0;
      journal?.close();
      journal = nextJournal;
      nextJournal = null;
      for (const [player, client] of clients) client.onDrawnFrames(message.drawnFrames.get(player) ?? 0);
    } else clients.get(message.player)?.onMessage(message);
  }

  function onArrived() {
    clearTimeout(arrivalTimer);
    arrivalTimer = undefined;
    watch();
  }

  /** Asks a busy worker at intervals whether it is there. Counted by this page's own timer, which sleeps when the page does. */
  function watch() {
    const isBusy = arrivalTimer === undefined && [...clients.values()].some((client) => client.isBusy());
    if (isBusy && worker) pingTimer ??= setInterval(ping, PING_INTERVAL);
    else stopWatching();
  }

  function stopWatching() {
    clearInterval(pingTimer);
    pingTimer = undefined;
    silentIntervals = 0;
  }

  function ping() {
    if (nextJournal) {
      silentIntervals += 1;
      if (silentIntervals >= MAX_SILENT_INTERVALS) replaceHung();
      return;
    }
    const channel = new MessageChannel();
    nextJournal = channel.port1;
    post({ type: 'ping', journal: channel.port2 }, [channel.port2]);
  }

  /** Ends the worker, fails the player for which it hung, and has the others go on in another one. */
  async function replaceHung() {
    const entries = journal;
    journal = null;
    end();
    // Those that come meanwhile begin in the next one.
    const lost = [...clients.keys()];
    const culprit = await lastEntry(entries);
    const hung = lost.filter((player) => culprit === undefined || player === culprit);
    for (const player of hung) {
      const client = clients.get(player);
      clients.delete(player);
      client?.onLost('hung');
    }
    if (clients.size === 0) return;
    begin();
    for (const player of lost) clients.get(player)?.onLost('replaced');
  }

  function end() {
    stopWatching();
    clearTimeout(arrivalTimer);
    arrivalTimer = undefined;
    worker?.terminate();
    worker = null;
    journal?.close();
    nextJournal?.close();
    journal = nextJournal = null;
  }

  function fail() {
    isUnavailable = true;
    end();
    for (const client of clients.values()) client.onLost('unavailable');
    clients.clear();
  }

  return {
    /** Starts the worker early. */
    begin,
    post,
    /** To be called when a player's work is done, so that nobody asks any longer whether the worker is there. */
    watch,

    get isUnavailable() {
      return isUnavailable;
    },

    /** @returns the number by which messages name the player */
    add(client: Client): number {
      lastPlayer += 1;
      if (isUnavailable) {
        // The worker failed while the player was on its way here.
        queueMicrotask(() => client.onLost('unavailable'));
        return lastPlayer;
      }
      clients.set(lastPlayer, client);
      clearTimeout(idleTimer);
      begin();
      return lastPlayer;
    },

    remove(player: number) {
      if (!clients.delete(player)) return;
      post({ type: 'close', player });
      endWhenIdle();
    },
  };
}

/** The last message that waits in a port; undefined when none does. */
function lastEntry(port: MessagePort | null): Promise<number | undefined> {
  return new Promise((resolve) => {
    let last: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const awaitNext = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        port?.close();
        resolve(last);
      }, JOURNAL_TIME);
    };
    if (port)
      port.onmessage = ({ data }: MessageEvent<number>) => {
        last = data;
        awaitNext();
      };
    awaitNext();
  });
}
