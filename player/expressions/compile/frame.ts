import type { Value } from '../values';

/*
 * How compiled code runs. Each node of the syntax tree becomes a function that receives the frame of the running call.
 */

/** The names that an expression can use without declaring them. */
export type Scope = {
  /** Returns `undefined` if there is no such name. */
  find(name: string): { readonly value: Value } | undefined;
};

/** The variables of a running call. */
export type Frame = {
  readonly variables: (Value | Unset)[];
  readonly outer: Frame | null;
  readonly scope: Scope;
  /** The value of `this`. */
  readonly self: Value;
  /** What the call returns. */
  result: Value;
};

/** The value of a name that the expression assigns without declaring it, before it does so. */
export class Unset {}

export const UNSET = new Unset();

/** Evaluates an expression of the syntax tree. */
export type Evaluate = (frame: Frame) => Value;

/** Why a statement ends early. */
export type Completion = 'break' | 'continue' | 'return' | undefined;

/** Runs a statement. */
export type Execute = (frame: Frame) => Completion;

/** Assigns a value to a variable, a member or a pattern. */
export type Assign = (frame: Frame, value: Value) => void;
