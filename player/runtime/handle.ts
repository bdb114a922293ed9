import { markerDetail } from '../core/event-details';
import { partOf } from '../core/segment';
import type { PlayerSettings } from '../core/settings';
import { seekTarget, startFrame } from '../core/timeline';
import { transition } from '../core/transitions';
import type { LoadedAnimation } from '../render/renderer';
import type { PlayerHandle } from '../types';
import type { Playback } from './playback';
import { runHostCallback } from './run-host-callback';

type HandleOptions = {
  playback: Playback;
  getSettings(): PlayerSettings;
  getOpened(): LoadedAnimation | null;
  getStage(): HTMLElement | null;
  isUnmounted(): boolean;
  /** Runs it now, or once what is loading is there; after an error, once that is mended. */
  command(run: () => void): void;
  /** The same, but after an error it runs at once: somebody waits for what comes of it. */
  request(run: () => void): void;
  retry(): void;
  /** Called after the direction is set. */
  onDirectionSet(): void;
};

/** The player as its host may hold it. */
export function createHandle(options: HandleOptions): PlayerHandle {
  const { playback, command, request, getSettings, getOpened, getStage, isUnmounted } = options;
  const { getView, changeView, playhead, dispatch } = playback;

  /** Changes at once how the position moves, in every state but an unmounted player's. */
  function adjust(change: () => void) {
    if (isUnmounted()) return;
    change();
    playback.syncEngine();
  }

  return {
    play: () => command(() => playback.startPlaying('play')),
    pause: () => command(playback.pause),
    stop: () => command(() => playback.returnToStart('stop')),
    freeze: () => command(playback.freeze),

    seek: (to) =>
      command(() => {
        const { markers, totalFrames } = getView();
        const marker = to && markers.find(({ name }) => name === to);
        const target = seekTarget(marker ? marker.first : to, totalFrames);
        if (target !== null) playback.goTo('seek', target);
      }),

    playSegment: (segment) =>
      new Promise((resolve) => {
        request(() => {
          const part = partOf(segment, getView());
          if (!part || !transition(getView().state, 'playSegment')) return resolve(false);
          dispatch('playSegment', {
            moveTo: part.first + startFrame(part.totalFrames, part.direction),
            beforeEvents: () => playback.setPart(part, resolve),
          });
        });
      }),

    retry: options.retry,

    /** Counts iterations from now on. */
    setLoop: (loop) =>
      adjust(() => {
        playhead.catchUp();
        playhead.resetIterations();
        changeView({ loop });
      }),

    setSpeed: (speed) =>
      adjust(() => {
        playhead.setSpeed(speed);
        changeView({ speed: playhead.speed });
      }),

    setDirection: (direction) =>
      adjust(() => {
        playhead.setDirection(direction);
        options.onDirectionSet();
      }),

    setBackground(background) {
      if (isUnmounted() || (background ?? getView().background) === getView().background) return;
      changeView({ background });
      runHostCallback(() => getSettings().onBackgroundChange?.(background));
    },

    snapshot: (asked) =>
      new Promise((resolve) => {
        request(() => {
          const { background } = getView();
          const position = playback.getDrawnPosition();
          const picture = { ...getSettings(), background, opened: getOpened(), stage: getStage(), position };
          resolve(import('./request-snapshot').then((module) => module.requestSnapshot(asked, picture)));
        });
      }),

    get renderer() {
      return getOpened()?.renderer ?? getSettings().renderer;
    },
    get state() {
      return getView().state;
    },
    get frame() {
      return playback.getPosition().frame;
    },
    get totalFrames() {
      return getView().totalFrames;
    },
    get frameRate() {
      return getView().frameRate;
    },
    get duration() {
      return getView().totalFrames / getView().frameRate || 0;
    },
    get markers() {
      const { markers, frameRate } = getView();
      return markers.map((marker) => markerDetail(marker, frameRate));
    },
  };
}
