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
import type { SourceText } from './source-text';
import type { Phase, Timeline } from './timeline';

/** An animation that is parsed and checked. */
export type Media = Readonly<{
  /** At least 1; 0 if nothing is loaded. */
  totalFrames: number;
  /** In frames per second. */
  frameRate: number;
  /** The play range, in frames of the file; left out for the whole file. */
  range?: [first: number, end: number];
  /** The markers within the play range, in its frames. */
  markers: readonly Marker[];
  /** Whether the file has a marker for users who prefer reduced motion. */
  hasReducedMotion: boolean;
  /** The renderer in use, which may differ from the requested one. */
  renderer: PlayerRenderer;
  getSource(): SourceText;
}>;

/** Where the position is at one time, and how it moves while the player plays. */
export type Clock = Readonly<{
  /** The position at the time `at`, in frames. */
  frame: number;
  /** In milliseconds. */
  at: number;
  /**
   * `frames`: the time of the page's animation frames, which pauses while the page is blocked or asleep.
   * `shared`: real time, which a worker reads too.
   */
  source: 'frames' | 'shared';
  speed: number;
  direction: PlayerDirection;
  /** Left out in mode normal. */
  phase?: Phase;
  /** Iterations that have ended since playback began. */
  iterations: number;
  /** True from a seek until the position first moves by itself. */
  hasJustSeeked: boolean;
  /** Whether the user drags the seek slider: time stops, and the state stays. */
  isScrubbing: boolean;
}>;

/**
 * Motion without an event: until the time `until`, the position is `frame + (now - at) * framesPerMs`.
 * Playback renders frames from it without a reduction.
 */
export type QuietMotion = Readonly<{
  frame: number;
  at: number;
  /** Negative if the position moves backwards. */
  framesPerMs: number;
  /** Shortly before the end of the iteration, or the next marker. */
  until: number;
  /** When the iteration ends, or the next marker is reached. */
  nextEvent: number;
}>;

/** A range of frames that plays once instead of the whole animation. */
export type Span = Required<Pick<Timeline, 'first' | 'totalFrames' | 'direction'>>;

export type ActiveRange =
  | Readonly<{ kind: 'whole' }>
  /** `playSegment` plays it. `id` names its promise. */
  | Readonly<{ kind: 'segment'; span: Span; id: number }>
  /** `hoverOut="reverse"` plays back to the first frame. */
  | Readonly<{ kind: 'reversing'; span: Span }>;

/** What the loaded renderer can do. */
export type Rendering = Readonly<{
  /** The lottie-web build that contains the parts in use. */
  build: string;
  /** Why the page renders instead of a worker; `null` if a worker renders. */
  fallbackReason: string | null;
  /** Whether the renderer follows a timeline by itself. */
  isAutonomous: boolean;
  /** Whether the renderer can fit the animation into its box again without a new load. */
  canRelayout: boolean;
}>;

/** `source` loads `src`; `rerender` renders the loaded animation again and emits only `frame`. */
export type LoadMode = 'source' | 'rerender';

export type Load = Readonly<{
  /** Increases with each load and each cancellation; inputs of earlier loads are ignored. */
  id: number;
  /** The load in progress. */
  mode: LoadMode | null;
  /** Whether the load plays the file's own reduced-motion marker, if it has one. */
  playsMarker: boolean;
  /** Whether another rerender follows the one in progress. */
  isRerenderQueued: boolean;
  /** False until a lazy player comes near the viewport. */
  hasStarted: boolean;
}>;

/** The reduced-motion mode in effect; `null` if the user has no preference or the host opted out. */
export type ReducedMotion = Exclude<PlayerReducedMotion, 'ignore'> | null;

/** The playback that resumes when React shows a hidden player again. */
export type Kept = Readonly<{
  status: PlayerState;
  frame: number;
  phase?: Phase;
  iterations: number;
  media: Media;
  reducedMotion: ReducedMotion;
}>;

