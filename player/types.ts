import type { ComponentType, Ref } from 'react';
import type { PlayerLabels } from './ui/labels/labels';

/** The playback state, which is also the `data-state` attribute of the outer element. */
export type PlayerState =
  /** The animation is loading, or a lazy player is still outside the viewport. */
  | 'loading'
  /** Playback is running. */
  | 'playing'
  /** Playback is paused or complete. */
  | 'paused'
  /** Playback has not started yet, or was stopped. */
  | 'stopped'
  /** Playback is suspended because the player can't be seen, or by `freeze()`. */
  | 'frozen'
  /** The animation could not be loaded or rendered. */
  | 'error';

export type PlayerRenderer = 'svg' | 'canvas' | 'html';
export type PlayerDirection = 1 | -1;
export type PlayerMode = 'normal' | 'bounce';
export type PlayerFit = 'contain' | 'cover' | 'fill' | 'none';
export type PlayerAlign = readonly [x: number, y: number];
export type PlayerHoverOut = 'stop' | 'pause' | 'reverse';

/** The response to a user's preference for reduced motion. */
export type PlayerReducedMotion =
  /** Shows the current frame, or plays the marker named "reduced motion" if the file has one. */
  | 'respect'
  /** Shows the first frame. */
  | 'first-frame'
  /** Shows the last frame. */
  | 'last-frame'
  /** Plays as usual. The host is responsible for reduced motion. */
  | 'ignore';

/** `false` plays once, `true` repeats forever, and a number plays that many iterations. */
export type PlayerLoop = boolean | number;
/** A range of frames, `last` excluded, or the name of a marker. */
export type PlayerSegment = readonly [first: number, last: number] | string;

/** A control of the bar. */
export type PlayerButton =
  /** Plays and pauses. */
  | 'play'
  /** Returns to the first frame. */
  | 'stop'
  /** Turns repeating on and off. */
  | 'repeat'
  /** Shows the current frame in a number field. */
  | 'frame'
  /** Opens a color picker for the background. */
  | 'background'
  /** Opens a panel that saves the current frame as SVG or PNG. */
  | 'snapshot'
  /** Opens a menu of speeds from 0.25 to 2. Hidden by default. */
  | 'speed'
  /** Toggles full screen, if the browser allows it. Hidden by default. */
  | 'fullscreen';

/** The keys of each shortcut, as `KeyboardEvent.key`. An empty list removes a shortcut. */
export type PlayerShortcuts = {
  /** Plays and pauses. @default [' ', 'k'] */
  play?: readonly string[];
  /** Returns to the first frame. @default ['s'] */
  stop?: readonly string[];
  /** Turns repeating on and off. @default ['l'] */
  repeat?: readonly string[];
  /** Moves back by one frame, with Shift by ten. Mirrored in right-to-left pages. @default ['ArrowLeft'] */
  back?: readonly string[];
  /**
   * Moves forward by one frame, with Shift by ten. Mirrored in right-to-left pages. @default ['ArrowRight']
   */
  forward?: readonly string[];
  /** Moves to the first frame. @default ['Home'] */
  first?: readonly string[];
  /** Moves to the last frame. @default ['End'] */
  last?: readonly string[];
  /** Toggles full screen, if the bar has the button. @default ['f'] */
  fullscreen?: readonly string[];
  /** Opens the list of shortcuts. @default ['?'] */
  help?: readonly string[];
};
export type PlayerShortcut = keyof PlayerShortcuts;

/** A stop of a gradient at `offset`, 0 to 1. A list of four numbers also sets the opacity. */
export type PlayerGradientStop = { offset: number; color: string | readonly number[] };

/**
 * A color (`#rgb`, `#rrggbb`, a computed CSS color, or `[red, green, blue]` from 0 to 1), a number, a vector
 * of two or three numbers, a gradient of at least two stops, a text, or the URL of an image, relative to the
 * page.
 */
export type PlayerSlot = string | number | readonly number[] | readonly PlayerGradientStop[];

/** The kind of a failure. */
export type PlayerErrorCode =
  /** The request failed, took over 30 seconds, or was blocked by CORS. */
  | 'network'
  /** The response has a status outside 200–299. */
  | 'http'
  /** The file is neither JSON nor a readable archive. */
  | 'parse'
  /** The file is JSON, but not a valid animation. The message names the field. */
  | 'invalid'
  /** Rendering failed, or a module of the player could not be loaded. */
  | 'renderer';

/** The position within the segment. */
export type PlayerPosition = {
  /** The current frame as a whole number, 0 to `totalFrames - 1`. */
  frame: number;
  /** Number of frames in the segment. */
  totalFrames: number;
  /** Progress in percent: 0 on the first frame, 100 on the last. */
  percent: number;
  /** Seconds from the first frame at speed 1. */
  time: number;
};

