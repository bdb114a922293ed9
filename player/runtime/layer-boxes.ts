import type { Media } from '../core/model';
import { bezier, eased } from '../document/easing';
import { type Animation, asArray, asRecord, hasKeyframes, type Layer, LayerType } from '../document/lottie';
import { decodeSource } from '../document/read-source';
import { type Placement, type Transform, transformFor } from '../render/fit';
import type { Runtime } from './runtime';

/*
 * Finds layers in the picture that is on screen, and computes their boxes from the file.
 */

/** A matrix as in CSS: `[a, b, c, d, e, f]`. */
type Matrix = readonly [number, number, number, number, number, number];
export type Point = readonly [x: number, y: number];
export type Box = { left: number; top: number; right: number; bottom: number };

/**
 * A layer in its composition. `chain`: the layer and its parents. `outer`: the layer that shows the composition.
 */
export type Instance = {
  layer: Layer;
  chain: readonly Layer[];
  outer?: Instance | undefined;
};

/** An animation, and its layers from top to bottom. The layers of a composition precede the layer that shows it. */
type Picture = {
  animation: Animation;
  instances: readonly Instance[];
  /** The layers that paint, by their own names and the names of the compositions that contain them. */
  painting: ReadonlyMap<string, readonly Instance[]>;
};

/** The maximum number of layers that are searched, including nested ones. */
const MAX_LAYERS = 2000;

/** Returns a function that calls `read` only once for each object. */
function readOnce<Data extends object, Result>(read: (data: Data) => Result): (data: Data) => Result {
  const results = new WeakMap<Data, Result>();
  return (data) => {
    const result = results.get(data) ?? read(data);
    results.set(data, result);
    return result;
  };
}

/** Returns what is on screen. */
export const pictureOf = ({ model }: Runtime): Picture => readPicture(model.media.unpacked);

const readPicture = readOnce((unpacked: Media['unpacked']): Picture => {
  const animation: Animation = JSON.parse(decodeSource(unpacked));
  const instances = instancesOf(animation);
  const painting = groupByName(instances, (one) =>
    one.layer.ty === LayerType.composition ? [] : namesAround(one),
  );
  return { animation, instances, painting };
});

/** Returns the SVG of the animation; `null` in other renderers. */
export const svgOf = ({ renderer, model }: Runtime) =>
  model.media.renderer === 'svg' ? renderer?.container.shadowRoot?.querySelector('svg') : null;

function instancesOf({ layers, assets }: Animation): Instance[] {
  const compositions = new Map(asArray(assets).map((asset) => [asset?.id, asArray(asset?.layers)]));
  const found: Instance[] = [];
  let visited = 0;
  const visit = (siblings: readonly Layer[], outer?: Instance) => {
    for (const layer of siblings) {
      visited += 1;
      if (!layer || visited > MAX_LAYERS) continue;
      const instance = { layer, chain: chainOf(layer, siblings), outer };
      if (layer.ty === LayerType.composition) visit(compositions.get(layer.refId) ?? [], instance);
      found.push(instance);
    }
  };
  visit(asArray(layers));
  return found;
}

function chainOf(layer: Layer, siblings: readonly Layer[]): Layer[] {
  const chain: Layer[] = [];
  for (let next: Layer | undefined = layer; next && !chain.includes(next); ) {
    chain.push(next);
    const { parent }: Layer = next;
    next = parent === undefined ? undefined : siblings.find((one) => one?.ind === parent);
  }
  return chain;
}

/** Groups items by their names. */
export function groupByName<Item>(items: Iterable<Item>, namesOf: (item: Item) => readonly string[]) {
  const groups = new Map<string, Item[]>();
  for (const item of items)
    for (const name of new Set(namesOf(item))) groups.set(name, [...(groups.get(name) ?? []), item]);
  return groups;
}

const namesAround = (instance: Instance): string[] => [
  nameOf(instance),
  ...(instance.outer ? namesAround(instance.outer) : []),
];

export const nameOf = ({ layer }: Instance) => `${layer.nm ?? ''}`;

/** Updates the position, and returns the current frame of the file. */
export function currentFrame(runtime: Runtime): number {
  // During playback, the model contains the position of the last event.
  runtime.dispatch({ type: 'tick' });
  return frameOnScreen(runtime);
}

/** Returns the frame of the file that is on screen. */
export const frameOnScreen = ({ shownFrame, model }: Runtime): number =>
  // The renderer itself shows the first frame, and `shownFrame` is then `NaN`.
  shownFrame || model.media.offset + model.clock.frame;

/** Returns the place of an animation in its stage, without transforms of the page. */
export function placementOf(
  { offsetWidth, offsetHeight }: HTMLElement,
  { fit = 'contain', align }: Placement,
  animation: Animation,
): Transform {
  const box = { width: offsetWidth, height: offsetHeight };
  const size = { width: animation.w, height: animation.h };
  return transformFor({ fit, align }, size, box) as Transform;
}

