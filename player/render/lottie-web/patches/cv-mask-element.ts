import { UNBOUNDED_RECT } from '../../fit';
import { type Bounds, boundsOfPoints, UNBOUNDED } from '../canvas/canvas-bounds';
import type { Context2D, Matrix, PropertyFactory } from '../internals';

/** A mask in the file. */
type Mask = { mode?: string; inv?: unknown; o?: object; x?: object };

/** The path in the current frame: its vertices, and their outgoing and incoming control points. */
type Path = { readonly v: Point[]; readonly o: Point[]; readonly i: Point[]; readonly _length: number };

type Point = readonly [number, number];

/** Lends empty canvases with the size of the clipped canvas. */
type Canvases = { lendCanvas(): Context2D; giveBack(context: Context2D): void };

/** Clips the contents of a canvas, using the current transform of its context. */
export type Clip = (context: Context2D, canvases: Canvases) => void;

/** A layer with masks that lottie-web has built. */
export type MaskedLayer = {
  readonly maskManager: {
    hasMasks: boolean;
    readonly masksProperties: readonly Mask[];
    readonly viewData: readonly { readonly v: Path }[];
  };
};

/**
 * How an opaque mask of each mode is combined with the previous masks. Other modes are ignored. `combine` has
 * the steps for translucent masks with the modes lighten and darken.
 */
const OPERATIONS: Record<string, GlobalCompositeOperation> = {
  a: 'source-over',
  l: 'source-over',
  s: 'destination-out',
  i: 'destination-in',
  d: 'destination-in',
  f: 'xor',
};

/**
 * The modes in which the first mask adds to an empty area. In other modes, it changes a completely filled
 * area.
 */
const STARTS_EMPTY = 'alf';

/**
 * Replaces lottie-web's masks, which are combined incorrectly on a canvas (https://github.com/airbnb/lottie-web/issues/1221) and aren't
 * antialiased in a worker.
 * @returns a function that clips the layer to its masks, and a function that returns the bounds of the paths
 *   of the masks; `null` if the layer has no masks
 */
export function takeMasks(
  layer: MaskedLayer,
  { getProp }: PropertyFactory,
): { clip: Clip; bounds(transform: Matrix['props']): Bounds[] } | null {
  const { maskManager } = layer;
  if (!maskManager.hasMasks) return null;
  maskManager.hasMasks = false;
  const masks = maskManager.masksProperties
    .map(({ mode = 'a', inv, o, x }, index) => ({
      mode,
      isInverted: Boolean(inv),
      opacity: getProp(layer, o ?? { a: 0, k: 100 }, 0, 0.01, layer),
      expansion: getProp(layer, x ?? { a: 0, k: 0 }, 0, 1, layer),
      path: maskManager.viewData[index] as { readonly v: Path },
    }))
    .filter(({ mode }) => OPERATIONS[mode]);
  const [first] = masks;

  const clip: Clip = (context, { lendCanvas, giveBack }) => {
    if (!first) return;
    Object.assign(context, { globalAlpha: 1, fillStyle: '#000' });
    const { isInverted, opacity, expansion, path } = first;
    const isPlain = masks.length === 1 && !isInverted && opacity.v === 1 && !expansion.v && hasBox(path.v);
    if (isPlain && OPERATIONS[first.mode] !== 'xor') {
      context.globalCompositeOperation = first.mode === 's' ? 'destination-out' : 'destination-in';
      trace(context, path.v);
      context.fill();
      return;
    }
    const transform = context.getTransform();
    const all = lendCanvas();
    if (!STARTS_EMPTY.includes(first.mode)) fill(all, 'source-over');
    for (const mask of masks) {
      const one = lendCanvas();
      one.save();
      one.setTransform(transform);
      paint(one, mask);
      one.restore();
      combine(one, all, mask.mode, mask.opacity.v);
      giveBack(one);
    }
    composite(all, context, 'destination-in');
    giveBack(all);
  };

  return {
    clip,
    bounds: (transform) =>
      masks.map(({ isInverted, expansion, path }) =>
        isInverted || expansion.v ? UNBOUNDED : boundsOfPath(path.v, transform),
      ),
  };
}

const boundsOfPath = ({ v, o, i, _length: length }: Path, transform: Matrix['props']) =>
  boundsOfPoints(
    [v, o, i].flatMap((points) => points.slice(0, length)),
    transform,
  );

/**
 * Returns whether a path has a width and a height. If not, browsers might skip both the fill and its
 * composite operation.
 */
function hasBox({ v, o, i, _length: length }: Path): boolean {
  return ([0, 1] as const).every((axis) =>
    [v, o, i].some((points) => points.some((point, index) => index < length && point[axis] !== v[0]?.[axis])),
  );
}

/** Draws the area of a mask. */
function paint(
  context: Context2D,
  { isInverted, expansion, path }: { isInverted: boolean; expansion: { v: number }; path: { v: Path } },
) {
  if (isInverted) {
    const { x, y, width, height } = UNBOUNDED_RECT;
    context.fillRect(x, y, width, height);
    context.globalCompositeOperation = 'destination-out';
  }
  trace(context, path.v);
  context.fill();
  if (!expansion.v) return;
  context.globalCompositeOperation = expansion.v > 0 === isInverted ? 'destination-out' : 'source-over';
  context.lineWidth = 2 * Math.abs(expansion.v);
  context.stroke();
  // A wide stroke around a closed curve leaves a hole in the middle, but not the stroke of a single segment.
  trace(context, path.v, true);
}

/** @param isStroked whether to stroke each segment separately */
function trace(context: Context2D, { v, o, i, _length: length }: Path, isStroked?: boolean) {
  context.beginPath();
  if (length === 0) return;
  context.moveTo(...(v[0] as Point));
  for (let from = 0; from < length; from += 1) {
    const to = (from + 1) % length;
    context.bezierCurveTo(...(o[from] as Point), ...(i[to] as Point), ...(v[to] as Point));
    if (!isStroked) continue;
    context.stroke();
    context.beginPath();
    context.moveTo(...(v[to] as Point));
  }
  context.closePath();
}

/**
 * Combines the area of a mask with the previous masks. Composite operations can't compute a maximum or a
 * minimum, but inverting before and after `lighter`, which adds up to 1, subtracts down to 0: the maximum of
 * a and b is (a − b) + b, and the minimum is the inverse of the maximum of the inverses.
 */
function combine(one: Context2D, all: Context2D, mode: string, opacity: number) {
  if (opacity === 1 || !'ld'.includes(mode)) return composite(one, all, OPERATIONS[mode], opacity);
  fill(one, 'destination-in', opacity);
  fill(mode === 'd' ? one : all, 'xor');
  composite(one, all, 'lighter');
  fill(all, 'xor');
  composite(one, all, 'lighter');
  if (mode === 'd') fill(all, 'xor');
}

/** Fills a canvas that has no transform. The operation `xor` inverts its opacity. */
function fill(context: Context2D, operation: GlobalCompositeOperation, opacity = 1) {
  context.save();
  Object.assign(context, { globalAlpha: opacity, globalCompositeOperation: operation });
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.restore();
}

/** Draws one canvas onto another without a transform. */
function composite(
  from: Context2D,
  context: Context2D,
  operation: GlobalCompositeOperation | undefined,
  opacity = 1,
) {
  context.save();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = opacity;
  if (operation) context.globalCompositeOperation = operation;
  context.drawImage(from.canvas, 0, 0);
  context.restore();
}
