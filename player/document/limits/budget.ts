import type { Failure } from '../errors/failure';
import {
  MAX_ANCESTORS,
  MAX_ANIMATED_LETTERS,
  MAX_ASSETS,
  MAX_COMPOSITIONS,
  MAX_DASHES,
  MAX_FONTS,
  MAX_GLYPHS,
  MAX_GRADIENTS,
  MAX_GROUPS,
  MAX_KEYFRAMES,
  MAX_LETTERS,
  MAX_MASKS,
  MAX_MATTES,
  MAX_PAINTED_MASKS,
  MAX_POINTS,
  MAX_REPEATED_VALUES,
  MAX_SHAPES,
  REPEATER_BUDGET,
} from './limits';

/** What a file can use up, with the limits. The names are part of the error messages. */
const MOST = {
  'repeated values': MAX_REPEATED_VALUES,
  'images and compositions': MAX_ASSETS,
  glyphs: MAX_GLYPHS,
  fonts: MAX_FONTS,
  'levels of nested compositions': MAX_COMPOSITIONS,
  'levels of nested groups': MAX_GROUPS,
  'visible shapes': MAX_SHAPES,
  'visible points': MAX_POINTS,
  'letters of visible texts': MAX_LETTERS,
  'letters of animated texts, each counted once per animator': MAX_ANIMATED_LETTERS,
  'keyframes and points of animated paths': MAX_KEYFRAMES,
  'visible layers with parents, each counted once per ancestor': MAX_ANCESTORS,
  'visible masks': MAX_MASKS,
  'visible masks other than clip paths': MAX_PAINTED_MASKS,
  'visible mattes': MAX_MATTES,
  'visible gradients': MAX_GRADIENTS,
  'repeated shapes': REPEATER_BUDGET,
  dashes: MAX_DASHES,
} as const;

export type Resource = keyof typeof MOST;

/**
 * What a file can still use up. A rule that fills, copies or repeats spends before it does so, and what the renderer
 * will draw is spent before it starts.
 */
export type Budget = {
  /** @throws Failure `invalid` if less than `count` is left */
  spend(what: Resource, count: number): void;
  /** Spends if enough is left, and returns whether it is. Otherwise, the caller leaves out what it would add. */
  spendIfLeft(what: Resource, count: number): boolean;
};

export function createBudget(): Budget {
  const spent: Partial<Record<Resource, number>> = {};
  const sumOf = (what: Resource, count: number) => (spent[what] ?? 0) + count;
  const spendIfLeft: Budget['spendIfLeft'] = (what, count) => {
    const sum = sumOf(what, count);
    const isLeft = sum <= MOST[what];
    if (isLeft) spent[what] = sum;
    return isLeft;
  };
  return {
    spendIfLeft,
    spend(what, count) {
      if (!spendIfLeft(what, count)) checkCount(what, sumOf(what, count));
    },
  };
}

/** Checks a number that doesn't add up, such as a depth. @throws Failure `invalid` if it is above the limit */
export function checkCount(what: Resource, count: number) {
  const most = MOST[what];
  if (count > most) throw { code: 'invalid', reason: 'too much', what, count, most } satisfies Failure;
}

/** A value of 64 characters counts as two values. The limit then corresponds to the maximum size of a file. */
const SHIFT = 6;

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
    budget.spend('repeated values', parts.length);
    for (const [key, part] of parts) {
      if (typeof part === 'string') budget.spend('repeated values', part.length >> SHIFT);
      if (typeof part !== 'object' || part === null) continue;
      container[key] = Array.isArray(part) ? [...part] : { ...part };
      containers.push(container[key] as Record<string, unknown>);
    }
  }
  return root.value;
}
