/** The playback state. It is also the value of the `data-state` attribute of the outer element. */
export type PlayerState =
  /** The animation is loading, or a lazy player is outside the viewport. */
  | 'loading'
  /** Playback is running. */
  | 'playing'
  /** Playback is paused or complete. */
  | 'paused'
  /** Playback has not started, or was stopped. */
  | 'stopped'
  /** Playback is suspended because the player isn't visible, or because `freeze()` was called. */
  | 'frozen'
  /** The animation could not be loaded or rendered. */
  | 'error';

export type PlayerRenderer = 'svg' | 'canvas' | 'html';
export type PlayerDirection = 1 | -1;
export type PlayerSubframes = boolean | 'all';
export type PlayerMode = 'normal' | 'bounce';
export type PlayerFit = 'contain' | 'cover' | 'fill' | 'none';
export type PlayerAlign = readonly [x: number, y: number];
export type PlayerHoverOut = 'stop' | 'pause' | 'reverse';

/** The response to the user's preference for reduced motion. */
export type PlayerReducedMotion =
  /**
   * Pauses on the current frame. If the file has a marker named "reduced motion", plays this marker instead.
   */
  | 'respect'
  /** Shows the first frame. */
  | 'first-frame'
  /** Shows the last frame. */
  | 'last-frame'
  /** Plays as usual. The app is responsible for reduced motion. */
  | 'ignore';

/** `false` plays once, `true` repeats forever, and a number sets the number of iterations. */
export type PlayerLoop = boolean | number;
/** A range of frames (`last` is excluded), or the name of a marker. */
export type PlayerSegment = readonly [first: number, last: number] | string;

/** A control in the controls bar. */
export type PlayerButton =
  /** Plays and pauses. */
  | 'play'
  /** Stops and returns to the first frame. */
  | 'stop'
  /** Toggles repeating. */
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

/** The keys of each shortcut, as values of `KeyboardEvent.key`. An empty list removes the shortcut. */
export type PlayerShortcuts = {
  /** Plays and pauses. @default [' ', 'k'] */
  play?: readonly string[];
  /** Stops and returns to the first frame. @default ['s'] */
  stop?: readonly string[];
  /** Toggles repeating. @default ['l'] */
  repeat?: readonly string[];
  /**
   * Moves back by one frame, or by ten with Shift. Swapped with `forward` on right-to-left pages.
   * @default ['ArrowLeft']
   */
  back?: readonly string[];
  /**
   * Moves forward by one frame, or by ten with Shift. Swapped with `back` on right-to-left pages.
   * @default ['ArrowRight']
   */
  forward?: readonly string[];
  /** Moves to the first frame. @default ['Home'] */
  first?: readonly string[];
  /** Moves to the last frame. @default ['End'] */
  last?: readonly string[];
  /** Toggles full screen, if the bar contains the button `fullscreen`. @default ['f'] */
  fullscreen?: readonly string[];
  /** Opens the list of shortcuts. @default ['?'] */
  help?: readonly string[];
};
export type PlayerShortcut = keyof PlayerShortcuts;

/** A stop in a gradient. `offset` is from 0 to 1. If `color` has four numbers, the fourth is the opacity. */
export type PlayerGradientStop = { offset: number; color: string | readonly number[] };

/**
 * A value for a slot. Its format depends on the type of the slot:
 * - color: `#rgb`, `#rrggbb`, a computed CSS color, or `[red, green, blue]` from 0 to 1
 * - number: a number
 * - vector: two or three numbers
 * - gradient: at least two stops
 * - text: a string
 * - image: a URL; a relative URL is resolved against the URL of the page
 */
export type PlayerSlot = string | number | readonly number[] | readonly PlayerGradientStop[];

/** The category of an error. */
export type PlayerErrorCode =
  /** The request failed, took over 30 seconds, or was blocked by CORS. */
  | 'network'
  /** The response has a status outside 200–299. */
  | 'http'
  /** The file is neither JSON nor a readable archive. */
  | 'parse'
  /** The file is JSON but not a valid animation. The message names the invalid field. */
  | 'invalid'
  /** Rendering failed, or a module of the player could not be loaded. */
  | 'renderer'
  /** The animation was not drawn in time because the device was busy. `retry()` can succeed. */
  | 'timeout';

