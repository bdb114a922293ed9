import type { Context2D } from '../internals';

/**
 * The maximum number of canvases that stay available for later frames. Once this many canvases have been
 * given back in a frame, they are lent again in the same frame.
 */
const MAX_CANVASES = 16;

/** The time in milliseconds after which the canvases are released if no canvas has been lent. */
const REST = 1000;

/**
 * Lends temporary canvases by size, because creating one is slower than clearing one.
 * @param create creates a canvas and returns its context
 */
export function createCanvasPool(create: (width: number, height: number) => Context2D) {
  /** The canvases that are not in use, oldest first. */
  let available: Context2D[] = [];
  /**
   * The canvases that were given back in the current frame. They are lent again only in the next frame, if
   * possible. Browsers execute drawing commands at the end of a frame, so if a canvas changes after it has
   * been drawn onto a different canvas in the same frame, the browser has to copy it.
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
      // Don't lend a canvas with a lost context, which might still be lost when the main context is restored.
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

    /**
     * Lends an empty canvas. The caller either restores the initial state of its context and gives it back,
     * or keeps it.
     */
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
