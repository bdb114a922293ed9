import type { PlayerError, PlayerLoop, PlayerState } from '../types';
import type { Marker } from './markers';
import type { PlayerModel, ReducedMotion } from './model';

/** What React renders of a player. It never changes only because a frame was rendered. */
export type PlayerView = Readonly<{
  state: PlayerState;
  /** Frozen because the user can't see the player. To the user, it plays. */
  isFrozenUnseen: boolean;
  /** `hoverOut="reverse"` plays back to the first frame; the state is `playing`. */
  isReversing: boolean;
  error: PlayerError | null;
  background: string;
  loop: PlayerLoop;
  speed: number;
  totalFrames: number;
  /** In frames per second. */
  frameRate: number;
  /** The markers within the play range, in its frames. */
  markers: readonly Marker[];
  /** The lottie-web build in use; empty if no animation is on screen, and the poster stays. */
  build: string;
  /** Whether the animation is loading. A lazy player far from the viewport is in state `loading` too. */
  isLoading: boolean;
  /** Why the page renders instead of a worker; `null` if a worker renders. */
  fallbackReason: string | null;
}>;

/**
 * Selects the view of a model.
 * @param previous returned if nothing in it has changed, so that React renders nothing
 */
export function selectView(model: PlayerModel, previous?: PlayerView): PlayerView {
  const { status, resumeOn, range, error, background, loop, clock, media, rendering, load } = model;
  const view: PlayerView = {
    state: status,
    isFrozenUnseen: resumeOn === 'visible',
    isReversing: range.kind === 'reversing',
    error,
    background,
    loop,
    speed: clock.speed,
    totalFrames: media.totalFrames,
    frameRate: media.frameRate,
    markers: media.markers,
    build: rendering?.build ?? '',
    isLoading: status === 'loading' && load.hasStarted,
    fallbackReason: rendering?.fallbackReason ?? null,
  };
  const isSame =
    previous &&
    Object.entries(view).every(([key, value]) => Object.is(value, previous[key as keyof PlayerView]));
  return isSame ? previous : view;
}

/** Returns the reduced-motion mode in effect. */
export function reducedMotionOf({ environment, settings }: PlayerModel): ReducedMotion {
  const { reducedMotion } = settings;
  return environment.prefersReducedMotion && reducedMotion !== 'ignore' ? reducedMotion : null;
}

/** Returns whether the file's own reduced-motion marker plays, if it has one. */
export const prefersOwnMarker = (model: PlayerModel) => reducedMotionOf(model) === 'respect';

/** Returns whether playback may begin without a request of the user or the host. */
export const mayAutoplay = (model: PlayerModel) =>
  !reducedMotionOf(model) || (prefersOwnMarker(model) && model.isLoaded && model.media.hasReducedMotion);
