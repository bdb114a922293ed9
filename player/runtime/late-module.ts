/**
 * Loads a module that the first frame doesn't need. If loading fails, tries again when the browser is online again.
 * @param signal ends the attempts when aborted
 * @returns a promise that resolves after the first attempt
 */
export const loadLateModule = <Module>(
  load: () => Promise<Module>,
  signal: AbortSignal,
  onLoad: (module: Module) => void,
): Promise<void> =>
  load().then(
    (module) => {
      if (!signal.aborted) onLoad(module);
    },
    () => addEventListener('online', () => loadLateModule(load, signal, onLoad), { once: true, signal }),
  );
