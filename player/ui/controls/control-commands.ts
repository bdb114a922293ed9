import type { PlayerView } from '../../core/select';
import { pageFrames, type SliderCommand } from '../../core/slider-keys';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerLoop } from '../../types';
import { positionText, type TimeFormat } from './slider-position';

/** An action of the user, triggered by a button or a key. */
export type ControlCommand =
  | { type: 'toggle play' }
  | { type: 'stop' }
  | { type: 'toggle loop' }
  | SliderCommand;

/**
 * Calls the method of the player's handle that corresponds to a command.
 * @param appLoop the `loop` prop, which is restored when looping is switched on
 */
export function callHandle(command: ControlCommand, store: PlayerStore, appLoop: PlayerLoop) {
  const view = store.getView();
  switch (command.type) {
    case 'toggle play':
      return isPlayingForUser(view) ? store.handle.pause() : store.handle.play();
    case 'stop':
      return store.handle.stop();
    case 'toggle loop':
      return store.handle.setLoop(toggledLoop(view.loop, appLoop));
    case 'step':
      return store.runtime.dispatch({ type: 'step', frames: command.frames });
    case 'page':
      return store.runtime.dispatch({
        type: 'step',
        frames: pageFrames(command.pages, view.media.totalFrames),
      });
    case 'seek':
      return store.handle.seek(command.to);
    default:
      return command satisfies never;
  }
}

/**
 * Describes the result of a command for the live region. While the animation is loading, commands are only
 * queued, so the description is empty.
 */
export function commandResult({ type }: ControlCommand, store: PlayerStore, format: TimeFormat): string {
  const { labels } = format;
  const view = store.getView();
  if (view.state === 'loading') return '';
  switch (type) {
    case 'toggle play':
      return isPlayingForUser(view) ? labels.playing : labels.paused;
    case 'stop':
      return labels.stopped;
    case 'toggle loop':
      return isLooping(view.loop) ? labels.repeatOn : labels.repeatOff;
    case 'step':
    case 'page':
    case 'seek':
      return positionText(store.handle.frame, view.media, format);
  }
}

/**
 * Returns whether playback is running, or is frozen only because the user can't see the player. From the
 * user's point of view, the animation is playing in both cases.
 */
export function isPlayingForUser({ state, isFrozenUnseen }: PlayerView): boolean {
  return state === 'playing' || isFrozenUnseen;
}

/** Returns whether there is more than one iteration. */
export function isLooping(loop: PlayerLoop): boolean {
  return typeof loop === 'number' ? loop >= 2 : loop;
}

function toggledLoop(loop: PlayerLoop, appLoop: PlayerLoop): PlayerLoop {
  if (isLooping(loop)) return false;
  return isLooping(appLoop) ? appLoop : true;
}
