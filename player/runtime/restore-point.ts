import type { Leg } from '../core/timeline';
import type { PlayerState } from '../types';
import type { Playback } from './playback';

/** What playback goes on from: its position in frames, which way a bounce was, and how many iterations have ended. */
export type RestorePoint = { state: PlayerState; position: number; leg?: Leg; iterations: number };

/** Where a file begins. */
const BEGINNING = { position: 0, iterations: 0 };

/** Playback that nobody could see goes on by itself, but for what was on its way back to the first frame. */
export function restorePointOf({ getView, playhead }: Playback): RestorePoint {
  // Time may have run on since the last step.
  playhead.catchUp();
  const { state, isFrozenUnseen, isGoingBack } = getView();
  if (isGoingBack) return { state: 'stopped', ...BEGINNING };
  const { position, iterations } = playhead;
  return { state: isFrozenUnseen ? 'playing' : state, position, leg: playhead.getWhole().leg, iterations };
}

/**
 * Goes on from a restore point, once a first frame is drawn again. The host hears what leads there.
 * @param isSame whether what is played is still the same; otherwise the state alone counts
 */
export function restore(playback: Playback, point: RestorePoint, isSame: boolean) {
  const { dispatch, playhead } = playback;
  const { state, position, leg, iterations } = isSame ? point : { ...point, ...BEGINNING, leg: undefined };
  if (state === 'paused' || state === 'stopped') dispatch('ready');
  else dispatch('autoplay', { moveTo: position });
  if (state === 'paused') dispatch('seek', { moveTo: position });
  if (state === 'frozen') {
    playback.freeze();
    // Playing has drawn another frame.
    playhead.moveTo(position);
    playback.drawFrame();
  }
  // Each of these begins an iteration anew.
  if (leg === 'back') {
    playhead.moveTo(position, leg);
    playback.syncEngine();
  }
  playhead.countIterations(iterations);
}
