/**
 * Loads a module that the first frame doesn't need. If loading fails, tries again when the browser is online again.
 * @param signal ends the attempts when aborted
 * @returns a promise that resolves after the first attempt
 */
export async function loadLateModule<Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
  onLoad: (module: Module) => void,
) {
  const module = await load().catch(() => null);
  if (signal.aborted) return;
  if (module) onLoad(module);
  else addEventListener('online', () => loadLateModule(load, signal, onLoad), { once: true, signal });
}
