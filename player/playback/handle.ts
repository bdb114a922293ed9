import { seekTarget } from '../timeline/timeline';
import type { PlayerHandle } from '../types';
import type { OpenedAnimation } from './opening';
import type { Playback } from './playback';
import { requestSnapshot } from './request-snapshot';
import { runHostCallback } from './run-host-callback';
import type { PlayerSettings } from './settings';

type HandleOptions = {
  playback: Playback;
  getSettings(): PlayerSettings;
  getOpened(): OpenedAnimation | null;
  getStage(): HTMLElement | null;
  isUnmounted(): boolean;
  /** Runs it now, or once what is loading is there. */
  command(run: () => void): void;
  retry(): void;
};

/** The player as its host may hold it. */
export function createHandle(options: HandleOptions): PlayerHandle {
  const { playback, command, getSettings, getOpened, getStage, isUnmounted } = options;
  const { getView, changeView, playhead, dispatch } = playback;
  return {
    play: () => command(() => playback.startPlaying('play')),
    pause: () => command(() => dispatch('pause')),
    stop: () => command(() => playback.returnToStart('stop')),
    freeze: () => command(() => dispatch('freeze')),

    seek: (to) =>
      command(() => {
        const target = seekTarget(to, getView().totalFrames);
        if (target !== null) dispatch('seek', undefined, target);
      }),

    retry: options.retry,

    /** Counts iterations from now on. */
    setLoop(loop) {
      if (isUnmounted()) return;
      playhead.catchUp();
      playhead.resetIterations();
      changeView({ loop });
      playback.syncEngine();
    },

    setSpeed(speed) {
      playhead.setSpeed(speed);
      playback.syncEngine();
    },

    setDirection(direction) {
      playhead.setDirection(direction);
      playback.syncEngine();
    },

    setBackground(background) {
      if (isUnmounted() || (background ?? getView().background) === getView().background) return;
      changeView({ background });
      runHostCallback(() => getSettings().onBackgroundChange?.(background));
    },

    snapshot: (asked) =>
      new Promise((resolve) => {
        command(() => {
          const { background } = getView();
          const position = playback.getDrawnPosition();
          const picture = { ...getSettings(), background, opened: getOpened(), stage: getStage(), position };
          resolve(requestSnapshot(asked, picture));
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
  };
}
