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
  /** Shows the time of the current frame. Hidden by default. */
  | 'time'
  /** Shows the current frame in a number field. */
  | 'frame'
  /** Opens a color picker for the background. */
  | 'background'
  /** Opens a panel that saves the current frame as SVG or PNG. */
  | 'snapshot'
  /** Mutes and unmutes. Hidden by default. */
  | 'mute'
  /** Opens a menu of speeds from 0.25 to 2. Hidden by default. */
  | 'speed'
  /** Toggles full screen, if the browser allows it. Hidden by default. */
  | 'fullscreen';

/** The edges of an area of the animation, in percent of its width and height, from its left and top edges. */
export type PlayerScrubArea = {
  /** @default 0 */
  left?: number;
  /** @default 0 */
  top?: number;
  /** @default 100 */
  right?: number;
  /** @default 100 */
  bottom?: number;
};

/** The keys of each shortcut, as values of `KeyboardEvent.key`. An empty list removes the shortcut. */
export type PlayerShortcuts = {
  /** Plays and pauses. @default [' ', 'k'] */
  play?: readonly string[];
  /** Stops and returns to the first frame. @default ['s'] */
  stop?: readonly string[];
  /** Toggles repeating. @default ['l'] */
  repeat?: readonly string[];
  /**
   * Moves back by one frame, or by ten with Shift. On right-to-left pages, arrow keys are swapped with those of
   * `forward`.
   * @default ['ArrowLeft', ',']
   */
  back?: readonly string[];
  /**
   * Moves forward by one frame, or by ten with Shift. On right-to-left pages, arrow keys are swapped with those of
   * `back`.
   * @default ['ArrowRight', '.']
   */
  forward?: readonly string[];
  /** Moves back by a tenth of the animation. @default ['j'] */
  rewind?: readonly string[];
  /**
   * Moves to 0 %, 10 %, … 90 % of the animation, in the order of the keys.
   * @default ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
   */
  tenths?: readonly string[];
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
 * - color: a CSS color without `var()` and `currentColor`, or `[red, green, blue]` or `[red, green, blue, opacity]`
 *   from 0 to 1. The opacity applies to fills and strokes of shapes.
 * - number: a number
 * - vector: two or three numbers
 * - gradient: at least two stops
 * - text: a string
 * - image: a URL; a relative URL is resolved against the URL of the page
 */
export type PlayerSlot = string | number | readonly number[] | readonly PlayerGradientStop[];

/** A button over a layer of the animation, or a link if it has an `href`. */
export type PlayerHotspot = {
  /** The name of the layer. If several layers have this name, the hotspot covers all of them. */
  layer: string;
  /** The accessible name, which says what a press does. */
  label: string;
  /** The URL of a link. `javascript:` URLs are refused. */
  href?: string | undefined;
  /** Called when the user presses the hotspot, also with the keyboard. Required without `href`. */
  onPress?: ((event: MouseEvent) => void) | undefined;
};

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

/** An http(s) URL that a state machine opens, and the name of the window in which it opens. */
export type PlayerLink = { url: string; target: string };

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

/** The position at the end of an iteration. `iterations` is the number of iterations that have ended. */
export type PlayerIteration = PlayerPosition & {
  iterations: number;
  /** @deprecated Use `iterations`. */
  passes: number;
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

/** The value of an input of a state machine. */
export type PlayerMachineValue = number | string | boolean;

/** The detail of `onMachineEvent`. */
export type PlayerMachineEvent =
  /** The machine started or stopped. */
  | { type: 'start' | 'stop' }
  /** The machine entered or left a state. */
  | { type: 'enter' | 'exit'; state: string }
  /** The file emitted an event of its own. */
  | { type: 'custom'; name: string }
  /** An event input was fired. */
  | { type: 'fire'; input: string }
  /** The value of an input changed. */
  | { type: 'change'; input: string; value: PlayerMachineValue; previous: PlayerMachineValue };

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
  /**
   * An iteration ended and the next one started. A `PlayerIteration` is a `PlayerPosition` with `iterations`, the
   * number of iterations that have ended. Its former name `passes` is deprecated.
   */
  loop: PlayerIteration;
  /** The last iteration, or the segment of a `playSegment()` call, ended. */
  complete: PlayerPosition;
  /** A frame was rendered. */
  frame: PlayerPosition;
  /** Playback or scrolling reached the first frame of a marker, in either direction. */
  marker: PlayerMarker;
  /** Loading or rendering failed. */
  error: PlayerError;
  /** The player was muted or unmuted, or its volume changed. */
  volumeChange: { muted: boolean; volume: number };
  /** The state machine has left a state for another one. `from` is empty at the first start. */
  transition: { from: string; to: string };
  /** The state machine has started or stopped, entered or exited a state, changed an input, or fired an event. */
  machineEvent: PlayerMachineEvent;
};
export type PlayerEvent = keyof PlayerEventDetail;
/** The arguments of `onEvent`. Comparing the event narrows the type of the detail. */
export type PlayerEventArgs = {
  [E in PlayerEvent]: [event: E, detail: PlayerEventDetail[E]];
}[PlayerEvent];
type PlayerEventCallbacks = {
  [E in PlayerEvent as `on${Capitalize<E>}`]?: (detail: PlayerEventDetail[E]) => void;
};

/**
 * Options of `snapshot()`. `format` is `png` by default, as in `canvas.toBlob()`. `scale` is the number of PNG pixels per
 * pixel of the animation. It defaults to the device pixel ratio.
 */
export type PlayerSnapshotOptions = { format?: 'svg' | 'png'; scale?: number };

/** The state machine that drives a player. */
export type PlayerStateMachineHandle = {
  /** The name of the current state; an empty string before the start. */
  readonly state: string;
  /** The values of the inputs, by name. */
  readonly inputs: Readonly<Record<string, PlayerMachineValue>>;
  /** Sets an input. Ignores unknown names, and values whose type differs from that of the input. */
  set(name: string, value: PlayerMachineValue): void;
  /** Fires an event input. Ignores unknown names. */
  fire(name: string): void;
  /** Starts in the initial state. The machine also starts when it has loaded. */
  start(): void;
  /** Stops, and gives the player back the speed, the loop and the other settings from before the start. */
  stop(): void;
};

export type PlayerLayerType = 'composition' | 'solid' | 'image' | 'null' | 'shape' | 'text' | 'other';

/** A layer of the file, with its name and its classes. */
export type PlayerLayer = { name: string; classes: readonly string[]; type: PlayerLayerType };

/**
 * The methods and properties of a player. Calls that require the animation start loading it, and are queued until it
 * has loaded.
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
   * the valid range. Ignores all other values, such as `'1.5s'`. For a time, multiply the seconds by `frameRate`, because
   * only frames are exact.
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
  /** Changes `loop` and resets the iteration count. Numbers below 1 count as 1; only `true` repeats forever. */
  setLoop(loop: PlayerLoop): void;
  /**
   * Changes the prop `segment`. Playback continues from the current frame, or from the nearest one in the segment.
   * `undefined` stands for the whole animation.
   */
  setSegment(segment: PlayerSegment | undefined): void;
  /** Changes the speed. Ignores all values except finite numbers above 0. */
  setSpeed(speed: number): void;
  /** Changes the direction. Playback continues from the current position. */
  setDirection(direction: PlayerDirection): void;
  /** Mutes or unmutes the audio layers of the file. */
  setMuted(muted: boolean): void;
  /** Changes the volume. Ignores all values except numbers from 0 to 1. */
  setVolume(volume: number): void;
  /** Changes the background. Accepts any CSS color. */
  setBackground(color: string): void;
  /**
   * Renders the current frame as an SVG or PNG file.
   * @throws `AbortError` if the player unmounts or has no animation; `RangeError` if `scale` is not above 0, or `format`
   *   is unknown.
   */
  snapshot(options?: PlayerSnapshotOptions): Promise<Blob>;
  /** Returns the layers of the file, from top to bottom, including those of compositions. */
  layers(): Promise<PlayerLayer[]>;
  /**
   * Returns the box of a layer in the frame on screen, in CSS pixels of the viewport; `null` if the layer isn't shown.
   * The box contains the visible part of all layers with this name.
   */
  boxOf(name: string): Promise<DOMRect | null>;
  /**
   * Returns the names of the layers at a point of the viewport, from top to bottom, in CSS pixels. In SVG, a layer is
   * where it paints. In other renderers, it is in its box, and texts have none.
   */
  layersAt(x: number, y: number): Promise<string[]>;
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
  /** The state machine. `undefined` until it has loaded and started, and if the player has none. */
  readonly stateMachine: PlayerStateMachineHandle | undefined;
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
 * messages. The `labels` prop can override any part of it. `runtime/labels/english.ts` contains the defaults. All labels are
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
  mute: string;
  unmute: string;
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
  /** The time in the bar and in the tooltip of the slider. */
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
  tenthBack: string;
  toTenth: string;
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

/** Allows `undefined` as the value of each optional property, also with `exactOptionalPropertyTypes`. */
export type OrUndefined<Type> = {
  [Key in keyof Type]: Partial<Pick<Type, Key>> extends Pick<Type, Key> ? Type[Key] | undefined : Type[Key];
};

/** Excludes promises, responses, requests and functions, which are passed by mistake. */
type NoPromise = { then?: never; json?: never; call?: never };

/** Parsed JSON, a `URL`, or the bytes of a file. */
type SourceObject = (object & NoPromise) | ({ [field: string]: unknown } & NoPromise);

/** An animation: a URL, JSON text, or an object. */
export type PlayerSource = string | SourceObject;

/** The options of a player, with an `on…` callback for each event. */
export interface PlayerOptions extends OrUndefined<Options> {}

type Options = PlayerEventCallbacks & {
  /**
   * The animation: an object, JSON text, the URL of a JSON or .lottie file, or the bytes of such a file as an
   * `ArrayBuffer`, a `Uint8Array` or a `Blob`. A relative URL is resolved against the URL of the page.
   */
  src: PlayerSource;
  /**
   * Accessible name. An empty string hides a decorative animation from assistive technology. Clicks then pass through
   * it, unless `Player` has a handler of pointer, click, focus or blur events.
   */
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
  /**
   * Id of a state machine in a .lottie archive. By default, the initial state machine of the archive runs. `''` disables
   * state machines. While one runs, it decides what plays, and `autoplay` has no effect.
   */
  stateMachineId?: string;
  /**
   * A state machine as an object, for files that contain none. Overrides `stateMachineId`. The format is that of
   * [dotLottie](https://dotlottie.io/spec/2.0/#state-machines).
   */
  stateMachineDefinition?: object;
  /**
   * The addresses that a state machine may open after a press of the user: `example.com` (only the root),
   * `example.com/*`, `*.example.com/*`, or `*` for all.
   * @default []
   */
  openUrls?: readonly string[];
  /** Values for the slots of the file, by slot id. */
  slots?: Readonly<Record<string, PlayerSlot>>;
  /**
   * Colors of the app. A key is the name or class of a layer or a group, a path of names such as `'Wheel / Fill 1'`, or
   * a color of the file such as `'#ff5500'`. A value is any CSS color, also with `var()`, `currentColor` and
   * `light-dark()`, or a list of colors for a gradient. When a value changes on the page, the animation changes too.
   */
  colors?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * Buttons and links over layers of the animation, which follow the layers. The Tab key reaches them in the order of the
   * list. They are at least 24 pixels wide and high, and are hidden while their layer isn't shown.
   */
  hotspots?: readonly PlayerHotspot[];
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
   * Whether the audio layers of the file are silent. Nothing is requested for them until `false`. Browsers play sound only
   * after the user has pressed something on the page.
   * @default true
   */
  muted?: boolean;
  /** The volume of the audio layers, from 0 to 1. @default 1 */
  volume?: number;
  /**
   * The position after loading, in percent from 0 to 100. Playback starts from this position. A stop or the end
   * of playback still returns to the first frame. If there is a poster, it must show this position.
   * @default 0
   */
  initialPercent?: number;
  /**
   * Limits playback to a marker, or to a range of the file's frames. The `last` frame of a range is excluded. A change
   * loads and draws nothing again: the frame on screen stays, or the nearest one in the segment is shown.
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
  /**
   * `'scroll'` ties the position of the animation to the scroll position of the nearest scroll container. With `'drag'`,
   * a pointer that is pressed on the animation seeks: the left edge is the first frame, and the right edge is the last
   * one. Playback is suspended while the pointer is pressed, and vertical touches still scroll the page.
   */
  scrub?: 'scroll' | 'drag';
  /**
   * The area in which a pointer seeks with `scrub="drag"`, by default the whole animation. `width` and `height` must
   * have the aspect ratio of the animation.
   */
  scrubArea?: PlayerScrubArea;
  /** Response to the user's preference for reduced motion. @default 'respect' */
  reducedMotion?: PlayerReducedMotion;
  /**
   * Suspends playback while the tab is hidden or the player is outside the viewport.
   * @default true
   */
  freezeWhenUnseen?: boolean;
  /**
   * `'lazy'` delays loading until the player is within 200 px of the viewport, the user prints the page, or the app calls
   * a method that needs the animation, such as `play()`, `seek()` or `snapshot()`.
   * @default 'lazy'
   */
  loading?: 'eager' | 'lazy';
  /**
   * Named after the attribute of `<video>`, unlike the function `preload`, which is named after `<link rel="preload">`.
   * `'none'` delays loading until the user or the app starts playback, seeks, or takes a snapshot, also near the
   * viewport. Until then,
   * the poster is visible, and hovering and scrolling have no effect. Use this value if the user prefers to
   * save data.
   * @default 'auto'
   */
  preload?: 'auto' | 'none';
  /** Preferred renderer. If it can't draw the file, the player uses a different renderer. @default 'svg' */
  renderer?: PlayerRenderer;
  /**
   * Settings for lottie-web's renderer. They override the defaults individually. Instead of `preserveAspectRatio`, set
   * `fit` and `align`, which apply to the poster too.
   * @default { clearCanvas: false, hideOnTransparent: true, progressiveLoad: true }
   */
  rendererSettings?: Record<string, unknown> & { preserveAspectRatio?: never };
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
   * Whether to evaluate expressions in the file. They run in an interpreter, without access to the page.
   * @default true
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
  /**
   * Labels for the controls, error messages and announcements. They override the English defaults
   * individually.
   */
  labels?: Partial<PlayerLabels>;
  /** Class of the outer element. */
  className?: string;
  /** Id of the animation element. `Player` generates it by default. */
  id?: string;
  /** Called for every event, after the event's own callback. */
  onEvent?: ((...args: PlayerEventArgs) => void) | ((event: PlayerEvent) => void);
  /** Called with each new state, before the events of the same change are emitted. */
  onStateChange?: (state: PlayerState) => void;
  /**
   * Called before a state machine opens an address that `openUrls` allows. If it returns `false`, the address isn't
   * opened.
   */
  onOpenUrl?: (link: PlayerLink) => unknown;
  /** Called with each new background as soon as it changes. */
  onBackgroundChange?: (color: string) => void;
};
