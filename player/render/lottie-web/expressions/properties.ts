import shapePool from 'lottie-web/player/js/utils/pooling/shape_pool.js';
import { charge } from '../../../expressions/meter';
import type { Value } from '../../../expressions/values';
import type { Outline, Property, RawValue } from './elements';
import { currentMoment } from './moment';
import { PathValue } from './paths';

/*
 * Reads the values of properties at any time. The values don't depend on what was read before.
 */

/** Evaluates the expression of a property. */
export type Expression = { valueAt(time: number): Value };

/** The properties that lottie-web has built, by their data in the file. */
const built = new WeakMap<object, Property>();

const expressions = new WeakMap<Property, Expression>();

/** The properties whose expressions are running. Such an expression reads its own property without the expression. */
const running = new Set<Property>();

export const register = (data: object, property: Property) => built.set(data, property);

export const setExpression = (property: Property, expression: Expression) =>
  expressions.set(property, expression);

/** Returns the property that lottie-web has built for data of the file. */
export const propertyOf = (data: unknown): Property | undefined =>
  typeof data === 'object' && data !== null ? built.get(data) : undefined;

export const frameRateOf = ({ elem }: Property) => elem.globalData.frameRate;

/** Converts a value of lottie-web. */
export function toValue(raw: RawValue, factor = 1): Value {
  if (typeof raw === 'number') return raw / factor;
  if ('v' in raw) return new PathValue(raw);
  charge(raw.length);
  return Array.from(raw, (number) => number / factor);
}

const copyOutline = (outline: RawValue) => shapePool.clone(outline as Outline);

/** Returns the value without the expression. @param frame of the composition */
export function keyframedAt(property: Property, frame: number): Value {
  const { keyframes, offsetTime = 0, pv } = property;
  if (!keyframes) return toValue(pv);
  charge(8 + (keyframes.length >> 3));
  const cache = { lastIndex: 0, lastFrame: -999_999, _lastKeyframeIndex: -1 };
  if (!property.interpolateShape)
    return toValue(property.interpolateValue?.(frame - offsetTime, cache) ?? pv);
  const target = copyOutline(pv);
  property.interpolateShape(frame - offsetTime, target, cache);
  return toValue(target);
}

/** Returns the value at the time of the frame that is being rendered. */
function valueNow(property: Property): Value {
  if (property.k) property.getValue();
  const { v, pv, mult } = property;
  return expressions.has(property) ? toValue(v, mult || 1) : toValue(pv);
}

/** Returns the value. @param time in seconds; by default, the time at which the running expression reads values */
export function valueAt(property: Property, time?: number): Value {
  const moment = currentMoment();
  const seconds = time ?? moment.time;
  const isNow = moment.isNow && property.comp === moment.composition && seconds === moment.time;
  charge(2);
  if (running.has(property)) return keyframedAt(property, seconds * frameRateOf(property));
  if (isNow) return valueNow(property);
  return (
    expressions.get(property)?.valueAt(seconds) ?? keyframedAt(property, seconds * frameRateOf(property))
  );
}

/** Runs the expression of a property. Meanwhile, other expressions read the property without its expression. */
export function whileRunning<Result>(property: Property, run: () => Result): Result {
  const isOuter = !running.has(property);
  running.add(property);
  try {
    return run();
  } finally {
    if (isOuter) running.delete(property);
  }
}
