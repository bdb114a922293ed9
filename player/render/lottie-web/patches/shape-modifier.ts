import type { ShapeModifier } from '../internals';

/**
 * Makes a modifier restore the original shapes when its value returns to 0. lottie-web itself would do nothing,
 * so the shapes would keep their last form.
 */
export function restoreShapes({ prototype }: { prototype: ShapeModifier }) {
  const { processShapes } = prototype;
  prototype.processShapes = function (isFirstFrame) {
    if (this._mdf) for (const { shape } of this.shapes) shape._mdf = true;
    processShapes.call(this, isFirstFrame);
  };
}
