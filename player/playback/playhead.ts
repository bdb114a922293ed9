import type { PlayerDirection, PlayerLoop } from '../types';
import { onEachFrame } from './animation-frames';
import { advance, atEnd, iterationsOf, type Step, startFrame } from './timeline';

/** What is played. */
export type Playable = {
  totalFrames: number;
  /** Frames a second. */
  frameRate: number;
  loop: PlayerLoop;
};

/**
 * Keeps time: where the picture is, in fractional frames, and how it moves on while it plays.
 * @param getPlayable asked at each frame, as a loop may change
 * @param onStep called at each animation frame while time runs, once the position has moved
 */
export function createPlayhead(getPlayable: () => Playable, onStep: (step: Step, from: number) => void) {
  let position = 0;
  let speed = 1;
  let direction: PlayerDirection = 1;
  let iterations = 0;
  let isPlaying = false;
  let isScrubbing = false;
  let stopTicking: (() => void) | null = null;

  function tick(elapsed: number) {
    const { totalFrames, frameRate, loop } = getPlayable();
    const from = position;
    const step = advance(from, (elapsed / 1000) * frameRate * speed, {
      totalFrames,
      direction,
      iterationsLeft: iterationsOf(loop) - 1 - iterations,
    });
    position = step.position;
    onStep(step, from);
  }

  /** Asks for animation frames only while the position moves by itself. */
  function updateTicking() {
    if (isPlaying && !isScrubbing) stopTicking ??= onEachFrame(tick);
    else {
      stopTicking?.();
      stopTicking = null;
    }
  }

  return {
    get position() {
      return position;
    },
    get iterations() {
      return iterations;
    },

    moveTo(frame: number) {
      position = frame;
    },

    setPlaying(playing: boolean) {
      isPlaying = playing;
      updateTicking();
    },

    /** Time stands still while a hand is on the seek slider; the state stays what it is. */
    setScrubbing(scrubbing: boolean) {
      isScrubbing = scrubbing;
      updateTicking();
    },

    countIteration() {
      iterations += 1;
    },

    resetIterations() {
      iterations = 0;
    },

    /** @param next above 0; anything else changes nothing */
    setSpeed(next: number) {
      if (next > 0 && Number.isFinite(next)) speed = next;
    },

    setDirection(next: PlayerDirection) {
      direction = next === -1 ? -1 : 1;
    },

    /** Whether nothing is left to play in this direction. */
    isAtEnd: () => atEnd(position, getPlayable().totalFrames, direction),

    /** The frame that playing starts from in this direction. */
    startFrame: () => startFrame(getPlayable().totalFrames, direction),
  };
}
