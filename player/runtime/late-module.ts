/**
 * Loads a module that the first frame doesn't need. If loading fails, tries again when the browser is online again.
 * @param signal ends the attempts when aborted
 * @param onResult called after each attempt with the module; `null` if it could not be loaded
 */
export function loadLateModule<Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
  onResult: (module: Module | null) => void,
) {
  const start = async () => {
    const module = await load().catch(() => null);
    if (signal.aborted) return;
    if (!module) addEventListener('online', start, { once: true, signal });
    onResult(module);
  };
  start();
}
