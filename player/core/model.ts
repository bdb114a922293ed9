import type {
  PlayerDirection,
  PlayerError,
  PlayerEvent,
  PlayerEventDetail,
  PlayerLoop,
  PlayerReducedMotion,
  PlayerRenderer,
  PlayerSegment,
  PlayerState,
} from '../types';
import type { Marker } from './markers';
import type { PlayerSettings } from './settings';
import type { Source, SourceText } from './source-text';
import type { Phase, Timeline } from './timeline';

/** The data of an animation that has been parsed and checked. */
export type Media = Readonly<{
  /** The number of frames: at least 1, or 0 if no animation is loaded. */
  totalFrames: number;
  /** In frames per second. */
  frameRate: number;
  /** The play range, in frame numbers of the file; `undefined` if the whole file plays. */
  range?: [first: number, end: number];
  /** The markers that start within the play range. Their frames are relative to the start of the range. */
  markers: readonly Marker[];
  /** Whether the file has a marker whose segment is played for users who prefer reduced motion. */
  hasReducedMotion: boolean;
  /** The renderer in use, which can differ from the requested renderer. */
  renderer: PlayerRenderer;
  getSource(): SourceText;
}>;

/** The position at a given time, and the values that determine how it changes during playback. */
export type Clock = Readonly<{
  /** The position at the time `at`, in frames. */
  frame: number;
  /** The time at which the position is `frame`, in milliseconds. */
  at: number;
  /**
   * The clock that measures `at`. `frames`: the sum of the times between animation frames. While the page is
   * blocked or suspended, this sum grows by at most one second. `shared`: real time, which is the same on the
   * page and in its workers.
   */
  source: 'frames' | 'shared';
  speed: number;
  direction: PlayerDirection;
  /** `undefined` in normal mode. */
  phase?: Phase;
  /** The number of iterations that have ended since playback started. */
  iterations: number;
  /** Whether playback has not moved the position since it was last set. */
  hasJustSeeked: boolean;
  /**
   * Whether the user is holding the seek slider. If so, the position doesn't change with time, even if the
   * state is `playing`.
   */
  isScrubbing: boolean;
}>;

/**
 * Motion during which no event occurs: before the time `until`, the position is `frame + (now - at) *
 * framesPerMs`. The runtime renders these positions without calling `reduce`.
 */
export type LinearMotion = Readonly<{
  frame: number;
  at: number;
  /** Negative if the position moves backwards. */
  framesPerMs: number;
  /** A time shortly before `nextEvent`, or shortly before a bounce reverses if the reversal is earlier. */
  until: number;
  /** The time at which the iteration ends or the next marker is reached. */
  nextEvent: number;
}>;

/** A range of frames that plays once instead of the whole animation. */
export type Span = Required<Pick<Timeline, 'first' | 'totalFrames' | 'direction'>>;

export type ActiveRange =
  | Readonly<{ kind: 'whole' }>
  /** The segment of a `playSegment()` call. `id` identifies the promise of the call. */
  | Readonly<{ kind: 'segment'; span: Span; id: number }>
  /** The range that `hoverOut="reverse"` plays backwards to the first frame. */
  | Readonly<{ kind: 'reversing'; span: Span }>;

/** The properties of the renderer in use. */
export type Rendering = Readonly<{
  /** The name of the lottie-web build that contains the modules in use, such as `lottie_light`. */
  build: string;
  /** The reason why the main thread renders the animation; `null` if a worker renders it. */
  fallbackReason: string | null;
  /**
   * Whether the renderer itself computes the positions from a timeline. If not, the page sends it each
   * position.
   */
  isAutonomous: boolean;
  /** Whether the renderer can apply a new value of `fit`, `align` or `maxDensity` without a rerender. */
  canRelayout: boolean;
}>;

/**
 * The load in progress. `playsMarker`: the result of `prefersOwnMarker` when the load started.
 */
export type Load = Readonly<
  { id: number } & (
    | { type: 'none' }
    /** The first load would have started with `preload="auto"`. */
    | { type: 'due' }
    /** `src` is loading. `isRead`: whether `media` already belongs to it. */
    | { type: 'loading'; playsMarker: boolean; isRead: boolean }
    /** The animation is rendered again. `isQueued`: whether another rerender starts when this one ends. */
    | { type: 'rerendering'; playsMarker: boolean; isQueued: boolean }
  )
>;

/** The reduced-motion mode in effect; `null` if the user has no preference or the app opted out. */
export type ReducedMotion = Exclude<PlayerReducedMotion, 'ignore'> | null;

