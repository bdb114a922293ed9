import { charge } from './meter';
import { operandOf, toNumber, type Value } from './values';

type Easing = (t: number) => number;

const cubic = (t: number, first: number, second: number) =>
  3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;

/** Returns the CSS easing `cubic-bezier(x1, y1, x2, y2)`. */
function cubicBezier(x1: number, y1: number, x2: number, y2: number): Easing {
  return (x) => {
    let [low, high] = [0, 1];
    // After 30 steps, the parameter is exact to nine digits.
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2;
      if (cubic(middle, x1, x2) < x) low = middle;
      else high = middle;
    }
    return cubic((low + high) / 2, y1, y2);
  };
}

/** The curves of After Effects, as lottie-web has measured them. */
export const EASINGS: Readonly<Record<string, Easing>> = {
  linear: (t) => t,
  ease: cubicBezier(0.33, 0, 0.667, 1),
  easeIn: cubicBezier(0.333, 0, 0.833, 0.833),
  easeOut: cubicBezier(0.167, 0.167, 0.667, 1),
};

/** Returns the value between two numbers or vectors. */
function between(from: Value, to: Value, t: number): Value {
  const [start, end] = [operandOf(from), operandOf(to)];
  if (!Array.isArray(start) || !Array.isArray(end))
    return toNumber(start) + (toNumber(end) - toNumber(start)) * t;
  charge(start.length);
  return start.map((item, index) => between(item, end[index], t));
}

/**
 * `linear(t, value1, value2)` or `linear(t, tMin, tMax, value1, value2)`, and the same for other easings: goes from
 * `value1` at `tMin` to `value2` at `tMax`, and stays there.
 */
export function interpolate(easing: Easing, [t, ...args]: Value[]): Value {
  charge(easing === EASINGS.linear ? 1 : 30);
  const isShort = args[2] === undefined;
  const [tMin, tMax] = isShort
    ? [0, 1]
    : args
        .slice(0, 2)
        .map(toNumber)
        .sort((a, b) => a - b);
  const [from, to] = isShort ? args : args.slice(2);
  const [start, end, at] = [tMin ?? 0, tMax ?? 0, toNumber(t)];
  if (at <= start) return copyOf(from);
  if (at >= end) return copyOf(to);
  return between(from, to, easing((at - start) / (end - start)));
}

function copyOf(value: Value): Value {
  const operand = operandOf(value);
  return Array.isArray(operand) ? [...operand] : operand;
}
