import { EVERYWHERE } from '../../../document/unbounded-rect';
import type { Context2D, PropertyFactory } from '../lottie-internals';

/** A mask of a layer, as the file has it. */
type Mask = { mode?: string; inv?: unknown; o?: object; x?: object };

/** A path at this moment: its vertices, and the handles by which curves leave and reach them. */
type Path = { readonly v: Point[]; readonly o: Point[]; readonly i: Point[]; readonly _length: number };

type Point = readonly [number, number];

/**
 * Leaves of a layer what it covers, at the transform at hand.
 * @param spare gives empty canvases, by number
 */
export type Cut = (context: Context2D, spare: (index: number) => Context2D) => void;

/** What can have masks, as lottie-web builds it. */
export type MaskedLayer = {
  readonly maskManager: {
    hasMasks: boolean;
    readonly masksProperties: readonly Mask[];
    readonly viewData: readonly { readonly v: Path }[];
  };
};

/** What each kind of mask does with those before it. One of another kind counts for nothing. */
const OPERATIONS: Record<string, GlobalCompositeOperation> = {
  a: 'source-over',
  l: 'source-over',
  s: 'destination-out',
  i: 'destination-in',
  d: 'destination-in',
  f: 'xor',
};

/** Modes that begin with nothing; others begin with everything. */
const BEGIN_EMPTY = 'alf';

/**
 * Takes the masks of a layer from lottie-web, which clips a canvas by all of them at once (airbnb/lottie-web#1221), and in a worker
 * without smoothing.
 * @returns cuts a layer to them; null where there are none
 */
export function takeMasks(layer: MaskedLayer, { getProp }: PropertyFactory): Cut | null {
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

  return (context, spare) => {
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
    const all = spare(0);
    if (!BEGIN_EMPTY.includes(first.mode)) all.fillRect(0, 0, all.canvas.width, all.canvas.height);
    for (const mask of masks) {
      const one = spare(1);
      one.save();
      one.setTransform(transform);
      paint(one, mask);
      one.restore();
      put(one, all, OPERATIONS[mask.mode], mask.opacity.v);
    }
    put(all, context, 'destination-in');
  };
}

/** Whether a path has a width and a height. Without, browsers may fill nothing, whatever that would do to what is there. */
function hasBox({ v, o, i, _length: length }: Path): boolean {
  return ([0, 1] as const).every((axis) =>
    [v, o, i].some((points) => points.some((point, index) => index < length && point[axis] !== v[0]?.[axis])),
  );
}

/** Draws what a mask covers. */
function paint(
  context: Context2D,
  { isInverted, expansion, path }: { isInverted: boolean; expansion: { v: number }; path: { v: Path } },
) {
  if (isInverted) {
    const { x, y, width, height } = EVERYWHERE;
    context.fillRect(x, y, width, height);
    context.globalCompositeOperation = 'destination-out';
  }
  trace(context, path.v);
  context.fill();
  if (!expansion.v) return;
  context.globalCompositeOperation = expansion.v > 0 === isInverted ? 'destination-out' : 'source-over';
  context.lineWidth = 2 * Math.abs(expansion.v);
  context.stroke();
}

function trace(context: Context2D, { v, o, i, _length: length }: Path) {
  context.beginPath();
  if (length === 0) return;
  context.moveTo(...(v[0] as Point));
  for (let from = 0; from < length; from += 1) {
    const to = (from + 1) % length;
    context.bezierCurveTo(...(o[from] as Point), ...(i[to] as Point), ...(v[to] as Point));
  }
  context.closePath();
}

/** Puts one canvas on another, pixel by pixel. */
function put(
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
