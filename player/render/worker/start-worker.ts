import { type FromWorker, PROTOCOL_VERSION } from './protocol';

/** The absolute URL of a worker's script; `null` for the package's own. */
export type WorkerUrl = string | null;

export type StartedWorker = {
  worker: Worker;
  /** Resolves once the worker's script has run. Rejects with the reason if it is not this build's script. */
  ready: Promise<void>;
};

/**
 * The worker that was started early, by URL; `null` once it was taken, or if the browser refused to start it.
 */
const early = new Map<WorkerUrl, StartedWorker | null>();

/** Starts the page's first worker, so that its script loads in parallel with the module that uses it. */
export function startWorkerEarly(url: WorkerUrl) {
  if (early.has(url)) return;
  early.set(url, null);
  early.set(url, startWorker(url));
}

/**
 * Returns the worker that was started early, or a new one. @throws if the browser refuses it, such as for a
 * cross-origin URL
 */
export function takeWorker(url: WorkerUrl): StartedWorker {
  const worker = early.get(url) ?? startWorker(url);
  early.set(url, null);
  return worker;
}

function startWorker(url: WorkerUrl): StartedWorker {
  const worker = takeHostWorker(url) ?? createWorker(url);
  const ready = new Promise<void>((resolve, reject) => {
    const onFirstMessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'ready' && data.version === PROTOCOL_VERSION) resolve();
      else reject('its script is of another version');
    };
    worker.addEventListener('message', onFirstMessage, { once: true });
    // The browser itself reports exceptions of a running worker. This event is the only sign that the script
    // didn't load.
    worker.addEventListener('error', () => reject('its script could not be loaded'));
  });
  ready.catch(() => {});
  return { worker, ready };
}

function createWorker(url: WorkerUrl): Worker {
  if (url) return new Worker(url, { type: 'module', name: 'player' });
  // Bundlers find the worker's file by this expression, as a whole: https://webpack.js.org/guides/web-workers/
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name: 'player' });
}

/** Returns the worker that the host has started (HOSTING.md), and notes that the host no longer needs to start one. */
function takeHostWorker(url: WorkerUrl): Worker | null {
  if (!url) return null;
  const { playerWorkers } = globalThis as { playerWorkers?: Map<string, Worker | null> };
  const worker = playerWorkers?.get(url) ?? null;
  playerWorkers?.set(url, null);
  return worker;
}
