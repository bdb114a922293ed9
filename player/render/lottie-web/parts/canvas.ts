import CVCompElement from 'lottie-web/player/js/elements/canvasElements/CVCompElement.js';
import { registerEffect } from 'lottie-web/player/js/elements/canvasElements/CVEffects.js';
import CVImageElement from 'lottie-web/player/js/elements/canvasElements/CVImageElement.js';
import CVShapeElement, {
  type ShapeItem,
  type ShapeStyle,
} from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import CVTransformEffect from 'lottie-web/player/js/elements/canvasElements/effects/CVTransformEffect.js';
import CanvasRenderer from 'lottie-web/player/js/renderers/CanvasRenderer.js';
import FontManager from 'lottie-web/player/js/utils/FontManager.js';
import assetManager from 'lottie-web/player/js/utils/helpers/assetManager.js';
import type { ItemOptions, LottieItem } from '../lottie-internals';
import { createAnimationItem } from './animation-item';
import './canvas-shapes';
import { registerShapeModifiers } from './shape-modifiers';

const { getCharData } = FontManager.prototype;
const { renderInnerContent } = CVImageElement.prototype;
const { buildAllItems } = CanvasRenderer.prototype;
const { reloadShapes, renderGradientFill } = CVShapeElement.prototype;

// lottie-web calls this function but doesn't define it. `canvas-layers.ts` draws luma mattes instead.
assetManager.loadLumaCanvas = () => {};
registerEffect(35, CVTransformEffect);
registerShapeModifiers();

/** Prevents an exception for characters without shapes, such as line breaks. */
FontManager.prototype.getCharData = function (...letter) {
  const found = getCharData.apply(this, letter);
  return found.data.shapes?.length === 0 ? { ...found, data: {} } : found;
};

/**
 * Raises the smoothing quality for images that the worker draws at less than half their size. On the main
 * thread, images are DOM elements, which browsers always smooth.
 */
CVImageElement.prototype.renderInnerContent = function () {
  if (this.img instanceof ImageBitmap) {
    const { a, b, c, d } = this.canvasContext.getTransform();
    const scale = Math.min(Math.hypot(a, b), Math.hypot(c, d));
    this.canvasContext.imageSmoothingQuality = scale < 0.5 ? 'medium' : 'low';
  }
  renderInnerContent.call(this);
};

/**
 * Fixes the paint order of the copies that a repeater creates. lottie-web adds the fills and strokes of the
 * copies to the end of its list, and would paint them on top of all other shapes.
 */
CVShapeElement.prototype.reloadShapes = function () {
  reloadShapes.call(this);
  this.stylesList.splice(0, this.stylesList.length, ...paintOrder(this.itemsData));
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

/**
 * Applies the animated width and dashes of gradient strokes. lottie-web applies them only if they aren't
 * animated.
 */
CVShapeElement.prototype.renderGradientFill = function (data, item, groupTransform) {
  renderGradientFill.call(this, data, item, groupTransform);
  const { style, w: width, d: dashes } = item;
  if (width) style.wi = width.v;
  if (dashes) Object.assign(style, { da: dashes.dashArray, do: dashes.dashoffset[0] });
};

/** Returns the fills and strokes of shapes from bottom to top. */
function paintOrder(items: readonly (ShapeItem | undefined)[]): ShapeStyle[] {
  return [...items].reverse().flatMap((item) => (item?.it ? paintOrder(item.it) : (item?.style ?? [])));
}

/** Creates an animation item that renders to a canvas. */
export const createItem = (options: ItemOptions): LottieItem => createAnimationItem(CanvasRenderer, options);
