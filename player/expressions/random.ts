/*
 * Random numbers that depend only on their seed, so that a frame always looks the same.
 */

/** Mixes the bits of a 32-bit integer (the finalizer of MurmurHash3). */
function mix(bits: number): number {
  let hash = bits ^ (bits >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

const GOLDEN = 0x9e3779b9;

/** Returns a 32-bit integer that depends on all given numbers. */
export function hash(...numbers: readonly number[]): number {
  let bits = GOLDEN;
  for (const number of numbers) {
    const whole = Math.floor(number);
    bits = mix(
      Math.imul(bits ^ whole, GOLDEN) ^ Math.round((number - whole) * 1e6) ^ Math.round(number / 2 ** 32),
    );
  }
  return bits;
}

/** Returns a number from 0 up to, but not including, 1. */
export const randomOf = (...seed: readonly number[]) => (hash(...seed) >>> 0) / 2 ** 32;

/** Eases from 0 to 1, without a change of direction or speed at the ends. */
const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);

const mixNumbers = (a: number, b: number, t: number) => a + (b - a) * t;

/** The directions of gradients: to the edges of a cube. */
const GRADIENTS: readonly (readonly [number, number, number])[] = [-1, 1].flatMap((a) =>
  [-1, 1].flatMap((b) => [[a, b, 0] as const, [a, 0, b] as const, [0, a, b] as const]),
);

/** Returns Perlin noise at a point: a smooth function with values from -1 to 1, which is 0 if all numbers are whole. */
export function noiseAt([x = 0, y = 0, z = 0]: readonly number[], seed = 0): number {
  const [left, top, front] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [x - left, y - top, z - front];
  const corner = (dx: number, dy: number, dz: number) => {
    const bits = hash(seed, left + dx, top + dy, front + dz) >>> 0;
    const [gx, gy, gz] = GRADIENTS[bits % GRADIENTS.length] ?? [0, 0, 0];
    return gx * (u - dx) + gy * (v - dy) + gz * (w - dz);
  };
  const edge = (dy: number, dz: number) => mixNumbers(corner(0, dy, dz), corner(1, dy, dz), fade(u));
  const face = (dz: number) => mixNumbers(edge(0, dz), edge(1, dz), fade(v));
  return mixNumbers(face(0), face(1), fade(w));
}

/**
 * Returns a number from -1 to 1 that changes smoothly with the time. At whole numbers, it is random.
 * @param seed equal seeds have equal numbers
 */
export function wanderAt(time: number, ...seed: readonly number[]): number {
  const before = Math.floor(time);
  const at = (step: number) => 2 * randomOf(...seed, step) - 1;
  return mixNumbers(at(before), at(before + 1), fade(time - before));
}
