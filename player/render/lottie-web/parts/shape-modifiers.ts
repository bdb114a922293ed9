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

/** The mode (`m`) of trim paths that treat all their shapes as one path. */
const ONE_AFTER_ANOTHER = 2;

/** The data of shapes, by their paths. */
const shapeData = new WeakMap<object, ShapeData>();

shapeProperties.getShapeProp = (layer, data, ...others) => {
  const path = getShapeProp(layer, data, ...others);
  shapeData.set(path, data);
  return path;
};

/**
 * Fixes modifiers in a repeated group. A modifier takes shapes while it isn't closed, and lottie-web opens it
 * again before it builds the copies, which contain a modifier of their own.
 */
RepeaterModifier.prototype.cloneElements = function (elements) {
  for (const element of elements) {
    const item = this.elemsData[this.elem.searchProcessedElement(element) - 1];
    if (item && 'closed' in item)
      Object.defineProperty(item, 'closed', { configurable: true, get: () => true, set() {} });
  }
  return cloneElements.call(this, elements);
};

/** Fixes trim paths that trim shapes one after another: lottie-web includes shapes that a repeater has hidden. */
TrimModifier.prototype.processShapes = function (isFirstFrame) {
  const { shapes, m: mode } = this;
  if (mode === ONE_AFTER_ANOTHER) this.shapes = shapes.filter(({ shape }) => isShown(shapeData.get(shape)));
  processShapes.call(this, isFirstFrame);
  this.shapes = shapes;
};

/** @param data has one of the fields, for the SVG renderer or for the canvas renderer */
const isShown = ({ _render, _shouldRender }: ShapeData = {}) => _render !== false && _shouldRender !== false;

/**
 * Fixes the miter limit of offset paths. The limit is relative to the offset, but lottie-web treats it as a
 * number of pixels.
 */
OffsetPathModifier.prototype.processPath = function (path, amount, lineJoin, miterLimit) {
  const reach = Math.abs(amount) * Math.sqrt(Math.max(miterLimit ** 2 - 1, 0));
  return processPath.call(this, path, amount, lineJoin, reach);
};

/** Registers all shape modifiers except Trim Paths, which lottie-web always registers. */
export function registerShapeModifiers() {
  ShapeModifiers.registerModifier('pb', PuckerAndBloatModifier);
  ShapeModifiers.registerModifier('rp', RepeaterModifier);
  ShapeModifiers.registerModifier('rd', RoundCornersModifier);
  ShapeModifiers.registerModifier('zz', ZigZagModifier);
  ShapeModifiers.registerModifier('op', OffsetPathModifier);
}
