import type { PlayerDirection, PlayerError, PlayerLoop } from '../types';
import type { Marker } from './markers';
import type { Clock, Command, Media, Rendering } from './model';
import type { PlayerSettings } from './settings';

/** Everything that can happen to a player. */
export type Input =
  | Command
  | { type: 'retry' }
  | { type: 'setLoop'; loop: PlayerLoop }
  | { type: 'setSpeed'; speed: number }
  | { type: 'setDirection'; direction: PlayerDirection }
  | { type: 'setBackground'; background: string }
  /** The host rendered the component with these props. */
  | { type: 'setSettings'; settings: PlayerSettings }
  /** The pointer or the focus has entered or left the animation. */
  | { type: 'enter' }
  | { type: 'leave' }
  /** The user holds or releases the seek slider. */
  | { type: 'setScrubbing'; isScrubbing: boolean }
  /** The page scrolled, which moves the position past these markers. */
  | { type: 'scroll'; position: number; crossed: readonly Marker[] }
  /** Enough of the animation came into view for `autoplay="in-view"`. */
  | { type: 'comeIntoView' }
  | { type: 'setVisible'; isVisible: boolean }
  | { type: 'setPrefersReducedMotion'; prefersReducedMotion: boolean }
  | { type: 'mount' }
  /** The player is near the viewport, or need not wait for that. */
  | { type: 'start' }
  | { type: 'unmount' }
  /** The unmounted player was not mounted again at once. */
  | { type: 'release' }
  /** A load has parsed and checked the file. `load` is its id. */
  | { type: 'loaded'; load: number; media: Media }
  /** The first frame of a load is on screen. `at`: the time of the clock that now counts. */
  | ({ type: 'ready'; load: number; rendering: Rendering } & Pick<Clock, 'at' | 'source'>)
  /** A load failed, or what it loaded failed later. */
  | { type: 'fail'; load: number; error: PlayerError }
  /** The renderer of this load is gone, and the animation has to be rendered again. */
  | { type: 'loseRenderer'; load: number }
  | { type: 'enableMarkers'; markerCrossings: typeof import('./marker-crossings') }
  /** Time has passed. */
  | { type: 'tick' };
