import shapeProperties, { type ShapeData } from 'lottie-web/player/js/utils/shapes/ShapeProperty.js';
import TrimModifier from 'lottie-web/player/js/utils/shapes/TrimModifier.js';

const { processShapes } = TrimModifier.prototype;
const { getShapeProp } = shapeProperties;

/** The value of `m` with which Trim Paths treats all of its shapes as one continuous path. */
const ONE_AFTER_ANOTHER = 2;

/** The data of each shape, keyed by the path that lottie-web has created from the data. */
const shapeData = new WeakMap<object, ShapeData>();

shapeProperties.getShapeProp = (layer, data, type, ...others) => {
  const path = getShapeProp(layer, data, type, ...others);
  shapeData.set(path, data);
  return path;
};

/**
 * Fixes Trim Paths in the mode `ONE_AFTER_ANOTHER`. lottie-web itself would also include shapes that a
 * repeater has hidden in the total length.
 */
TrimModifier.prototype.processShapes = function (isFirstFrame) {
  const { shapes, m: mode } = this;
  if (mode === ONE_AFTER_ANOTHER) this.shapes = shapes.filter(({ shape }) => isShown(shapeData.get(shape)));
  processShapes.call(this, isFirstFrame);
  this.shapes = shapes;
};

/**
 * Returns whether a shape is visible. The SVG and HTML renderers set `_render`. The canvas renderer sets
 * `_shouldRender`.
 */
const isShown = ({ _render, _shouldRender }: ShapeData = {}) => _render !== false && _shouldRender !== false;
