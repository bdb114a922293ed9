import type { PlayerDirection, PlayerLoop, PlayerPosition, PlayerSubframes } from '../types';

/** Returns the time of a monotonic clock that a page and its workers share, in milliseconds since 1970. */
export const sharedNow = () => performance.timeOrigin + performance.now();

/**
 * Tolerance in frames for comparing a position with a whole frame. Browsers round the time by up to 1 ms,
 * which is 6 % of a frame at 60 frames per second.
 */
export const CLOCK_ERROR = 0.06;

/** Returns the number of iterations: 1 if `loop` is `false`, `Infinity` if `loop` is `true`. */
export function iterationsOf(loop: PlayerLoop): number {
  return loop === true ? Infinity : Math.max(Math.floor(Number(loop)), 1) || 1;
}

/** Clamps a frame to the play range, because lottie-web draws nothing after the last frame. */
export function clampFrame(frame: number, totalFrames: number): number {
  return Math.min(Math.max(frame, 0), Math.max(totalFrames - 1, 0));
}

/** Converts a percentage on the slider to a whole frame. 100 is the last frame. */
export function frameOfPercent(percent: number, totalFrames: number): number {
  return clampFrame(Math.floor((percent * totalFrames) / 100), totalFrames);
}

/**
 * Converts the target of a seek to a frame within the play range.
 * @param to a frame, or a percentage such as `'50%'`
 * @returns `null` for other values
 */
export function seekTarget(to: number | string, totalFrames: number): number | null {
  const percentage = /^(\s*\S+)\s*%\s*$/.exec(String(to));
  const frame = percentage ? frameOfPercent(Number(percentage[1]), totalFrames) : to;
  return typeof frame === 'number' && !Number.isNaN(frame) ? clampFrame(frame, totalFrames) : null;
}

/** Rounds a position down to a whole frame, with a tolerance for rounded times. */
export function wholeFrame(position: number, totalFrames: number): number {
  return clampFrame(Math.floor(position + CLOCK_ERROR), totalFrames);
}

/** The rate below which draws are never skipped, in draws per millisecond. */
const MIN_DRAW_RATE = 60 / 1000;

/** Tolerance for comparing the intervals between animation frames, which browsers round. */
const INTERVAL_TOLERANCE = 1.1;

/**
 * Returns whether playback draws in this animation frame. On fast displays, such as 120 Hz, playback skips
 * draws, but still draws at least 60 times per second and twice per frame of the file.
 * @param framesPerMs the speed of playback, in frames of the file
 * @param sinceDraw milliseconds since the previous draw
 * @param sinceAnimationFrame milliseconds since the previous animation frame
 */
export function isDrawDue(
  subframes: PlayerSubframes,
  framesPerMs: number,
  sinceDraw: number,
  sinceAnimationFrame: number,
): boolean {
  // Whole frames are drawn rarely, and skipping animation frames would make their intervals uneven.
  if (subframes !== true) return true;
  const longest = INTERVAL_TOLERANCE / Math.max(MIN_DRAW_RATE, 2 * framesPerMs);
  // Draw if the next animation frame would be too late.
  return sinceDraw + sinceAnimationFrame > longest;
}

/**
 * Converts a position to the detail of an event.
 * @param position in frames; can be fractional
 * @param frameRate in frames per second
 */
export function positionDetail(position: number, totalFrames: number, frameRate: number): PlayerPosition {
  const last = totalFrames - 1;
  return {
    frame: wholeFrame(position, totalFrames),
    totalFrames,
    percent: last > 0 ? Math.min((position / last) * 100, 100) : 0,
    time: position / frameRate || 0,
  };
}

/** Returns the frame at which playback starts: the first, or the last when playing backwards. */
export function startFrame(totalFrames: number, direction: PlayerDirection): number {
  return direction === 1 ? 0 : totalFrames - 1;
}

/** Returns whether the position is at the end of the play range in the given direction. */
export function atEnd(position: number, totalFrames: number, direction: number): boolean {
  return direction === 1 ? position >= totalFrames - 1 : position <= 0;
}

/** One of the two halves of an iteration in bounce mode: away from the start frame, or back to it. */
export type Phase = 'forward' | 'return';

export type PlaySpan = {
  totalFrames: number;
  direction: PlayerDirection;
  /** `undefined` in normal mode. */
  phase?: Phase;
  /** The number of iterations after the current one; `Infinity` for an endless loop. */
  iterationsLeft: number;
};

