import type { WorkerFailure } from '../../document/errors/failure';
import { openHangJournal } from './hang-journal';
import type { PageFunctions } from './page-functions';
import type { StartedWorker } from './start-worker';
import type { FromWorker, ToWorker } from './worker-protocol';

/** The time from a reply of a busy worker to the next ping, in milliseconds. */
const PING_INTERVAL = 500;

/** How long a worker can be silent, in milliseconds of served time. */
const SILENCE_LIMITS = {
  /** Until the first reply. The script might be unrelated to the player, and until then, nothing is on screen. */
  script: 3000,
  /** Until the worker has loaded a file. On a slow machine, its code takes most of this time. */
  start: 10_000,
  work: 4000,
};

type Handlers = {
  /** Returns whether the worker has pending work. If so, it must reply to pings. */
  isBusy(): boolean;
  onMessage(message: Exclude<FromWorker, { type: 'ready' }>): void;
  /** Called if the worker's script can't be used. */
  onFailed(failure: WorkerFailure): void;
  /** Called if the worker has been silent for too long. */
  onSilent(): void;
};

export type WorkerConnection = ReturnType<typeof connectWorker>;

/** Connects the page to a worker, and detects that the worker hangs. */
export function connectWorker(
  { worker, ready }: StartedWorker,
  { afterServedTime }: PageFunctions,
  handlers: Handlers,
) {
  /** Aborted when the worker is terminated. */
  const closing = new AbortController();
  let stage: keyof typeof SILENCE_LIMITS = 'script';
  let failure: WorkerFailure = 'silent';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const journal = openHangJournal(post);
  let stopWaiting = afterServedTime(SILENCE_LIMITS.script, () => handlers.onFailed(failure));

  function post(message: ToWorker, transfer: Transferable[] = []) {
    worker.postMessage(message, transfer);
  }

  function ping() {
    timer = undefined;
    journal.ping();
    stopWaiting = afterServedTime(SILENCE_LIMITS[stage] - PING_INTERVAL, handlers.onSilent);
  }

  /** Schedules a ping if the worker is busy and no ping is pending. An idle worker isn't pinged. */
  function updatePinging() {
    if (handlers.isBusy() && !journal.isPingPending()) timer ??= setTimeout(ping, PING_INTERVAL);
    else {
      clearTimeout(timer);
      timer = undefined;
    }
  }

  function onMessage({ data }: MessageEvent<FromWorker>) {
    if (data.type === 'ready') return;
    if (data.type !== 'pong') stage = 'work';
    else {
      stopWaiting();
      if (stage === 'script') stage = 'start';
      journal.onPong();
    }
    handlers.onMessage(data);
    updatePinging();
  }

  ready.then(
    () => {
      failure = 'hung';
      worker.addEventListener('message', onMessage, { signal: closing.signal });
    },
    (reason) => closing.signal.aborted || handlers.onFailed(reason),
  );

  return {
    post(...message: Parameters<typeof post>) {
      post(...message);
      updatePinging();
    },
    worker,
    ready,

    /**
     * Terminates the worker.
     * @returns the port of the hang journal
     */
    terminate(): MessagePort {
      closing.abort();
      stopWaiting();
      clearTimeout(timer);
      worker.terminate();
      return journal.close();
    },
  };
}
