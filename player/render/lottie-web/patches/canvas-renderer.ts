import CVCompElement from 'lottie-web/player/js/elements/canvasElements/CVCompElement.js';
import CanvasRenderer from 'lottie-web/player/js/renderers/CanvasRenderer.js';

const { buildAllItems } = CanvasRenderer.prototype;

/**
 * Multiplies the opacities of a layer, its groups and its fills. lottie-web only applies the innermost
 * opacity.
 */
CanvasRenderer.prototype.ctxOpacity = function (opacity) {
  const { contextData } = this;
  const top = contextData.stack[contextData.cArrPos] as { opacity: number };
  top.opacity *= Math.max(opacity, 0);
  if (contextData.currentOpacity === top.opacity) return;
  contextData.currentOpacity = contextData.nativeContext.globalAlpha = top.opacity;
};

/**
 * If a layer can't be built, marks it with `true`, as lottie-web's other renderers do, so that recovery.ts
 * replaces the layer. The other layers of the composition are still built.
 */
for (const { prototype } of [CanvasRenderer, CVCompElement]) {
  const { buildItem } = prototype;
  prototype.buildItem = function (layer) {
    try {
      buildItem.call(this, layer);
    } catch (error) {
      this.elements[layer] = true;
      this.globalData.buildError ??= error;
    }
  };
}

CanvasRenderer.prototype.buildAllItems = function () {
  buildAllItems.call(this);
  const { buildError } = this.globalData;
  delete this.globalData.buildError;
  if (buildError) throw buildError;
};
