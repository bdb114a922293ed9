import { bezier, eased } from './easing';
import { type Animation, type Asset, asArray, asRecord, type Layer, LayerType } from './lottie';

/*
 * Makes a file that shows a tween: each property moves from its value in one picture to its value in a frame. As in
 * ThorVG, values move in a straight line, also if the file holds them or moves them along a curve. Layers are shown if
 * the tween starts while they are shown.
 */

type Keyframe = Readonly<Record<string, unknown>>;

/**
 * A picture: a frame, or a mixture of frames in the middle of a tween. A value is the sum of its values in these frames,
 * multiplied by their weights.
 */
export type Pose = Readonly<{
  /** The frame that determines which layers are shown, and what can't be mixed. */
  origin: number;
  /** The sum of all weights is 1. */
  weights: readonly (readonly [frame: number, weight: number])[];
}>;

export type Tween = Readonly<{
  from: Pose;
  to: number;
  /** The handles of the easing curve: x and y of the first handle, x and y of the second one. */
  easing: readonly number[];
}>;

/** The length of the file that shows a tween, in frames. */
export const TWEEN_FRAMES = 100;

/** The first frame of layers that aren't shown. It is after the end of the tween. */
const NEVER = 1000;

/** The maximum number of values in the file. A composition counts each time it is used. */
const MAX_VALUES = 500_000;

/** The number of straight lines by which lottie-web approximates the curve of a position. */
const CURVE_LINES = 150;

/** The time in frames between the two positions from which the direction of a layer on a path is computed. */
const STEP = 0.01;

export const poseAt = (frame: number): Pose => ({ origin: frame, weights: [[frame, 1]] });

/** Returns the picture in the middle of a tween. @param progress the share of the time that has passed */
export function poseDuring({ from, to, easing }: Tween, progress: number): Pose {
  const share = eased(handlesOf(easing), progress);
  const weights = new Map(from.weights.map(([frame, weight]) => [frame, weight * (1 - share)]));
  weights.set(to, (weights.get(to) ?? 0) + share);
  return { origin: from.origin, weights: [...weights] };
}

const isAnimated = (property: unknown): property is { k: Keyframe[] } =>
  typeof asArray(asRecord(property).k)[0] === 'object';

const numberAt = (property: unknown, time: number) => Number(valueAt(property, time)[0]);

const handlesOf = ([x1 = 0, y1 = 0, x2 = 1, y2 = 1]: readonly number[]) => ({
  o: { x: x1, y: y1 },
  i: { x: x2, y: y2 },
});

/**
 * Returns a copy of a file that shows a tween from the frame 0 to the frame `TWEEN_FRAMES`. Slots must be filled, and
 * expressions have no effect on the values.
 * @throws RangeError if the copy would be too large
 */
export function tweenAnimation(animation: Animation, tween: Tween): Animation {
  const compositions = new Map(
    asArray(animation.assets)
      .filter((asset) => asset?.layers)
      .map((asset) => [asset.id, asset as Asset] as const)
      .reverse(),
  );
  /** Each use of a composition has times of its own, and so a copy of its own. */
  const copies: Asset[] = [];
  let values = 0;

  function copyOf(value: unknown, current: Tween): unknown {
    values += 1;
    if (values > MAX_VALUES) throw new RangeError();
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => copyOf(item, current));
    if (isAnimated(value)) return tweenProperty(value, current);
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item, current)]));
  }

  function tweenLayer(layer: Layer | null, current: Tween): Layer | null {
    if (!layer) return null;
    const { tm, ...timeless } = layer;
    const { origin } = current.from;
    const isShown = origin >= Number(layer.ip) && origin < Number(layer.op);
    const copy = copyOf(timeless, current) as Layer;
    const times = { ip: isShown ? 0 : NEVER, op: NEVER + 1, st: 0, sr: 1 };
    const composition = isShown && layer.ty === LayerType.composition && compositions.get(layer.refId);
    return {
      ...copy,
      ...times,
      ...(layer.ao ? { ao: 0, ks: { ...copy.ks, r: tweenDirection(layer, current) } } : {}),
      ...(composition ? { refId: addCopy(composition, timesIn(layer, current, animation.fr)) } : {}),
    };
  }

  function addCopy(composition: Asset, current: Tween): string {
    const id = `tween ${copies.length}`;
    const copy: Asset = { ...composition, id };
    copies.push(copy);
    copy.layers = tweenLayers(composition.layers, current);
    return id;
  }

  const tweenLayers = (layers: unknown, current: Tween) =>
    asArray(layers).map((layer) => tweenLayer(layer, current) as Layer);

  const layers = tweenLayers(animation.layers, tween);
  return {
    ...animation,
    ip: 0,
    op: TWEEN_FRAMES + 1,
    layers,
    assets: [...asArray(animation.assets), ...copies],
  };
}