/** A call that waits for the first frame if it comes earlier. */
export type Command =
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'stop' }
  | { type: 'freeze' }
  /** To a frame, a percentage such as `'50%'`, or a marker's name. */
  | { type: 'seek'; to: number | string }
  /**
   * The animation was pressed in hover mode. `isHovering`: by a pointer that plays it while it is over it.
   */
  | { type: 'press'; isHovering: boolean }
  /** `id` names the promise that `settleSegment` settles. */
  | { type: 'playSegment'; segment: PlayerSegment; id: number }
  | { type: 'takeSnapshot'; id: number };

/** One player as one value. Only `reduce` makes the next one. */
export type PlayerModel = Readonly<{
  status: PlayerState;
  /** Why the player suspended playback, and what resumes it. */
  resumeOn: 'visible' | 'motion-allowed' | null;
  clock: Clock;
  /** How the position moves until something happens; `null` at rest. */
  quiet: QuietMotion | null;
  range: ActiveRange;
  /** The animation on screen; the previous one while another loads. */
  media: Media;
  /** Whether `media` belongs to the current source. */
  isLoaded: boolean;
  rendering: Rendering | null;
  load: Load;
  /** The text of the `src` in use; `null` if `src` can't be read. */
  source: string | null;
  lifecycle: 'created' | 'mounted' | 'unmounted';
  environment: Readonly<{
    /** Whether the player is in the viewport of a visible page. */
    isVisible: boolean;
    prefersReducedMotion: boolean;
  }>;
  /** Commands that wait for the first frame. */
  queue: readonly Command[];
  settings: PlayerSettings;
  loop: PlayerLoop;
  background: string;
  error: PlayerError | null;
  /** Whether autoplay in view has run for this source. */
  hasAutoplayedInView: boolean;
  kept: Kept | null;
  /** Finds the markers that playback crosses. Loaded when a host listens to markers. */
  markerCrossings: typeof import('./marker-crossings') | null;
}>;

/** What the runtime does after a reduction, in order. */
export type Effect =
  | { [E in PlayerEvent]: { type: 'emit'; event: E; detail: PlayerEventDetail[E] } }[PlayerEvent]
  | { type: 'stateChange'; state: PlayerState }
  | { type: 'backgroundChange'; background: string }
  /**
   * Renders a position, and emits `frame`. `timeline`: how it moves on from there, for an autonomous
   * renderer.
   */
  | { type: 'render'; position: number; timeline: Timeline | null }
  /** Playback reached a position. Rendered if it is not on screen yet; `isLast` renders in any case. */
  | { type: 'advance'; position: number; isLast: boolean }
  /** Gives an autonomous renderer the motion in effect. */
  | { type: 'sync'; position: number; timeline: Timeline | null }
  /** Fits the animation into its box again. */
  | { type: 'relayout' }
  /** `source`: `src` as text, or the file as it was read before; `null` if `src` can't be read. */
  | { type: 'load'; id: number; source: string | SourceText | null }
  /** Cancels the load in progress, and destroys the renderer. */
  | { type: 'unload' }
  /** Drops the callbacks that have not run. */
  | { type: 'dropCallbacks' }
  /** Follows the position on the page: `scroll` scrubs, `in-view` starts playback once. */
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

/** What a player without an animation holds. */
export const UNLOADED = {
  resumeOn: null,
  media: NO_MEDIA,
  isLoaded: false,
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
    quiet: null,
    range: { kind: 'whole' },
    load: { id: 0, mode: null, playsMarker: false, isRerenderQueued: false, hasStarted: false },
    source: null,
    lifecycle: 'created',
    environment: { isVisible: true, prefersReducedMotion: false },
    queue: [],
    settings,
    loop,
    background,
    hasAutoplayedInView: false,
    kept: null,
    markerCrossings: null,
  };
}

export const isSpeed = (speed: number) => speed > 0 && Number.isFinite(speed);

/** The phase that an iteration begins with. */
export const firstPhase = (mode: PlayerSettings['mode']): Phase | undefined =>
  mode === 'bounce' ? 'forward' : undefined;