/** Returns the place of a stage in the viewport. A CSS transform can scale the stage. */
export function stageIn(stage: HTMLElement): Transform {
  const { left: x, top: y, width, height } = stage.getBoundingClientRect();
  return { scaleX: width / stage.offsetWidth, scaleY: height / stage.offsetHeight, x, y };
}

/** Converts a point of what has been placed to a point around it. */
export const outward = ({ scaleX, scaleY, x, y }: Transform, [across, down]: Point): Point => [
  x + across * scaleX,
  y + down * scaleY,
];

/** Converts a point around what has been placed to a point of it. */
export const inward = ({ scaleX, scaleY, x, y }: Transform, [across, down]: Point): Point => [
  (across - x) / scaleX,
  (down - y) / scaleY,
];

/** Converts a point of the viewport to a point of the animation. */
export const pointIn = (
  stage: HTMLElement,
  placement: Placement,
  animation: Animation,
  clientX: number,
  clientY: number,
): Point => inward(placementOf(stage, placement, animation), inward(stageIn(stage), [clientX, clientY]));

/** Returns whether a point is inside the box of a layer, which is rotated with the layer. Edges count. */
export function isInside(instance: Instance, animation: Animation, frame: number, point: Point): boolean {
  const corners = cornersOf(instance, animation, frame);
  if (!corners) return false;
  const [[x, y], [x1, y1], , [x2, y2]] = corners;
  const area = (x1 - x) * (y2 - y) - (x2 - x) * (y1 - y);
  const across = ((point[0] - x) * (y2 - y) - (x2 - x) * (point[1] - y)) / area;
  const down = ((x1 - x) * (point[1] - y) - (point[0] - x) * (y1 - y)) / area;
  return across >= 0 && across <= 1 && down >= 0 && down <= 1;
}

/**
 * Returns the corners of a layer's box in the animation, clockwise from the top left; `null` if the layer isn't shown or
 * has no area.
 */
export function cornersOf(
  instance: Instance,
  animation: Animation,
  frame: number,
): readonly [Point, Point, Point, Point] | null {
  const { layer } = instance;
  const time = timeIn(instance, frame);
  const box = boxOf(layer, animation, time);
  if (time < Number(layer.ip) || time >= Number(layer.op) || !box) return null;
  const matrix = matrixOf(instance, frame);
  const { left, top, right, bottom } = box;
  const corners = [
    apply(matrix, [left, top]),
    apply(matrix, [right, top]),
    apply(matrix, [right, bottom]),
    apply(matrix, [left, bottom]),
  ] as const;
  const [a, b, c, d] = matrix;
  return Math.abs((a * d - b * c) * (right - left) * (bottom - top)) > 0 ? corners : null;
}

/** Returns whether a layer is visible in a frame, as far as it depends on times and opacity. */
export function isShown(instance: Instance, frame: number): boolean {
  const { layer, outer } = instance;
  const time = timeIn(instance, frame);
  const [opacity = 100] = valueAt(asRecord(layer.ks).o, time);
  const isTransparent = layer.hd || opacity <= 0;
  return (
    !isTransparent && time >= Number(layer.ip) && time < Number(layer.op) && (!outer || isShown(outer, frame))
  );
}

/** Converts a frame of the animation to the time in the composition of a layer. */
const timeIn = ({ outer }: Instance, frame: number): number =>
  outer ? (timeIn(outer, frame) - (outer.layer.st ?? 0)) / (outer.layer.sr || 1) : frame;

function matrixOf(instance: Instance, frame: number): Matrix {
  const { chain, outer } = instance;
  const time = timeIn(instance, frame);
  const matrix = chain
    .map(({ ks }) => transformAt(ks, time))
    .reduce((inner, parent) => multiply(parent, inner));
  return outer ? multiply(matrixOf(outer, frame), matrix) : matrix;
}

