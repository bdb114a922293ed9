import type { Input } from '@/player/core/inputs';
import {
  createModel,
  type Effect,
  type LoadedFile,
  type Media,
  type PlayerModel,
  type Rendering,
  type RequestId,
  type TrackingMode,
} from '@/player/core/model';
import { positionNow } from '@/player/core/motion';
import { reduce } from '@/player/core/reduce';
import { isInProgress } from '@/player/core/select';
import { withDefaults } from '@/player/core/settings';
import type { SourceBytes } from '@/player/core/source-text';
import { wholeFrame } from '@/player/core/timeline';
import type { PlayerOptions, PlayerSegment } from '@/player/types';

/** The text of a file that has been parsed. */
export const READ: SourceBytes = { bytes: new ArrayBuffer(2), base: '' };

/** A file whose first frame is 0. */
export type TestFile = Pick<Media, 'totalFrames' | 'frameRate' | 'markers' | 'reducedMotion' | 'machines'>;

/** A file with ten frames that lasts one second. The marker `part` spans the frames 4 to 6. */
export const TEN_FRAMES: TestFile = {
  totalFrames: 10,
  frameRate: 10,
  markers: [{ name: 'part', first: 4, last: 7 }],
};

/** Returns what the renderer reports about a file. */
export const loadedFile = ({ totalFrames, markers, ...rest }: TestFile): LoadedFile => ({
  ...rest,
  frames: [0, totalFrames],
  fileMarkers: markers,
  renderer: 'svg',
  unpacked: READ,
});

type Options = {
  /** `null` makes the load fail. */
  media?: TestFile | null;
  /** Whether the renderer is autonomous, like a worker. */
  isAutonomous?: boolean;
};

/** Runs a player without a page, and records the effects that its app and renderer receive. */
export function createTestPlayer(props: Partial<PlayerOptions> = {}, options: Options = {}) {
  const { isAutonomous = false } = options;
  let file: TestFile | null = options.media === undefined ? TEN_FRAMES : options.media;
  let model: PlayerModel = createModel(withDefaults({ src: '{}', label: '', ...props }));
  let now = 0;
  let nextId = 1;
  let tracking: TrackingMode = null;
  let firstPosition = 0;
  const effects: Effect[] = [];
  const outcomes: (readonly [id: RequestId, isCompleted: boolean])[] = [];
  const rendering: Rendering = { build: 'test', fallbackReason: null, isAutonomous, canRelayout: true };

  function send(input: Input) {
    const next = reduce(model, input, now);
    model = next.model;
    effects.push(...next.effects);
    for (const effect of next.effects) {
      if (effect.type === 'settle' && typeof effect.value === 'boolean')
        outcomes.push([effect.id, effect.value]);
      if (effect.type === 'trackView') tracking = effect.mode;
      if (effect.type === 'unload') tracking = null;
    }
  }

  /** Returns the effects since the last call. */
  const take = () => effects.splice(0);

  const player = {
    send,
    take,
    get model() {
      return model;
    },
    get now() {
      return now;
    },
    get state() {
      return model.status;
    },
    /** The whole frame that `handle.frame` returns. */
    get frame() {
      return wholeFrame(positionNow(model, now), model.media.totalFrames);
    },

    /** What the page is tracking for the player. */
    get tracking() {
      return tracking;
    },
    /** The position of the first frame of the last load. */
    get firstPosition() {
      return firstPosition;
    },

    /** Returns the names of the events since the last call, except `frame`. */
    events: (): string[] => take().flatMap((effect) => (effect.type === 'emit' ? [effect.event] : [])),

    /**
     * Returns the log since the last call: new states as `→ paused`, the names of events, and `frame` for
     * each rendering.
     */
    log: (): string[] =>
      take().flatMap((effect) => {
        if (effect.type === 'emit') return [effect.event];
        if (effect.type === 'stateChange') return [`→ ${effect.state}`];
        return effect.type === 'render' ? ['frame'] : [];
      }),

    /** The ids and results of settled `playSegment()` promises, in order. */
    get outcomes() {
      return outcomes;
    },

    /** Mounts the player and finishes its first load. */
    mount() {
      player.startLoading();
      return player.finishLoad();
    },

    /** Mounts the player outside the viewport. */
    mountFarAway() {
      send({ type: 'mount' });
      return player;
    },

    /** Mounts the player and starts its first load. */
    startLoading() {
      player.mountFarAway();
      send({ type: 'start' });
      return player;
    },

    /** Reports that the file has been read, or, if it is `null`, that the load has failed. */
    readFile() {
      const load = model.load.id;
      if (file) send({ type: 'loaded', load, file: loadedFile(file) });
      else send({ type: 'fail', load, error: { code: 'parse', message: 'No animation.' } });
    },

    /** Reports that the first frame of the load in progress is on screen. */
    renderFirstFrame() {
      firstPosition = model.clock.frame;
      send({ type: 'ready', load: model.load.id, rendering, at: now });
    },

    /** Finishes the load in progress. */
    finishLoad() {
      // The end of a load can start another load.
      for (let { load } = model; isInProgress(load); { load } = model) {
        player.readFile();
        if (model.load.id === load.id) player.renderFirstFrame();
      }
      return player;
    },

    /** Replaces the file that the next load reads. */
    replaceFile(next: TestFile | null) {
      file = next;
    },

    /** Makes the animation on screen fail. */
    fail() {
      const error = { code: 'renderer', message: 'It broke.' } as const;
      send({ type: 'fail', load: model.load.id, error });
    },

    /** Advances the time, with a tick every `step` milliseconds. */
    wait(milliseconds: number, step = milliseconds) {
      for (let passed = 0; passed < milliseconds; passed += step) {
        now += step;
        send({ type: 'tick' });
      }
      return player;
    },

    /** Advances the time without a tick, as if the page were blocked. */
    sleep(milliseconds: number) {
      now += milliseconds;
      return player;
    },

    setProps(changed: Partial<PlayerOptions>) {
      const { src, label } = model.settings;
      props = { ...props, ...changed };
      send({ type: 'setSettings', settings: withDefaults({ src, label, ...props }) });
    },

    play: () => send({ type: 'play' }),
    pause: () => send({ type: 'pause' }),
    stop: () => send({ type: 'stop' }),
    freeze: () => send({ type: 'freeze' }),
    seek: (to: number | string) => send({ type: 'seek', to }),
    retry: () => send({ type: 'retry' }),

    /** Calls `playSegment()` and returns the id of the promise. */
    playSegment(segment: PlayerSegment) {
      const id = nextId++;
      send({ type: 'playSegment', segment, id });
      return id;
    },

    /** Half of the animation is in view. The page reports this once. */
    comeIntoView() {
      if (tracking !== 'in-view') return;
      tracking = null;
      send({ type: 'comeIntoView' });
    },

    setVisible: (isVisible: boolean) => send({ type: 'setEnvironment', isVisible }),
    setReducedMotion: (prefersReducedMotion: boolean) =>
      send({ type: 'setEnvironment', prefersReducedMotion }),

    /** Hides the player, as React does when an `<Activity>` becomes hidden. */
    hide() {
      send({ type: 'unmount' });
      send({ type: 'release' });
    },

    /** Shows the hidden player and starts loading its animation. */
    show(changed: Partial<PlayerOptions> = {}) {
      player.setProps(changed);
      return player.startLoading();
    },
  };
  return player;
}

/** Returns a player whose animation has loaded. The effects of the load are not in its log. */
export function createLoadedPlayer(props: Partial<PlayerOptions> = {}, options: Options = {}) {
  const player = createTestPlayer(props, options).mount();
  player.take();
  return player;
}
