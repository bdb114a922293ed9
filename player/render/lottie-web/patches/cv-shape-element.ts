import CVShapeElement, {
  type PathNodes,
  type ShapeItem,
  type ShapePaths,
  type ShapeStyle,
} from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import { compose } from '../canvas/canvas-bounds';
import { combineStops } from '../canvas/gradient-stops';
import type { CanvasRenderer, Context2D, Matrix } from '../internals';

const { reloadShapes, renderGradientFill, searchShapes } = CVShapeElement.prototype;

/** Lists of shapes that a repeater has hidden, because it draws copies of them. */
const hiddenLists = new WeakSet<object>();

/** Keeps hidden shapes hidden when lottie-web visits them again to build the copies of a nested repeater. */
CVShapeElement.prototype.searchShapes = function (list, items, previous, isShown, transforms) {
  if (!isShown) hiddenLists.add(list);
  searchShapes.call(this, list, items, previous, isShown && !hiddenLists.has(list), transforms);
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
 * Combines the color stops of a gradient with opacity stops at other offsets, which lottie-web ignores
 * (https://github.com/airbnb/lottie-web/issues/3152). Fills a gradient of length 0 with the last color, as in SVG; on a
 * canvas, nothing would be drawn. Applies the animated width and dashes of gradient strokes, which lottie-web applies
 * only if they aren't animated.
 */
CVShapeElement.prototype.renderGradientFill = function (data, item, groupTransform) {
  const { style, w: width, d: dashes, s, e, g } = item;
  const last = style.grd;
  const isCombined = g.o.length > 0 && !g._collapsable;
  // Without color stops, lottie-web creates an empty gradient.
  renderGradientFill.call(this, isCombined ? { t: data.t, g: { p: 0 } } : data, item, groupTransform);
  const isPoint = s.v[0] === e.v[0] && s.v[1] === e.v[1];
  if (style.grd !== last && (isCombined || isPoint)) {
    for (const [offset, ...color] of combineStops(g.c, g.o)) {
      if (isPoint) style.grd = `rgba(${color})`;
      else (style.grd as CanvasGradient).addColorStop(offset / 100, `rgba(${color})`);
    }
  }
  if (width) style.wi = width.v;
  if (dashes) Object.assign(style, { da: dashes.dashArray, do: dashes.dashoffset[0] });
};

/** Returns the fills and strokes of shapes from bottom to top. */
function paintOrder(items: readonly (ShapeItem | undefined)[]): ShapeStyle[] {
  return [...items].reverse().flatMap((item) => (item?.it ? paintOrder(item.it) : (item?.style ?? [])));
}

/*
 * Draws shape layers like lottie-web, but without an object for each curve, and without saving and restoring
 * the state of the context around each fill and stroke. In most files, drawing shape layers takes most of the
 * time.
 */

CVShapeElement.prototype.renderStyledShape = function (styledShape, shape) {
  if (!this._isFirstFrame && !shape._mdf && !styledShape.transforms._mdf) return;
  flattenPaths(shape.paths, styledShape.transforms.finalTransform, styledShape.trNodes);
};

CVShapeElement.prototype.drawLayer = function () {
  drawStyles(this.globalData.renderer, this.stylesList.filter(isPainted), 0, 1);
};

/**
 * Draws fills and strokes. Composites each translucent group as a whole, as in SVG. lottie-web itself would apply
 * the opacity to each fill and stroke.
 * @param depth the number of groups that contain all of the styles
 * @param groupOpacity the product of the opacities with which these groups are composited
 */
function drawStyles(
  renderer: CanvasRenderer,
  styles: readonly ShapeStyle[],
  depth: number,
  groupOpacity: number,
) {
  const opacityOf = (style: ShapeStyle | undefined) => style?.preTransforms.transforms[depth]?.transform.op;
  for (let at = 0, end = 0; at < styles.length; at = end) {
    const opacity = opacityOf(styles[at]);
    end = at + 1;
    while (opacity && opacityOf(styles[end]) === opacity) end += 1;
    const group = styles.slice(at, end);
    if (!opacity || group.length === 1) drawStyle(renderer.contextData, group[0] as ShapeStyle, groupOpacity);
    else if (opacity.v >= 1) drawStyles(renderer, group, depth + 1, groupOpacity);
    else
      renderer.drawTranslucent?.(group, opacity.v, () =>
        drawStyles(renderer, group, depth + 1, groupOpacity * opacity.v),
      );
  }
}

const isPainted = (style: ShapeStyle) =>
  style.data._shouldRender && style.coOp !== 0 && !(isStroke(style) && style.wi === 0);

const isStroke = ({ type }: ShapeStyle) => type === 'st' || type === 'gs';

/**
 * Writes transformed paths to a list of numbers. Per path: `[curves, closed ? 1 : 0, x, y, ...(c1x, c1y, c2x,
 * c2y, x, y)]`, with a first point, and for each curve two control points and an end.
 * @param nodes the list, whose previous contents are overwritten
 */
function flattenPaths({ shapes, _length: length }: ShapePaths, { props }: Matrix, nodes: PathNodes) {
  const { 0: a, 1: b, 4: c, 5: d, 12: e, 13: f } = props;
  let size = 0;
  // Don't destructure the point, because this would create an iterator for each point.
  const add = (point: ArrayLike<number>) => {
    const x = point[0] as number;
    const y = point[1] as number;
    nodes[size] = x * a + y * c + e;
    nodes[size + 1] = x * b + y * d + f;
    size += 2;
  };
  for (let index = 0; index < length; index += 1) {
    const path = shapes[index];
    if (!path?.v || !path._length) continue;
    const { v, o, i, c: isClosed, _length: points } = path;
    const curves = isClosed ? points : points - 1;
    nodes[size] = curves;
    nodes[size + 1] = isClosed ? 1 : 0;
    size += 2;
    add(v[0] as ArrayLike<number>);
    for (let from = 0; from < curves; from += 1) {
      const to = from + 1 === points ? 0 : from + 1;
      add(o[from] as ArrayLike<number>);
      add(i[to] as ArrayLike<number>);
      add(v[to] as ArrayLike<number>);
    }
  }
  nodes.length = size;
}

function drawStyle(contextData: CanvasRenderer['contextData'], style: ShapeStyle, groupOpacity: number) {
  const { nativeContext: context, cTr, stack, cArrPos } = contextData;
  const transform = compose(cTr.props, style.preTransforms.finalTransform.props);
  // The transform isn't restored afterwards, because lottie-web sets it again after each layer.
  context.setTransform(transform[0], transform[1], transform[4], transform[5], transform[12], transform[13]);
  const opacity = ((stack[cArrPos] as { opacity: number }).opacity * Math.max(style.coOp, 0)) / groupOpacity;
  if (contextData.currentOpacity !== opacity) contextData.currentOpacity = context.globalAlpha = opacity;
  context.beginPath();
  for (const { trNodes } of style.elements) trace(context, trNodes);
  if (!isStroke(style)) {
    apply(contextData, 'fillStyle', 'appliedFillStyle', style.type === 'fl' ? style.co : style.grd);
    context.fill(style.r);
    return;
  }
  apply(contextData, 'strokeStyle', 'appliedStrokeStyle', style.type === 'st' ? style.co : style.grd);
  apply(contextData, 'lineWidth', 'appliedLineWidth', style.wi);
  apply(contextData, 'lineCap', 'appliedLineCap', style.lc);
  apply(contextData, 'lineJoin', 'appliedLineJoin', style.lj);
  apply(contextData, 'miterLimit', 'appliedMiterLimit', style.ml || 0);
  if (style.da) {
    context.setLineDash(style.da);
    context.lineDashOffset = style.do ?? 0;
  }
  context.stroke();
  if (style.da) context.setLineDash([]);
}

/** Sets a style of the context if it isn't the one that was last applied. */
function apply<
  Style extends 'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineCap' | 'lineJoin' | 'miterLimit',
>(
  contextData: CanvasRenderer['contextData'],
  style: Style,
  applied: `applied${Capitalize<Style>}`,
  value: Context2D[Style] | undefined,
) {
  if (contextData[applied] === value) return;
  contextData[applied as `applied${string}`] = value;
  contextData.nativeContext[style] = value as Context2D[Style];
}

/** Adds flattened paths to the current path of the context. */
function trace(context: Context2D, nodes: PathNodes) {
  let at = 0;
  while (at < nodes.length) {
    const [curves = 0, isClosed] = [nodes[at], nodes[at + 1]];
    context.moveTo(nodes[at + 2] as number, nodes[at + 3] as number);
    at += 4;
    for (const end = at + 6 * curves; at < end; at += 6)
      context.bezierCurveTo(
        nodes[at] as number,
        nodes[at + 1] as number,
        nodes[at + 2] as number,
        nodes[at + 3] as number,
        nodes[at + 4] as number,
        nodes[at + 5] as number,
      );
    if (isClosed) context.closePath();
  }
}
