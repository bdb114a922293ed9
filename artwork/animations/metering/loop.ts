import { range } from '../../geometry/range';
import { follow, keys, type Property, type Value } from '../lottie';

/** The duration of the loop in frames. Every movement repeats a whole number of times per loop. */
export const LOOP = 480;

/**
 * Returns the load, from 0 to 1.
 * @param part the position in the loop, from 0 to 1
 */
export function signal(part: number): number {
  const turn = 2 * Math.PI * part;
  const value =
    0.5 +
    0.2 * Math.sin(turn) +
    0.12 * Math.sin(3 * turn + 1) +
    0.08 * Math.sin(7 * turn + 2) +
    0.05 * Math.sin(11 * turn);
  return Math.min(1, Math.max(0, value));
}

/** Returns a property with the values of a periodic function over one loop. */
export const around = (value: (part: number) => Value, every = 8, tolerance = 0.3): Property =>
  follow((frame) => value(frame / LOOP), LOOP, { every, tolerance });

/**
 * Returns the opacity of a lamp that blinks `times` times per loop.
 * @param lit the fraction of each period in which the lamp is on
 */
export function blink(times: number, lit = 0.5, lag = 0): Property {
  const period = LOOP / times;
  const changes = range(times).flatMap((n) => [
    [Math.round(n * period + lag * period), 100, 'hold'] as const,
    [Math.round(n * period + (lag + lit) * period), 12, 'hold'] as const,
  ]);
  return keys(lag > 0 ? [[0, 12, 'hold'], ...changes] : changes);
}

/**
 * Returns a property for a dash pattern that moves at a constant speed. In one loop, the pattern moves by
 * `times` times its length, so the loop is seamless.
 */
export const stream = (pattern: number, times: number): Property =>
  keys([
    [0, 0],
    [LOOP, -pattern * times],
  ]);
