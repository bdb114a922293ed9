import { MAX_EXPRESSION_VALUE_LENGTH as MAX_LENGTH } from '../document/limits/limits';
import { charge, Stop } from './meter';

/*
 * The values of expressions. None of them gives access to an object of the page: numbers, strings and lists are
 * JavaScript's own, but their members are looked up in tables (members.ts), and everything else is a `SandboxObject`,
 * whose class decides what its members are.
 */

export type Primitive = undefined | null | boolean | number | string;

export type Value = Primitive | Value[] | SandboxObject;

/** The cost of an error, which records the call stack. */
const ERROR_STEPS = 60;

/** An error that an expression can catch. */
export class ExpressionError extends Error {
  constructor(message: string) {
    charge(ERROR_STEPS);
    super(message);
  }
}

/** What `throw` throws in an expression. */
export class Thrown extends Error {
  constructor(readonly value: Value) {
    charge(ERROR_STEPS);
    super(toText(value));
  }
}

export abstract class SandboxObject {
  /** Returns a member, `undefined` if there is none. */
  get(_name: string): Value {
    return undefined;
  }

  /** @throws ExpressionError if expressions can't change the object */
  set(name: string, _value: Value) {
    throw new ExpressionError(`${name} can't be changed`);
  }

  /** Returns the names of the members that `for (… in …)` visits. */
  keys(): string[] {
    return [];
  }

  /** @throws ExpressionError if the object isn't a function */
  call(_args: Value[], _self?: Value): Value {
    throw new ExpressionError('It calls something that is not a function');
  }

  /** Returns what operators work on instead of the object. */
  operand(): Primitive | Value[] {
    return '[object Object]';
  }

  /** The result of `typeof`. */
  readonly type: string = 'object';
}

/** An object that an expression creates, such as `{ x: 1 }`. */
export class Dictionary extends SandboxObject {
  readonly entries: Map<string, Value>;

  constructor(entries: Iterable<readonly [string, Value]> = []) {
    super();
    this.entries = new Map(entries);
  }

  override get(name: string) {
    return this.entries.get(name);
  }

  override set(name: string, value: Value) {
    charge(1);
    this.entries.set(name, value);
  }

  override keys() {
    return [...this.entries.keys()];
  }
}

/** A function of the language, or one that an expression defines. */
export class Callable extends SandboxObject {
  override readonly type = 'function';

  constructor(private readonly run: (args: Value[], self?: Value) => Value) {
    super();
  }

  override call(args: Value[], self?: Value) {
    return this.run(args, self);
  }

  override operand() {
    return 'function';
  }
}

/** Calls a value. @throws ExpressionError if it isn't a function */
export function callValue(value: Value, args: Value[], self?: Value): Value {
  charge(1);
  if (value instanceof SandboxObject) return value.call(args, self);
  throw new ExpressionError(`It calls ${nameOf(value)}, which is not a function`);
}

/** Replaces an object with what operators work on. */
export const operandOf = (value: Value): Primitive | Value[] =>
  value instanceof SandboxObject ? value.operand() : value;

export function toNumber(value: Value): number {
  if (typeof value === 'number') return value;
  const operand = operandOf(value);
  if (!Array.isArray(operand)) return Number(operand);
  return operand.length === 1 ? toNumber(operand[0]) : Number.NaN;
}

/** The depth of nested lists up to which they are converted to text. A list can contain itself. */
const MAX_TEXT_DEPTH = 10;

export function toText(value: Value, level = 0): string {
  const operand = operandOf(value);
  if (!Array.isArray(operand)) return String(operand);
  if (level > MAX_TEXT_DEPTH) return '';
  charge(operand.length);
  return limited(operand.map((item) => (item == null ? '' : toText(item, level + 1))).join());
}

/** Objects are true, except properties, which are true if their value is. */
export function isTrue(value: Value): boolean {
  const operand = operandOf(value);
  return Array.isArray(operand) || Boolean(operand);
}

export const nameOf = (value: Value) =>
  Array.isArray(value) ? 'a list' : value instanceof SandboxObject ? 'an object' : String(value);

/** @throws ExpressionError */
export function notFound(what: string, name: Value): never {
  throw new ExpressionError(`There is no ${what} ${toText(name)}`);
}

/** Checks the length of a string or list. @throws Stop if it is too long */
export function checkLength(length: number) {
  if (length > MAX_LENGTH) throw new Stop('makes something that is too long');
}

/** Charges for a string or list that has been created. @throws Stop if it is too long */
export function limited<Grown extends string | Value[]>(grown: Grown): Grown {
  checkLength(grown.length);
  charge(typeof grown === 'string' ? grown.length >> 4 : grown.length >> 1);
  return grown;
}
