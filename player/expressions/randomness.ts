import { charge } from './meter';
import { add } from './operators';
import { randomOf, wanderAt } from './random';
import { isTrue, operandOf, toNumber, type Value } from './values';

const MAX_OCTAVES = 10;

/** 90 % of a normal distribution are within this number of standard deviations. */
const DEVIATIONS = 1.645;

/** Returns the range of `random()`, `random(high)` and `random(low, high)`. */
function rangeOf([first, second]: readonly Value[]): [Value, Value] {
  if (first === undefined) return [0, 1];
  return second === undefined ? [0, first] : [first, second];
}

/** Returns a number of a vector, or the number that is given instead of a vector. */
const partOf = (value: Value, dimension: number): number => {
  const operand = operandOf(value);
  return toNumber(Array.isArray(operand) ? (operand[dimension] ?? 0) : operand);
};

/**
 * The random functions of a property. Their numbers depend only on the property, the time and the number of the call, so
 * that a frame always looks the same.
 */
export class Randomness {
  private time = 0;
  private calls = 0;
  private offset = 0;
  private isTimeless = false;

  /** @param seed the seed of the property */
  constructor(private readonly seed: number) {}

  /** Starts a run of the expression. @param time in seconds */
  start(time: number) {
    this.time = time;
    this.calls = 0;
    this.offset = 0;
    this.isTimeless = false;
  }

  private next(dimension: number): number {
    return randomOf(this.seed, this.offset, this.isTimeless ? 0 : this.time, this.calls, dimension);
  }

  /** Returns a random number, or a vector if the range is given by vectors. */
  private draw(args: readonly Value[], one: (dimension: number) => number): Value {
    this.calls += 1;
    const [low, high] = rangeOf(args);
    const drawIn = (dimension: number) => {
      charge(4);
      const from = partOf(low, dimension);
      return from + (partOf(high, dimension) - from) * one(dimension);
    };
    const vector = [low, high].map(operandOf).find(Array.isArray);
    return vector ? vector.map((_item, dimension) => drawIn(dimension)) : drawIn(0);
  }

  random(args: readonly Value[]): Value {
    return this.draw(args, (dimension) => this.next(dimension));
  }

  gaussRandom(args: readonly Value[]): Value {
    return this.draw(args, (dimension) => {
      const radius = Math.sqrt(-2 * Math.log(1 - this.next(dimension)));
      const angle = 2 * Math.PI * this.next(-1 - dimension);
      return 0.5 + (radius * Math.cos(angle)) / (2 * DEVIATIONS);
    });
  }

  seedRandom([offset, timeless]: readonly Value[]) {
    this.offset = toNumber(offset) || 0;
    this.isTimeless = isTrue(timeless);
    this.calls = 0;
  }

  /**
   * Adds noise to a value.
   * @param args frequency (per second), amplitude, octaves, and the factor of the amplitude of each further octave
   * @param time in seconds
   */
  wiggle(value: Value, args: readonly Value[], time: number): Value {
    const [frequency, amplitude, octaves = 1, factor = 0.5] = args;
    const count = Math.min(Math.max(1, Math.floor(toNumber(octaves)) || 1), MAX_OCTAVES);
    const position = time * toNumber(frequency);
    const noiseIn = (dimension: number) => {
      charge(20 * count);
      let sum = 0;
      for (let octave = 0; octave < count; octave += 1) {
        const noise = wanderAt(position * 2 ** octave, this.seed, this.offset, octave, dimension);
        sum += toNumber(factor) ** octave * noise;
      }
      return partOf(amplitude, dimension) * sum;
    };
    const operand = operandOf(value);
    return Array.isArray(operand)
      ? operand.map((item, dimension) => add(item, noiseIn(dimension)))
      : add(operand, noiseIn(0));
  }
}