/** A marker that starts within the segment. Times are in seconds from the first frame at speed 1. */
export type PlayerMarker = { name: string; time: number; duration: number };

/** The reason for the `error` state. `message` is for developers, `status` is that of the HTTP response. */
export type PlayerError = { code: PlayerErrorCode; message: string; status?: number };

/** The detail of each event. Durations are in seconds at speed 1, frame rates in frames per second. */
export type PlayerEventDetail = {
  /** The file has been parsed and validated. */
  load: { totalFrames: number; frameRate: number; duration: number };
  /** The first frame is on screen. */
  ready: PlayerPosition;
  /** Playback started or resumed. */
  play: PlayerPosition;
  /** Playback paused. */
  pause: PlayerPosition;
  /** The player returned to the first frame. */
  stop: PlayerPosition;
  /** Playback was suspended. */
  freeze: PlayerPosition;
  /** An iteration ended and another one follows. `passes` is the number of iterations so far. */
  loop: PlayerPosition & { passes: number };
  /** The last iteration or a `playSegment()` call ended. */
  complete: PlayerPosition;
  /** A frame was rendered. */
  frame: PlayerPosition;
  /** Playback or scrolling reached the first frame of a marker, in either direction. */
  marker: PlayerMarker;
  /** Loading or rendering failed. */
  error: PlayerError;
};
export type PlayerEvent = keyof PlayerEventDetail;
type PlayerEventCallbacks = {
  [E in PlayerEvent as `on${Capitalize<E>}`]?: (detail: PlayerEventDetail[E]) => void;
};

/** `scale` is the number of PNG pixels per pixel of the animation. Defaults to the device pixel ratio. */
export type PlayerSnapshotOptions = { format: 'svg' | 'png'; scale?: number };

/** Calls made before the animation has loaded are queued. Calls made after unmounting do nothing. */
export type PlayerHandle = {
  /** Plays from the current frame, or from the start if playback is at its end. */
  play(): void;
  /** Pauses at the current frame. */
  pause(): void;
  /** Stops and returns to the first frame. */
  stop(): void;
  /** Suspends playback until `play()`. The state is `frozen`. */
  freeze(): void;
  /** Moves to a frame (clamped), a percentage such as `'50%'`, or a marker. Ignores other values. */
  seek(to: number | string): void;
  /**
   * Plays a range once, regardless of `loop`, `direction` and `mode`, and pauses on its last frame.
   * @param segment a marker, or frames within the segment; plays backwards if the first frame is larger.
   * @returns `true` after the last frame; `false` if it was interrupted or the range doesn't exist.
   */
  playSegment(segment: PlayerSegment): Promise<boolean>;
  /** Loads the same source again after an error. */
  retry(): void;
  /** Changes `loop` and restarts the count of iterations. */
  setLoop(loop: PlayerLoop): void;
  /** Changes the speed. Ignores values that are not finite and above 0. */
  setSpeed(speed: number): void;
  /** Changes the direction. Playback continues from the current position. */
  setDirection(direction: PlayerDirection): void;
  /** Changes the background to any CSS color. */
  setBackground(color: string): void;
  /**
   * Renders the current frame as an SVG or PNG file.
   * @throws `AbortError` if the player unmounts or has no animation, `RangeError` if `scale` is not above 0.
   */
  snapshot(options: PlayerSnapshotOptions): Promise<Blob>;
  /** The renderer in use. It differs from the prop if that renderer can't draw the file. */
  readonly renderer: PlayerRenderer;
  /** The playback state. */
  readonly state: PlayerState;
  /** The current frame as a whole number, 0 to `totalFrames - 1`. */
  readonly frame: number;
  /** Number of frames in the segment; 0 before loading. */
  readonly totalFrames: number;
  /** Frames per second. */
  readonly frameRate: number;
  /** Duration of the segment in seconds at speed 1. */
  readonly duration: number;
  /** Markers that start within the segment. */
  readonly markers: readonly PlayerMarker[];
};

/** The props that a player passes to its `controls` component. A component around `PlayerControls` has to pass them on. */
export type PlayerControlsProps = {
  /** The player. Only `PlayerControls` reads it. */
  player: object;
};

