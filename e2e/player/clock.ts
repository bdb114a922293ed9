import type { Page } from '@playwright/test';

/** Replaces the page's clock and its animation frames: from here on frames come by `advanceFrames` alone. */
export const installFakeClock = (page: Page) => page.evaluate(() => window.harness.installFakeClock());

/**
 * Runs animation frames, each so many milliseconds after the one before.
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
