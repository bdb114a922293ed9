/**
 * Ends the current task, so that the browser can handle input and paint. Uses `scheduler.yield()` if
 * possible, because browsers delay nested timers by 4 ms.
 * @returns a promise that resolves in a new task
 */
export function yieldToMain(): Promise<void> {
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
