import type { PlayerError } from '../types';
import type { Marker } from './markers';
import type { Clock, Command, Media, Rendering } from './model';
import type { PlayerSettings } from './settings';

/** A method of the handle has set a value, which overrides the prop of the same name until that prop changes. */
type SetInput = {
  [Name in 'loop' | 'speed' | 'direction' | 'background']: {
    type: 'set';
    name: Name;
    value: PlayerSettings[Name];
  };
}['loop' | 'speed' | 'direction' | 'background'];

/** All inputs of a player's state machine. */
export type Input =
  | Command
  | { type: 'retry' }
  | SetInput
  /** The app has rendered the component with these props. */
  | { type: 'setSettings'; settings: PlayerSettings }
  /** The pointer has entered the animation. */
  | { type: 'enter' }
  /** The pointer or the focus has left the animation, or the user has pressed Escape. */
  | { type: 'leave'; isPointer?: boolean }
  /** The user has started or stopped holding the seek slider. */
  | { type: 'setScrubbing'; isScrubbing: boolean }
  /**
   * Scrolling has moved the animation to a position. `crossed`: the markers between the old and new
   * positions.
   */
  | { type: 'scroll'; position: number; crossed: readonly Marker[] }
  /** Half of the animation has come into view. Starts `autoplay="in-view"`. */
  | { type: 'comeIntoView' }
  | { type: 'setVisible'; isVisible: boolean }
  | { type: 'setPrefersReducedMotion'; prefersReducedMotion: boolean }
  | { type: 'mount' }
  /** The player is near the viewport, or `loading` is `eager`. Starts the first load. */
  | { type: 'start' }
  | { type: 'unmount' }
  /** The player was unmounted, and was not immediately mounted again. */
  | { type: 'release' }
  /** The file has been parsed and checked. `load` is the id of the load. */
  | { type: 'loaded'; load: number; media: Media }
  /** The first frame is on screen. `at` and `source` are copied to the clock. */
  | ({ type: 'ready'; load: number; rendering: Rendering } & Pick<Clock, 'at' | 'source'>)
  /** A load has failed, or an animation that had already loaded has failed. */
  | { type: 'fail'; load: number; error: PlayerError }
  /** The renderer has been lost, so the animation has to be rendered again. */
  | { type: 'loseRenderer'; load: number }
  | { type: 'tick' };
