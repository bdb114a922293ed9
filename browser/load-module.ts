import { Attribute, type HistoryState, type IslandModule, type IslandScripts } from './protocol';

const scriptList = document.currentScript?.getAttribute(Attribute.Scripts) ?? '{}';
const islandScripts: Readonly<Record<string, IslandScripts>> = JSON.parse(scriptList);
const modules = new Map<string, Promise<IslandModule>>();

/** Loads a module, unless it has been loaded for another island. If loading fails, a later call tries again. */
export function loadModule(name: string): Promise<IslandModule> {
  const module = modules.get(name) ?? importAfterFetch(islandScripts[name] ?? ['']);
  modules.set(name, module);
  module.catch(() => modules.delete(name));
  return module;
}

/**
 * Imports a module after fetching all of its scripts in parallel. A failed `fetch()` can be repeated, but in
 * some browsers, a failed `import()` can't. The imports read the scripts from the browser's cache.
 */
async function importAfterFetch(scripts: IslandScripts): Promise<IslandModule> {
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
 * something, or if the page has the same scripts as before the last reload.
 */
function reloadOnce() {
  const boxes = document.querySelectorAll<HTMLInputElement>('input:not([type=radio]), textarea');
  const isTyped = [...boxes].some(({ value, defaultValue }) => value !== defaultValue);
  const state: HistoryState | null = history.state;
  if (isTyped || state?.reloadedFor === scriptList) return;
  history.replaceState({ ...state, reloadedFor: scriptList } satisfies HistoryState, '');
  location.reload();
}
