import type { ComponentType, Ref } from 'react';
import type { PlayerLabels } from './ui/labels/labels';

export type PlayerState = 'loading' | 'playing' | 'paused' | 'stopped' | 'frozen' | 'error';

export type PlayerRenderer = 'svg' | 'canvas' | 'html';

export type PlayerDirection = 1 | -1;

export type PlayerHoverOut = 'stop' | 'pause' | 'reverse';

/**
 * What is done for a visitor who asks for less motion. `respect`: nothing plays by itself, unless the file has a part for it.
 * `first-frame`, `last-frame`: the same, and that frame is shown. `ignore`: plays as usual, the host answers for it.
 */
export type PlayerReducedMotion = 'respect' | 'first-frame' | 'last-frame' | 'ignore';

/** `bounce`: an iteration runs there and back. */
export type PlayerMode = 'normal' | 'bounce';

/** `false`: plays once. `true`: plays without end. A number: plays that many times. */
export type PlayerLoop = boolean | number;

/**
 * The part of the file that is played, sought and counted: its first frame and the one after its last, in the file's
 * frames, or the name of a marker.
 */
export type PlayerSegment = readonly [first: number, last: number] | string;

export type PlayerButton =
  | 'play'
  | 'stop'
  | 'repeat'
  | 'frame'
  | 'background'
  | 'snapshot'
  | 'speed'
  | 'fullscreen';

/** What a key does while the player has the focus. `back` and `forward` go by a frame, with Shift by ten. */
export type PlayerShortcut =
  | 'play'
  | 'stop'
  | 'repeat'
  | 'back'
  | 'forward'
  | 'first'
  | 'last'
  | 'fullscreen'
  | 'help';

/** The keys of each, as `KeyboardEvent.key`; none with an empty list. What is left out keeps its own. */
export type PlayerShortcuts = Partial<Record<PlayerShortcut, readonly string[]>>;

/** A stop of a gradient: its place, 0 at the start to 1 at the end, and its colour. */
export type PlayerGradientStop = { offset: number; color: string | readonly number[] };

/**
 * What takes the place of a slot's value, by what the file has the slot for. A colour: `#rgb`, `#rrggbb`, one as a computed style
 * gives it, or a list of red, green, blue and, in a gradient, opacity, 0 to 1 each. A number. A vector: a list of two numbers or three. A gradient: a list of
 * stops. A text. An image: its address, relative to the page.
 */
export type PlayerSlot = string | number | readonly number[] | readonly PlayerGradientStop[];

/**
 * How the picture fills its box: `contain` shows all of it, `cover` leaves no part of the box empty, `fill` stretches it, `none` gives it
 * its own size, a pixel of the file for one of CSS.
 */
export type PlayerFit = 'contain' | 'cover' | 'fill' | 'none';

/** Where in its box the picture stands, or which part of it is seen: 0 is left or top, 1 right or bottom. */
export type PlayerAlign = readonly [x: number, y: number];

/** `http` is a status outside 200–299, `parse` neither JSON nor an archive, `invalid` JSON that is no animation. */
export type PlayerErrorCode = 'network' | 'http' | 'parse' | 'invalid' | 'renderer';

/** The position of the picture within what is played. */
export type PlayerPosition = {
  /** The whole frame drawn, 0 to totalFrames − 1. */
  frame: number;
  /** Frames of what is played. */
  totalFrames: number;
  /** 0 on the first frame, 100 on the last. */
  percent: number;
  /** Seconds from the first frame at speed 1. */
  time: number;
};

/** A named part of the file within what is played. */
export type PlayerMarker = {
  name: string;
  /** Seconds from the first frame at speed 1. */
  time: number;
  /** In seconds at speed 1. */
  duration: number;
};

export type PlayerError = {
  code: PlayerErrorCode;
  /** One sentence that a developer can act on; visitors read another one. */
  message: string;
  /** The HTTP status, with code `http`. */
  status?: number;
};

/** The detail of each event. */
export type PlayerEventDetail = {
  /** `frameRate` in frames a second, `duration` in seconds at speed 1. */
  load: { totalFrames: number; frameRate: number; duration: number };
  error: PlayerError;
  ready: PlayerPosition;
  play: PlayerPosition;
  pause: PlayerPosition;
  stop: PlayerPosition;
  freeze: PlayerPosition;
  /** `passes`: how many iterations have ended since playing began. */
  loop: PlayerPosition & { passes: number };
  complete: PlayerPosition;
  frame: PlayerPosition;
  /** The marker's first frame was reached, forwards or backwards. A seek over it does not count. */
  marker: PlayerMarker;
};

export type PlayerEvent = keyof PlayerEventDetail;

type PlayerEventCallbacks = {
  [E in PlayerEvent as `on${Capitalize<E>}`]?: (detail: PlayerEventDetail[E]) => void;
};

export type PlayerSnapshotOptions = {
  format: 'svg' | 'png';
  /** Pixels of the PNG for one of the animation's; the device pixel ratio when left out. */
  scale?: number;
};

