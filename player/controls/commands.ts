import type { PlayerStore } from '../playback/store';
import type { PlayerLoop } from '../types';

/** What a visitor asks of the player, by button or by key. */
export type Command =
  | { do: 'toggle play' }
  | { do: 'stop' }
  | { do: 'toggle loop' }
  | { do: 'step'; frames: number }
  | { do: 'go'; to: '0%' | '100%' };

/** @param hostLoop the `loop` prop, which switching repeat on again goes back to */
export function perform(command: Command, store: PlayerStore, hostLoop: PlayerLoop) {
  const { state, loop } = store.getView();
  if (command.do === 'toggle play') state === 'playing' ? store.handle.pause() : store.handle.play();
  else if (command.do === 'stop') store.handle.stop();
  else if (command.do === 'toggle loop') store.handle.setLoop(toggledLoop(loop, hostLoop));
  else if (command.do === 'go') store.handle.seek(command.to);
  else store.handle.seek(store.handle.frame + command.frames);
}

/** Whether another pass follows the first. */
export function repeats(loop: PlayerLoop): boolean {
  return typeof loop === 'number' ? loop >= 2 : loop;
}

function toggledLoop(loop: PlayerLoop, hostLoop: PlayerLoop): PlayerLoop {
  if (repeats(loop)) return false;
  return repeats(hostLoop) ? hostLoop : true;
}
