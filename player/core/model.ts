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
import type { FileFrames, PlayRange, Span } from './segment';
import type { PlayerSettings } from './settings';
import type { Source, SourceBytes } from './source-text';
import type { Phase, Timeline } from './timeline';

/** A file that has been parsed and checked. */
export type LoadedFile = Readonly<
  FileFrames & {
    /** The renderer in use, which can differ from the requested renderer. */
    renderer: PlayerRenderer;
    /** The JSON text of the animation. */
    unpacked: SourceBytes;
    /** The JSON text in the colors of the app, if there are any. */
    colored?: SourceBytes;
  }
>;

/** A loaded file, and the frames of it that play. `totalFrames` is 0 if no animation is loaded. */
export type Media = LoadedFile & Readonly<PlayRange>;

/**
 * The position at a given time, and the values that determine how it changes during playback. If the renderer is
 * autonomous, times are real time, which is the same on the page and in its workers. Otherwise, they are sums of the
 * times between animation frames. While the page is blocked or suspended, such a sum grows by at most one second.
 */
export type Clock = Readonly<{
  /** The position at the time `at`, in frames. */
  frame: number;
  /** The time at which the position is `frame`, in milliseconds. */
  at: number;
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

/** The whole animation, or the range of the state in which a state machine is. */
type WholeRange = Readonly<{ kind: 'whole'; span?: Pick<Span, 'first' | 'totalFrames'> }>;

export type ActiveRange =
  | WholeRange
  /** The segment of a `playSegment()` call. `id` identifies the promise of the call. */
  | Readonly<{ kind: 'segment'; span: Span; id: RequestId }>
  /** The whole animation, which `hoverOut="reverse"` plays backwards to the first frame. */
  | Readonly<{ kind: 'reversing' }>;

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

/** The load in progress. */
export type Load = Readonly<
  { id: number } & (
    | { type: 'none' }
    /** The first load would have started with `preload="auto"`. */
    | { type: 'due' }
    /** `src` is loading. `isRead`: whether `media` already belongs to it. */
    | { type: 'loading'; isRead: boolean }
    /** The animation is rendered again. `isQueued`: whether another rerender starts when this one ends. */
    | { type: 'rerendering'; isQueued: boolean }
  )
>;

/** The reduced-motion mode in effect; `null` if the user has no preference or the app opted out. */
export type ReducedMotion = Exclude<PlayerReducedMotion, 'ignore'> | null;

/** Identifies the promise of a call. In the browser, this is the function that settles the promise. */
export type RequestId = number | ((value: never) => void);

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
  | { type: 'press'; isHovering?: boolean }
  /** `id` identifies the promise that the effect `settle` settles. */
  | { type: 'playSegment'; segment: PlayerSegment; id: RequestId }
  | { type: 'takeSnapshot'; id: RequestId };

/** The complete state of a player. It is never modified: `reduce` returns the next state. */
export type PlayerModel = Readonly<{
  status: PlayerState;
  /** The condition that resumes playback; `null` unless the player itself has suspended playback. */
  resumeOn: 'visible' | 'motion-allowed' | null;
  clock: Clock;
  /** The motion until the next event; `null` if playback is not running. */
  motion: LinearMotion | null;
  range: ActiveRange;
  /** The range that plays when no other range is active. */
  whole: WholeRange;
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
  segment: PlayerSegment | undefined;
  background: string;
  muted: boolean;
  /** From 0 to 1. */
  volume: number;
  error: PlayerError | null;
  /** Whether `autoplay="in-view"` has started playback for this source. */
  hasAutoplayedInView: boolean;
  /** The model when React hid the player, from which playback is restored when React shows it again. */
  kept: PlayerModel | null;
}>;

/** What the runtime tracks for a player that is on screen. */
export type TrackingMode = 'scroll' | 'drag' | 'in-view' | 'machine' | null;

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
  /** `source`: `src`, or the file that is rendered again; `null` if `src` is invalid. */
  | { type: 'load'; id: number; source: Source | SourceBytes | null }
  /** Warns the app that the file doesn't have its segment. The whole file plays instead. */
  | { type: 'warn' }
  /** Cancels the load in progress, stops tracking, and destroys the renderer. */
  | { type: 'unload' }
  /** Drops the app's callbacks that are scheduled but haven't been called yet. */
  | { type: 'dropCallbacks' }
  /**
   * Starts tracking the scroll position (`scroll`) or the pointer (`drag`), waiting until the player is in view
   * (`in-view`), or running a state machine (`machine`). `null` ends it.
   */
  | { type: 'trackView'; mode: TrackingMode }
  /**
   * Settles a promise: of `playSegment` with whether the segment has completed, or of `takeSnapshot` with the
   * frame of the file.
   */
  | { type: 'settle'; id: RequestId; value: boolean | number };

const NO_MEDIA: Media = {
  frames: [0, 0],
  frameRate: 0,
  fileMarkers: [],
  offset: 0,
  totalFrames: 0,
  markers: [],
  renderer: 'svg',
  unpacked: { bytes: new ArrayBuffer(0), base: '' },
};

const WHOLE: WholeRange = { kind: 'whole' };

/** The values of the model's fields that describe the animation, as long as no animation is loaded. */
export const UNLOADED = {
  whole: WHOLE,
  resumeOn: null,
  media: NO_MEDIA,
  rendering: null,
  error: null,
} as const satisfies Partial<PlayerModel>;

export function createModel(settings: PlayerSettings): PlayerModel {
  const { speed, direction, mode, loop, segment, background, muted, volume } = settings;
  return {
    ...UNLOADED,
    status: 'loading',
    clock: {
      frame: 0,
      at: 0,
      speed: isSpeed(speed) ? speed : 1,
      direction: direction === -1 ? -1 : 1,
      phase: firstPhase(mode),
      iterations: 0,
      hasJustSeeked: true,
      isScrubbing: false,
    },
    motion: null,
    range: WHOLE,
    load: { id: 0, type: 'none' },
    source: null,
    lifecycle: 'created',
    environment: { isVisible: true, prefersReducedMotion: false },
    queue: [],
    settings,
    loop,
    segment,
    background,
    muted,
    volume: isVolume(volume) ? volume : 1,
    hasAutoplayedInView: false,
    kept: null,
  };
}

export const isSpeed = (speed: number) => speed > 0 && Number.isFinite(speed);

export const isVolume = (volume: number) => Number.isFinite(volume) && volume >= 0 && volume <= 1;

/** Returns the first phase of an iteration; `undefined` in normal mode. */
export const firstPhase = (mode: PlayerSettings['mode']): Phase | undefined =>
  mode === 'bounce' ? 'forward' : undefined;
