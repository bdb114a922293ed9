import type { PlayerMachineEvent, PlayerMachineValue } from '../types';
import type { MachineTransition, TweenedTransition } from './definition';
import { ELAPSED, inputKey, type MachineEffect, type MachineModel } from './model';

/**
 * The work after which a step ends with an error: the number of transitions, guards and actions that it reads.
 * A definition can be so large that a step would block the page.
 */
const MAX_WORK = 4000;

/** Thrown by a step that would never end, or that takes too long. */
export const ENDLESS = Symbol('endless');

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** A step in progress: a mutable copy of the model, and the effects that the step has added so far. */
export type MachineChange = Writable<Omit<MachineModel, 'values'>> & {
  values: Map<string, PlayerMachineValue>;
  readonly effects: MachineEffect[];
  /** The names of the markers in the animation. */
  readonly segments: ReadonlySet<string>;
  /** Whether the user has pressed the animation in this step. */
  readonly isPressed: boolean;
  /** Whether an entry action or an exit action has written an input. */
  hasWritten: boolean;
  work: number;
};

/** @throws ENDLESS */
export function spendWork(change: MachineChange, amount = 1) {
  change.work += amount;
  if (change.work > MAX_WORK) throw ENDLESS;
}

export const report = ({ effects }: MachineChange, event: PlayerMachineEvent) =>
  effects.push({ type: 'event', event });

/** Returns the value of a number, or of the input that a string names after `$`. */
export function numberFrom(change: MachineChange, value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (value === ELAPSED) return change.elapsed;
  const isReference = typeof value === 'string' && value.startsWith('$');
  return isReference ? (change.values.get(inputKey('number', value.slice(1))) as number) : undefined;
}

/** Returns the value of the string input that a text names. */
export const stringFrom = ({ values }: MachineChange, name: string) =>
  values.get(inputKey('string', name)) as string | undefined;

/** Writes an input. Has no effect if there is no such input. */
export function write(change: MachineChange, name: string, value: PlayerMachineValue): boolean {
  const key = inputKey(typeof value as 'number', name);
  const previous = change.values.get(key);
  if (previous === undefined) return false;
  if (!Object.is(previous, value)) {
    change.values.set(key, value);
    report(change, { type: 'change', input: name, value, previous });
  }
  change.hasWritten = true;
  return true;
}

/** Fires an event input. Only the last one is pending. Returns `false` if there is no such input. */
export function fire(change: MachineChange, name: string): boolean {
  if (!change.machine.events.has(name)) return false;
  report(change, { type: 'fire', input: name });
  change.pending = name;
  return true;
}

export function stop(change: MachineChange) {
  change.status = 'stopped';
  change.tween = null;
  report(change, { type: 'stop' });
  change.effects.push({ type: 'restore' });
}

/** Returns whether a transition can tween. Otherwise, it is instant. */
export function canTween(
  { machine, status, state, segments }: MachineChange,
  transition: MachineTransition,
): transition is TweenedTransition {
  const source = machine.states.get(state);
  const target = machine.states.get(transition.toState);
  if (transition.type !== 'Tweened' || target?.type !== 'PlaybackState') return false;
  const { duration, easing } = transition;
  return (
    status !== 'stopped' &&
    target.animation === (source?.type === 'PlaybackState' ? source.animation : '') &&
    duration > 0 &&
    [easing[0], easing[2]].every((x) => x !== undefined && x >= 0 && x <= 1) &&
    (target.segment == null || segments.has(target.segment))
  );
}
