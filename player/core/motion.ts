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
    offset: media.offset,
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
  if (range.kind === 'whole') return { ...whole, ...range.span };
  const once = { ...whole, phase: undefined, iterationsLeft: 0 };
  return range.kind === 'segment' ? { ...once, ...range.span } : { ...once, direction: -1 };
}

export function firstToPlay(model: PlayerModel) {
  const { totalFrames, direction, first = 0 } = timelineOf(model);
  return first + startFrame(totalFrames, direction);
}

/**
 * Returns whether playback is at its end. A bounce that reaches the last frame in its forward phase is not at
 * its end, because the return phase follows.
 */
export function isAtEnd(model: PlayerModel): boolean {
  const { clock, range } = model;
  const { totalFrames, iterationsLeft, first = 0 } = timelineOf(model);
  const position = clock.frame - first;
  // If another iteration follows, the current one is at its end only after the whole last frame has played.
  const isFollowed = position > totalFrames - 1 && iterationsLeft > 0;
  const returnsLater = clock.phase === 'forward' && clock.direction === 1;
  const reachedEnd = atEnd(position, totalFrames, travelDirection(clock));
  return range.kind === 'whole' && !isFollowed && !returnsLater && reachedEnd;
}

/** Returns the position at the time `now` of the model's clock. */
export function positionNow(model: PlayerModel, now: number): number {
  return isRunning(model) ? positionAt(timelineOf(model), now).position : model.clock.frame;
}

/** Returns the frame of the file to render at a position, which is whole if `subframes` is false. */
export const renderedFrame = ({ settings, media }: PlayerModel, position: number) =>
  media.offset + (settings.subframes ? position : wholeFrame(position, media.totalFrames));

/** Returns the markers if the app listens to `marker` events, otherwise an empty list. */
export const observedMarkers = ({ settings, media }: PlayerModel): readonly Marker[] =>
  settings.onMarker || settings.onEvent ? media.markers : [];

/** Returns the motion until the next event; `null` if playback is not running. */
export function linearMotionOf(model: PlayerModel): LinearMotion | null {
  if (!isRunning(model)) return null;
  const timeline = timelineOf(model);
  const { frame, at, framesPerMs } = timeline;
  const toMarker = millisecondsToMarker(observedMarkers(model), timeline, model.clock.hasJustSeeked);
  const nextEvent = at + Math.min(millisecondsToEnd(timeline), toMarker);
  return {
    frame,
    at,
    framesPerMs: framesPerMs * travelDirection(timeline),
    until: nextEvent - CLOCK_ERROR / framesPerMs,
    nextEvent,
  };
}
