/** The name of a field that people don't see and programs fill in. */
export const trapName = 'website';

/** Milliseconds that a person takes at least from the page to the button. */
export const shortest = 2_000;

/**
 * How long a form that was opened at `opened` waits before it is sent. A person who is quick, with a filled-in form
 * from the browser's memory, waits a moment and loses nothing; a program seldom waits.
 * @param opened @param now milliseconds of one clock
 */
export function waitFor(opened: number, now: number): number {
  return Math.max(0, shortest - (now - opened));
}
