import { isDrawDue, positionAt, sharedNow, wholeFrame } from '../../core/timeline';
import type { PlaybackSync } from '../renderer';

/** A timeline that is playing, the position that was drawn last, and the time of that animation frame. */
type Playing = Extract<PlaybackSync, { timeline: unknown }> & { drawn?: number; drawnAt?: number };

/**
 * Renders each playing animation at the current position of its timeline, in every animation frame for which
 * `isDrawDue` returns `true`. Requests animation frames only while an animation is playing.
 * @param draw renders a frame of the file of a player
 */
export function createRenderLoop(draw: (player: number, frame: number) => void) {
  const playing = new Map<number, Playing>();
  let request = 0;
  /** The time of the previous animation frame. */
  let previous = 0;

  function step(player: number, now: number) {
    const current = playing.get(player);
    if (!current) return;
    const { timeline, subframes } = current;
    const { position, completed } = positionAt(timeline, now);
    const next = subframes ? position : wholeFrame(position, (timeline.first ?? 0) + timeline.totalFrames);
    if (completed) playing.delete(player);
    if (next === current.drawn) return;
    current.drawn = next;
    draw(player, timeline.offset + next);
  }

  function onFrame(time: number) {
    request = requestAnimationFrame(onFrame);
    const now = sharedNow();
    for (const [player, current] of playing) {
      const { timeline, subframes, drawnAt = 0 } = current;
      if (!isDrawDue(subframes, timeline.framesPerMs, time - drawnAt, time - previous)) continue;
      current.drawnAt = time;
      step(player, now);
    }
    previous = time;
    cancelWhenIdle();
  }

  function cancelWhenIdle() {
    if (playing.size > 0) return;
    cancelAnimationFrame(request);
    request = 0;
  }

  return {
    /** Sets the frame or the timeline of a player, and immediately renders the current frame. */
    set(player: number, sync: PlaybackSync) {
      if ('frame' in sync) {
        playing.delete(player);
        draw(player, sync.frame);
        return cancelWhenIdle();
      }
      playing.set(player, sync);
      step(player, sharedNow());
      if (playing.size > 0) request ||= requestAnimationFrame(onFrame);
    },

    end(player: number) {
      playing.delete(player);
      cancelWhenIdle();
    },
  };
}
