import type { PathNodes, ShapeStyle } from 'lottie-web/player/js/elements/canvasElements/CVShapeElement.js';
import type { Matrix } from '../internals';

/** A box that contains everything that is drawn, in canvas pixels. */
export type Bounds = { left: number; top: number; right: number; bottom: number };

type Transform = Matrix['props'];

/** The bounds of contents that might cover the whole canvas. */
export const UNBOUNDED: Bounds = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/**
 * The widths and heights of temporary canvases are rounded up to multiples of this number of pixels, so that
 * a canvas can often be reused when its contents move.
 */
const SIZE_STEP = 64;

/** The default miter limit of a canvas, which applies if the file has none. */
const DEFAULT_MITER_LIMIT = 10;

/** Returns the smallest bounds that contain all of the given bounds. */
export const unite = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});

/** Returns the bounds of the area that two bounds have in common. */
export const intersect = (one: Bounds, other: Bounds): Bounds => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

/**
 * Returns the size of a temporary canvas for contents with the given bounds: at most the size of the main
 * canvas. The temporary canvas has the same origin as the main canvas, because Skia rounds the points of a
 * curve differently if the whole curve is moved. It contains the contents completely, except where the main
 * canvas itself cuts them off, because Skia antialiases a path differently if an edge of the canvas cuts the
 * path.
 */
export function canvasSize(
  { right, bottom }: Bounds,
  { width, height }: { width: number; height: number },
): { width: number; height: number } {
  const cut = (length: number, available: number) => {
    const withAntialiasing = Math.max(length, 0) + 1;
    return Math.min(Math.ceil(withAntialiasing / SIZE_STEP) * SIZE_STEP, available);
  };
  return { width: cut(right, width), height: cut(bottom, height) };
}

/**
 * Returns the area of a canvas that contents with the given bounds can cover, in whole pixels. The area
 * contains at least one pixel, even if the contents are outside the canvas.
 */
export function coveredArea(
  { left, top, right, bottom }: Bounds,
  { width, height }: { width: number; height: number },
): { x: number; y: number; width: number; height: number } {
  const span = (from: number, to: number, available: number): [number, number] => {
    const start = Math.min(Math.max(Math.floor(from) - 1, 0), available - 1);
    return [start, Math.max(Math.min(Math.ceil(to) + 1, available) - start, 1)];
  };
  const [x, across] = span(left, right, width);
  const [y, down] = span(top, bottom, height);
  return { x, y, width: across, height: down };
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

/** Returns the bounds of transformed points. */
export function boundsOfPoints(points: Iterable<ArrayLike<number>>, transform: Transform): Bounds {
  const bounds = noBounds();
  for (const point of points) include(bounds, point[0] as number, point[1] as number, transform);
  return bounds;
}

/** Returns the bounds of a transformed box whose top left corner is the origin. */
export function boundsOfBox(width: number, height: number, transform: Transform): Bounds {
  const bounds = noBounds();
  for (const x of [0, width]) for (const y of [0, height]) include(bounds, x, y, transform);
  return bounds;
}

/**
 * Returns whether a transformed box contains the bounds and one pixel around them, which antialiasing can cover.
 * Before the transform, the top left corner of the box is at the origin.
 */
export function isInBox(
  { left, top, right, bottom }: Bounds,
  { w = 0, h = 0 }: { w?: number; h?: number },
  { 0: a, 1: b, 4: c, 5: d, 12: e, 13: f }: Transform,
): boolean {
  const determinant = a * d - b * c;
  return [left - 1 - e, right + 1 - e].every((x) =>
    [top - 1 - f, bottom + 1 - f].every((y) => {
      const across = (d * x - c * y) / determinant;
      const down = (a * y - b * x) / determinant;
      return across >= 0 && across <= w && down >= 0 && down <= h;
    }),
  );
}

/**
 * Returns the bounds of a fill or a stroke.
 * @param transform the transform of the layer on the canvas
 */
export function boundsOfStyle(style: ShapeStyle, transform: Transform): Bounds {
  const whole = compose(transform, style.preTransforms.finalTransform.props);
  const bounds = noBounds();
  for (const { trNodes } of style.elements) includePaths(bounds, trNodes, whole);
  const reach = strokeReach(style) * Math.hypot(whole[0], whole[1], whole[4], whole[5]);
  bounds.left -= reach;
  bounds.top -= reach;
  bounds.right += reach;
  bounds.bottom += reach;
  return bounds;
}

/** Returns how far a stroke extends from its path at most; 0 for a fill. */
function strokeReach({ wi = 0, lc, lj, ml }: ShapeStyle): number {
  const corner = lj === 'miter' ? Math.max(ml || DEFAULT_MITER_LIMIT, 1) : 1;
  return (wi / 2) * Math.max(corner, lc === 'square' ? Math.SQRT2 : 1);
}

/** Returns bounds that contain nothing. */
const noBounds = (): Bounds => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity });

/** Extends bounds, so that they contain the points of flattened paths. */
function includePaths(bounds: Bounds, nodes: PathNodes, transform: Transform) {
  for (let at = 0; at < nodes.length; ) {
    const end = at + 4 + 6 * (nodes[at] as number);
    for (let point = at + 2; point < end; point += 2)
      include(bounds, nodes[point] as number, nodes[point + 1] as number, transform);
    at = end;
  }
}

/** Extends bounds, so that they contain a point. Ignores coordinates that are `NaN`, as browsers do. */
function include(bounds: Bounds, x: number, y: number, transform: Transform) {
  const across = transform[0] * x + transform[4] * y + transform[12];
  const down = transform[1] * x + transform[5] * y + transform[13];
  if (across < bounds.left) bounds.left = across;
  if (across > bounds.right) bounds.right = across;
  if (down < bounds.top) bounds.top = down;
  if (down > bounds.bottom) bounds.bottom = down;
}
