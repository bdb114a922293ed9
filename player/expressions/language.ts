import { hexToRgb, hslToRgb, rgbToHsl } from './colors';
import { EASINGS, interpolate } from './interpolation';
import { charge } from './meter';
import { add, divide, multiply, negate, remainder, subtract } from './operators';
import { noiseAt } from './random';
import {
  Callable,
  Dictionary,
  isTrue,
  limited,
  operandOf,
  SandboxObject,
  toNumber,
  toText,
  type Value,
} from './values';
import { clamp, cross, dot, length, lookAt, normalize, toDegrees, toRadians } from './vectors';

/*
 * The names that mean the same for every layer and at every time.
 */

type Operation = (a: Value, b: Value, c: Value) => Value;

const fromArguments = (run: Operation) => new Callable(([a, b, c]) => run(a, b, c));

const MATH_FUNCTIONS = [
  ...[
    'abs',
    'acos',
    'acosh',
    'asin',
    'asinh',
    'atan',
    'atan2',
    'atanh',
    'cbrt',
    'ceil',
    'cos',
    'cosh',
    'exp',
  ],
  ...[
    'expm1',
    'floor',
    'fround',
    'hypot',
    'log',
    'log10',
    'log1p',
    'log2',
    'max',
    'min',
    'pow',
    'round',
    'sign',
  ],
  ...['sin', 'sinh', 'sqrt', 'tan', 'tanh', 'trunc'],
] as const;

const MATH_CONSTANTS = ['E', 'LN10', 'LN2', 'LOG10E', 'LOG2E', 'PI', 'SQRT1_2', 'SQRT2'] as const;

/**
 * `Math`. Its functions also accept vectors where lottie-web's do.
 * @param random the function that returns a random number
 */
export function createMath(random: Callable): SandboxObject {
  const functions = MATH_FUNCTIONS.map((name) => {
    const compute = Math[name] as (...numbers: number[]) => number;
    const run = new Callable((args) => {
      charge(args.length);
      const [first] = args.map(operandOf);
      if (name === 'abs' && Array.isArray(first)) return first.map((item) => Math.abs(toNumber(item)));
      return compute(...args.map(toNumber));
    });
    return [name, run] as const;
  });
  const constants = MATH_CONSTANTS.map((name) => [name, Math[name]] as const);
  return new Members([...functions, ...constants, ['random', random]]);
}

/** An object that expressions can't change. */
class Members extends SandboxObject {
  private readonly members: ReadonlyMap<string, Value>;

  constructor(members: Iterable<readonly [string, Value]>) {
    super();
    this.members = new Map(members);
  }

  override get(name: string) {
    return this.members.get(name);
  }
}

/** A function that also has members, such as `Array.isArray`. */
class Constructor extends Members {
  override readonly type = 'function';

  constructor(
    private readonly run: (args: Value[]) => Value,
    members: Iterable<readonly [string, Value]> = [],
  ) {
    super(members);
  }

  override call(args: Value[]) {
    return this.run(args);
  }
}

function createArray(args: Value[]): Value {
  if (args.length !== 1 || typeof args[0] !== 'number') return args;
  const size = Math.floor(args[0]);
  return limited(Array.from({ length: Math.max(0, Math.min(size, 1e5)) }, () => undefined));
}

const isList = (value: Value) => Array.isArray(value) || Array.isArray(operandOf(value));

const keysOf = (value: Value) => (value instanceof SandboxObject ? value.keys() : []);

const OPERATIONS: Readonly<Record<string, Operation>> = {
  $bm_sum: add,
  $bm_sub: subtract,
  $bm_mul: multiply,
  $bm_div: divide,
  $bm_mod: remainder,
  $bm_neg: negate,
  $bm_isInstanceOfArray: isList,
  add,
  sum: add,
  sub: subtract,
  mul: multiply,
  div: divide,
  mod: remainder,
  clamp,
  length,
  normalize,
  dot,
  cross,
  lookAt,
  degreesToRadians: toRadians,
  degrees_to_radians: toRadians,
  radiansToDegrees: toDegrees,
  radians_to_degrees: toDegrees,
  rgbToHsl,
  hslToRgb,
  hexToRgb,
  noise(point) {
    charge(40);
    const operand = operandOf(point);
    return noiseAt(Array.isArray(operand) ? operand.slice(0, 3).map(toNumber) : [toNumber(operand)]);
  },
  parseInt: (text, base) => Number.parseInt(toText(text), base === undefined ? undefined : toNumber(base)),
  parseFloat: (text) => Number.parseFloat(toText(text)),
  isNaN: (value) => Number.isNaN(toNumber(value)),
  isFinite: (value) => Number.isFinite(toNumber(value)),
};

const operations = Object.entries(OPERATIONS).map(([name, run]) => [name, fromArguments(run)] as const);

const easings = Object.entries(EASINGS).map(
  ([name, easing]) => [name, new Callable((args) => interpolate(easing, args))] as const,
);

const asFunctions = (functions: Readonly<Record<string, Operation>>) =>
  Object.entries(functions).map(([name, run]) => [name, fromArguments(run)] as const);

/** The language's names, without those that depend on the layer, the property or the time. */
export const LANGUAGE: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...operations,
  ...easings,
  ['NaN', Number.NaN],
  ['Infinity', Infinity],
  ['String', new Constructor(([value = '']) => toText(value))],
  ['Boolean', new Constructor(([value]) => isTrue(value))],
  [
    'Number',
    new Constructor(
      ([value = 0]) => toNumber(value),
      asFunctions({ isFinite: Number.isFinite, isInteger: Number.isInteger, isNaN: Number.isNaN }),
    ),
  ],
  ['Array', new Constructor(createArray, asFunctions({ isArray: isList }))],
  [
    'Object',
    new Constructor(
      () => new Dictionary(),
      asFunctions({
        keys: keysOf,
        values: (value) =>
          keysOf(value).map((key) => (value instanceof SandboxObject ? value.get(key) : undefined)),
      }),
    ),
  ],
]);
