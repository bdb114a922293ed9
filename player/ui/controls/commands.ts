import type { PlayerView } from '../../core/select';
import type { PlayerStore } from '../../runtime/store';
import type { PlayerLoop } from '../../types';
import type { PlayerLabels } from '../labels/labels';
import { positionText } from './position-text';

/** What a visitor asks of the player, by button or by key. */
export type Command =
  | { type: 'toggle play' }
  | { type: 'stop' }
  | { type: 'toggle loop' }
  /** Moves by frames, forward above 0. */
  | { type: 'step'; frames: number }
  | { type: 'seek'; to: '0%' | '100%' };

/**
 * Has the handle do what a command asks for.
 * @param hostLoop the `loop` prop, which toggling the loop on restores
 */
export function runCommand(command: Command, store: PlayerStore, hostLoop: PlayerLoop) {
  const view = store.getView();
  switch (command.type) {
    case 'toggle play':
      return isPlayingForVisitor(view) ? store.handle.pause() : store.handle.play();
    case 'stop':
      return store.handle.stop();
    case 'toggle loop':
      return store.handle.setLoop(toggledLoop(view.loop, hostLoop));
    case 'step':
      return store.handle.seek(store.handle.frame + command.frames);
    case 'seek':
      return store.handle.seek(command.to);
    default:
      return command satisfies never;
  }
}

/** What has come of a command, in words, for the live region; none before the animation is there, which does it then. */
export function commandResult({ type }: Command, store: PlayerStore, labels: PlayerLabels): string {
  const view = store.getView();
  if (view.state === 'loading') return '';
  switch (type) {
    case 'toggle play':
      return isPlayingForVisitor(view) ? labels.playing : labels.paused;
    case 'stop':
      return labels.stopped;
    case 'toggle loop':
      return isLooping(view.loop) ? labels.repeatOn : labels.repeatOff;
    case 'step':
    case 'seek':
      return positionText(store.handle.frame, view, labels);
  }
}

/** What the player suspends while nobody can see it goes on by itself: for the visitor it plays all the while. */
export function isPlayingForVisitor({ state, isFrozenUnseen }: PlayerView): boolean {
  return state === 'playing' || isFrozenUnseen;
}

/** Whether a second iteration follows the first. */
export function isLooping(loop: PlayerLoop): boolean {
  return typeof loop === 'number' ? loop >= 2 : loop;
}

function toggledLoop(loop: PlayerLoop, hostLoop: PlayerLoop): PlayerLoop {
  if (isLooping(loop)) return false;
  return isLooping(hostLoop) ? hostLoop : true;
}
