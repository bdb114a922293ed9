import type { PlayerProps, PlayerSegment } from '../types';
import { positionNow } from './clock';
import type { Input } from './inputs';
import * as markerCrossings from './marker-crossings';
import { createModel, type Effect, type Media, type PlayerModel, type Rendering } from './model';
import { reduce } from './reduce';
import { withDefaults } from './settings';
import { wholeFrame } from './timeline';

/** Ten frames, one second at speed 1, with the marker `part` on the frames 4 to 6. */
export const TEN_FRAMES: Media = {
  totalFrames: 10,
  frameRate: 10,
  markers: [{ name: 'part', first: 4, last: 7 }],
  hasReducedMotion: false,
  renderer: 'svg',
  getSource: () => ({ text: '{}', base: '' }),
};

type Options = {
  /** What `src` holds; `null` fails to load. */
  media?: Media | null;
  /** Whether a worker renders. */
  isAutonomous?: boolean;
};

/** Runs a player without a page, and records what its host and its renderer receive. */
export function createTestPlayer(props: Partial<PlayerProps> = {}, options: Options = {}) {
  const { isAutonomous = false } = options;
  let file = options.media === undefined ? TEN_FRAMES : options.media;
  let model: PlayerModel = createModel(withDefaults({ src: '{}', label: '', ...props }));
  let now = 0;
  let nextId = 1;
  const effects: Effect[] = [];
  const outcomes: (readonly [id: number, isCompleted: boolean])[] = [];
  const rendering: Rendering = { build: 'test', fallbackReason: null, isAutonomous, canRelayout: true };

  function send(input: Input) {
    const next = reduce(model, input, now);
    model = next.model;
    effects.push(...next.effects);
    for (const effect of next.effects)
      if (effect.type === 'settleSegment') outcomes.push([effect.id, effect.isCompleted]);
  }

  /** Takes the effects since the last call. */
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
    /** The whole frame that the host reads. */
    get frame() {
      return wholeFrame(positionNow(model, now), model.media.totalFrames);
    },

    /** Takes the events since the last call, except `frame`. */
    events: (): string[] => take().flatMap((effect) => (effect.type === 'emit' ? [effect.event] : [])),

    /** Takes what the host received since the last call: new states as `→ paused`, and `frame` for each rendering. */
    log: (): string[] =>
      take().flatMap((effect) => {
        if (effect.type === 'emit') return [effect.event];
        if (effect.type === 'stateChange') return [`→ ${effect.state}`];
        return effect.type === 'render' ? ['frame'] : [];
      }),

    /** Each settled promise of `playSegment`, in order. */
    get outcomes() {
      return outcomes;
    },

    /** Mounts the player and lets its first load finish. */
    mount() {
      player.startLoading();
      return player.finishLoad();
    },

    /** Mounts the player, which begins to load. */
    startLoading() {
      send({ type: 'enableMarkers', markerCrossings });
      send({ type: 'mount' });
      send({ type: 'start' });
      return player;
    },

    /** The load in progress has read the file, or fails. */
    readFile() {
      const load = model.load.id;
      if (file) send({ type: 'loaded', load, media: file });
      else send({ type: 'fail', load, error: { code: 'parse', message: 'No animation.' } });
    },

    /** The load in progress has rendered the first frame. */
    renderFirstFrame() {
      const source = isAutonomous ? 'shared' : 'frames';
      send({ type: 'ready', load: model.load.id, rendering, at: now, source });
    },

    /** Finishes the load in progress, with the file of `replaceFile`. */
    finishLoad() {
      // A load may begin another one.
      for (let { load } = model; load.mode; { load } = model) {
        player.readFile();
        if (model.load.id === load.id) player.renderFirstFrame();
      }
      return player;
    },

    /** Changes what the next load finds. */
    replaceFile(next: Media | null) {
      file = next;
    },

    /** The animation fails while it is on screen. */
    fail() {
      const error = { code: 'renderer', message: 'It broke.' } as const;
      send({ type: 'fail', load: model.load.id, error });
    },

    /** Lets time pass, in steps of `step` milliseconds. */
    wait(milliseconds: number, step = milliseconds) {
      for (let passed = 0; passed < milliseconds; passed += step) {
        now += step;
        send({ type: 'tick' });
      }
      return player;
    },

    /** Lets time pass without a tick, as if the page were blocked. */
    sleep(milliseconds: number) {
      now += milliseconds;
      return player;
    },

    setProps(changed: Partial<PlayerProps>) {
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

    /** Plays a segment, and returns the id of its promise. */
    playSegment(segment: PlayerSegment) {
      const id = nextId++;
      send({ type: 'playSegment', segment, id });
      return id;
    },

    setVisible: (isVisible: boolean) => send({ type: 'setVisible', isVisible }),
    setReducedMotion: (prefersReducedMotion: boolean) =>
      send({ type: 'setPrefersReducedMotion', prefersReducedMotion }),

    /** React hides the player, as an `<Activity>` does. */
    hide() {
      send({ type: 'unmount' });
      send({ type: 'release' });
    },

    /** React renders the hidden player again, and mounts it. The load that begins is not finished. */
    show(changed: Partial<PlayerProps> = {}) {
      player.setProps(changed);
      return player.startLoading();
    },
  };
  return player;
}

/** Returns a player whose animation has loaded, and whose effects so far are taken. */
export function createLoadedPlayer(props: Partial<PlayerProps> = {}, options: Options = {}) {
  const player = createTestPlayer(props, options).mount();
  player.take();
  return player;
}
