import { islandSettings } from './protocol';

/** The workers that pages start early, keyed by URL. The player takes a worker from this map (HOSTING.md). */
const workers = new Map<string, Worker | null>();
Object.assign(globalThis, { playerWorkers: workers });

/**
 * Preloads the file of a player and starts its worker, in parallel with the island's scripts. Ignores errors,
 * because the module later repeats what has failed and reports its errors.
 */
export function preload(island: HTMLElement) {
  const { src, workerUrl } = islandSettings(island, 'player') ?? {};
  if (!workerUrl) return;
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: src };
  document.head.append(Object.assign(document.createElement('link'), link));
  const url = new URL(workerUrl, document.baseURI).href;
  const isSupported = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  if (workers.has(url) || !isSupported) return;
  const worker = new Worker(url, { type: 'module', name: 'player' });
  worker.onerror = () => workers.delete(url);
  workers.set(url, worker);
}
