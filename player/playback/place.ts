import type { PlayerState } from '../types';
import type { Playback } from './playback';

/** Where playback is: its position in frames, and how many iterations have ended. */
export type Place = { state: PlayerState; position: number; iterations: number };

/** What nobody could see goes on by itself. */
export function placeOf({ getView, playhead }: Playback): Place {
  const { position, iterations } = playhead;
  return { state: getView().isFrozenUnseen ? 'playing' : getView().state, position, iterations };
}

/** Goes on from a place, once a first frame is drawn again. The host hears what leads there. */
export function resume({ dispatch, playhead }: Playback, { state, position, iterations }: Place) {
  const beforeEvents = () => playhead.moveTo(position);
  if (state === 'paused' || state === 'stopped') dispatch('ready');
  else dispatch('autoplay', { beforeEvents });
  if (state === 'paused') dispatch('seek', { beforeEvents });
  if (state === 'frozen') dispatch('freeze');
  playhead.countIterations(iterations);
}
