import type { PlayerDirection, PlayerLoop, PlayerPosition } from '../types';

/** Milliseconds since 1970, without leaps: a page and its workers read the same time. */
export const sharedNow = () => performance.timeOrigin + performance.now();

/**
 * Tolerance, in frames, when a position is compared with a frame: browsers round the clock to up to a
 * millisecond, and a frame of most displays takes 17 ms.
 */
export const CLOCK_ERROR = 0.06;

/** Returns how many iterations `loop` requests: 1 if it is off, `Infinity` if it is `true`. */
export function iterationsOf(loop: PlayerLoop): number {
  return loop === true ? Number.POSITIVE_INFINITY : Math.max(Math.floor(Number(loop)), 1) || 1;
}

/** Clamps a frame to the play range. lottie-web draws nothing past the last frame. */
function clampFrame(frame: number, totalFrames: number): number {
  return Math.min(Math.max(frame, 0), Math.max(totalFrames - 1, 0));
}

/** Converts the slider's percentage, 0 to 100, to a whole frame; 100 is the last frame. */
export function frameOfPercent(percent: number, totalFrames: number): number {
  return clampFrame(Math.floor((percent * totalFrames) / 100), totalFrames);
}

/**
 * Converts the target of a seek to a frame inside the play range.
 * @param to a frame, or a percentage such as `'50%'`
 * @returns `null` for anything else
 */
export function seekTarget(to: number | string, totalFrames: number): number | null {
  const percentage = /^(\s*\S+)\s*%\s*$/.exec(String(to));
  const frame = percentage ? frameOfPercent(Number(percentage[1]), totalFrames) : to;
  return typeof frame === 'number' && !Number.isNaN(frame) ? clampFrame(frame, totalFrames) : null;
}

/** Returns the whole frame that is on screen at a position. */
export function wholeFrame(position: number, totalFrames: number): number {
  return clampFrame(Math.floor(position + CLOCK_ERROR), totalFrames);
}

/**
 * @param position in frames, may be fractional
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

/** Returns the frame that playback starts from: the first, or the last one if it runs backwards. */
export function startFrame(totalFrames: number, direction: PlayerDirection): number {
  return direction === 1 ? 0 : totalFrames - 1;
}

/** Returns whether the position has reached its last frame in this direction. */
export function atEnd(position: number, totalFrames: number, direction: number): boolean {
  return direction === 1 ? position >= totalFrames - 1 : position <= 0;
}

/** The half of an iteration in mode bounce: away from its start frame, or back to it. */
export type Phase = 'forward' | 'return';

export type PlaySpan = {
  totalFrames: number;
  direction: PlayerDirection;
  /** Left out in mode normal. */
  phase?: Phase;
  /** Iterations after the current one; `Infinity` for an endless loop. */
  iterationsLeft: number;
};

export type AdvanceResult = {
  position: number;
  /** Left out in mode normal. */
  phase?: Phase;
  /** Iterations that ended and were followed by another one. */
  iterationsEnded: number;
  completed: boolean;
};

/** Returns 1 if the position moves forwards, or -1: the return phase of a bounce runs against `direction`. */
export function travelDirection({ direction, phase }: Pick<PlaySpan, 'direction' | 'phase'>): number {
  return phase === 'return' ? -direction : direction;
}

/**
 * Moves a position. As in lottie-web, an iteration that is followed by another one runs to the end of its
 * last frame, and the last iteration stops at the beginning of its last frame (`totalFrames - 1`, or 0
 * backwards). In mode bounce the position turns at the end of the last frame, so that whole-frame playback
 * shows this frame too.
 * @param frames the distance in frames, 0 or more
 */
export function advance(from: number, frames: number, span: PlaySpan): AdvanceResult {
  const { totalFrames, phase, iterationsLeft } = span;
  const travel = travelDirection(span);
  // Smaller than the distance itself: otherwise slow backwards playback would stay at 0 forever.
  const tolerance = Math.min(frames, 1) * CLOCK_ERROR;
  const target = from + Math.min(frames, Number.MAX_SAFE_INTEGER) * travel;
  const edgesCrossed =
    travel === 1
      ? Math.floor((target + tolerance) / totalFrames)
      : Math.ceil(-(target + tolerance) / totalFrames);
  // A run goes from one end to the other: an iteration has one run, or two in mode bounce.
  const runsLeft = phase ? 2 * iterationsLeft + (phase === 'forward' ? 1 : 0) : iterationsLeft;
  const runsEnded = Math.min(Math.max(edgesCrossed, 0), runsLeft);
  const hasTurned = phase !== undefined && runsEnded % 2 === 1;
  const rest = target - runsEnded * totalFrames * travel;
  const position = hasTurned ? totalFrames - rest : rest;
  const completed = runsEnded >= runsLeft && atEnd(position, totalFrames, hasTurned ? -travel : travel);
  return {
    // A tiny step back from 0 rounds to totalFrames, where no frame exists.
    position: completed
      ? clampFrame(position, totalFrames)
      : Math.min(Math.max(position, 0), totalFrames - 1e-9),
    phase: phase && ((phase === 'return') === hasTurned ? 'forward' : 'return'),
    iterationsEnded: phase ? Math.floor((runsEnded + (phase === 'return' ? 1 : 0)) / 2) : runsEnded,
    completed,
  };
}

/**
 * How a position moves over time. It is plain data: a page and a worker that hold the same timeline agree on
 * the position without a message.
 */
export type Timeline = PlaySpan & {
  /** The position at the time `at`, in frames. */
  frame: number;
  /** In milliseconds, of the clock that positions are requested for. */
  at: number;
  /** Above 0. */
  framesPerMs: number;
  /** The first frame of a segment that plays instead of the whole animation; left out for the whole. */
  first?: number;
};

/** Returns the position at a time not before the timeline's own, and what ended since. */
export function positionAt(timeline: Timeline, at: number): AdvanceResult {
  const { frame, framesPerMs, first = 0 } = timeline;
  const result = advance(frame - first, Math.max(at - timeline.at, 0) * framesPerMs, timeline);
  return { ...result, position: first + result.position };
}

/** Returns the milliseconds from the timeline's own time until its current iteration ends. */
export function millisecondsToEnd(timeline: Timeline): number {
  const { framesPerMs, first = 0, totalFrames, phase, iterationsLeft } = timeline;
  const frame = timeline.frame - first;
  const travel = travelDirection(timeline);
  const toTheEdge = travel === 1 ? totalFrames - frame : frame;
  const toTheEnd = phase === 'forward' ? toTheEdge + totalFrames : toTheEdge;
  const endsForwards = (travel === 1) !== (phase === 'forward');
  // The last iteration stops at the beginning of its last frame; backwards an iteration ends late, see
  // `advance`.
  const lastFrameOffset = endsForwards && iterationsLeft === 0 ? 1 : 0;
  const edgeDelay = !endsForwards && iterationsLeft > 0 ? CLOCK_ERROR : 0;
  return Math.max(toTheEnd - lastFrameOffset + edgeDelay, 0) / framesPerMs;
}
