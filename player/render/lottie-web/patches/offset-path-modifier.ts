import OffsetPathModifier from 'lottie-web/player/js/utils/shapes/OffsetPathModifier.js';

const { processPath } = OffsetPathModifier.prototype;

/**
 * Fixes the miter limit of offset paths. The limit is relative to the offset, but lottie-web treats it as a
 * number of pixels.
 */
OffsetPathModifier.prototype.processPath = function (path, amount, lineJoin, miterLimit) {
  const reach = Math.abs(amount) * Math.sqrt(Math.max(miterLimit ** 2 - 1, 0));
  return processPath.call(this, path, amount, lineJoin, reach);
};
