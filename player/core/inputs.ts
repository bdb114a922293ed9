import type { PlayerError } from '../types';
import type { Marker } from './markers';
import type { Command, LoadedFile, PlayerModel, Rendering } from './model';
import type { PlayerSettings } from './settings';

type SettableName = 'loop' | 'segment' | 'speed' | 'direction' | 'mode' | 'background' | 'muted' | 'volume';

/**
 * A method of the handle or a state machine has set a value, which overrides the prop of the same name until that
 * prop changes.
 */
type SetInput = {
  [Name in SettableName]: {
    type: 'set';
    name: Name;
    value: PlayerSettings[Name];
  };
}[SettableName];

/** All inputs of a player's state machine. */
export type Input =
  | Command
  | { type: 'retry' }
  /** A state machine limits playback to a range, or ends the limit. */
  | { type: 'limit'; whole: PlayerModel['whole'] }
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
  /** Whether the user can see the player, or prefers reduced motion, has changed. */
  | ({ type: 'setEnvironment' } & Partial<PlayerModel['environment']>)
  | { type: 'mount' }
  /** The player is near the viewport, or `loading` is `eager`. Starts the first load. */
  | { type: 'start' }
  | { type: 'unmount' }
  /** The player was unmounted, and was not immediately mounted again. */
  | { type: 'release' }
  /** The file has been parsed and checked. `load` is the id of the load. */
  | { type: 'loaded'; load: number; file: LoadedFile }
  /** The first frame is on screen. `at` is the current time of the clock for this renderer. */
  | { type: 'ready'; load: number; rendering: Rendering; at: number }
  /** A load has failed, or an animation that had already loaded has failed. */
  | { type: 'fail'; load: number; error: PlayerError }
  /** The animation has to be rendered again, because the renderer has been lost, or a color of the page has changed. */
  | { type: 'rerender'; load: number }
  | { type: 'tick' };
