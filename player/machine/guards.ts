import { type MachineChange, spendWork } from './change';
import type { MachineGuard, MachineTransition } from './definition';
import { ELAPSED, inputKey } from './model';

const COMPARE = {
  Equal: (a: unknown, b: unknown) => a === b,
  NotEqual: (a: unknown, b: unknown) => a !== b,
  GreaterThan: (a: number, b: number) => a > b,
  GreaterThanOrEqual: (a: number, b: number) => a >= b,
  LessThan: (a: number, b: number) => a < b,
  LessThanOrEqual: (a: number, b: number) => a <= b,
};

const JS_TYPES = { Numeric: 'number', String: 'string', Boolean: 'boolean' } as const;

/**
 * Returns the transition that a state takes; `undefined` if there is none. The last transition without guards is taken
 * only if no other one matches. While an event is pending, transitions with guards match only if one of the guards is
 * for an event, and otherwise only if none is.
 */
export function pickTransition(change: MachineChange, state = ''): MachineTransition | undefined {
  let guardless: MachineTransition | undefined;
  for (const transition of change.machine.states.get(state)?.transitions ?? []) {
    const { guards } = transition;
    spendWork(change, 1 + (guards?.length ?? 0));
    if (!guards?.length) guardless = transition;
    else if (
      guards.some(({ type }) => type === 'Event') === (change.pending !== null) &&
      guards.every((guard) => holds(change, guard))
    )
      return transition;
  }
  return guardless;
}

function holds(change: MachineChange, guard: MachineGuard): boolean {
  if (guard.type === 'Event') return change.pending === guard.inputName;
  const { type, inputName, conditionType, compareTo } = guard;
  const jsType = JS_TYPES[type];
  const read = (name: string) =>
    type === 'Numeric' && name === ELAPSED ? change.elapsed : change.values.get(inputKey(jsType, name));
  const isReference = typeof compareTo === 'string' && (type !== 'String' || compareTo.startsWith('$'));
  const left = read(inputName);
  const right = isReference ? read(compareTo.replace(/^\$/, '')) : compareTo;
  const isOrdering = conditionType !== 'Equal' && conditionType !== 'NotEqual';
  if (typeof left !== jsType || typeof right !== jsType || (isOrdering && type !== 'Numeric')) return false;
  return COMPARE[conditionType](left as number, right as number);
}
