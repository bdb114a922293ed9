import type { FallbackReason } from '../render/main-thread-fallback';
import type { PlayerError, PlayerLoop, PlayerState } from '../types';
import type { Marker } from './markers';

/** What React renders of a player. It never changes because a frame was drawn. */
export type PlayerView = {
  readonly state: PlayerState;
  /** Frozen because nobody can see it, not by the host: to the visitor it plays. */
  readonly isFrozenUnseen: boolean;
  /** On the way back of `hoverOut="reverse"`, which nobody asked for: its state is `playing`. */
  readonly isGoingBack: boolean;
  readonly error: PlayerError | null;
  readonly background: string;
  readonly loop: PlayerLoop;
  readonly speed: number;
  readonly totalFrames: number;
  /** Frames a second. */
  readonly frameRate: number;
  /** The markers within what is played, in its frames. */
  readonly markers: readonly Marker[];
  /** The build of lottie-web that has the parts which drew the picture on screen; empty while there is none and the poster stays. */
  readonly build: string;
  /** Whether the animation is on its way. A player that is not yet near the viewport waits in state `loading` too. */
  readonly isLoading: boolean;
  /** Why the page draws it; null when a worker does. */
  readonly fallbackReason: FallbackReason | null;
};

/** What React renders of a player without a picture. */
export const NO_PICTURE = {
  isFrozenUnseen: false,
  isGoingBack: false,
  error: null,
  totalFrames: 0,
  frameRate: 0,
  markers: [],
  build: '',
  isLoading: false,
  fallbackReason: null,
};
