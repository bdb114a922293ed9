import CVShapeElement, {
  type ShapeItem,
  type ShapeStyle,
} from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';

const { reloadShapes, renderGradientFill } = CVShapeElement.prototype;

/** By itself lottie-web paints the copies that a repeater makes above all else, in the order in which they were made. */
CVShapeElement.prototype.reloadShapes = function () {
  reloadShapes.call(this);
  this.stylesList.splice(0, this.stylesList.length, ...paintingOrder(this.itemsData));
};

/** By itself lottie-web forgets the width and the dashes of a gradient's line where they change. */
CVShapeElement.prototype.renderGradientFill = function (data, item, groupTransform) {
  renderGradientFill.call(this, data, item, groupTransform);
  const { style, w: width, d: dashes } = item;
  if (width) style.wi = width.v;
  if (dashes) Object.assign(style, { da: dashes.dashArray, do: dashes.dashoffset[0] });
};

/** The fills and strokes of shapes, the lowest first. */
function paintingOrder(items: readonly (ShapeItem | undefined)[]): ShapeStyle[] {
  return [...items].reverse().flatMap((item) => (item?.it ? paintingOrder(item.it) : (item?.style ?? [])));
}
