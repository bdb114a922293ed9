import { Attribute, type HistoryState, type IslandScripts, islandSettings } from './protocol';

const scriptList = document.currentScript?.getAttribute(Attribute.Scripts) ?? '{}';
const islandScripts: Readonly<Record<string, IslandScripts>> = JSON.parse(scriptList);
const modules = new Map<string, Promise<unknown>>();

/** The workers that pages start early, keyed by URL. The player takes a worker from this map (HOSTING.md). */
const workers = new Map<string, Worker | null>();
Object.assign(globalThis, { playerWorkers: workers });

/** Loads a module, unless it has been loaded for another island. If loading fails, a later call tries again. */
export function loadModule<Module>(name: string): Promise<Module> {
  const module = modules.get(name) ?? importAfterFetch(islandScripts[name] ?? ['']);
  modules.set(name, module);
  module.catch(() => modules.delete(name));
  return module as Promise<Module>;
}

/**
 * Imports a module after fetching all of its scripts in parallel. A failed `fetch()` can be repeated, but in
 * some browsers, a failed `import()` can't. The imports read the scripts from the browser's cache.
 */
async function importAfterFetch(scripts: IslandScripts): Promise<unknown> {
  await Promise.all(
    scripts.map(async (script) => {
      const response = await fetch(script);
      if (response.status === 404) reloadOnce();
      if (!response.ok) throw new Error(script);
      await response.arrayBuffer();
    }),
  );
  return import(scripts[0]);
}

/**
 * Reloads the page because a new deployment has removed its scripts. Does nothing if the visitor has typed
 * something in a form, or if the page has the same scripts as before the last reload.
 */
function reloadOnce() {
  const boxes = document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)');
  const isTyped = [...boxes].some(({ value, defaultValue }) => value !== defaultValue);
  const state: HistoryState | null = history.state;
  if (isTyped || state?.reloadedFor === scriptList) return;
  history.replaceState({ ...state, reloadedFor: scriptList } satisfies HistoryState, '');
  location.reload();
}

/**
 * Preloads the file of a player and starts its worker, in parallel with the island's scripts. Ignores errors,
 * because the module later repeats what has failed and reports its errors. Does nothing for other islands.
 */
export function preloadPlayer(island: HTMLElement) {
  const { src, workerUrl } = islandSettings(island, 'player') ?? {};
  if (!workerUrl) return;
  const link = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: src };
  document.head.append(Object.assign(document.createElement('link'), link));
  const url = new URL(workerUrl, document.baseURI).href;
  const isSupported = 'transferControlToOffscreen' in HTMLCanvasElement.prototype;
  if (workers.has(url) || !isSupported) return;
  try {
    const worker = new Worker(url, { type: 'module', name: 'player' });
    worker.onerror = () => workers.delete(url);
    workers.set(url, worker);
  } catch {
    // Some browsers throw an error if a policy forbids the worker.
  }
}
