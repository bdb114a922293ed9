import type { Failure } from '../errors/failure';
import { RESOURCE_LIMITS, type Resource } from './limits';

/**
 * What a file can still use up. A rule that fills, copies or repeats spends before it does so, and what the renderer
 * will draw is spent before it starts.
 */
export type Budget = {
  /**
   * Spends, and returns the sum that has been spent.
   * @throws Failure `invalid` if less than `count` is left
   */
  spend(what: Resource, count: number): number;
  /** Spends if enough is left, and returns whether it is. Otherwise, the caller leaves out what it would add. */
  spendIfLeft(what: Resource, count: number): boolean;
};

export function createBudget(): Budget {
  const spent: Partial<Record<Resource, number>> = {};
  const sumOf = (what: Resource, count: number) => (spent[what] ?? 0) + count;
  const spendIfLeft: Budget['spendIfLeft'] = (what, count) => {
    const sum = sumOf(what, count);
    const isLeft = sum <= RESOURCE_LIMITS[what];
    if (isLeft) spent[what] = sum;
    return isLeft;
  };
  return {
    spendIfLeft,
    spend(what, count) {
      if (!spendIfLeft(what, count)) checkCount(what, sumOf(what, count));
      return sumOf(what, 0);
    },
  };
}

/** Checks a number that doesn't add up, such as a depth. @throws Failure `invalid` if it is above the limit */
export function checkCount(what: Resource, count: number) {
  const most = RESOURCE_LIMITS[what];
  if (count > most) throw { code: 'invalid', reason: 'too much', what, count, most } satisfies Failure;
}

/**
 * Copies a value of a file, and spends each part of it before copying the part. The copies share their strings.
 * @throws Failure `invalid` if the budget is too small
 */
export function copy<Value>(value: Value, budget: Budget): Value {
  const root = { value };
  // Avoid recursion: a file can be nested more deeply than the call stack allows.
  const containers: Record<string, unknown>[] = [root];
  for (let container = containers.pop(); container; container = containers.pop()) {
    const parts = Object.entries(container);
    budget.spend('values', parts.length);
    for (const [key, part] of parts) {
      if (typeof part === 'string') budget.spend('bytes', part.length);
      if (typeof part !== 'object' || part === null) continue;
      container[key] = Array.isArray(part) ? [...part] : { ...part };
      containers.push(container[key] as Record<string, unknown>);
    }
  }
  return root.value;
}