/** A command of the app or the user. Commands are queued until the first frame is on screen. */
export type Command =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'stop' }
  | { type: 'freeze' }
  /** `to` is a frame, a percentage such as `'50%'`, or the name of a marker. */
  | { type: 'seek'; to: number | string }
  /** Moves by whole frames from the position at which the command runs; positive numbers move forward. */
  | { type: 'step'; frames: number }
  /** The user has pressed an animation with the prop `hover`. `isHovering`: whether the pointer can hover. */
  | { type: 'press'; isHovering: boolean }
  /** `id` identifies the promise that the effect `settleSegment` settles. */
  | { type: 'playSegment'; segment: PlayerSegment; id: number }
  | { type: 'takeSnapshot'; id: number };

/** The complete state of a player. It is never modified: `reduce` returns the next state. */
export type PlayerModel = Readonly<{
  status: PlayerState;
  /** The condition that resumes playback; `null` unless the player itself has suspended playback. */
  resumeOn: 'visible' | 'motion-allowed' | null;
  clock: Clock;
  /** The motion until the next event; `null` if playback is not running. */
  motion: LinearMotion | null;
  range: ActiveRange;
  /** The loaded animation. While a new source loads, this is the previous animation. */
  media: Media;
  rendering: Rendering | null;
  load: Load;
  /** The `src` of the latest load as text; `null` if `src` is invalid or no load has started. */
  source: Source | null;
  lifecycle: 'created' | 'mounted' | 'unmounted';
  environment: Readonly<{
    /** Whether the player is in the viewport of a visible page. */
    isVisible: boolean;
    prefersReducedMotion: boolean;
  }>;
  /** The commands that run when the first frame is on screen. */
  queue: readonly Command[];
  settings: PlayerSettings;
  loop: PlayerLoop;
  background: string;
  error: PlayerError | null;
  /** Whether `autoplay="in-view"` has started playback for this source. */
  hasAutoplayedInView: boolean;
  /** The model when React hid the player, from which playback is restored when React shows it again. */
  kept: PlayerModel | null;
}>;

/** What the runtime does after a call of `reduce`. Effects run in order. */
export type Effect =
  | { [E in PlayerEvent]: { type: 'emit'; event: E; detail: PlayerEventDetail[E] } }[PlayerEvent]
  | { type: 'stateChange'; state: PlayerState }
  | { type: 'backgroundChange'; background: string }
  /** Renders a position and emits `frame`. An autonomous renderer then renders positions from `timeline`. */
  | { type: 'render'; position: number; timeline: Timeline | null }
  /** Renders the position that playback has reached, unless it is already on screen and `isLast` is false. */
  | { type: 'advance'; position: number; isLast: boolean }
  /** Sends the current position and timeline to an autonomous renderer. */
  | { type: 'sync'; position: number; timeline: Timeline | null }
  /** Lays the animation out again after a change to `fit`, `align` or `maxDensity`. */
  | { type: 'relayout' }
  /** `source`: `src`, or the text of the file if it has been read; `null` if `src` is invalid. */
  | { type: 'load'; id: number; source: Source | SourceText | null }
  /** Cancels the load in progress, and destroys the renderer. */
  | { type: 'unload' }
  /** Drops the app's callbacks that are scheduled but haven't been called yet. */
  | { type: 'dropCallbacks' }
  /**
   * Starts tracking the scroll position (`scroll`), or waiting until the player is in view (`in-view`).
   * `null` stops both.
   */
  | { type: 'trackView'; mode: 'scroll' | 'in-view' | null }
  | { type: 'settleSegment'; id: number; isCompleted: boolean }
  | { type: 'takeSnapshot'; id: number; position: number };

const NO_MEDIA: Media = {
  totalFrames: 0,
  frameRate: 0,
  markers: [],
  hasReducedMotion: false,
  renderer: 'svg',
  getSource: () => ({ text: '', base: '' }),
};

/** The values of the model's fields that describe the animation, as long as no animation is loaded. */
export const UNLOADED = {
  resumeOn: null,
  media: NO_MEDIA,
  rendering: null,
  error: null,
} as const satisfies Partial<PlayerModel>;

export function createModel(settings: PlayerSettings): PlayerModel {
  const { speed, direction, mode, loop, background } = settings;
  return {
    ...UNLOADED,
    status: 'loading',
    clock: {
      frame: 0,
      at: 0,
      source: 'frames',
      speed: isSpeed(speed) ? speed : 1,
      direction: direction === -1 ? -1 : 1,
      phase: firstPhase(mode),
      iterations: 0,
      hasJustSeeked: true,
      isScrubbing: false,
    },
    motion: null,
    range: { kind: 'whole' },
    load: { id: 0, type: 'none' },
    source: null,
    lifecycle: 'created',
    environment: { isVisible: true, prefersReducedMotion: false },
    queue: [],
    settings,
    loop,
    background,
    hasAutoplayedInView: false,
    kept: null,
  };
}

export const isSpeed = (speed: number) => speed > 0 && Number.isFinite(speed);

/** Returns the first phase of an iteration; `undefined` in normal mode. */
export const firstPhase = (mode: PlayerSettings['mode']): Phase | undefined =>
  mode === 'bounce' ? 'forward' : undefined;
