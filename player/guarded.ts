/** Runs code that is not ours: what it throws is reported to the page and stops nothing here. */
export function guarded<Args extends unknown[]>(run: (...args: Args) => void, ...args: Args) {
  try {
    run(...args);
  } catch (error) {
    reportError(error);
  }
}
