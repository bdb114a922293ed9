/** The name of a hidden field that only bots fill in. */
export const honeypotName = 'website';

/** The minimum time in milliseconds that a person needs to fill in and send a form. */
export const MIN_FILL_TIME = 2_000;

/**
 * Returns how long to wait before a form is sent. Someone who sends a form quickly, because the browser
 * filled it in, waits a moment; bots rarely wait.
 * @param opened when the form was shown, in milliseconds
 * @param now the current time of the same clock
 * @returns milliseconds
 */
export function remainingWait(opened: number, now: number): number {
  return Math.max(0, MIN_FILL_TIME - (now - opened));
}
