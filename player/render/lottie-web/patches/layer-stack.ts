import type { CanvasRenderer, Context2D } from '../lottie-internals';
import { APPLIED_STYLES } from '../surface';

/**
 * An object of lottie-web with the context on which it draws: a built layer or the renderer's global data.
 */
export type Holder = { canvasContext: Context2D };

/**
 * Groups drawing operations: `end` composites everything drawn since `begin` as a single image. This is
 * similar to canvas layers, which browsers don't support yet (https://github.com/WICG/canvas-2d-layers). Each
 * open layer is a canvas with the size of the main canvas.
 */
export function createLayerStack({ contextData, globalData }: CanvasRenderer) {
  /** A function for each open layer that restores the state before `begin`. */
  const open: (() => void)[] = [];
  /** The canvases of the layers, by depth. */
  const contexts: Context2D[] = [];

  /** @param above the index of the canvas, counted from the topmost open layer */
  function emptyContext(above = 0): Context2D {
    const depth = open.length + above;
    // A lost context may be restored later than the main one.
    if (contexts[depth]?.isContextLost?.()) delete contexts[depth];
    contexts[depth] ??= document.createElement('canvas').getContext('2d') as Context2D;
    const context = contexts[depth];
    const { canvas } = context;
    const { width, height } = contextData.nativeContext.canvas;
    // Clear the canvas with `clearRect`, which is faster than setting the size.
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    else context.clearRect(0, 0, width, height);
    return context;
  }

  function drawOn(context: Context2D, holders: readonly Holder[]) {
    contextData.nativeContext = context;
    for (const holder of [globalData, ...holders]) holder.canvasContext = context;
  }

  return {
    /** @param holders the objects whose context is replaced */
    begin(holders: readonly Holder[]) {
      const { nativeContext: parent, currentOpacity, cTr, stack, cArrPos } = contextData;
      const top = stack[cArrPos] as { opacity: number };
      const { opacity } = top;
      const { blendMode } = globalData;
      const applied = APPLIED_STYLES.map((style) => contextData[style]);
      const context = emptyContext();
      open.push(() => {
        context.restore();
        drawOn(parent, holders);
        for (const [index, style] of APPLIED_STYLES.entries()) contextData[style] = applied[index];
        Object.assign(contextData, { currentOpacity });
        top.opacity = opacity;
        globalData.blendMode = blendMode;
      });
      context.save();
      const { props } = cTr;
      context.setTransform(props[0], props[1], props[4], props[5], props[12], props[13]);
      drawOn(context, holders);
      for (const style of APPLIED_STYLES) contextData[style] = undefined;
      contextData.currentOpacity = top.opacity = 1;
      // Set a value that no layer uses, so that every layer sets its own blend mode.
      globalData.blendMode = 'source-over';
    },

    /** @param operation by default, the current operation of the canvas below */
    end(opacity = 1, operation?: GlobalCompositeOperation) {
      const layer = contextData.nativeContext;
      open.pop()?.();
      // Drawing a canvas without a size would throw.
      if (!layer.canvas.width || !layer.canvas.height) return;
      const { nativeContext, stack, cArrPos } = contextData;
      nativeContext.save();
      nativeContext.setTransform(1, 0, 0, 1, 0, 0);
      nativeContext.globalAlpha = opacity * (stack[cArrPos] as { opacity: number }).opacity;
      if (operation) nativeContext.globalCompositeOperation = operation;
      nativeContext.drawImage(layer.canvas, 0, 0);
      nativeContext.restore();
    },

    emptyContext,

    /** Discards open layers, which remain after an exception. */
    abandon() {
      if (open.length === 0) return;
      while (open.length > 0) open.pop()?.();
      // Their contexts have saved states that were not restored.
      contexts.length = 0;
    },
  };
}