/** The props of `Player`, with an `on…` callback for each event. */
export type PlayerProps = PlayerEventCallbacks & {
  /** The animation: an object, JSON text, or the URL of a JSON or .lottie file, relative to the page. */
  src: string | object;
  /** Accessible name. An empty string hides the animation from assistive technology. */
  label: string;
  /** Image of the first frame, shown until that frame is rendered. Without it, dots appear after 400 ms. */
  poster?: string;
  /** Width of the aspect ratio. Ignored without `height`. @default 16 */
  width?: number;
  /** Height of the aspect ratio. Ignored without `width`. @default 9 */
  height?: number;
  /** Animation of a .lottie archive. Defaults to the initial animation of the archive. */
  animationId?: string;
  /** Theme of a .lottie archive; `''` disables themes. Defaults to the initial theme of the archive. */
  themeId?: string;
  /** Values for the slots of the file, by slot id. */
  slots?: Readonly<Record<string, PlayerSlot>>;
  /** Plays after loading or, with `in-view`, when half of the player first comes into view. @default false */
  autoplay?: boolean | 'in-view';
  /** Repeats forever, or plays this number of iterations. @default false */
  loop?: PlayerLoop;
  /** `-1` plays backwards. @default 1 */
  direction?: PlayerDirection;
  /** With `bounce`, an iteration runs to the end and back. @default 'normal' */
  mode?: PlayerMode;
  /** Playback speed, above 0. @default 1 */
  speed?: number;
  /** Restricts the player to a marker or a range of the file's frames, `last` excluded. */
  segment?: PlayerSegment;
  /** Stays on the last frame when playback completes without `loop`. @default false */
  keepLastFrame?: boolean;
  /** Plays while the pointer is over the animation, which also becomes a toggle button. @default false */
  hover?: boolean;
  /** What happens when the pointer leaves: `reverse` plays back to the first frame. @default 'stop' */
  hoverOut?: PlayerHoverOut;
  /** Ties the position to the scroll position of the container. */
  scrub?: 'scroll';
  /** Response to a user's preference for reduced motion. @default 'respect' */
  reducedMotion?: PlayerReducedMotion;
  /** Suspends playback in a hidden tab and outside the viewport. @default true */
  freezeWhenUnseen?: boolean;
  /** With `lazy`, loads once the player is within 200 px of the viewport. @default 'lazy' */
  loading?: 'eager' | 'lazy';
  /** Preferred renderer. Another one is used if it can't draw the file. @default 'svg' */
  renderer?: PlayerRenderer;
  /**
   * Settings for lottie-web's renderer, merged over the defaults.
   * @default { clearCanvas: false, hideOnTransparent: true, progressiveLoad: true }
   */
  rendererSettings?: Record<string, unknown>;
  /** URL of the rendering worker, a copy of `@northlight/player/worker.js`. Bundlers find it by themselves. */
  workerUrl?: string;
  /** Maximum pixel ratio of a canvas. @default 2 */
  maxDensity?: number;
  /** Renders between the frames of the file. `false` takes less work. @default true */
  subframes?: boolean;
  /** Evaluates expressions in the file, which requires `'unsafe-eval'`. @default false */
  expressions?: boolean;
  /** How the animation and the poster fill the box, as `object-fit` does. @default 'contain' */
  fit?: PlayerFit;
  /**
   * Position in the box: `[0, 0]` is the top left corner, `[1, 1]` the bottom right one. @default [0.5, 0.5]
   */
  align?: PlayerAlign;
  /** Background, as any CSS color. @default 'transparent' */
  background?: string;
  /** Class of the outer element. */
  className?: string;
  /** `id` of the animation element. Generated by default. */
  id?: string;
  /**
   * Shows the controls bar, 60 px high. `true` loads the bar after hydration; the component `PlayerControls`
   * of `@northlight/player/controls` is part of the static HTML.
   * @default false
   */
  controls?: boolean | ComponentType<PlayerControlsProps>;
  /**
   * Buttons of the bar. `play`, `stop` and `repeat` at the start of the list come before the slider.
   * @default ['play', 'stop', 'repeat', 'frame', 'background', 'snapshot']
   */
  buttons?: readonly PlayerButton[];
  /** Keyboard shortcuts, merged over the defaults. `false` leaves only the keys of focused controls. */
  shortcuts?: false | PlayerShortcuts;
  /** Texts of the controls, error messages and announcements, merged over the English ones. */
  labels?: Partial<PlayerLabels>;
  /** Shows an overlay with the state, frame, frame rate, renderer and lottie-web build. @default false */
  debug?: boolean;
  /** Called for every event, after the event's own callback. */
  onEvent?: <E extends PlayerEvent>(event: E, detail: PlayerEventDetail[E]) => void;
  /** Called with each new state, before the events of the change. */
  onStateChange?: (state: PlayerState) => void;
  /** Called immediately with each new background. */
  onBackgroundChange?: (color: string) => void;
  /** Receives the handle. */
  ref?: Ref<PlayerHandle>;
};