/** Converts the times of a tween to the times in a composition. */
function timesIn({ tm, st = 0, sr, op }: Layer, { from, to, easing }: Tween, frameRate: number): Tween {
  const timeIn = (time: number) => {
    if (!tm) return (time - st) / (sr || 1);
    const remapped = numberAt(tm, time) * frameRate;
    // As in lottie-web, the end of the layer shows its last frame.
    return remapped === op ? remapped - 1 : remapped;
  };
  const weights = from.weights.map(([frame, weight]) => [timeIn(frame), weight] as const);
  return { from: { origin: timeIn(from.origin), weights }, to: timeIn(to), easing };
}

/** Returns the rotation of a layer that turns along its path. */
function tweenDirection({ ks }: Layer, tween: Tween): unknown {
  const { p, r } = asRecord(ks);
  const { x, y } = asRecord(p);
  const positionAt = (time: number) =>
    x ? [numberAt(x, time), numberAt(y, time)] : valueAt(p, time).map(Number);
  const times = [p, x, y].flatMap((property) =>
    isAnimated(property) ? property.k.map(({ t }) => Number(t)) : [],
  );
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const directionAt = (time: number) => {
    const after = Math.min(Math.max(time, first + STEP), last);
    const [x1 = 0, y1 = 0] = positionAt(after - STEP);
    const [x2 = 0, y2 = 0] = positionAt(after);
    return (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  };
  return tweenProperty({ k: 0 }, tween, (time) => [
    (numberAt(r, time) || 0) + (times.length > 0 ? directionAt(time) : 0),
  ]);
}

/** Returns a property that moves from the first value of a property to the last one, or stays if these can't be mixed. */
function tweenProperty(
  property: { k: unknown },
  { from, to, easing }: Tween,
  valueIn = (time: number): unknown[] => valueAt(property, time),
) {
  const held = heldKeyframe(property, from.origin);
  if (held) return { ...property, k: [{ ...held, t: 0 }] };
  const start = mix(from.weights.map(([time, weight]) => [valueIn(time), weight])) ?? valueIn(from.origin);
  const end = valueIn(to);
  const isMoving = canMix(start, end) && JSON.stringify(start) !== JSON.stringify(end);
  const keyframes = [
    { t: 0, s: start, e: end, ...handlesOf(easing) },
    { t: TWEEN_FRAMES, s: end },
  ];
  const [only, ...others] = asArray(start);
  return { ...property, a: Number(isMoving), k: isMoving ? keyframes : others.length > 0 ? start : only };
}

/** Returns the keyframe of a text, whose value is an object, at a time; `undefined` for other properties. */
function heldKeyframe({ k }: { k: unknown }, time: number): Keyframe | undefined {
  const keyframes: Keyframe[] = asArray(k).filter(
    (one) => asRecord(one?.s) === one?.s && !Array.isArray(one.s),
  );
  return keyframes.findLast(({ t }) => Number(t) <= time) ?? keyframes[0];
}

/** Returns the value of a property at a time: a list of numbers, or a list with one path. */
function valueAt(property: unknown, time: number): unknown[] {
  if (!isAnimated(property)) return [asRecord(property).k].flat();
  const { k } = property;
  const index = Math.max(
    k.findLastIndex(({ t }) => Number(t) <= time),
    0,
  );
  const [from, to] = [asRecord(k[index]), asRecord(k[index + 1])];
  // In old files, the last keyframe has no value.
  const start = asArray(from.s ?? k[index - 1]?.e);
  const end = asArray(from.e ?? to.s);
  const length = Number(to.t) - Number(from.t);
  if (from.h || !(length > 0) || time <= Number(from.t)) return start.length > 0 ? start : end;
  return valueBetween(start, end, from, Math.min((time - Number(from.t)) / length, 1));
}

function valueBetween(start: unknown[], end: unknown[], from: Keyframe, progress: number): unknown[] {
  if (asArray(from.to).length > 0)
    return pointOnCurve(from, start.map(Number), end.map(Number), eased(from, progress));
  return start.map((value, axis) => {
    const share = eased({ i: handleFor(from.i, axis), o: handleFor(from.o, axis) }, progress);
    const parts = [
      [value, 1 - share],
      [end[axis], share],
    ] as const;
    return mix(parts) ?? value;
  });
}

/** Returns the handle of a dimension. Dimensions can have a common handle. */
function handleFor(handle: unknown, axis: number) {
  const { x, y } = asRecord(handle);
  const [xs, ys] = [[x].flat(), [y].flat()];
  return handle && { x: xs[axis] ?? xs[0], y: ys[axis] ?? ys[0] };
}

/** Returns the point of a curve after a share of its length. */
function pointOnCurve(
  { to, ti }: Keyframe,
  start: readonly number[],
  end: readonly number[],
  share: number,
): number[] {
  const [out, into] = [asArray(to), asArray(ti)];
  const pointAt = (t: number) =>
    start.map((value, axis) => {
      const last = end[axis] ?? value;
      return bezier(value, value + (out[axis] ?? 0), last + (into[axis] ?? 0), last, t);
    });
  const points = Array.from({ length: CURVE_LINES + 1 }, (_, index) => pointAt(index / CURVE_LINES));
  let length = 0;
  const lengths = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    length += Math.hypot(...point.map((value, axis) => value - (before[axis] ?? value)));
    return length;
  });
  const index = lengths.findIndex((reached) => reached >= share * length);
  if (index <= 0) return pointAt(index < 0 ? 1 : 0);
  const [before = 0, after = 0] = [lengths[index - 1], lengths[index]];
  return pointAt((index - 1 + (share * length - before) / (after - before)) / CURVE_LINES);
}

const canMix = (one: unknown, other: unknown) =>
  mix([
    [one, 0.5],
    [other, 0.5],
  ]) !== undefined;

/**
 * Returns the weighted sum of numbers, or of lists or objects that contain them.
 * @returns `undefined` if the values differ in anything else than numbers
 */
function mix(parts: readonly (readonly [value: unknown, weight: number])[]): unknown {
  const values = parts.map(([value]) => value);
  const [first] = values;
  if (values.every((value) => value === first)) return first;
  if (values.every((value) => typeof value === 'number'))
    return parts.reduce((sum, [value, weight]) => sum + Number(value) * weight, 0);
  if (values.some((value) => typeof value !== 'object' || value === null)) return undefined;
  if (new Set(values.map((value) => Array.isArray(value) && value.length)).size > 1) return undefined;
  const entries = Object.keys(first as object).map(
    (key) => [key, mix(parts.map(([value, weight]) => [asRecord(value)[key], weight]))] as const,
  );
  if (entries.some(([, value]) => value === undefined)) return undefined;
  return Array.isArray(first) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
