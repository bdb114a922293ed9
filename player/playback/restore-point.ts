import type { PlayerState } from '../types';
import type { Playback } from './playback';

/** What playback goes on from: its position in frames, and how many iterations have ended. */
export type RestorePoint = { state: PlayerState; position: number; iterations: number };

/** Playback that nobody could see goes on by itself. */
export function restorePointOf({ getView, playhead }: Playback): RestorePoint {
  const { position, iterations } = playhead;
  return { state: getView().isFrozenUnseen ? 'playing' : getView().state, position, iterations };
}

/** Goes on from a restore point, once a first frame is drawn again. The host hears what leads there. */
export function restore({ dispatch, playhead }: Playback, { state, position, iterations }: RestorePoint) {
  if (state === 'paused' || state === 'stopped') dispatch('ready');
  else dispatch('autoplay', { moveTo: position });
  if (state === 'paused') dispatch('seek', { moveTo: position });
  if (state === 'frozen') dispatch('freeze');
  playhead.countIterations(iterations);
}
