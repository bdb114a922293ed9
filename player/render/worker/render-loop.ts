import { positionAt, sharedNow, wholeFrame } from '../../core/timeline';
import type { PlaybackSync } from '../renderer';

/**
 * Draws the pictures that move: at each animation frame those that play a timeline, where it is. No frame is requested while
 * nothing moves.
 * @param draw draws a player's position, in frames of what is played
 */
export function createRenderLoop(draw: (player: number, position: number) => void) {
  const moving = new Map<number, Extract<PlaybackSync, { timeline: unknown }> & { drawn?: number }>();
  let request = 0;

  function step(player: number, now: number) {
    const current = moving.get(player);
    if (!current) return;
    const { timeline, subframes } = current;
    const { position, completed } = positionAt(timeline, now);
    const next = subframes ? position : wholeFrame(position, (timeline.first ?? 0) + timeline.totalFrames);
    if (completed) moving.delete(player);
    if (next === current.drawn) return;
    current.drawn = next;
    draw(player, next);
  }

  function onFrame() {
    request = requestAnimationFrame(onFrame);
    const now = sharedNow();
    for (const player of moving.keys()) step(player, now);
    cancelWhenIdle();
  }

  function cancelWhenIdle() {
    if (moving.size > 0) return;
    cancelAnimationFrame(request);
    request = 0;
  }

  return {
    /** Takes the place of the motion before, and is drawn at once. */
    set(player: number, sync: PlaybackSync) {
      if ('position' in sync) {
        moving.delete(player);
        draw(player, sync.position);
        return cancelWhenIdle();
      }
      moving.set(player, sync);
      step(player, sharedNow());
      if (moving.size > 0) request ||= requestAnimationFrame(onFrame);
    },

    end(player: number) {
      moving.delete(player);
      cancelWhenIdle();
    },
  };
}