/** A position in the animation, or in the segment if the prop `segment` is set. */
export type PlayerPosition = {
  /** The current frame as a whole number, 0 to `totalFrames - 1`. */
  frame: number;
  /** The number of frames in the animation or segment. */
  totalFrames: number;
  /** Progress in percent: 0 on the first frame, 100 on the last. */
  percent: number;
  /** The time from the first frame to the position, in seconds at speed 1. */
  time: number;
};

/**
 * A marker that starts within the animation or segment. `time` is the time from the first frame to the
 * marker. `time` and `duration` are in seconds at speed 1.
 */
export type PlayerMarker = { name: string; time: number; duration: number };

/**
 * The reason for the `error` state. `message` is for developers. `status` is the status of the HTTP response.
 */
export type PlayerError = { code: PlayerErrorCode; message: string; status?: number };

/** The detail of each event. Durations are in seconds at speed 1. Frame rates are in frames per second. */
export type PlayerEventDetail = {
  /** The file has been parsed and validated. */
  load: { totalFrames: number; frameRate: number; duration: number };
  /** The first frame is on screen. */
  ready: PlayerPosition;
  /** Playback started or resumed. */
  play: PlayerPosition;
  /** Playback paused. */
  pause: PlayerPosition;
  /** Playback stopped and returned to the first frame. */
  stop: PlayerPosition;
  /** Playback was suspended. */
  freeze: PlayerPosition;
  /** An iteration ended and the next one started. `passes` is the number of iterations that have ended. */
  loop: PlayerPosition & { passes: number };
  /** The last iteration, or the segment of a `playSegment()` call, ended. */
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

/**
 * Options of `snapshot()`. `scale` is the number of PNG pixels per pixel of the animation. It defaults to the
 * device pixel ratio.
 */
export type PlayerSnapshotOptions = { format: 'svg' | 'png'; scale?: number };

/**
 * The methods and properties of a player. Calls that require the animation are queued until it has loaded.
 * After unmounting, calls have no effect.
 */
export type PlayerHandle = {
  /** Plays from the current frame, or from the start if playback is at its end. */
  play(): void;
  /** Pauses at the current frame. */
  pause(): void;
  /** Stops and returns to the first frame. */
  stop(): void;
  /** Suspends playback until `play()` is called. The state becomes `frozen`. */
  freeze(): void;
  /**
   * Moves to a frame, a percentage such as `'50%'`, or the name of a marker. Clamps frames and percentages to
   * the valid range. Ignores all other values.
   */
  seek(to: number | string): void;
  /**
   * Plays a segment once and pauses on its last frame. Ignores `loop`, `direction` and `mode`.
   * @param segment a marker, or a range of frames counted from the start of the animation or of the segment
   *   that the prop `segment` sets. The range plays backwards if its first frame is larger.
   * @returns a promise that resolves to `true` after the last frame, or to `false` if playback was
   *   interrupted or the segment doesn't exist.
   */
  playSegment(segment: PlayerSegment): Promise<boolean>;
  /** Loads the source again after an error. */
  retry(): void;
  /** Changes `loop` and resets the iteration count. */
  setLoop(loop: PlayerLoop): void;
  /** Changes the speed. Ignores all values except finite numbers above 0. */
  setSpeed(speed: number): void;
  /** Changes the direction. Playback continues from the current position. */
  setDirection(direction: PlayerDirection): void;
  /** Changes the background. Accepts any CSS color. */
  setBackground(color: string): void;
  /**
   * Renders the current frame as an SVG or PNG file.
   * @throws `AbortError` if the player unmounts or has no animation; `RangeError` if `scale` is not above 0.
   */
  snapshot(options: PlayerSnapshotOptions): Promise<Blob>;
  /**
   * The renderer in use. It differs from the `renderer` prop if the preferred renderer can't draw the file.
   */
  readonly renderer: PlayerRenderer;
  /** The playback state. */
  readonly state: PlayerState;
  /** The current frame as a whole number, 0 to `totalFrames - 1`. */
  readonly frame: number;
  /** The number of frames in the animation or segment; 0 before the animation has loaded. */
  readonly totalFrames: number;
  /** Frames per second. */
  readonly frameRate: number;
  /** The duration of the animation or segment, in seconds at speed 1. */
  readonly duration: number;
  /** The markers that start within the animation or segment. */
  readonly markers: readonly PlayerMarker[];
};

/**
 * A string that contains each of `Names` as a placeholder in braces. A missing placeholder is a type error.
 */
type With<Names extends string> = UnionToIntersection<
  Names extends string ? `${string}{${Names}}${string}` : never
>;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never;

/**
 * The text in the player's user interface: names of controls, announcements for screen readers and error
 * messages. The `labels` prop can override any part of it. `ui/labels/english.ts` contains the defaults. All labels are
 * strings, because a server component can't pass functions as props.
 */
export type PlayerLabels = {
  /**
   * The language of the labels as a BCP 47 tag, such as `en-GB`. It determines the format of numbers and
   * lists.
   */
  locale: string;

  /** The accessible name of the controls bar. If the animation has no name, `controls` is used instead. */
  controlsOf: With<'name'>;
  controls: string;
  play: string;
  pause: string;
  stop: string;
  repeat: string;
  seek: string;
  frame: string;
  background: string;
  snapshot: string;
  /** The accessible name of the speed button, with the current speed. */
  speedNow: With<'speed'>;
  /** The accessible name of the popover that lists the speeds. */
  speed: string;
  /** A speed, such as `1.5×`. */
  times: With<'speed'>;
  fullscreen: string;
  exitFullscreen: string;
  /** The name of the button that opens a popover with the controls that don't fit into a narrow bar. */
  more: string;
  shortcuts: string;

  /** Announcements after keyboard shortcuts. */
  playing: string;
  paused: string;
  stopped: string;
  repeatOn: string;
  repeatOff: string;
  /**
   * The description of a position for screen readers. `{place}` is replaced with the names of the markers
   * that contain the position, or with the time if no marker does.
   */
  position: With<'place' | 'frame' | 'last'>;
  seconds: With<'seconds'>;
  /** The time in the tooltip of the slider. */
  secondsShort: With<'seconds'>;

  red: string;
  green: string;
  blue: string;
  channel: With<'name'>;
  /** The name of the text field for the background color. */
  color: string;
  /** The name of the button that opens the operating system's color picker. */
  pickColor: string;
  transparent: string;
  /** The placeholder of the empty text field. */
  noColor: string;
  /** The error message of the text field. */
  invalidColor: string;

  frameNow: With<'frame'>;
  previousFrame: string;
  nextFrame: string;
  downloadSvg: string;
  downloadPng: string;
  copyPng: string;
  wheelHint: string;
  arrowsHint: string;
  saving: string;
  saved: With<'file'>;
  copied: string;
  notSaved: With<'reason'>;
  /** Shown if the browser can't copy images or denies the page access to the clipboard. */
  noClipboard: string;
  /** Shown if the image is too large for a PNG. */
  tooLarge: string;
  /** Shown for all other errors. The error itself is logged to the console. */
  noPicture: string;

  /** Descriptions in the list of keyboard shortcuts. */
  playOrPause: string;
  oneFrame: string;
  tenFrames: string;
  firstOrLast: string;
  repeatOnOrOff: string;
  fullscreenOnOrOff: string;
  thisList: string;
  /** Names of keys. */
  spaceKey: string;
  shiftKey: string;
  homeKey: string;
  endKey: string;

  /**
   * Values of `{name}` in error messages. `quoted` is for animations with a name, and `thisPicture` for
   * animations without one.
   */
  quoted: With<'name'>;
  thisPicture: string;
  /** The error message that is shown if the module with the other error messages can't be loaded. */
  lost: With<'name'>;
  lostConnection: With<'name'>;
  lostServer: With<'name'>;
  cannotShow: With<'name'>;
  retry: string;
};

/** The options of a player, with an `on…` callback for each event. */
export type PlayerOptions = PlayerEventCallbacks & {
  /**
   * The animation: an object, JSON text, the URL of a JSON or .lottie file, or the bytes of such a file as an
   * `ArrayBuffer`, a `Uint8Array` or a `Blob`. A relative URL is resolved against the URL of the page.
   */
  src: string | object;
  /** Accessible name. An empty string hides the animation from assistive technology. */
  label: string;
  /**
   * URL of an image of the first frame, or of the frame at `initialPercent`. The image is visible until the
   * animation is rendered. Without a poster, dots appear after 400 ms.
   */
  poster?: string;
  /** Width of the aspect ratio. Ignored without `height`. @default 16 */
  width?: number;
  /** Height of the aspect ratio. Ignored without `width`. @default 9 */
  height?: number;
  /** Id of an animation in a .lottie archive. By default, the initial animation of the archive plays. */
  animationId?: string;
  /**
   * Id of a theme in a .lottie archive. By default, the initial theme of the archive applies. `''` disables
   * themes.
   */
  themeId?: string;
  /** Values for the slots of the file, by slot id. */
  slots?: Readonly<Record<string, PlayerSlot>>;
  /**
   * `true` starts playback when the animation has loaded. `'in-view'` starts it the first time that half of
   * the player is in view.
   * @default false
   */
  autoplay?: boolean | 'in-view';
  /** `true` repeats forever. A number sets the number of iterations. @default false */
  loop?: PlayerLoop;
  /** `-1` plays backwards. @default 1 */
  direction?: PlayerDirection;
  /** With `'bounce'`, each iteration plays to the end and back. @default 'normal' */
  mode?: PlayerMode;
  /** Playback speed, above 0. @default 1 */
  speed?: number;
  /**
   * The position after loading, in percent from 0 to 100. Playback starts from this position. A stop or the end
   * of playback still returns to the first frame. If there is a poster, it must show this position.
   * @default 0
   */
  initialPercent?: number;
  /**
   * Limits playback to a marker, or to a range of the file's frames. The `last` frame of a range is excluded.
   */
  segment?: PlayerSegment;
  /** Stays on the last frame when playback completes. Has no effect if `loop` repeats playback. @default false */
  keepLastFrame?: boolean;
  /**
   * Plays while the pointer is over the animation, and makes the animation a toggle button.
   * @default false
   */
  hover?: boolean;
  /**
   * Action when the pointer leaves the animation. `'reverse'` plays backwards to the first frame.
   * @default 'stop'
   */
  hoverOut?: PlayerHoverOut;
  /** Ties the position of the animation to the scroll position of the nearest scroll container. */
  scrub?: 'scroll';
  /** Response to the user's preference for reduced motion. @default 'respect' */
  reducedMotion?: PlayerReducedMotion;
  /**
   * Suspends playback while the tab is hidden or the player is outside the viewport.
   * @default true
   */
  freezeWhenUnseen?: boolean;
  /** `'lazy'` delays loading until the player is within 200 px of the viewport. @default 'lazy' */
  loading?: 'eager' | 'lazy';
  /**
   * `'none'` delays loading until the user or the app starts playback, seeks, or takes a snapshot. Until then,
   * the poster is visible, and hovering and scrolling have no effect. Use this value if the user prefers to
   * save data.
   * @default 'auto'
   */
  preload?: 'auto' | 'none';
  /** Preferred renderer. If it can't draw the file, the player uses a different renderer. @default 'svg' */
  renderer?: PlayerRenderer;
  /**
   * Settings for lottie-web's renderer. They override the defaults individually.
   * @default { clearCanvas: false, hideOnTransparent: true, progressiveLoad: true }
   */
  rendererSettings?: Record<string, unknown>;
  /**
   * URL of a copy of `@northlight/player/worker.js`, the worker's script. Most bundlers make this prop
   * unnecessary.
   */
  workerUrl?: string;
  /** Maximum number of canvas pixels per CSS pixel. @default 2 */
  maxDensity?: number;
  /**
   * Renders positions between frames. On displays faster than 60 Hz, playback skips draws if at least 60 per
   * second and two per frame remain. `'all'` renders at the rate of the display. `false` renders only whole
   * frames, which uses less CPU.
   * @default true
   */
  subframes?: PlayerSubframes;
  /**
   * Evaluates expressions in the file. Requires `'unsafe-eval'` in the content security policy.
   * @default false
   */
  expressions?: boolean;
  /**
   * How the animation and the poster fit into the box, as in the CSS property `object-fit`.
   * @default 'contain'
   */
  fit?: PlayerFit;
  /** Alignment in the box, from `[0, 0]` (top left) to `[1, 1]` (bottom right). @default [0.5, 0.5] */
  align?: PlayerAlign;
  /** Background color. Accepts any CSS color. @default 'transparent' */
  background?: string;
  /** Class of the outer element. */
  className?: string;
  /** Id of the animation element. Generated by default. */
  id?: string;
  /** Called for every event, after the event's own callback. */
  onEvent?: <E extends PlayerEvent>(event: E, detail: PlayerEventDetail[E]) => void;
  /** Called with each new state, before the events of the same change are emitted. */
  onStateChange?: (state: PlayerState) => void;
  /** Called with each new background as soon as it changes. */
  onBackgroundChange?: (color: string) => void;
};
