import { Attribute } from './protocol';

/** The workers that pages start early, keyed by URL. The player takes a worker from this map (HOSTING.md). */
const workers = new Map<string, Worker | null>();
Object.assign(globalThis, { playerWorkers: workers });

/**
 * Preloads the file of an island and starts its worker, in parallel with the island's scripts. Ignores errors,
 * because the module later repeats what has failed and reports its errors.
 */
export function preload(island: HTMLElement) {
  const href = island.getAttribute(Attribute.Preload);
  if (href) {
    const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
  const url = new URL(island.getAttribute(Attribute.Worker) ?? '', document.baseURI).href;
  const isSupported = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  if (!island.hasAttribute(Attribute.Worker) || workers.has(url) || !isSupported) return;
  const worker = new Worker(url, { type: 'module', name: 'player' });
  worker.onerror = () => workers.delete(url);
  workers.set(url, worker);
}
