import type { PlayerError, PlayerLoop, PlayerState } from '../types';
import type { Load, Media, PlayerModel, ReducedMotion, Rendering } from './model';

/** The values that React needs to render a player. They don't change from frame to frame. */
export type PlayerView = Readonly<{
  state: PlayerState;
  /**
   * Whether playback is frozen because the user can't see the player. If so, the controls show a pause
   * button, because playback resumes automatically.
   */
  isFrozenUnseen: boolean;
  /**
   * Whether the animation is playing in reverse because of `hoverOut="reverse"`. The state is `playing`
   * during the reversal.
   */
  isReversing: boolean;
  error: PlayerError | null;
  background: string;
  loop: PlayerLoop;
  speed: number;
  muted: boolean;
  media: Media;
  /** `null` until an animation is on screen. */
  rendering: Rendering | null;
  /**
   * Whether the file is being loaded. The state of a lazy player is `loading` even before its load starts.
   */
  isLoading: boolean;
}>;

/**
 * Selects from a model the values that React needs to render the player.
 * @param previous the last result; returned if no value has changed, so that React doesn't render again
 */
export function selectView(model: PlayerModel, previous?: PlayerView): PlayerView {
  const { status, resumeOn, range, error, background, loop, muted, clock, media, rendering, load } = model;
  const view: PlayerView = {
    state: status,
    isFrozenUnseen: resumeOn === 'visible',
    isReversing: range.kind === 'reversing',
    error,
    background,
    loop,
    speed: clock.speed,
    muted,
    media,
    rendering,
    isLoading: status === 'loading' && isInProgress(load),
  };
  const isSame =
    previous &&
    Object.entries(view).every(([key, value]) => Object.is(value, previous[key as keyof PlayerView]));
  return isSame ? previous : view;
}

/** Returns whether an animation is being loaded or rendered again. */
export const isInProgress = ({ type }: Load) => type === 'loading' || type === 'rerendering';

/** Returns whether the first load has started. */
export const hasStarted = ({ status, load }: PlayerModel) => status !== 'loading' || isInProgress(load);

/** Returns whether `media` belongs to the current source. */
export function isLoaded({ status, load }: PlayerModel): boolean {
  if (load.type === 'loading') return load.isRead;
  return load.type === 'rerendering' || (status !== 'loading' && status !== 'error');
}

/** Returns whether a state machine might run. */
export const hasMachine = ({ media, settings }: PlayerModel) =>
  media.machines || settings.stateMachineId || settings.stateMachineDefinition;

/** Returns the reduced-motion mode in effect. */
export function reducedMotionOf({ environment, settings }: PlayerModel): ReducedMotion {
  const { reducedMotion } = settings;
  return environment.prefersReducedMotion && reducedMotion !== 'ignore' ? reducedMotion : null;
}

/** Returns whether the reduced-motion marker of the file should play, if there is one. */
export const prefersOwnMarker = (model: PlayerModel) => reducedMotionOf(model) === 'respect';

/** Returns whether playback is allowed to start without a request by the user or the app. */
export const mayAutoplay = (model: PlayerModel) =>
  !reducedMotionOf(model) ||
  (prefersOwnMarker(model) && isLoaded(model) && Boolean(model.media.reducedMotion));