/** Every method is safe in every state: a call before loading ends is queued, a call after unmounting does nothing. */
export type PlayerHandle = {
  /** Plays on, or from the start frame where nothing is left to play. */
  play(): void;
  /** Stays on the frame at hand. */
  pause(): void;
  /** Goes to the first frame. */
  stop(): void;
  /** Pauses as state `frozen`; `play` goes on. */
  freeze(): void;
  /**
   * @param to a frame, clamped to 0 … totalFrames − 1, a percentage such as `'50%'`, or a marker's name, which is its first frame;
   * anything else changes nothing
   */
  seek(to: number | string): void;
  /**
   * Plays a part once, whatever loop, direction and mode say, and pauses on its last frame.
   * @param segment frames of what is played, the second not included, or a marker's name; with the larger frame first it is played
   * backwards
   * @returns true once it was played to its end; false when something else came in between, or there is no such part
   */
  playSegment(segment: PlayerSegment): Promise<boolean>;
  /** Loads the same source once more, after an error. */
  retry(): void;
  /** The count towards a number begins anew. */
  setLoop(loop: PlayerLoop): void;
  /** @param speed a finite number above 0; anything else changes nothing */
  setSpeed(speed: number): void;
  /** Plays on in that direction from the position at hand. */
  setDirection(direction: PlayerDirection): void;
  /** @param colour any CSS colour */
  setBackground(colour: string): void;
  /**
   * Draws the current frame into a file, `image/svg+xml` or `image/png`.
   * @throws (rejects) an `AbortError` when the player unmounts or has no picture, a `RangeError` for a scale not above 0
   */
  snapshot(options: PlayerSnapshotOptions): Promise<Blob>;
  /** What draws: the one that was asked for, unless another draws what that has no way for. */
  readonly renderer: PlayerRenderer;
  readonly state: PlayerState;
  /** The whole frame drawn, 0 to totalFrames − 1. */
  readonly frame: number;
  /** Frames of what is played; 0 before it is loaded. */
  readonly totalFrames: number;
  /** Frames a second. */
  readonly frameRate: number;
  /** Seconds that what is played takes at speed 1. */
  readonly duration: number;
  /** The markers that begin within what is played. */
  readonly markers: readonly PlayerMarker[];
};

/** The props, which README.md beside this file describes with their defaults. */
export type PlayerProps = PlayerEventCallbacks & {
  /** The animation as an object (never written to), as JSON text, or its URL or path relative to the page. */
  src: string | object;
  /** The accessible name: what the animation shows; with `hover` also what pressing it does. Empty: it decorates. */
  label: string;
  /** The URL of a still of the first frame, shown until that frame is drawn. */
  poster?: string;
  /** With `height`, the aspect ratio of the box before anything is loaded; 16:9 without both. */
  width?: number;
  height?: number;
  /**
   * Plays once loaded, or once half of it has come into view, unless the visitor asks for reduced motion.
   */
  autoplay?: boolean | 'in-view';
  loop?: PlayerLoop;
  direction?: PlayerDirection;
  mode?: PlayerMode;
  /** Above 0. */
  speed?: number;
  /** Left out, as `rendererSettings` say: `contain`. */
  fit?: PlayerFit;
  /** Left out, in the middle. */
  align?: PlayerAlign;
  renderer?: PlayerRenderer;
  /** Pixels of a canvas for one of CSS, at most. */
  maxDensity?: number;
  /** lottie-web's own, merged over the defaults. */
  rendererSettings?: Record<string, unknown>;
  /** Any CSS colour. */
  background?: string;
  /** Plays while the pointer is on the picture, which is a toggle button for keyboard and touch. */
  hover?: boolean;
  /** What leaving does with `hover`: `reverse` plays back to the first frame and stops there. */
  hoverOut?: PlayerHoverOut;
  /** `scroll`: the position follows the player's way through its scroll container, and nothing plays by itself. */
  scrub?: 'scroll';
  reducedMotion?: PlayerReducedMotion;
  /** Stays on the last frame when playing has completed, with `loop` off. */
  keepLastFrame?: boolean;
  segment?: PlayerSegment;
  /** By the ids of the file's slots, what takes the place of their values. */
  slots?: Readonly<Record<string, PlayerSlot>>;
  /** Which theme of a .lottie archive is on; `''` for none, left out for the one that the archive has on itself. */
  themeId?: string;
  /** Which animation of a .lottie archive is played; left out, the one that the archive says. */
  animationId?: string;
  /** On the outer element. */
  className?: string;
  /** On the animation element. */
  id?: string;
  /**
   * Shows the controls bar, 60 px high. `true` loads the bar after hydration; the component `PlayerControls` of
   * `controls.ts` is part of the static HTML.
   */
  controls?: boolean | ComponentType;
  /** The buttons of the bar, in their order. */
  buttons?: readonly PlayerButton[];
  /** The keys of the controls bar. `false`: none but those of its buttons, fields and slider. */
  shortcuts?: false | PlayerShortcuts;
  /** Texts of the controls, error messages and announcements, merged over the English ones. */
  labels?: Partial<PlayerLabels>;
  /** `lazy` loads once the player is within 200 px of the viewport. */
  loading?: 'eager' | 'lazy';
  /** Freezes playback in a hidden tab and out of view. */
  freezeWhenUnseen?: boolean;
  /** Evaluates code from the file, for which a policy needs `'unsafe-eval'`. */
  expressions?: boolean;
  /**
   * The address of the drawing worker's program (`render/worker/entry.ts`, bundled into one module). Left out, the worker begins from the
   * player's own files, as bundlers that keep modules as files serve them.
   */
  workerUrl?: string;
  /** `false` draws whole frames only, which is less work. */
  subframes?: boolean;
  /** Shows state, frame, frames a second, renderer and build over the picture. */
  debug?: boolean;
  /** Called for every event, after the event's own callback. */
  onEvent?: <E extends PlayerEvent>(event: E, detail: PlayerEventDetail[E]) => void;
  /** Called with each new state, before the events of the change. */
  onStateChange?: (state: PlayerState) => void;
  /** Called at once with each new background, whoever sets it. */
  onBackgroundChange?: (colour: string) => void;
  ref?: Ref<PlayerHandle>;
};
