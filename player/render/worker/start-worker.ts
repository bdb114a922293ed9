import type { FromWorker } from './protocol';

/** A worker whose script is on its way. */
export type ArrivingWorker = {
  worker: Worker;
  /** Fulfilled once its script has run; rejected when it does not arrive. */
  arrival: Promise<void>;
};

/** The first of each program, by its address: null once somebody has it, or where the browser refused it. */
const first = new Map<string, ArrivingWorker | null>();

/** @returns the absolute address; null where it is that of a file on the machine that built the page */
export function workerAddress(url: string): string | null {
  const { href, protocol } = new URL(url, document.baseURI);
  return protocol === 'file:' && location.protocol !== 'file:' ? null : href;
}

/** Starts the first worker of a page before the module that talks to it is there, so that both travel at once. */
export function startWorkerEarly(url: string) {
  if (first.has(url)) return;
  first.set(url, null);
  first.set(url, startWorker(url));
}

/** The one that was started early, or another. @throws when the browser refuses it at once, as from another origin */
export function takeWorker(url: string): ArrivingWorker {
  const worker = first.get(url) ?? startWorker(url);
  first.set(url, null);
  return worker;
}

function startWorker(url: string): ArrivingWorker {
  const worker = new Worker(url, { type: 'module', name: 'player' });
  const arrival = new Promise<void>((resolve, reject) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromWorker>) => data.type === 'hello' && resolve(),
    );
    // An exception of a running worker is reported by the browser; a script that does not run says nothing else.
    worker.addEventListener('error', reject);
  });
  arrival.catch(() => {});
  return { worker, arrival };
}
