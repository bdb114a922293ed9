import { asArray, asRecord } from '../lottie';

type Easing = { x?: unknown; y?: unknown };

type Keyframe = { t?: unknown; s?: unknown; e?: unknown; i?: Easing; o?: Easing };

/**
 * Returns the largest value of a property that multiplies a shape, such as a number of copies; at least 1.
 */
export const multiplierOf = (property: unknown) => Math.max(Math.ceil(maxAbsolute(property)), 1);

/**
 * Returns the largest absolute number that lottie-web reads from an animatable property (`k`) at any frame.
 * @returns `NaN` if a value is not a number; 0 if the property is missing, because lottie-web then uses a
 *   harmless default
 */
export function maxAbsolute(property: unknown): number {
  const { k, sid } = asRecord(property);
  if (!property || sid) return 0;
  const isAnimated = Array.isArray(k) && typeof k[0] === 'object';
  const values = isAnimated ? k.map(maxOfKeyframe) : [Math.abs(Number(k))];
  return [...values, largestExpressed(property)].reduce((a, b) => Math.max(a, b), 0);
}

/** Returns the largest absolute number of a property, or of its vectors, at any frame; 0 if the property is missing. */
export function largest(property: unknown): number {
  const { k } = asRecord(property);
  const isStill = Array.isArray(k) && typeof k[0] === 'number';
  return isStill
    ? k.reduce((most, value) => Math.max(most, Math.abs(value)), largestExpressed(property))
    : maxAbsolute(property);
}

/** Returns the largest absolute value that an expression can give a property (expression-limits.ts). */
export function largestExpressed(property: unknown): number {
  const { x, range } = asRecord(property);
  return typeof x === 'string'
    ? asArray(range).reduce((most, limit) => Math.max(most, Math.abs(limit)), 0)
    : 0;
}

function maxOfKeyframe(keyframe: Keyframe | null): number {
  const { t, s, e, i, o } = keyframe ?? {};
  const isTimed = [Number(t), ...numbersOf(i?.x, i?.y, o?.x, o?.y)].every(Number.isFinite);
  return isTimed ? Math.max(0, ...numbersOf(s, e).map(Math.abs)) : Number.NaN;
}

/**
 * Omits values that are `undefined`, and converts all others to numbers. The result for an empty list is
 * `NaN`, because lottie-web would read the missing first item of the list.
 */
function numbersOf(...values: unknown[]): number[] {
  return values
    .filter((value) => value !== undefined)
    .flatMap((value) => {
      if (!Array.isArray(value)) return Number(value);
      return value.length > 0 ? value.map(Number) : Number.NaN;
    });
}
