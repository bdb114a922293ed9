import { PolynomialBezier } from 'lottie-web/player/js/utils/PolynomialBezier.js';
import OffsetPathModifier, { type ShapePath } from 'lottie-web/player/js/utils/shapes/OffsetPathModifier.js';

const { processPath } = OffsetPathModifier.prototype;

/** The number of points that are compared for each segment of a path, and for the whole offset path. */
const SEGMENT_POINTS = 8;
const OFFSET_POINTS = 100;

/**
 * Fixes the miter limit of offset paths. The limit is relative to the offset, but lottie-web treats it as a
 * number of pixels. Hides a path of which nothing is left. lottie-web itself would turn the path over.
 */
OffsetPathModifier.prototype.processPath = function (path, amount, lineJoin, miterLimit) {
  const reach = Math.abs(amount) * Math.sqrt(Math.max(miterLimit ** 2 - 1, 0));
  const offset = processPath.call(this, path, amount, lineJoin, reach);
  // An open path of one point is not drawn.
  if (path.c && path._length > 0 && isTooClose(offset, path, 0.99 * amount))
    Object.assign(offset, { c: false, _length: 1 });
  return offset;
};

/** Returns whether each point of an offset path is closer to the original path than a distance. */
function isTooClose(offset: ShapePath, original: ShapePath, distance: number): boolean {
  const points = pointsOf(original, 1 / SEGMENT_POINTS);
  const step = Math.max(1 / SEGMENT_POINTS, offset._length / OFFSET_POINTS);
  return pointsOf(offset, step).every(([x, y]) =>
    points.some(([originalX, originalY]) => (x - originalX) ** 2 + (y - originalY) ** 2 < distance ** 2),
  );
}

/** Returns points of a closed path. @param step the distance between the points, in segments */
const pointsOf = (path: ShapePath, step: number) =>
  Array.from({ length: path._length / step }, (_, index) =>
    PolynomialBezier.shapeSegment(path, Math.floor(index * step)).point((index * step) % 1),
  );
