import type { Context2D } from '../lottie-internals';

/** The number of canvases that are kept. */
const MAX_CANVASES = 16;

/** The canvases are released when none has been lent for this time. In milliseconds. */
const REST = 1000;

/**
 * Lends temporary canvases by size, because creating one is slower than clearing one.
 * @param create creates a canvas and returns its context
 */
export function createCanvasPool(create: (width: number, height: number) => Context2D) {
  /** The canvases that are not in use, oldest first. */
  let available: Context2D[] = [];
  /**
   * The canvases that were given back in the current frame. Browsers draw at the end of the frame, so they
   * would have to copy a canvas that is changed after it has been drawn on another one.
   */
  let usedInFrame: Context2D[] = [];
  let isWatching = false;
  let wasLent = false;

  function releaseAtRest() {
    if (wasLent) setTimeout(releaseAtRest, REST);
    else [available, usedInFrame] = [[], []];
    isWatching = wasLent;
    wasLent = false;
  }

  function take(from: Context2D[], width: number, height: number): Context2D | undefined {
    const index = from.findIndex(
      // A lost context may be restored later than the main one.
      (context) =>
        context.canvas.width === width && context.canvas.height === height && !context.isContextLost?.(),
    );
    if (index < 0) return;
    const [context] = from.splice(index, 1);
    context?.clearRect(0, 0, width, height);
    return context;
  }

  return {
    startFrame() {
      if (usedInFrame.length === 0) return;
      available = [...available, ...usedInFrame].slice(-MAX_CANVASES);
      usedInFrame = [];
    },

    /** Lends an empty canvas. The borrower gives it back in its initial state, or keeps it. */
    lend(width: number, height: number): Context2D {
      wasLent = true;
      if (!isWatching) setTimeout(releaseAtRest, REST);
      isWatching = true;
      const isFull = usedInFrame.length >= MAX_CANVASES;
      return (
        take(available, width, height) ??
        (isFull ? take(usedInFrame, width, height) : undefined) ??
        create(width, height)
      );
    },

    giveBack(context: Context2D) {
      usedInFrame.push(context);
    },
  };
}
