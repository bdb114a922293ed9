import { apply, type Change, moveTo, requestRender } from './change';
import type { PlayerModel } from './model';

/**
 * Restores the playback state of a player that React has shown again, and emits the events that lead to the
 * restored state. If other frames play, restores only the state, not the position.
 * @param kept the model when React hid the player
 */
export function restore(change: Change, kept: PlayerModel) {
  const { clock, loop, media, range, resumeOn } = kept;
  // An animation that was reversing is stopped on its first frame.
  const wasReversing = range.kind === 'reversing';
  // Playback that was frozen because the player was invisible resumes.
  const status = wasReversing ? 'stopped' : resumeOn === 'visible' ? 'playing' : kept.status;
  const { offset, totalFrames } = change.media;
  const isSame = media.offset === offset && media.totalFrames === totalFrames;
  const frame = isSame && !wasReversing ? clock.frame : 0;
  if (status === 'paused' || status === 'stopped') apply(change, 'ready');
  else apply(change, 'autoplay', frame);
  if (status === 'paused') apply(change, 'seek', frame);
  else if (status === 'stopped' && frame > 0) {
    moveTo(change, frame);
    requestRender(change);
  }
  // A player that the app froze stays frozen until `play()` is called. If `freeze` has no effect here, the
  // player is invisible and already frozen: prevent it from resuming when it becomes visible.
  if (status === 'frozen' && !apply(change, 'freeze')) change.resumeOn = null;
  if (!isSame || wasReversing) return;
  if (clock.phase === 'return') moveTo(change, frame, 'return');
  // A change of `loop` restarts the count.
  if (loop === change.loop) change.clock.iterations = clock.iterations;
}
