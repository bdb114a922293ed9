import type { Context2D } from '../lottie-internals';

/** The number of unused canvases that are kept. */
const MAX_UNUSED = 8;

/** The unused canvases are released when no canvas has been lent for this time. In milliseconds. */
const REST = 1000;

/**
 * Lends temporary canvases by size, because creating one is slower than clearing one.
 * @param create creates a canvas and returns its context
 */
export function createCanvasPool(create: (width: number, height: number) => Context2D) {
  /** Oldest first. */
  let unused: Context2D[] = [];
  let isWatching = false;
  let wasLent = false;

  function releaseAtRest() {
    if (wasLent) setTimeout(releaseAtRest, REST);
    else unused = [];
    isWatching = wasLent;
    wasLent = false;
  }

  return {
    /** Lends an empty canvas. The borrower gives it back in its initial state, or keeps it. */
    lend(width: number, height: number): Context2D {
      wasLent = true;
      if (!isWatching) setTimeout(releaseAtRest, REST);
      isWatching = true;
      // A lost context may be restored later than the main one.
      unused = unused.filter((context) => !context.isContextLost?.());
      const index = unused.findIndex(({ canvas }) => canvas.width === width && canvas.height === height);
      const [context] = index < 0 ? [] : unused.splice(index, 1);
      if (!context) return create(width, height);
      context.clearRect(0, 0, width, height);
      return context;
    },

    giveBack(context: Context2D) {
      if (unused.push(context) > MAX_UNUSED) unused.shift();
    },
  };
}
