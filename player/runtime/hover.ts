import type { PlayerSettings } from '../core/settings';
import type { Playback } from './playback';

type HoverOptions = {
  playback: Playback;
  getSettings(): PlayerSettings;
  isMotionReduced(): boolean;
  /** Runs it now, or once what is loading is there. */
  command(run: () => void): void;
};

/** What the pointer, the keys and the touches of a player in hover mode do. */
export function createHover({ playback, getSettings, isMotionReduced, command }: HoverOptions) {
  const { getView, dispatch } = playback;

  /** The pointer or the focus is on the picture no longer. */
  function leave() {
    const { hoverOut } = getSettings();
    if (hoverOut === 'pause') dispatch('pause');
    // Nobody would see it play back.
    else if (getView().isFrozenUnseen) playback.returnToStart('stop');
    else if (hoverOut === 'reverse')
      dispatch('reverse', {
        beforeEvents: () => playback.setPart({ first: 0, totalFrames: getView().totalFrames, direction: -1 }),
      });
    else playback.returnToStart('leave');
  }

  return {
    leave,

    /** The pointer is on the picture. */
    enter() {
      if (!isMotionReduced()) playback.startPlaying('enter');
    },

    /**
     * The picture was pressed.
     * @param isHovering by a pointer that plays by being there: it stops by leaving, unless it could not start either
     */
    press: (isHovering: boolean) =>
      command(() => {
        if (getView().state !== 'playing' || getView().isGoingBack) playback.startPlaying('enter');
        else if (isMotionReduced() || !isHovering) leave();
      }),
  };
}
