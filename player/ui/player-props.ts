import type { AriaAttributes, ComponentType, HTMLAttributes, Ref } from 'react';
import type { VanillaPlayer } from '../runtime/create-player';
import type {
  OrUndefined,
  PlayerButton,
  PlayerHandle,
  PlayerOptions,
  PlayerPosition,
  PlayerShortcuts,
} from '../types';

/**
 * The props that a player passes to its `controls` component. If this component wraps `PlayerControls`, it
 * must pass these props to `PlayerControls`.
 */
export type PlayerControlsProps = {
  /** The player. Only `PlayerControls` reads this object. */
  player: object;
};

type DivAttributes = HTMLAttributes<HTMLDivElement>;

/** The attributes and handlers that the outer element receives, in addition to `data-*` attributes. */
type OuterAttributes = AriaAttributes &
  Pick<
    DivAttributes,
    'style' | Extract<keyof DivAttributes, `on${'Pointer' | 'Click' | 'Focus' | 'Blur'}${string}`>
  >;

type OptionsAndAttributes = PlayerOptions & OuterAttributes;

/** The props of `Player`. */
export interface PlayerProps extends OrUndefined<Props> {}

type Props = OptionsAndAttributes & {
  /**
   * A player that `createPlayer` of `@northlight/player/vanilla` has created with the same options. The component
   * shows it, without loading or drawing anything again. The first value applies until the component unmounts.
   */
  player?: VanillaPlayer;
  /**
   * Shows the controls bar, which is 60 px high. `true` loads the bar after hydration. To include the bar in
   * the static HTML, pass the component `PlayerControls` of `@northlight/player/controls`.
   * @default false
   */
  controls?: boolean | ComponentType<PlayerControlsProps>;
  /**
   * Plays or pauses when the user clicks the animation. A double click toggles full screen if `buttons` contains
   * `fullscreen`, and a double tap at a side of the animation moves by a tenth. Has no effect without `controls`.
   * @default true
   */
  clickToPlay?: boolean;
  /**
   * Buttons of the bar, in order. `play`, `stop` and `repeat` buttons at the start of the list are placed
   * before the slider, all other buttons after it.
   * @default ['play', 'stop', 'repeat', 'frame', 'background', 'snapshot']
   */
  buttons?: readonly PlayerButton[];
  /**
   * Keyboard shortcuts. They override the defaults individually. `false` disables all shortcuts. Focused
   * controls still handle their own keys.
   */
  shortcuts?: false | PlayerShortcuts;
  /**
   * Returns the text for the time of a position. The seek slider and the button `time` show this text, and
   * screen readers announce it. By default, the text is the time in seconds.
   */
  formatTime?: (position: PlayerPosition) => string;
  /** Shows an overlay with the state, frame, frame rate, renderer and lottie-web build. @default false */
  debug?: boolean;
  /** Receives the handle. */
  ref?: Ref<PlayerHandle>;
};
