import easings, { type Easing } from 'lottie-web/player/js/3rd_party/BezierEaser.js';
import curves, { type MotionPath } from 'lottie-web/player/js/utils/bez.js';

/*
 * Finds the easing and the motion path of a keyframe without building a string. lottie-web builds a string of
 * all their numbers each time it evaluates a property, because it never fills its cache of each property
 * (`keyframesMetadata`).
 */

const { getBezierEasing } = easings;
const { buildBezierData } = curves;

const knownEasings = new Map<number, Map<number, Map<number, Map<number, Easing>>>>();

/** The motion paths, keyed by the outgoing tangent in the data of their keyframe. */
const motionPaths = new WeakMap<object, MotionPath>();

easings.getBezierEasing = (x1, y1, x2, y2) => {
  const byY1 = find(knownEasings, Number(x1), createMap<number, Map<number, Map<number, Easing>>>);
  const byX2 = find(byY1, Number(y1), createMap<number, Map<number, Easing>>);
  const byY2 = find(byX2, Number(x2), createMap<number, Easing>);
  return find(byY2, Number(y2), () => getBezierEasing(x1, y1, x2, y2));
};

curves.buildBezierData = (start, end, out, into) =>
  find(motionPaths, out, () => buildBezierData(start, end, out, into));

const createMap = <Key, Value>() => new Map<Key, Value>();

/** Returns a value of a map. Creates it if the map doesn't contain it. */
function find<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  create: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
