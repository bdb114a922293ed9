import HShapeElement from 'lottie-web/player/js/elements/htmlElements/HShapeElement.js';

/**
 * Applies the transforms of groups from the inside out. lottie-web applies them from the outside in, and would clip shapes
 * in nested groups to a wrong box.
 * @param transformers the transforms of the groups that contain the path, from the outermost group inward
 */
HShapeElement.prototype.getTransformedPoint = (transformers, point) =>
  transformers.reduceRight(([x = 0, y = 0], { mProps }) => mProps.v.applyToPointArray(x, y, 0), point);
