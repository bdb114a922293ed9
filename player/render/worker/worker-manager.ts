import type { Failure, WorkerFailure } from '../../document/errors/failure';
import type { PageFunctions } from './page-functions';
import type { WorkerUrl } from './start-worker';
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
   * messages. `suspected`: it was silent while it worked for this player, but possibly only because the machine is busy.
   * `unavailable`: no worker can be used. In the last two cases, the player has been removed.
   */
  onLost(reason: 'replaced' | 'suspected' | 'unavailable'): void;
  /** Called instead if the animation can't be rendered any more. */
  fail(failure: Failure): void;
};

/** Messages to the worker about a single player, without its number. */
type MessageOf<Message> = Message extends { player: number } ? Omit<Message, 'player'> : never;

/** The place of a player in a worker. */
export type Seat = {
  post(message: MessageOf<ToWorker>, transfer?: Transferable[]): void;
  /** Removes the player. */
  leave(): void;
};

/** A player fails with this if its worker was silent, possibly because the machine is busy. */
export const SILENT: Failure = { code: 'timeout', reason: 'silent' };

/** The time in milliseconds after which a worker without players is terminated. */
const IDLE_TIME = 10_000;

/**
 * A worker that players share. It is started for the first player, terminated some time after the last player was
 * removed, and replaced if a file blocks it.
 */
export type ManagedWorker = {
  readonly url: WorkerUrl;
  readonly page: PageFunctions;
  /** The players, keyed by the number that identifies them in messages. */
  readonly clients: Map<number, Client>;
  lastPlayer: number;
  /** `null` while no worker is running. */
  connection: WorkerConnection | null;
  /** Whether an attempt to start the worker has failed. */
  isUnavailable: boolean;
  idleTimer?: ReturnType<typeof setTimeout>;
};

export const createManagedWorker = (url: WorkerUrl, page: PageFunctions): ManagedWorker => ({
  url,
  page,
  clients: new Map(),
  lastPlayer: 0,
  connection: null,
  isUnavailable: false,
});

/** The workers of the page, keyed by the URL of the script. Most pages have only one. */
const sharedWorkers = new Map<WorkerUrl, ManagedWorker>();

/** Returns the page's worker, and starts it if needed. */
export function getSharedWorker(url: WorkerUrl, page: PageFunctions): ManagedWorker {
  const managed = sharedWorkers.get(url) ?? createManagedWorker(url, page);
  sharedWorkers.set(url, managed);
  start(managed);
  return managed;
}

/** Adds a player to a worker. */
export function takeSeat(managed: ManagedWorker, client: Client): Seat {
  const { clients } = managed;
  managed.lastPlayer += 1;
  const player = managed.lastPlayer;
  if (managed.isUnavailable) {
    // An earlier attempt to start the worker has failed.
    queueMicrotask(() => client.onLost('unavailable'));
  } else {
    clients.set(player, client);
    clearTimeout(managed.idleTimer);
    start(managed);
  }
  const post: Seat['post'] = (message, transfer) =>
    managed.connection?.post({ ...message, player } as ToWorker, transfer);
  return {
    post,
    leave() {
      if (!clients.delete(player)) return;
      post({ type: 'close' });
      terminateWhenIdle(managed);
    },
  };
}

function start(managed: ManagedWorker) {
  const { url, page, clients } = managed;
  if (managed.connection || managed.isUnavailable) return;
  terminateWhenIdle(managed);
  try {
    managed.connection = connectWorker(page.takeWorker(url), page, {
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
  const journal = managed.connection?.terminate();
  managed.connection = null;
  return journal;
}

function terminateWhenIdle(managed: ManagedWorker) {
  clearTimeout(managed.idleTimer);
  if (managed.clients.size === 0) managed.idleTimer = setTimeout(terminate, IDLE_TIME, managed);
}

function onMessage({ clients }: ManagedWorker, message: Exclude<FromWorker, { type: 'ready' }>) {
  if (message.type !== 'pong') clients.get(message.player)?.onMessage(message);
  else for (const [player, client] of clients) client.onDrawnFrames(message.drawnFrames.get(player) ?? 0);
}

/** Replaces a silent worker. The code for this loads only now, because hardly any page needs it. */
async function replace(managed: ManagedWorker) {
  const { clients } = managed;
  const journal = terminate(managed) as MessagePort;
  // Only these players were using the terminated worker. Players that are added from now on use the new worker.
  const lost = [...clients.keys()];
  const module = await import('./replace-worker').catch(() => null);
  if (!module) for (const player of lost) clients.get(player)?.fail(SILENT);
  else if (!(await module.replaceWorker(managed, journal, lost, start))) fail(managed, 'hung');
}

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
