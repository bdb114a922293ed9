import type { CanvasRenderer, Context2D } from '../lottie-internals';
import { APPLIED_STYLES } from '../surface';

/**
 * An object of lottie-web that keeps the context it draws on: a built layer, or the renderer's global data.
 */
export type Holder = { canvasContext: Context2D };

/**
 * Groups drawing operations: `end` composites all that was drawn since `begin` as one image. This is like
 * canvas layers, which no browser has yet (https://github.com/WICG/canvas-2d-layers). Each open layer is a
 * canvas as large as the main one.
 */
export function createLayerStack({ contextData, globalData }: CanvasRenderer) {
  /** For each open layer, a function that restores the state before `begin`. */
  const open: (() => void)[] = [];
  /** The canvases for layers, by depth. */
  const contexts: Context2D[] = [];

  /** @param above the index of the canvas above the open layers */
  function emptyContext(above = 0): Context2D {
    const depth = open.length + above;
    // A lost context may be restored later than the main one.
    if (contexts[depth]?.isContextLost?.()) delete contexts[depth];
    contexts[depth] ??= document.createElement('canvas').getContext('2d') as Context2D;
    const context = contexts[depth];
    const { canvas } = context;
    const { width, height } = contextData.nativeContext.canvas;
    // Setting the size clears a canvas too, but is slower.
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    else context.clearRect(0, 0, width, height);
    return context;
  }

  function drawOn(context: Context2D, holders: readonly Holder[]) {
    contextData.nativeContext = context;
    for (const holder of [globalData, ...holders]) holder.canvasContext = context;
  }

  return {
    /** @param holders the objects that draw on the layer */
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
      // A value that no layer has, so that every layer sets its own.
      globalData.blendMode = 'source-over';
    },

    /** @param operation the current operation of the canvas below by default */
    end(opacity = 1, operation?: GlobalCompositeOperation) {
      const layer = contextData.nativeContext;
      open.pop()?.();
      // Drawing a canvas without a size throws.
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

    /** Discards the open layers after an exception. */
    abandon() {
      if (open.length === 0) return;
      while (open.length > 0) open.pop()?.();
      // Their contexts have unrestored states.
      contexts.length = 0;
    },
  };
}
