import { noiseAt, randomOf, wanderAt } from './random';
import { Randomness } from './randomness';

const times = Array.from({ length: 1000 }, (_, index) => index / 10);

test('random numbers are spread over the range from 0 to 1, and depend on the whole seed', () => {
  const numbers = times.map((time) => randomOf(1, time));
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(mean).toBeCloseTo(0.5, 1);
  expect(new Set(numbers).size).toBe(times.length);
  expect(randomOf(1, 2)).toBe(randomOf(1, 2));
  expect(randomOf(1, 2)).not.toBe(randomOf(2, 1));
});

test('noise is smooth, between -1 and 1, and 0 at whole numbers', () => {
  for (const x of times) {
    expect(Math.abs(noiseAt([x, 0.3]))).toBeLessThanOrEqual(1);
    expect(Math.abs(noiseAt([x, 0.3]) - noiseAt([x + 1e-4, 0.3]))).toBeLessThan(1e-3);
    expect(noiseAt([Math.floor(x), 3])).toBeCloseTo(0);
  }
});

test('wanderAt changes smoothly between random numbers', () => {
  for (const x of times) expect(Math.abs(wanderAt(x, 1) - wanderAt(x + 1e-4, 1))).toBeLessThan(1e-3);
  expect(new Set(times.map((time) => wanderAt(Math.floor(time), 1))).size).toBe(100);
});

describe('Randomness', () => {
  const at = (time: number, seed = 1) => {
    const randomness = new Randomness(seed);
    randomness.start(time);
    return randomness;
  };

  test('the same run has the same numbers, and other times and properties have other numbers', () => {
    expect(at(1).random([])).toBe(at(1).random([]));
    expect(at(1).random([])).not.toBe(at(2).random([]));
    expect(at(1).random([])).not.toBe(at(1, 2).random([]));
  });

  test('after a timeless seedRandom, the numbers are the same at all times', () => {
    const seeded = (time: number, seed: number) => {
      const randomness = at(time);
      randomness.seedRandom([seed, true]);
      return randomness.random([]);
    };
    expect(seeded(1, 5)).toBe(seeded(2, 5));
    expect(seeded(1, 5)).not.toBe(seeded(1, 6));
  });

  test('the numbers are within their range, also for vectors', () => {
    expect(at(1).random([7, 8])).toBeGreaterThanOrEqual(7);
    expect(at(1).random([[1, 10]])).toEqual([expect.any(Number), expect.any(Number)]);
    const drawn = at(1);
    const numbers = times.map(() => Number(drawn.gaussRandom([0, 1])));
    const inside = numbers.filter((number) => number >= 0 && number <= 1).length;
    expect(inside / numbers.length).toBeCloseTo(0.9, 1);
  });

  test('wiggle adds at most the sum of the amplitudes of its octaves', () => {
    const largest = (octaves: number) =>
      times.reduce(
        (most, time) => Math.max(most, Math.abs(Number(at(time).wiggle(0, [3, 10, octaves], time)))),
        0,
      );
    expect(largest(1)).toBeGreaterThan(5);
    expect(largest(1)).toBeLessThanOrEqual(10);
    expect(largest(2)).toBeGreaterThan(10);
    expect(largest(2)).toBeLessThanOrEqual(15);
  });
});