export type AdvanceResult = {
  position: number;
  /** `undefined` in normal mode. */
  phase?: Phase;
  /**
   * The number of iterations that ended during the movement, not counting the iteration that completes
   * playback.
   */
  iterationsEnded: number;
  completed: boolean;
};

/**
 * Returns 1 if the frame number increases, otherwise -1. In its return phase, a bounce plays in the opposite
 * direction of `direction`.
 */
export function travelDirection({ direction, phase }: Pick<PlaySpan, 'direction' | 'phase'>): number {
  return phase === 'return' ? -direction : direction;
}

/** The longest distance, in frames. Beyond it, computed positions would be infinite. */
const MAX_DISTANCE = 1e15;

/**
 * Moves a position by a distance. As in lottie-web, an iteration plays its last frame to the end if a further
 * iteration follows. The last iteration stops at `totalFrames - 1`, the start of the last frame, or at 0 when
 * playing backwards. A bounce reverses at the end of the last frame. If it reversed at the start of the last
 * frame, a player that renders only whole frames might never show this frame.
 * @param frames the distance in frames, 0 or more
 */
export function advance(from: number, frames: number, span: PlaySpan): AdvanceResult {
  const { totalFrames, phase, iterationsLeft } = span;
  const travel = travelDirection(span);
  // For a distance of less than a frame, reduce the tolerance proportionally. Otherwise, slow backward
  // playback would stay at 0 forever.
  const tolerance = Math.min(frames, 1) * CLOCK_ERROR;
  const target = from + Math.min(frames, MAX_DISTANCE) * travel;
  const edgesCrossed =
    travel === 1
      ? Math.floor((target + tolerance) / totalFrames)
      : Math.ceil(-(target + tolerance) / totalFrames);
  // A run goes from one end of the animation to the other. An iteration has one run, or two in bounce mode.
  const runsLeft = phase ? 2 * iterationsLeft + (phase === 'forward' ? 1 : 0) : iterationsLeft;
  const runsEnded = Math.min(Math.max(edgesCrossed, 0), runsLeft);
  const hasTurned = phase !== undefined && runsEnded % 2 === 1;
  const rest = target - runsEnded * totalFrames * travel;
  const position = hasTurned ? totalFrames - rest : rest;
  const completed = runsEnded >= runsLeft && atEnd(position, totalFrames, hasTurned ? -travel : travel);
  return {
    // After a tiny backward step past 0, `rest` is rounded to `totalFrames`, which is not a valid position.
    position: completed
      ? clampFrame(position, totalFrames)
      : Math.min(Math.max(position, 0), totalFrames - 1e-9),
    phase: phase && ((phase === 'return') === hasTurned ? 'forward' : 'return'),
    iterationsEnded: phase ? Math.floor((runsEnded + (phase === 'return' ? 1 : 0)) / 2) : runsEnded,
    completed,
  };
}

/**
 * Plain data from which the position at any time can be computed. A page and a worker with the same timeline
 * compute the same position without exchanging messages.
 */
export type Timeline = PlaySpan & {
  /** The position at the time `at`, in frames. */
  frame: number;
  /**
   * The time at which the position is `frame`, in milliseconds. Times that are passed to `positionAt` must be
   * from the same clock.
   */
  at: number;
  /** Always positive. */
  framesPerMs: number;
  /** The frame of the file at the position 0. */
  offset: number;
  /** The first frame of a segment; `undefined` if the whole animation plays. */
  first?: number;
};

/**
 * Returns the position at the time `at`, and the number of iterations that end between `timeline.at` and this
 * time.
 */
export function positionAt(timeline: Timeline, at: number): AdvanceResult {
  const { frame, framesPerMs, first = 0 } = timeline;
  const result = advance(frame - first, Math.max(at - timeline.at, 0) * framesPerMs, timeline);
  return { ...result, position: first + result.position };
}

/** Returns how many milliseconds after `timeline.at` the iteration ends, or the bounce reverses. */
export function millisecondsToEnd(timeline: Timeline): number {
  const { framesPerMs, first = 0, totalFrames, phase, iterationsLeft } = timeline;
  const frame = timeline.frame - first;
  const isForwards = travelDirection(timeline) === 1;
  const isLast = iterationsLeft === 0 && phase !== 'forward';
  // When playing forwards, the last iteration stops at the start of its last frame. When playing backwards,
  // the tolerance in `advance` delays the end of everything except the last iteration.
  const toEnd = isForwards ? totalFrames - frame - Number(isLast) : frame + (isLast ? 0 : CLOCK_ERROR);
  return Math.max(toEnd, 0) / framesPerMs;
}
