import type { Input } from '../core/inputs';
import type { Effect, PlayerModel } from '../core/model';
import type { PlayerView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import type { SourceBytes } from '../core/source-text';
import type { Renderer } from '../render/renderer';
import type {
  PlayerEvent,
  PlayerEventArgs,
  PlayerEventDetail,
  PlayerPosition,
  PlayerStateMachineHandle,
} from '../types';
import type { CallbackQueue } from './app-callbacks';
import type { Ticker } from './ticker';

export type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

/** What the other modules use of a state machine that drives a player. */
export type RuntimeMachine = {
  readonly handle: PlayerStateMachineHandle;
  /** Settings that the machine has changed. They override the app's. */
  readonly overrides: Partial<PlayerSettings>;
  onEvent(event: PlayerEvent): void;
};

/** A player in the browser: its model, and what runs the effects of its inputs. */
export type Runtime = {
  /** Only `dispatch` replaces the model and the view. */
  model: PlayerModel;
  view: PlayerView;
  readonly viewListeners: Set<() => void>;
  /**
   * Updates the model, and then runs the effects. If an effect dispatches another input, the model is updated
   * immediately, but the effects of that input run only after all earlier effects.
   */
  dispatch(input: Input): void;
  readonly callbacks: CallbackQueue;
  readonly ticker: Ticker;
  /** The element that contains the animation; `null` while the player is unmounted. */
  stage: HTMLElement | null;
  /** The renderer of the animation that is on screen. */
  renderer: Renderer | null;
  /** The last frame of the file that was rendered or reported. */
  shownFrame: number;
  readonly frameListeners: Set<(position: PlayerPosition) => void>;
  /** Whether a listener needs every frame, also if the renderer is autonomous. */
  needsFrames?: boolean;
  /** The state machine that drives the player. */
  machine?: RuntimeMachine;
  /** The file that a load has received, for the next load of the same source. */
  read?: { source: unknown; file: SourceBytes } | undefined;
  /** Aborted when the load in progress ends early, or when another load starts. */
  loading: AbortController;
  /** Aborted when the tracking in progress ends, or when another tracking starts. */
  viewTracking: AbortController;
};

/** Queues the callbacks of an event. */
export function emit<E extends PlayerEvent>(runtime: Runtime, event: E, detail: PlayerEventDetail[E]) {
  const { callbacks } = runtime;
  const name = `on${event.replace(/^./, (letter) => letter.toUpperCase())}` as keyof PlayerSettings;
  callbacks.push(() =>
    (runtime.model.settings[name] as ((given: typeof detail) => void) | undefined)?.(detail),
  );
  callbacks.push(() => {
    const { onEvent } = runtime.model.settings as { onEvent?: (...args: PlayerEventArgs) => void };
    onEvent?.(...([event, detail] as PlayerEventArgs));
  });
}
