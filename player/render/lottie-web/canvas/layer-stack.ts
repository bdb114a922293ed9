import type { CanvasRenderer, Context2D } from '../internals';
import { APPLIED_STYLES } from '../surface';
import { type Bounds, canvasSize, coveredArea, unite } from './canvas-bounds';
import { createCanvasPool } from './canvas-pool';

/**
 * An object in which lottie-web stores the context to draw on: a built layer, or the global data of the
 * renderer.
 */
export type Holder = { canvasContext: Context2D };

/** All animations share the temporary canvases. */
const pool = createCanvasPool((width, height) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  return canvas.getContext('2d') as Context2D;
});

type Area = ReturnType<typeof coveredArea>;

/**
 * Groups drawing operations: `end` composites everything drawn since `begin` as a single image. This is
 * similar to canvas layers, which browsers don't support yet (https://github.com/WICG/canvas-2d-layers). Each
 * open layer is a temporary canvas that is only as large as its contents.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: an object whose short methods share the open layers
export function createLayerStack({ contextData, globalData }: CanvasRenderer) {
  /**
   * For each open layer: the context below it, the area that it covers, and a function that restores the
   * state that existed before `begin` was called.
   */
  const open: { parent: Context2D; area: Area; restore(): void }[] = [];

  function drawOn(context: Context2D, holders: readonly Holder[]) {
    contextData.nativeContext = context;
    for (const holder of [globalData, ...holders]) holder.canvasContext = context;
  }

  return {
    /**
     * @param holders the objects whose context is replaced
     * @param bounds the bounds of everything that will be drawn
     */
    begin(holders: readonly Holder[], bounds: readonly Bounds[]) {
      const { nativeContext: parent, currentOpacity, cTr, stack, cArrPos } = contextData;
      const top = stack[cArrPos] as { opacity: number };
      const { opacity } = top;
      const { blendMode } = globalData;
      const applied = APPLIED_STYLES.map((style) => contextData[style]);
      const main = open[0]?.parent ?? parent;
      const contents = unite(bounds);
      const { width, height } = canvasSize(contents, main.canvas);
      const context = pool.lend(width, height);
      const area = coveredArea(contents, context.canvas);
      open.push({
        parent,
        area,
        restore() {
          context.restore();
          drawOn(parent, holders);
          for (const [index, style] of APPLIED_STYLES.entries()) contextData[style] = applied[index];
          Object.assign(contextData, { currentOpacity });
          top.opacity = opacity;
          globalData.blendMode = blendMode;
        },
      });
      context.save();
      // Clip, because operations such as `destination-in` would otherwise affect every pixel of the canvas.
      clipTo(context, area);
      const { props } = cTr;
      context.setTransform(props[0], props[1], props[4], props[5], props[12], props[13]);
      drawOn(context, holders);
      for (const style of APPLIED_STYLES) contextData[style] = undefined;
      contextData.currentOpacity = top.opacity = 1;
      // Set a value that no layer uses, so that every layer sets its own blend mode.
      globalData.blendMode = 'source-over';
    },

    /** @param operation the composite operation. @default the current operation of the canvas below */
    end(opacity = 1, operation?: GlobalCompositeOperation) {
      const layer = contextData.nativeContext;
      const top = open.pop();
      top?.restore();
      // Drawing a canvas without a size would throw.
      if (!top || !layer.canvas.width || !layer.canvas.height) return;
      const { nativeContext, stack, cArrPos } = contextData;
      nativeContext.save();
      nativeContext.setTransform(1, 0, 0, 1, 0, 0);
      nativeContext.globalAlpha = opacity * (stack[cArrPos] as { opacity: number }).opacity;
      if (operation) nativeContext.globalCompositeOperation = operation;
      // Clip instead of passing only the area to `drawImage`, which would round colors differently. Don't
      // clip for `destination-in`, which must also clear the pixels outside the area.
      if (operation !== 'destination-in') clipTo(nativeContext, top.area);
      nativeContext.drawImage(layer.canvas, 0, 0);
      nativeContext.restore();
      pool.giveBack(layer);
    },

    /** Lends an empty canvas with the size of the topmost layer. */
    lendCanvas() {
      const { width, height } = contextData.nativeContext.canvas;
      return pool.lend(width, height);
    },

    giveBack: pool.giveBack,

    /** Reads the pixels that the topmost layer covers, and writes them back after a function has changed them. */
    changePixels(change: (rgba: Uint8ClampedArray) => void) {
      const { nativeContext } = contextData;
      const { area } = open.at(-1) as (typeof open)[number];
      const { x, y, width, height } = area;
      const image = nativeContext.getImageData(x, y, width, height);
      change(image.data);
      nativeContext.putImageData(image, x, y);
    },

    /** Clears the topmost layer. */
    clear() {
      const { nativeContext } = contextData;
      const { width, height } = nativeContext.canvas;
      nativeContext.save();
      nativeContext.setTransform(1, 0, 0, 1, 0, 0);
      nativeContext.clearRect(0, 0, width, height);
      nativeContext.restore();
    },

    /**
     * Discards the layers that an exception has left open. Their canvases are not given back, because some of
     * the saved states of their contexts have not been restored.
     */
    startFrame() {
      pool.startFrame();
      while (open.length > 0) open.pop()?.restore();
    },
  };
}

/** Restricts drawing to an area of whole pixels. The context must not have a transform. */
function clipTo(context: Context2D, { x, y, width, height }: Area) {
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
}
