/** Runs code that is not ours: what it throws is reported to the page and stops nothing here. */
export function guarded(run: () => void) {
  try {
    run();
  } catch (error) {
    reportError(error);
  }
}