function transformAt(ks: unknown, time: number): Matrix {
  const { a, p, s, r, rz } = asRecord(ks);
  const [ax = 0, ay = 0] = valueAt(a, time);
  const { x, y } = asRecord(p);
  const [px = 0, py = 0] = x ? [...valueAt(x, time), ...valueAt(y, time)] : valueAt(p, time);
  const [sx = 100, sy = 100] = valueAt(s, time);
  const angle = ((valueAt(r ?? rz, time)[0] ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const linear: Matrix = [(cos * sx) / 100, (sin * sx) / 100, (-sin * sy) / 100, (cos * sy) / 100, px, py];
  return multiply(linear, [1, 0, 0, 1, -ax, -ay]);
}

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

const apply = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [a * x + c * y + e, b * x + d * y + f];

/** Returns the numbers of a property at a time. */
const valueAt = (property: unknown, time: number) => readProperty(asRecord(property))(time);

/** Returns a function that returns the numbers of a property at a time. */
const readProperty = readOnce(({ k }: Record<string, unknown>): ((time: number) => readonly number[]) => {
  if (!Array.isArray(k) || typeof k[0] !== 'object') {
    const numbers = [k].flat().map(Number);
    return () => numbers;
  }
  const keyframes = k.map((_, index) => readKeyframe(k, index));
  return (time) => (keyframes.findLast(({ t }) => t <= time) ?? keyframes[0])?.at(time) ?? [];
});

/** Returns the time of a keyframe, and a function that returns the numbers from there to the next keyframe. */
function readKeyframe(k: readonly Record<string, unknown>[], index: number) {
  const [from, to] = [asRecord(k[index]), asRecord(k[index + 1])];
  const t = Number(from.t);
  // In old files, the last keyframe has no value.
  const start = asArray(from.s ?? k[index - 1]?.e).map(Number);
  const end = asArray(from.e ?? to.s).map(Number);
  const length = Number(to.t) - t;
  // The tangents of a curved path.
  const [out, into] = [asArray(from.to), asArray(from.ti)];
  const at = (time: number) => {
    if (from.h || !(length > 0) || time <= t) return start.length > 0 ? start : end;
    const progress = eased(from, Math.min((time - t) / length, 1));
    return start.map((value, axis) => {
      const last = end[axis] ?? value;
      const [first, second] = [value + (out[axis] ?? 0), last + (into[axis] ?? 0)];
      return out.length > 0
        ? bezier(value, first, second, last, progress)
        : value + (last - value) * progress;
    });
  };
  return { t, at };
}

/** Returns what a layer covers, in its own coordinates. Texts have no box. */
function boxOf({ ty, sw, sh, w, h, refId, shapes }: Layer, { assets }: Animation, time: number): Box | null {
  const sized = (width: unknown, height: unknown) =>
    ({ left: 0, top: 0, right: Number(width), bottom: Number(height) }) satisfies Box;
  if (ty === LayerType.solid) return sized(sw, sh);
  if (ty === LayerType.composition) return sized(w, h);
  if (ty === LayerType.shape) return readShapes(asRecord(shapes))(time);
  if (ty !== LayerType.image) return null;
  const image = asRecord(asArray(assets).find((asset) => asset?.id === refId));
  return sized(image.w, image.h);
}

/** Returns a function that returns the box of shapes at a time. */
const readShapes = readOnce((shapes: object): ((time: number) => Box) => {
  const boxAt = (time: number) => boxAround(pointsOf(shapes, time));
  const still = hasKeyframes(shapes) ? null : boxAt(0);
  return (time) => still ?? boxAt(time);
});

/** Returns the smallest box that contains the points. If there are none, its sides are infinite. */
export function boxAround(points: readonly Point[]): Box {
  const least = (axis: 0 | 1) => points.reduce((low, point) => Math.min(low, point[axis]), Infinity);
  const most = (axis: 0 | 1) => points.reduce((high, point) => Math.max(high, point[axis]), -Infinity);
  return { left: least(0), right: most(0), top: least(1), bottom: most(1) };
}

/** Returns points around the shapes: the corners of rectangles and ellipses, and the points of paths. */
function pointsOf(shapes: unknown, time: number, depth = 0): Point[] {
  if (depth > 20) return [];
  return asArray(shapes).flatMap((shape): Point[] => {
    const { ty, it, p, s, or: outer, ks, hd } = asRecord(shape);
    if (hd) return [];
    if (ty === 'gr') {
      const matrix = transformAt(
        asArray(it).find((item) => item?.ty === 'tr'),
        time,
      );
      return pointsOf(it, time, depth + 1).map((point) => apply(matrix, point));
    }
    if (ty === 'sh') return pathPoints(ks, time);
    if (ty !== 'rc' && ty !== 'el' && ty !== 'sr') return [];
    const [x = 0, y = 0] = valueAt(p, time);
    const [width = 0, height = width] =
      ty === 'sr' ? valueAt(outer, time).map((radius) => 2 * radius) : valueAt(s, time);
    return [
      [x - width / 2, y - height / 2],
      [x + width / 2, y + height / 2],
    ];
  });
}

function pathPoints(ks: unknown, time: number): Point[] {
  const { k } = asRecord(ks);
  const path = Array.isArray(k) ? asArray(k.findLast(({ t }) => t <= time)?.s ?? k[0]?.s)[0] : k;
  return asArray(asRecord(path).v).map(([x, y]) => [Number(x), Number(y)]);
}
