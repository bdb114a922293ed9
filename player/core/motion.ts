import { millisecondsToMarker } from './marker-crossings';
import type { Marker } from './markers';
import type { LinearMotion, PlayerModel } from './model';
import {
  atEnd,
  CLOCK_ERROR,
  iterationsOf,
  millisecondsToEnd,
  positionAt,
  startFrame,
  type Timeline,
  travelDirection,
  wholeFrame,
} from './timeline';

/** Returns whether playback is running and the user isn't holding the seek slider. */
export const isRunning = ({ status, clock }: PlayerModel) => status === 'playing' && !clock.isScrubbing;

/** The limits of `framesPerMs`. Beyond them, computed times and positions would overflow. */
const MIN_RATE = 1e-9;
const MAX_RATE = 1e9;

/** Returns the timeline of the whole animation, ignoring segments. */
export function wholeTimeline({ clock, media, loop }: PlayerModel): Timeline {
  return {
    frame: clock.frame,
    at: clock.at,
    framesPerMs: Math.min(Math.max((media.frameRate / 1000) * clock.speed, MIN_RATE), MAX_RATE),
    totalFrames: media.totalFrames,
    direction: clock.direction,
    phase: clock.phase,
    iterationsLeft: iterationsOf(loop) - 1 - clock.iterations,
  };
}

/** Returns the timeline of the current play range. */
export function timelineOf(model: PlayerModel): Timeline {
  const whole = wholeTimeline(model);
  const { range } = model;
  return range.kind === 'whole' ? whole : { ...whole, ...range.span, phase: undefined, iterationsLeft: 0 };
}

export const firstToPlay = ({ media, clock }: PlayerModel) => startFrame(media.totalFrames, clock.direction);

/**
 * Returns whether playback is at its end. A bounce that reaches the last frame in its forward phase is not at
 * its end, because the return phase follows.
 */
export function isAtEnd(model: PlayerModel): boolean {
  const { clock, range } = model;
  const { totalFrames, iterationsLeft } = wholeTimeline(model);
  // If another iteration follows, the current one is at its end only after the whole last frame has played.
  const isFollowed = clock.frame > totalFrames - 1 && iterationsLeft > 0;
  const returnsLater = clock.phase === 'forward' && clock.direction === 1;
  const reachedEnd = atEnd(clock.frame, totalFrames, travelDirection(clock));
  return range.kind === 'whole' && !isFollowed && !returnsLater && reachedEnd;
}

/** Returns the position at the time `now` of the model's clock. */
export function positionNow(model: PlayerModel, now: number): number {
  return isRunning(model) ? positionAt(timelineOf(model), now).position : model.clock.frame;
}

/** Returns the position to render: a whole frame if `subframes` is false. */
export const renderedPosition = ({ settings, media }: PlayerModel, position: number) =>
  settings.subframes ? position : wholeFrame(position, media.totalFrames);

/** Returns the markers if the app listens to `marker` events, otherwise an empty list. */
export const observedMarkers = ({ settings, media }: PlayerModel): readonly Marker[] =>
  settings.onMarker || settings.onEvent ? media.markers : [];

/** Returns the motion until the next event; `null` if playback is not running. */
export function linearMotionOf(model: PlayerModel): LinearMotion | null {
  if (!isRunning(model)) return null;
  const timeline = timelineOf(model);
  const { frame, at, framesPerMs } = timeline;
  const toMarker = millisecondsToMarker(observedMarkers(model), timeline, model.clock.hasJustSeeked);
  const travel = travelDirection(timeline);
  // The milliseconds until a bounce reverses. They don't affect `nextEvent`, because reversing emits no
  // event.
  const toTurn =
    timeline.phase === 'forward'
      ? (travel === 1 ? timeline.totalFrames - frame : frame) / framesPerMs
      : Infinity;
  const nextEvent = at + Math.min(millisecondsToEnd(timeline), toMarker);
  return {
    frame,
    at,
    framesPerMs: framesPerMs * travel,
    until: Math.min(nextEvent, at + toTurn) - CLOCK_ERROR / framesPerMs,
    nextEvent,
  };
}
