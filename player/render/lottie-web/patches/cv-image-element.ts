import CVImageElement from 'lottie-web/player/js/elements/canvasElements/CVImageElement.js';

const { createContent, renderInnerContent } = CVImageElement.prototype;

/** Gives an image its own size if the file specifies none. lottie-web itself would throw. */
CVImageElement.prototype.createContent = function () {
  if (this.assetData.w && this.assetData.h) createContent.call(this);
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
