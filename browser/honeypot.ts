/** The minimum time in milliseconds that a person needs to fill in and send a form. */
export const MIN_FILL_TIME = 2_000;

/**
 * Returns the time in milliseconds by which to delay the submission of a form. The delay is 0 unless the form
 * was filled in very quickly. A person who uses autofill hardly notices the delay, but most bots don't wait.
 * @param opened the time at which the form was shown, in milliseconds
 * @param now the current time on the same clock
 */
export function remainingWait(opened: number, now: number): number {
  return Math.max(0, MIN_FILL_TIME - (now - opened));
}
