import type { PlayerMachineEvent, PlayerMachineValue } from '../types';
import type {
  MachineInteraction,
  MachinePlayback,
  MachineState,
  PlayerStateMachine,
  PointerInteraction,
  TweenedTransition,
} from './definition';

/** A definition, indexed by names. */
type Machine = Readonly<{
  initial: string;
  states: ReadonlyMap<string, MachineState>;
  /** The name of the global state. */
  global?: string;
  /** The names of the states with a transition that depends on the time. */
  timed: ReadonlySet<string>;
  interactions: readonly MachineInteraction[];
  /** The declared values of the inputs, keyed by `inputKey`. */
  declared: ReadonlyMap<string, PlayerMachineValue>;
  /** The names of the event inputs. */
  events: ReadonlySet<string>;
}>;

/** The complete state of a state machine. It is never modified: `reduceMachine` returns the next state. */
export type MachineModel = Readonly<{
  machine: Machine;
  status: 'stopped' | 'running' | 'tweening';
  /** The name of the current state; an empty string before the first start. */
  state: string;
  /** The values of the inputs, keyed by `inputKey`. */
  values: ReadonlyMap<string, PlayerMachineValue>;
  /** The event input that was fired last and that no transition has used yet. */
  pending: string | null;
  /** The seconds since the start. */
  elapsed: number;
  /** The layer that the pointer entered last. */
  layer: string | null;
  /** The tween in progress. */
  tween: MachineTween | null;
  /** The state of the random number generator. */
  seed: number;
}>;

/** `to`: the state that a tween leads to. `left`: the milliseconds until it is entered. */
export type MachineTween = Readonly<{ to: string; left: number; transition: TweenedTransition }>;

export type MachineStep =
  /** `seed`: the seed of the random number generator. */
  | { type: 'start'; seed: number }
  | { type: 'stop' }
  | { type: 'set'; name: string; value: PlayerMachineValue }
  | { type: 'fire'; name: string }
  /** Enters a state without a transition. */
  | { type: 'enter'; state: string; evaluates: boolean }
  /** `layers`: the layers at the position of the pointer. */
  | { type: 'pointer'; interaction: PointerInteraction; layers: ReadonlySet<string> }
  /** Playback of the current state, or an iteration of it, has ended. */
  | { type: 'complete' | 'loopComplete' }
  | { type: 'tick'; milliseconds: number }
  | { type: 'cancelTween' };

/** What the runtime does after a step. Effects run in order. */
export type MachineEffect =
  | { type: 'event'; event: PlayerMachineEvent }
  | { type: 'transition'; from: string; to: string }
  /** `hasTweened`: whether playback starts where the tween ended. */
  | { type: 'play'; playback: Partial<MachinePlayback>; hasTweened: boolean }
  /** Pauses while a tween is in progress. */
  | { type: 'hold' }
  /** Shows the tween that has started. */
  | { type: 'tween' }
  /** `unit`: whether `to` is a frame, or a percentage from 0 to 100. */
  | { type: 'seek'; to: number; unit: 'frame' | 'percent' }
  | { type: 'setTheme'; id: string }
  | { type: 'openUrl'; url: string; target: string }
  /** Gives the player back the settings that it had before the start. */
  | { type: 'restore' }
  | { type: 'fail'; reason: 'initial' | 'endless' };

/** The name of the built-in input that contains the seconds since the start. */
export const ELAPSED = '@elapsedTime';

/** Inputs of different types can have the same name. */
export const inputKey = (type: 'number' | 'string' | 'boolean', name: string) => `${type} ${name}`;

export function createMachine(definition: PlayerStateMachine): MachineModel {
  const { initial, states, interactions } = definition;
  const inputs = (definition.inputs ?? []).filter(({ name }) => !name.startsWith('@'));
  const declared = new Map<string, PlayerMachineValue>();
  for (const input of inputs)
    if (input.type !== 'Event')
      declared.set(inputKey(typeof input.value as 'number', input.name), input.value);
  return {
    machine: {
      initial,
      states: new Map(states.map((state) => [state.name, state])),
      global: states.find(({ type }) => type === 'GlobalState')?.name,
      timed: new Set(states.filter(isTimed).map(({ name }) => name)),
      interactions: interactions ?? [],
      declared,
      events: new Set(inputs.filter(({ type }) => type === 'Event').map(({ name }) => name)),
    },
    status: 'stopped',
    state: '',
    values: declared,
    pending: null,
    elapsed: 0,
    layer: null,
    tween: null,
    seed: 0,
  };
}

const isTimed = ({ transitions }: MachineState) =>
  transitions.some(({ guards }) =>
    guards?.some(
      (guard) => guard.inputName === ELAPSED || (guard.type !== 'Event' && guard.compareTo === ELAPSED),
    ),
  );

/** Returns whether a transition depends on the time. */
export const dependsOnTime = ({ machine, state }: MachineModel): boolean =>
  machine.timed.has(state) || machine.timed.has(machine.global ?? '');

/** Returns whether time must be passed to the machine. */
export const needsTicks = (model: MachineModel): boolean =>
  model.status !== 'stopped' && (model.tween !== null || dependsOnTime(model));

/** Returns the values of the inputs, keyed by name. */
export const inputsOf = ({ values, elapsed }: MachineModel): Record<string, PlayerMachineValue> => ({
  ...Object.fromEntries([...values].map(([key, value]) => [key.slice(key.indexOf(' ') + 1), value])),
  [ELAPSED]: elapsed,
});

/** Returns the types of interactions that have an effect. Layers are entered and left by moving the pointer. */
export function listenersOf({ machine: { interactions } }: MachineModel): Set<MachineInteraction['type']> {
  const types = new Set(interactions.map(({ type }) => type));
  if (types.has('PointerEnter') || types.has('PointerExit')) types.add('PointerMove');
  return types;
}
