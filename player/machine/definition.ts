import type { PlayerMachineValue } from '../types';

type Comparison =
  | 'Equal'
  | 'NotEqual'
  | 'GreaterThan'
  | 'GreaterThanOrEqual'
  | 'LessThan'
  | 'LessThanOrEqual';

/** A condition of a transition. `compareTo` is a value, or the name of an input after `$`. */
export type MachineGuard =
  | {
      type: 'Numeric' | 'String' | 'Boolean';
      inputName: string;
      conditionType: Comparison;
      compareTo: PlayerMachineValue;
    }
  | { type: 'Event'; inputName: string };

/** A transition to another state. `duration` is in seconds. */
export type MachineTransition = { toState: string; guards?: readonly MachineGuard[] | null } & (
  | { type: 'Transition' }
  | { type: 'Tweened'; duration: number; easing: readonly number[] }
);

export type TweenedTransition = Extract<MachineTransition, { type: 'Tweened' }>;

/** An action of a state or an interaction. In place of a number, a string names an input after `$`. */
export type MachineAction =
  | { type: 'Increment' | 'Decrement'; inputName: string; value?: number | string | null }
  | { type: 'SetNumeric' | 'Multiply'; inputName: string; value: number | string }
  | { type: 'Floor' | 'Toggle' | 'Fire' | 'Reset'; inputName: string }
  | { type: 'Clamp'; inputName: string; min?: number | string | null; max?: number | string | null }
  | {
      type: 'SetRandom';
      inputName: string;
      min?: number | null;
      max?: number | null;
      integer?: boolean | null;
    }
  | { type: 'SetBoolean'; inputName: string; value: boolean | string }
  | { type: 'SetString'; inputName: string; value: string }
  | { type: 'SetFrame' | 'SetProgress'; value: number | string }
  | { type: 'SetTheme' | 'FireCustomEvent'; value: string }
  | { type: 'OpenUrl'; url: string; target: string };

type StateBase = {
  name: string;
  transitions: readonly MachineTransition[];
  entryActions?: readonly MachineAction[] | null;
  exitActions?: readonly MachineAction[] | null;
};

/** How the player plays in a state. */
export type MachinePlayback = {
  /** The id of an animation in the archive; an empty string for the current animation. */
  animation: string;
  autoplay?: boolean | null;
  loop?: boolean | null;
  /** The number of iterations if `loop` is set; 0 for an endless loop. */
  loopCount?: number | null;
  mode?: 'Forward' | 'Reverse' | 'Bounce' | 'ReverseBounce' | null;
  speed?: number | null;
  /** The name of a marker. */
  segment?: string | null;
  /** The color as the number 0xRRGGBBAA. */
  backgroundColor?: number | null;
  /** Whether the machine stops in this state. */
  final?: boolean | null;
};

export type MachineState =
  | (StateBase & { type: 'PlaybackState' } & MachinePlayback)
  /** Its transitions apply in every state. */
  | (StateBase & { type: 'GlobalState' });

export type PointerInteraction =
  | 'PointerDown'
  | 'PointerUp'
  | 'PointerMove'
  | 'PointerEnter'
  | 'PointerExit'
  | 'Click';

/** Runs actions when the user does something, or when playback in a state ends. */
export type MachineInteraction = { actions: readonly MachineAction[] } & (
  | { type: PointerInteraction; layerName?: string | null }
  | { type: 'OnComplete' | 'OnLoopComplete'; stateName: string }
);

export type MachineInput =
  | { type: 'Numeric'; name: string; value: number }
  | { type: 'String'; name: string; value: string }
  | { type: 'Boolean'; name: string; value: boolean }
  | { type: 'Event'; name: string };

/** A state machine in version 2 of the dotLottie format. */
export type PlayerStateMachine = {
  /** The name of the first state. */
  initial: string;
  states: readonly MachineState[];
  interactions?: readonly MachineInteraction[] | null;
  inputs?: readonly MachineInput[] | null;
};
