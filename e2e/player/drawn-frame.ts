import type { Page } from '@playwright/test';

/** The frame that the handle of a player of `TEN_FRAMES` reports, and the one that its SVG shows. */
export const reportedAndDrawnFrame = (page: Page) =>
  page.evaluate(() => {
    const layer = window.harness.pictures('player')[0]?.querySelector('svg g[transform]');
    const x = Number(/([\d.]+),[\d.]+\)$/.exec(layer?.getAttribute('transform') ?? '')?.[1]);
    // The square starts 20 pixels from the left and moves 6 a frame.
    return [window.harness.handle('player').frame, Math.round((x - 20) / 6)];
  });
