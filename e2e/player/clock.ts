import type { Page } from '@playwright/test';

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the browser's own
  interface Window {
    requestedFrames: number;
  }
}

/** Replaces the page's clock and animation frames. Frames then run only through `advanceFrames`. */
export const installFakeClock = (page: Page) => page.evaluate(() => window.harness.installFakeClock());

/**
 * Runs animation frames, each the given milliseconds after the previous one.
 * @returns how many callbacks the last one ran
 */
export const advanceFrames = (page: Page, milliseconds: number, count = 1) =>
  page.evaluate(
    ([milliseconds, count]) => {
      let callbacks = 0;
      for (let frame = 0; frame < count; frame += 1) callbacks = window.harness.advanceFrame(milliseconds);
      return callbacks;
    },
    [milliseconds, count] as const,
  );

/**
 * Counts the animation frames that the page requests from now on.
 * @returns a function that returns the count
 */
export async function countAnimationFrames(page: Page) {
  await page.evaluate(() => {
    const { requestAnimationFrame } = window;
    window.requestedFrames = 0;
    window.requestAnimationFrame = (callback) => {
      window.requestedFrames += 1;
      return requestAnimationFrame(callback);
    };
  });
  return () => page.evaluate(() => window.requestedFrames);
}
