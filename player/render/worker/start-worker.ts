import { type FromWorker, PROTOCOL_VERSION } from './protocol';

export type StartedWorker = {
  worker: Worker;
  /** Resolves once the worker's script has run. Rejects with the reason if it is not this build's script. */
  ready: Promise<void>;
};

/** The worker that was started early, by URL; `null` once it was taken, or if the browser refused to start it. */
const early = new Map<string, StartedWorker | null>();

/** @returns the absolute URL; `null` if it is a file URL of the machine that built the page */
export function resolveWorkerUrl(url: string): string | null {
  const { href, protocol } = new URL(url, document.baseURI);
  return protocol === 'file:' && location.protocol !== 'file:' ? null : href;
}

/** Starts the page's first worker, so that its script loads in parallel with the module that uses it. */
export function startWorkerEarly(url: string) {
  if (early.has(url)) return;
  early.set(url, null);
  early.set(url, startWorker(url));
}

/** Returns the worker that was started early, or a new one. @throws if the browser refuses it, such as for a cross-origin URL */
export function takeWorker(url: string): StartedWorker {
  const worker = early.get(url) ?? startWorker(url);
  early.set(url, null);
  return worker;
}

function startWorker(url: string): StartedWorker {
  const worker = takeHostWorker(url) ?? new Worker(url, { type: 'module', name: 'player' });
  const ready = new Promise<void>((resolve, reject) => {
    const onFirstMessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'ready' && data.version === PROTOCOL_VERSION) resolve();
      else reject('its script is of another version');
    };
    worker.addEventListener('message', onFirstMessage, { once: true });
    // The browser itself reports exceptions of a running worker. This event is the only sign that the script didn't load.
    worker.addEventListener('error', () => reject('its script could not be loaded'));
  });
  ready.catch(() => {});
  return { worker, ready };
}

/** Returns the worker that the host has started (HOSTING.md), and notes that the host no longer needs to start one. */
function takeHostWorker(url: string): Worker | null {
  const { playerWorkers } = globalThis as { playerWorkers?: Map<string, Worker | null> };
  const worker = playerWorkers?.get(url) ?? null;
  playerWorkers?.set(url, null);
  return worker;
}
