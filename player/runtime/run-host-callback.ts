/** Runs a callback of the host: what it throws is reported to the page and stops nothing here. */
export function runHostCallback(callback: () => void) {
  try {
    callback();
  } catch (error) {
    reportError(error);
  }
}
