import OffsetPathModifier from 'lottie-web/player/js/utils/shapes/OffsetPathModifier.js';
import PuckerAndBloatModifier from 'lottie-web/player/js/utils/shapes/PuckerAndBloatModifier.js';
import RepeaterModifier from 'lottie-web/player/js/utils/shapes/RepeaterModifier.js';
import RoundCornersModifier from 'lottie-web/player/js/utils/shapes/RoundCornersModifier.js';
import { ShapeModifiers } from 'lottie-web/player/js/utils/shapes/ShapeModifiers.js';
import shapeProperties, { type ShapeData } from 'lottie-web/player/js/utils/shapes/ShapeProperty.js';
import TrimModifier from 'lottie-web/player/js/utils/shapes/TrimModifier.js';
import ZigZagModifier from 'lottie-web/player/js/utils/shapes/ZigZagModifier.js';

const { processPath } = OffsetPathModifier.prototype;
const { cloneElements } = RepeaterModifier.prototype;
const { processShapes } = TrimModifier.prototype;
const { getShapeProp } = shapeProperties;

/** The mode (`m`) in which Trim Paths treats all its shapes as one continuous path. */
const ONE_AFTER_ANOTHER = 2;

/** The data of each shape, keyed by the path that lottie-web has created from the data. */
const shapeData = new WeakMap<object, ShapeData>();

shapeProperties.getShapeProp = (layer, data, ...others) => {
  const path = getShapeProp(layer, data, ...others);
  shapeData.set(path, data);
  return path;
};

/**
 * Prevents a modifier in a repeated group from also modifying the copies of the group. Each copy contains its
 * own copy of the modifier. A modifier applies to all shapes that lottie-web visits while the modifier isn't
 * `closed`. When lottie-web visits the shapes again to build the copies, it reopens the original modifier.
 * This patch keeps the modifier closed.
 */
RepeaterModifier.prototype.cloneElements = function (elements) {
  for (const element of elements) {
    const item = this.elemsData[this.elem.searchProcessedElement(element) - 1];
    if (item && 'closed' in item)
      Object.defineProperty(item, 'closed', { configurable: true, get: () => true, set() {} });
  }
  return cloneElements.call(this, elements);
};

/**
 * Fixes Trim Paths in the mode `ONE_AFTER_ANOTHER`. lottie-web itself would also count the lengths of shapes
 * that a repeater has hidden.
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

/**
 * Fixes the miter limit of offset paths. The limit is relative to the offset, but lottie-web treats it as a
 * number of pixels.
 */
OffsetPathModifier.prototype.processPath = function (path, amount, lineJoin, miterLimit) {
  const reach = Math.abs(amount) * Math.sqrt(Math.max(miterLimit ** 2 - 1, 0));
  return processPath.call(this, path, amount, lineJoin, reach);
};

/** Registers all shape modifiers except Trim Paths, which animation-item.ts registers for all files. */
export function registerShapeModifiers() {
  ShapeModifiers.registerModifier('pb', PuckerAndBloatModifier);
  ShapeModifiers.registerModifier('rp', RepeaterModifier);
  ShapeModifiers.registerModifier('rd', RoundCornersModifier);
  ShapeModifiers.registerModifier('zz', ZigZagModifier);
  ShapeModifiers.registerModifier('op', OffsetPathModifier);
}
