import type { PlayerProps } from '../types';
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
  const rendering: Rendering = { build: 'test', fallbackReason: null, isAutonomous, canRelayout: true };

  function send(input: Input) {
    const next = reduce(model, input, now);
    model = next.model;
    effects.push(...next.effects);
  }

  /** Takes the effects since the last call. */
  const take = () => effects.splice(0);

  const player = {
    send,
    take,
    get model() {
      return model;
    },

    /** The whole frame that the host reads. */
    get frame() {
      return wholeFrame(positionNow(model, now), model.media.totalFrames);
    },

    /** Takes the events since the last call, except `frame`. */
    events: (): string[] => take().flatMap((effect) => (effect.type === 'emit' ? [effect.event] : [])),

    /** Mounts the player and lets its first load finish. */
    mount() {
      send({ type: 'enableMarkers', markerCrossings });
      send({ type: 'mount' });
      send({ type: 'start' });
      return player.finishLoad();
    },

    /** Finishes the load in progress, with the file of `replaceFile`. */
    finishLoad() {
      // A load may begin another one.
      for (let { load } = model; load.mode; { load } = model) {
        if (file) send({ type: 'loaded', load: load.id, media: file });
        if (!file) {
          send({ type: 'fail', load: load.id, error: { code: 'parse', message: 'No animation.' } });
        } else if (model.load.id === load.id) {
          send({
            type: 'ready',
            load: load.id,
            rendering,
            at: now,
            source: isAutonomous ? 'shared' : 'frames',
          });
        }
      }
      return player;
    },

    /** Changes what the next load finds. */
    replaceFile(next: Media | null) {
      file = next;
    },

    /** Lets time pass, in steps of `step` milliseconds. */
    wait(milliseconds: number, step = milliseconds) {
      for (let passed = 0; passed < milliseconds; passed += step) {
        now += step;
        send({ type: 'tick' });
      }
      return player;
    },

    setProps(changed: Partial<PlayerProps>) {
      const { src, label } = model.settings;
      props = { ...props, ...changed };
      send({ type: 'setSettings', settings: withDefaults({ src, label, ...props }) });
    },

    /** Plays a segment, and returns the id of its promise. */
    playSegment(segment: readonly [number, number] | string) {
      const id = nextId++;
      send({ type: 'playSegment', segment, id });
      return id;
    },
  };
  return player;
}
