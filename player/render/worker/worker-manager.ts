import type { WorkerFailure } from '../../document/errors/failure';
import { createHangDetector } from './hang-detector';
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
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: an object whose short methods share the worker and its timers
function createWorkerManager(url: WorkerUrl, takeWorker: TakeWorker) {
  const clients = new Map<number, Client>();
  let lastPlayer = 0;
  let worker: Worker | null = null;
  let isUnavailable = false;
  let startupTimer: ReturnType<typeof setTimeout> | undefined;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  const hangs = createHangDetector((type, journal) => post({ type, journal }, [journal]), replaceHungWorker);

  function start() {
    if (worker || isUnavailable) return;
    terminateWhenIdle();
    try {
      const { worker: started, ready } = takeWorker(url);
      worker = started;
      startupTimer = setTimeout(fail, STARTUP_TIME_LIMIT, 'silent');
      ready.then(
        () => started === worker && onReady(started),
        (reason) => started === worker && fail(reason),
      );
    } catch {
      // Browsers throw an exception if the URL of the script is cross-origin.
      setTimeout(fail, 0, 'blocked');
      return;
    }
    hangs.start();
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
    hangs.onAnswer(message.type === 'pong');
    if (message.type === 'pong')
      for (const [player, client] of clients) client.onDrawnFrames(message.drawnFrames.get(player) ?? 0);
    else clients.get(message.player)?.onMessage(message);
  }

  function onReady(started: Worker) {
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data));
    clearTimeout(startupTimer);
    startupTimer = undefined;
    updatePinging();
  }

  function updatePinging() {
    const isBusy = !hangs.hasAnswered() || [...clients.values()].some((client) => client.isBusy());
    hangs.update(isBusy && worker !== null && startupTimer === undefined);
  }

  /**
   * Terminates the worker, reports a failure to the player whose file blocked it, and continues the other
   * players in a new worker.
   */
  async function replaceHungWorker() {
    const reading = hangs.readCulprit();
    terminate();
    // Only these players were using the terminated worker. Players that are added from now on use the new
    // worker.
    const lost = [...clients.keys()];
    const culprit = await reading;
    if (culprit === undefined && !hangs.hasAnswered()) return fail('hung');
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
    clearTimeout(startupTimer);
    startupTimer = undefined;
    worker?.terminate();
    worker = null;
    hangs.stop();
  }

  /** Reports to all players that the worker is unavailable. */
  function fail(failure: WorkerFailure) {
    isUnavailable = true;
    import('../../document/errors/explain').then(
      ({ reportWorkerFailure }) => reportWorkerFailure(failure, url ?? undefined),
      () => {},
    );
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
