import type { CanvasRenderer, Context2D } from '../lottie-internals';
import { APPLIED_STYLES } from './resize-canvas';

/** What draws by a context that it keeps: a layer as lottie-web builds it, or what all of them share. */
export type Holder = { canvasContext: Context2D };

/**
 * Layers of a canvas: what is drawn after `begin` is put into the picture by `end` as one. No browser has them yet
 * (https://github.com/WICG/canvas-2d-layers); here each is a canvas as large as the picture's.
 */
export function createLayerStack({ contextData, globalData }: CanvasRenderer) {
  /** Each drops what was drawn and goes on as before its layer. */
  const open: (() => void)[] = [];
  /** One for each depth. */
  const spare: Context2D[] = [];

  /** @param above of the canvases that are drawn on */
  function emptyContext(above = 0): Context2D {
    const depth = open.length + above;
    spare[depth] ??= document.createElement('canvas').getContext('2d') as Context2D;
    const context = spare[depth];
    const { canvas } = context;
    const { width, height } = contextData.nativeContext.canvas;
    // Sizing empties a canvas too, and takes longer.
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    else context.clearRect(0, 0, width, height);
    return context;
  }

  function drawOn(context: Context2D, holders: readonly Holder[]) {
    contextData.nativeContext = context;
    for (const holder of [globalData, ...holders]) holder.canvasContext = context;
  }

  return {
    /** @param holders what draws on the layer */
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
      // No mode of a layer, so that each sets its own.
      globalData.blendMode = 'source-over';
    },

    /** @param operation the one that the canvas below has, by default */
    end(opacity = 1, operation?: GlobalCompositeOperation) {
      const layer = contextData.nativeContext;
      open.pop()?.();
      // Nothing can be copied from a canvas without a size.
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

    /** Drops the layers that were begun and not ended, as something threw meanwhile. */
    abandon() {
      if (open.length === 0) return;
      while (open.length > 0) open.pop()?.();
      // What was saved on them is not restored.
      spare.length = 0;
    },
  };
}
