import { follow, keys, type Property, type Value } from '../lottie';

/** The loop's length in frames. Whatever moves in it repeats a whole number of times. */
export const LOOP = 480;

/** A live load from 0 to 1 at a point of the loop (0 to 1, and round again). */
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

/** A property that follows something periodic once round the loop. */
export const around = (value: (part: number) => Value, every = 8, tolerance = 0.3): Property =>
  follow((frame) => value(frame / LOOP), LOOP, { every, tolerance });

/** A lamp that blinks `times` in the loop, a part of each time lit. */
export function blink(times: number, lit = 0.5, lag = 0): Property {
  const period = LOOP / times;
  const changes = Array.from({ length: times }, (_, n) => [
    [Math.round(n * period + lag * period), 100, 'hold'] as const,
    [Math.round(n * period + (lag + lit) * period), 12, 'hold'] as const,
  ]).flat();
  return keys(lag > 0 ? [[0, 12, 'hold'], ...changes] : changes);
}

/** An even flow of whole patterns, so that the end meets the beginning. */
export const stream = (pattern: number, times: number): Property =>
  keys([
    [0, 0],
    [LOOP, -pattern * times],
  ]);
