import { MAX_EXPRESSION_DEPTH } from '../document/limits/limits';

/*
 * Counts what the running expression does. A step is about as much work as reading a variable. The state is global,
 * because expressions run to their end: an expression that reads the value of another one runs that one inside its own
 * run.
 */

/** Ends an expression that does too much. Expressions can't catch it. */
export class Stop extends Error {
  constructor(what: string) {
    super(`It ${what}`);
    this.name = 'Stop';
  }
}

/** Outside of expressions, nothing is counted. */
let left = Infinity;
let depth = 0;

/** @throws Stop if the running expression has fewer steps left */
export function charge(steps: number) {
  left -= steps;
  if (!(left >= 0)) {
    left = 0;
    throw new Stop('takes too long');
  }
}

/**
 * Runs something that uses about this much of the call stack, in stack frames. Without a limit, the stack could
 * overflow inside lottie-web, whose data would then be inconsistent.
 * @throws Stop if the stack is too deep
 */
export function nest<Result>(frames: number, run: () => Result): Result {
  if (depth + frames > MAX_EXPRESSION_DEPTH) throw new Stop('is nested too deeply');
  depth += frames;
  try {
    return run();
  } finally {
    depth -= frames;
  }
}

/**
 * Runs an expression with a number of steps of its own.
 * @param onEnd receives the number of steps that were used, also if the expression fails
 */
export function withSteps<Result>(steps: number, run: () => Result, onEnd: (used: number) => void): Result {
  const outer = left;
  left = steps;
  try {
    return run();
  } finally {
    onEnd(steps - left);
    left = outer;
  }
}
