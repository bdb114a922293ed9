import type { WorkerFailure } from '../../document/errors/failure';
import type { StartedWorker, WorkerUrl } from './start-worker';
import { connectWorker, type WorkerConnection } from './worker-connection';
import type { FromWorker, PlayerMessage, ToWorker } from './worker-protocol';

/** A player whose animation the worker renders. */
export type Client = {
  onMessage(message: PlayerMessage): void;
  /** @param count the number of frames of this player that were rendered since the last call */
  onDrawnFrames(count: number): void;
  /** Returns whether the worker has pending work for this player. If so, the worker must reply to pings. */
  isBusy(): boolean;
  /**
   * Called when the worker has been terminated. `replaced`: a different player blocked it, and a new worker accepts
   * messages. `hung`: this player blocked it. `suspected`: it was silent while it worked for this player, but possibly
   * only because the machine is busy. `unavailable`: no worker can be used. In the last three cases, the player has
   * been removed.
   */
  onLost(reason: 'replaced' | 'hung' | 'suspected' | 'unavailable'): void;
};

/** Messages to the worker about a single player, without its number. */
type MessageOf<Message> = Message extends { player: number } ? Omit<Message, 'player'> : never;

/** The place of a player in a worker. */
export type Seat = {
  post(message: MessageOf<ToWorker>, transfer?: Transferable[]): void;
  /** Must be called when the worker has finished its work for the player. Otherwise, an idle worker would be pinged. */
  updatePinging(): void;
  /** Removes the player. */
  leave(): void;
};

/** The time in milliseconds after which a worker without players is terminated. */
const IDLE_TIME = 10_000;

/**
 * The maximum time in milliseconds from the start of a worker to its first reply, unless the machine is busy. The
 * timers of the page are no measure for this: a busy system runs a short task of the page before a long one of the
 * worker.
 */
const PROMPT_START = 1000;

/**
 * Starts a worker.
 * @throws if the browser blocks the worker, for example because of a cross-origin URL
 */
export type TakeWorker = (url: WorkerUrl) => StartedWorker;

/**
 * A worker that players share. It is started for the first player, terminated some time after the last player was
 * removed, and replaced if a file blocks it.
 */
export type ManagedWorker = {
  readonly url: WorkerUrl;
  readonly takeWorker: TakeWorker;
  /** The players, keyed by the number that identifies them in messages. */
  readonly clients: Map<number, Client>;
  lastPlayer: number;
  /** `null` while no worker is running. */
  connection: WorkerConnection | null;
  /** Whether an attempt to start the worker has failed. */
  isUnavailable: boolean;
  idleTimer?: ReturnType<typeof setTimeout>;
};

export const createManagedWorker = (url: WorkerUrl, takeWorker: TakeWorker): ManagedWorker => ({
  url,
  takeWorker,
  clients: new Map(),
  lastPlayer: 0,
  connection: null,
  isUnavailable: false,
});

/** The workers of the page, keyed by the URL of the script. Most pages have only one. */
const sharedWorkers = new Map<WorkerUrl, ManagedWorker>();

/**
 * Returns the page's worker, and starts it if needed.
 * @returns `null` if an earlier attempt to start the worker failed
 */
export function getSharedWorker(url: WorkerUrl, takeWorker: TakeWorker): ManagedWorker | null {
  const managed = sharedWorkers.get(url) ?? createManagedWorker(url, takeWorker);
  sharedWorkers.set(url, managed);
  if (managed.isUnavailable) return null;
  start(managed);
  return managed;
}

/** Adds a player to a worker. */
export function takeSeat(managed: ManagedWorker, client: Client): Seat {
  const { clients } = managed;
  managed.lastPlayer += 1;
  const player = managed.lastPlayer;
  if (managed.isUnavailable) {
    // The worker has become unavailable since the caller obtained it.
    queueMicrotask(() => client.onLost('unavailable'));
  } else {
    clients.set(player, client);
    clearTimeout(managed.idleTimer);
    start(managed);
  }
  const updatePinging = () => managed.connection?.updatePinging();
  const post: Seat['post'] = (message, transfer) => {
    managed.connection?.post({ ...message, player } as ToWorker, transfer);
    updatePinging();
  };
  return {
    post,
    updatePinging,
    leave() {
      if (!clients.delete(player)) return;
      post({ type: 'close' });
      terminateWhenIdle(managed);
    },
  };
}

function start(managed: ManagedWorker) {
  const { url, takeWorker, clients } = managed;
  if (managed.connection || managed.isUnavailable) return;
  terminateWhenIdle(managed);
  try {
    managed.connection = connectWorker(takeWorker(url), {
      isBusy: () => [...clients.values()].some((client) => client.isBusy()),
      onMessage: (message) => onMessage(managed, message),
      onFailed: (failure) => fail(managed, failure),
      onSilent: () => replace(managed),
    });
  } catch {
    // Browsers throw an exception if the URL of the script is cross-origin.
    setTimeout(fail, 0, managed, 'blocked');
  }
}

function terminate(managed: ManagedWorker) {
  const culprit = managed.connection?.terminate();
  managed.connection = null;
  return culprit;
}

function terminateWhenIdle(managed: ManagedWorker) {
  clearTimeout(managed.idleTimer);
  if (managed.clients.size === 0) managed.idleTimer = setTimeout(terminate, IDLE_TIME, managed);
}

function onMessage({ clients }: ManagedWorker, message: Exclude<FromWorker, { type: 'ready' }>) {
  if (message.type !== 'pong') clients.get(message.player)?.onMessage(message);
  else for (const [player, client] of clients) client.onDrawnFrames(message.drawnFrames.get(player) ?? 0);
}

/** Replaces a silent worker. The players continue in a new worker, except the one for which it was working. */
async function replace(managed: ManagedWorker) {
  const { clients } = managed;
  const reading = terminate(managed);
  // Only these players were using the terminated worker. Players that are added from now on use the new worker.
  const lost = [...clients.keys()];
  const culprit = await reading;
  if (culprit === undefined) return fail(managed, 'hung');
  const suspect = clients.get(culprit);
  clients.delete(culprit);
  start(managed);
  for (const player of lost) clients.get(player)?.onLost('replaced');
  const reply = managed.connection?.firstReply.then(() => true);
  const isPrompt = await Promise.race([reply, after(PROMPT_START)]);
  suspect?.onLost(isPrompt ? 'hung' : 'suspected');
}

const after = (time: number) => new Promise<void>((resolve) => setTimeout(resolve, time));

/** Reports to all players that the worker is unavailable. */
function fail(managed: ManagedWorker, failure: WorkerFailure) {
  const { clients, url } = managed;
  managed.isUnavailable = true;
  import('../../document/errors/explain').then(
    ({ reportWorkerFailure }) => reportWorkerFailure(failure, url ?? undefined),
    () => {},
  );
  terminate(managed);
  for (const client of clients.values()) client.onLost('unavailable');
  clients.clear();
}
