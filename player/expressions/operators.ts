import { charge } from './meter';
import {
  ExpressionError,
  isTrue,
  limited,
  nameOf,
  operandOf,
  SandboxObject,
  toNumber,
  toText,
  type Value,
} from './values';

/*
 * The operators. Those of After Effects also work on lists of numbers (vectors), and exporters replace them with the
 * functions `$bm_sum`, `$bm_mul` and so on. Here, the operators and these functions are the same.
 */

type Vector = readonly Value[];

function combine(a: Vector, b: Vector, join: (a: Value, b: Value) => Value): Value[] {
  const length = Math.max(a.length, b.length);
  charge(length);
  return Array.from({ length }, (_, index) =>
    index >= b.length ? a[index] : index >= a.length ? b[index] : join(a[index], b[index]),
  );
}

/** Replaces the first number of a vector. */
const withFirst = (vector: Vector, first: Value): Value[] => {
  charge(vector.length);
  return [first, ...vector.slice(1)];
};

/** Adds numbers, vectors or texts. A number is added to the first number of a vector. */
export function add(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return a + b;
  const [left, right] = [operandOf(a), operandOf(b)];
  if (typeof left === 'string' || typeof right === 'string') return limited(toText(left) + toText(right));
  if (Array.isArray(left))
    return Array.isArray(right) ? combine(left, right, add) : withFirst(left, add(left[0], right));
  if (Array.isArray(right)) return withFirst(right, add(left, right[0]));
  return Number(left) + Number(right);
}

/** Subtracts numbers or vectors. */
export function subtract(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [operandOf(a), operandOf(b)];
  if (Array.isArray(left))
    return Array.isArray(right) ? combine(left, right, subtract) : withFirst(left, subtract(left[0], right));
  if (Array.isArray(right)) return withFirst(right, subtract(left, right[0]));
  return Number(left) - Number(right);
}

/** Applies an operator to numbers, or to a vector and a number. */
function scale(a: Value, b: Value, compute: (a: number, b: number) => number): Value {
  const [left, right] = [operandOf(a), operandOf(b)];
  if (Array.isArray(left)) {
    charge(left.length);
    return Array.isArray(right) ? 0 : left.map((item) => compute(toNumber(item), Number(right)));
  }
  if (!Array.isArray(right)) return compute(Number(left), Number(right));
  charge(right.length);
  return right.map((item) => compute(Number(left), toNumber(item)));
}

export const multiply = (a: Value, b: Value): Value =>
  typeof a === 'number' && typeof b === 'number' ? a * b : scale(a, b, (x, y) => x * y);

export const divide = (a: Value, b: Value): Value =>
  typeof a === 'number' && typeof b === 'number' ? a / b : scale(a, b, (x, y) => x / y);

export const remainder = (a: Value, b: Value): Value =>
  typeof a === 'number' && typeof b === 'number' ? a % b : scale(a, b, (x, y) => x % y);

export function negate(value: Value): Value {
  if (typeof value === 'number') return -value;
  const operand = operandOf(value);
  if (!Array.isArray(operand)) return -Number(operand);
  charge(operand.length);
  return operand.map(negate);
}

/** A property equals its value. Lists and other objects equal only themselves. */
function identityOf(value: Value): Value {
  if (!(value instanceof SandboxObject)) return value;
  const operand = value.operand();
  return typeof operand === 'number' ? operand : value;
}

export const isSame = (a: Value, b: Value) => identityOf(a) === identityOf(b);

function isEqual(a: Value, b: Value): boolean {
  const [left, right] = [identityOf(a), identityOf(b)];
  if (left === right) return true;
  if (left == null || right == null) return left == null && right == null;
  const isObject = (value: Value) => typeof value === 'object';
  if (isObject(left) && isObject(right)) return false;
  const [one, other] = [left, right].map((value) => (isObject(value) ? toText(value) : value));
  if (typeof one === 'string' && typeof other === 'string') return one === other;
  return Number(one) === Number(other);
}

/** Compares two values as JavaScript does: texts by their characters, everything else as numbers. */
function compare(a: Value, b: Value, numbers: (a: number, b: number) => boolean): boolean {
  if (typeof a === 'number' && typeof b === 'number') return numbers(a, b);
  const [left, right] = [operandOf(a), operandOf(b)];
  if (typeof left !== 'string' || typeof right !== 'string') return numbers(toNumber(left), toNumber(right));
  return numbers(left < right ? -1 : left > right ? 1 : 0, 0);
}

/** Returns whether an object has a member of this name. */
function has(name: Value, object: Value): boolean {
  if (Array.isArray(object)) return toText(name) in object && /^\d+$/.test(toText(name));
  if (object instanceof SandboxObject) return object.get(toText(name)) !== undefined;
  throw new ExpressionError(`It uses "in" with ${nameOf(object)}`);
}

export const BINARY: ReadonlyMap<string, (a: Value, b: Value) => Value> = new Map<
  string,
  (a: Value, b: Value) => Value
>([
  ['+', add],
  ['-', subtract],
  ['*', multiply],
  ['/', divide],
  ['%', remainder],
  ['**', (a, b) => toNumber(a) ** toNumber(b)],
  ['==', isEqual],
  ['!=', (a, b) => !isEqual(a, b)],
  ['===', isSame],
  ['!==', (a, b) => !isSame(a, b)],
  ['<', (a, b) => compare(a, b, (x, y) => x < y)],
  ['<=', (a, b) => compare(a, b, (x, y) => x <= y)],
  ['>', (a, b) => compare(a, b, (x, y) => x > y)],
  ['>=', (a, b) => compare(a, b, (x, y) => x >= y)],
  ['&', (a, b) => toNumber(a) & toNumber(b)],
  ['|', (a, b) => toNumber(a) | toNumber(b)],
  ['^', (a, b) => toNumber(a) ^ toNumber(b)],
  ['<<', (a, b) => toNumber(a) << toNumber(b)],
  ['>>', (a, b) => toNumber(a) >> toNumber(b)],
  ['>>>', (a, b) => toNumber(a) >>> toNumber(b)],
  ['in', has],
  // The only constructor in an expression's scope is `Array`.
  ['instanceof', (a) => Array.isArray(a)],
]);

/** Returns the name of a value's type. */
export const typeOf = (value: Value): string => (value instanceof SandboxObject ? value.type : typeof value);

export const UNARY: ReadonlyMap<string, (value: Value) => Value> = new Map<string, (value: Value) => Value>([
  ['-', negate],
  ['+', toNumber],
  ['!', (value) => !isTrue(value)],
  ['~', (value) => ~toNumber(value)],
  ['typeof', typeOf],
  ['void', () => undefined],
]);
