import type { PlayerDirection, PlayerLoop, PlayerPosition } from '../types';

/**
 * How far, in frames, a position may be short of the one that it is meant for: browsers round the clock to up to a
 * millisecond, of the 17 that a frame of most displays takes.
 */
const CLOCK_ERROR = 0.06;

/** Iterations that `loop` asks for: 1 when it is off, `Infinity` when it is `true`. */
export function iterationsOf(loop: PlayerLoop): number {
  return loop === true ? Number.POSITIVE_INFINITY : Math.max(Math.floor(Number(loop)), 1) || 1;
}

/** A frame inside the play range; a position past the last frame would draw nothing. */
function clampFrame(frame: number, totalFrames: number): number {
  return Math.min(Math.max(frame, 0), Math.max(totalFrames - 1, 0));
}

/** The slider's conversion: 0 … 100 to a whole frame, 100 being the last one. */
export function frameOfPercent(percent: number, totalFrames: number): number {
  return clampFrame(Math.floor((percent * totalFrames) / 100), totalFrames);
}

/**
 * @param to a frame, or a percentage such as `'50%'`
 * @returns a frame inside the play range, or `null` for anything else.
 */
export function seekTarget(to: number | string, totalFrames: number): number | null {
  const percentage = /^(\s*\S+)\s*%\s*$/.exec(String(to));
  const frame = percentage ? frameOfPercent(Number(percentage[1]), totalFrames) : to;
  return typeof frame === 'number' && !Number.isNaN(frame) ? clampFrame(frame, totalFrames) : null;
}

/** The whole frame that a position shows. */
export function wholeFrame(position: number, totalFrames: number): number {
  return clampFrame(Math.floor(position + CLOCK_ERROR), totalFrames);
}

/** @param position in frames, fractional; @param frameRate in frames a second */
export function positionDetail(position: number, totalFrames: number, frameRate: number): PlayerPosition {
  const last = totalFrames - 1;
  return {
    frame: wholeFrame(position, totalFrames),
    totalFrames,
    percent: last > 0 ? Math.min((position / last) * 100, 100) : 0,
    time: position / frameRate || 0,
  };
}

/** The frame that playing starts from: the first, or the last one when it runs backwards. */
export function startFrame(totalFrames: number, direction: PlayerDirection): number {
  return direction === 1 ? 0 : totalFrames - 1;
}

/** Whether nothing is left to play in this direction. */
export function atEnd(position: number, totalFrames: number, direction: number): boolean {
  return direction === 1 ? position >= totalFrames - 1 : position <= 0;
}

/** Which half of an iteration runs in mode bounce: away from its start frame, or back to it. */
export type Leg = 'there' | 'back';

export type PlaySpan = {
  totalFrames: number;
  direction: PlayerDirection;
  /** Left out in mode normal. */
  leg?: Leg;
  /** Iterations still to come after the current one; `Infinity` for a loop without end. */
  iterationsLeft: number;
};

export type Step = {
  position: number;
  /** Which leg it came to; left out in mode normal. */
  leg?: Leg;
  /** Iterations that ended on the way and were followed by another. */
  iterationsEnded: number;
  completed: boolean;
};

/** 1 where a position moves forwards now, or -1: on the way back of a bounce, against the direction of playing. */
export function headingOf({ direction, leg }: Pick<PlaySpan, 'direction' | 'leg'>): number {
  return leg === 'back' ? -direction : direction;
}

/**
 * Moves the playhead. As in lottie-web, an iteration that is followed by another runs to the end of its last frame,
 * and the last one stops at the beginning of its last frame (`totalFrames - 1`, or 0 backwards). In mode bounce it turns round
 * at the end of the last frame, so that this one is shown by whole frames too.
 * @param frames how far, 0 or more, in frames
 */
export function advance(from: number, frames: number, span: PlaySpan): Step {
  const { totalFrames, leg, iterationsLeft } = span;
  const heading = headingOf(span);
  // Less than the step itself: backwards in slow motion it would stay at 0 for ever.
  const tolerance = Math.min(frames, 1) * CLOCK_ERROR;
  const target = from + Math.min(frames, Number.MAX_SAFE_INTEGER) * heading;
  const edgesCrossed =
    heading === 1
      ? Math.floor((target + tolerance) / totalFrames)
      : Math.ceil(-(target + tolerance) / totalFrames);
  // Runs from one end to the other: an iteration has one, or two in mode bounce.
  const runsLeft = leg ? 2 * iterationsLeft + (leg === 'there' ? 1 : 0) : iterationsLeft;
  const runsEnded = Math.min(Math.max(edgesCrossed, 0), runsLeft);
  const hasTurned = leg !== undefined && runsEnded % 2 === 1;
  const rest = target - runsEnded * totalFrames * heading;
  const position = hasTurned ? totalFrames - rest : rest;
  const completed = runsEnded >= runsLeft && atEnd(position, totalFrames, hasTurned ? -heading : heading);
  return {
    // A step back from 0 by next to nothing rounds to the end, where no frame is.
    position: completed
      ? clampFrame(position, totalFrames)
      : Math.min(Math.max(position, 0), totalFrames - 1e-9),
    leg: leg && ((leg === 'back') === hasTurned ? 'there' : 'back'),
    iterationsEnded: leg ? Math.floor((runsEnded + (leg === 'back' ? 1 : 0)) / 2) : runsEnded,
    completed,
  };
}

/**
 * How a position moves on by itself. It is plain data: the page and a worker that hold the same one agree on where the
 * picture is without a message.
 */
export type Timeline = PlaySpan & {
  /** The position at the moment `at`, in frames. */
  frame: number;
  /** Milliseconds, by whatever clock the positions are asked for. */
  at: number;
  /** Above 0. */
  framesPerMs: number;
  /** Where a part begins that is played in place of the whole, in its frames; left out for the whole. */
  first?: number;
};

/** Where a timeline is at a moment that is not before its own, and what ended on the way. */
export function positionAt(timeline: Timeline, at: number): Step {
  const { frame, framesPerMs, first = 0 } = timeline;
  const step = advance(frame - first, Math.max(at - timeline.at, 0) * framesPerMs, timeline);
  return { ...step, position: first + step.position };
}

/** Milliseconds, from the timeline's own moment, after which its iteration at hand has ended. */
export function millisecondsToEnd(timeline: Timeline): number {
  const { framesPerMs, first = 0, totalFrames, leg, iterationsLeft } = timeline;
  const frame = timeline.frame - first;
  const heading = headingOf(timeline);
  const toTheEdge = heading === 1 ? totalFrames - frame : frame;
  const toTheEnd = leg === 'there' ? toTheEdge + totalFrames : toTheEdge;
  const endsForwards = (heading === 1) !== (leg === 'there');
  // The last iteration stops at the beginning of its last frame; backwards an iteration ends late, see advance.
  const lastFrameOffset = endsForwards && iterationsLeft === 0 ? 1 : 0;
  const edgeDelay = !endsForwards && iterationsLeft > 0 ? CLOCK_ERROR : 0;
  return Math.max(toTheEnd - lastFrameOffset + edgeDelay, 0) / framesPerMs;
}
