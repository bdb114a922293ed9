import type { PathNodes, ShapeStyle } from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import type { Matrix } from '../lottie-internals';

/**
 * How far contents extend to the right and to the bottom, in pixels of a canvas. The other two edges aren't
 * needed, because a temporary canvas always starts at 0, 0: Skia rounds the points of a curve differently if
 * the whole curve is moved.
 */
export type Extent = { right: number; bottom: number };

type Transform = Matrix['props'];

/** The extent of contents whose bounds are unknown. */
export const UNBOUNDED: Extent = { right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };

/**
 * The widths and heights of temporary canvases are multiples of this, so that moving contents can reuse them.
 */
const SIZE_STEP = 64;

/** The miter limit of a canvas if the file has none. */
const DEFAULT_MITER_LIMIT = 10;

/**
 * Returns the size of a temporary canvas for contents, at most the size of the main canvas. No path may cross
 * an edge of the canvas that isn't an edge of the main canvas, because Skia would antialias the path
 * differently.
 */
export function canvasSize(
  extents: readonly Extent[],
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const cut = (length: number, available: number) => {
    const withAntialiasing = Math.max(length, 0) + 1;
    return Math.min(Math.ceil(withAntialiasing / SIZE_STEP) * SIZE_STEP, available);
  };
  return {
    width: cut(Math.max(...extents.map(({ right }) => right)), width),
    height: cut(Math.max(...extents.map(({ bottom }) => bottom)), height),
  };
}

/** Returns the 2D transform that applies `inner` first, and then `outer`. */
export const compose = (outer: Transform, inner: Transform): Transform => ({
  0: inner[0] * outer[0] + inner[1] * outer[4],
  1: inner[0] * outer[1] + inner[1] * outer[5],
  4: inner[4] * outer[0] + inner[5] * outer[4],
  5: inner[4] * outer[1] + inner[5] * outer[5],
  12: inner[12] * outer[0] + inner[13] * outer[4] + outer[12],
  13: inner[12] * outer[1] + inner[13] * outer[5] + outer[13],
});

/** @param points x and y alternately */
export function extentOfPoints(points: ArrayLike<number>, transform: Transform): Extent {
  const { 0: a, 1: b, 4: c, 5: d, 12: e, 13: f } = transform;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [points[at] as number, points[at + 1] as number];
    const [across, down] = [a * x + c * y + e, b * x + d * y + f];
    // These comparisons ignore coordinates that aren't numbers, as browsers do.
    if (across > right) right = across;
    if (down > bottom) bottom = down;
  }
  return { right, bottom };
}

/** Returns the extent of a box that starts at 0, 0. */
export const extentOfBox = (width: number, height: number, transform: Transform): Extent =>
  extentOfPoints([0, 0, width, 0, width, height, 0, height], transform);

/**
 * Returns the extent of a fill or a stroke.
 * @param transform the transform of the layer on the canvas
 */
export function extentOfStyle(style: ShapeStyle, transform: Transform): Extent {
  const whole = compose(transform, style.preTransforms.finalTransform.props);
  const points = style.elements.flatMap(({ trNodes }) => pointsOf(trNodes));
  const { right, bottom } = extentOfPoints(points, whole);
  const reach = strokeReach(style) * Math.hypot(whole[0], whole[1], whole[4], whole[5]);
  return { right: right + reach, bottom: bottom + reach };
}

/** Returns how far a stroke extends from its path. Returns 0 for a fill. */
function strokeReach({ wi = 0, lc, lj, ml }: ShapeStyle): number {
  const corner = lj === 'miter' ? Math.max(ml || DEFAULT_MITER_LIMIT, 1) : 1;
  return (wi / 2) * Math.max(corner, lc === 'square' ? Math.SQRT2 : 1);
}

/** Returns the points of flattened paths: x and y alternately. */
function pointsOf(nodes: PathNodes): number[] {
  const points: number[] = [];
  for (let at = 0; at < nodes.length; ) {
    const end = at + 4 + 6 * (nodes[at] as number);
    points.push(...nodes.slice(at + 2, end));
    at = end;
  }
  return points;
}
