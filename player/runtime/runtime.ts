import type { Input } from '../core/inputs';
import type { Effect, PlayerModel } from '../core/model';
import type { PlayerView } from '../core/select';
import type { PlayerSettings } from '../core/settings';
import type { Renderer } from '../render/renderer';
import type { PlayerEvent, PlayerEventDetail, PlayerPosition } from '../types';
import type { CallbackQueue } from './app-callbacks';
import type { Ticker } from './ticker';

export type EffectOf<T extends Effect['type']> = Extract<Effect, { type: T }>;

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
  /** The last position, in frames, that was rendered or reported. */
  shownPosition: number;
  readonly frameListeners: Set<(position: PlayerPosition) => void>;
  /** Aborted when the load in progress ends early, or when another load starts. */
  loading: AbortController;
  /** Aborted when the tracking in progress ends, or when another tracking starts. */
  viewTracking: AbortController;
  /** The functions that settle the promises of `playSegment` and `snapshot`, keyed by request id. */
  readonly requests: Map<number, (value: never) => void>;
};

/** Queues the callbacks of an event. */
export function emit<E extends PlayerEvent>(runtime: Runtime, event: E, detail: PlayerEventDetail[E]) {
  const { callbacks } = runtime;
  const name = `on${event.charAt(0).toUpperCase()}${event.slice(1)}` as keyof PlayerSettings;
  callbacks.push(() =>
    (runtime.model.settings[name] as ((given: typeof detail) => void) | undefined)?.(detail),
  );
  callbacks.push(() => runtime.model.settings.onEvent?.(event, detail));
}
