import type { WorkerFailure } from '../../document/errors/failure';
import { type FromWorker, PROTOCOL_VERSION } from './worker-protocol';

/** The absolute URL of the worker's script; `null` for the script in this package. */
export type WorkerUrl = string | null;

export type StartedWorker = {
  worker: Worker;
  /**
   * Resolves when the worker's script has run. Rejects with a `WorkerFailure`.
   */
  ready: Promise<void>;
};

/**
 * The workers that were started early, keyed by URL. The value is `null` if `takeWorker` has returned the
 * worker, or if the worker could not be started.
 */
const early = new Map<WorkerUrl, StartedWorker | null>();

/**
 * Starts a worker for a URL, unless one was already started. The worker's script then loads in parallel with
 * the module that uses the worker.
 */
export function startWorkerEarly(url: WorkerUrl) {
  if (early.has(url)) return;
  early.set(url, null);
  early.set(url, startWorker(url));
}

/**
 * Returns the worker that was started early, or a new worker.
 * @throws if the browser blocks the worker, for example because of a cross-origin URL
 */
export function takeWorker(url: WorkerUrl): StartedWorker {
  const worker = early.get(url) ?? startWorker(url);
  early.set(url, null);
  return worker;
}

function startWorker(url: WorkerUrl): StartedWorker {
  const worker = takeAppWorker(url) ?? createWorker(url);
  const ready = new Promise<void>((resolve, reject) => {
    // A wrong URL can start a worker that posts anything.
    const onFirstMessage = ({ data }: MessageEvent<Partial<FromWorker> | null>) => {
      if (data?.type === 'ready' && data.version === PROTOCOL_VERSION) resolve();
      else reject('version' satisfies WorkerFailure);
    };
    worker.addEventListener('message', onFirstMessage, { once: true });
    // An `error` event before the first message means that the script could not be loaded. Later errors are
    // exceptions in the running worker, and the browser itself logs them.
    worker.addEventListener('error', () => reject('script' satisfies WorkerFailure));
  });
  ready.catch(() => {});
  return { worker, ready };
}

function createWorker(url: WorkerUrl): Worker {
  if (url) return new Worker(url, { type: 'module', name: 'player' });
  // Don't split this expression: bundlers search for it to find the file
  // (https://webpack.js.org/guides/web-workers/).
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'player' });
}

/**
 * Returns the worker that the app has started (see HOSTING.md). Also sets the entry of the URL in
 * `playerWorkers` to `null`, so that the app doesn't start a second worker.
 */
function takeAppWorker(url: WorkerUrl): Worker | null | undefined {
  const { playerWorkers } = globalThis as { playerWorkers?: Map<WorkerUrl, Worker | null> };
  const worker = playerWorkers?.get(url);
  playerWorkers?.set(url, null);
  return worker;
}
