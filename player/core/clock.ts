import type { Marker } from './markers';
import type { PlayerModel, QuietMotion } from './model';
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

/** Returns whether the position moves by itself. */
export const isRunning = ({ status, clock }: PlayerModel) => status === 'playing' && !clock.isScrubbing;

/** Returns how the position moves through the whole animation, ignoring segments. */
export function wholeTimeline({ clock, media, loop }: PlayerModel): Timeline {
  return {
    frame: clock.frame,
    at: clock.at,
    framesPerMs: (media.frameRate * clock.speed) / 1000,
    totalFrames: media.totalFrames,
    direction: clock.direction,
    phase: clock.phase,
    iterationsLeft: iterationsOf(loop) - 1 - clock.iterations,
  };
}

/** Returns how the position moves while the player plays. */
export function timelineOf(model: PlayerModel): Timeline {
  const whole = wholeTimeline(model);
  const { range } = model;
  return range.kind === 'whole' ? whole : { ...whole, ...range.span, phase: undefined, iterationsLeft: 0 };
}

/** Returns the frame that playback starts from. */
export const firstToPlay = ({ media, clock }: PlayerModel) => startFrame(media.totalFrames, clock.direction);

/** Returns whether nothing is left to play. A bounce on the last frame still has to play back to the first. */
export function isAtEnd(model: PlayerModel): boolean {
  const { clock, range } = model;
  const { totalFrames, iterationsLeft } = wholeTimeline(model);
  // Within the last frame of an iteration that another one follows, the rest of the frame is left too.
  const isFollowed = clock.frame > totalFrames - 1 && iterationsLeft > 0;
  const returnsLater = clock.phase === 'forward' && clock.direction === 1;
  const reachedEnd = atEnd(clock.frame, totalFrames, travelDirection(clock));
  return range.kind === 'whole' && !isFollowed && !returnsLater && reachedEnd;
}

/** Returns the position at a time of the model's clock. */
export function positionNow(model: PlayerModel, now: number): number {
  return isRunning(model) ? positionAt(timelineOf(model), now).position : model.clock.frame;
}

/** Returns where a position is rendered: without subframes, at its whole frame. */
export const renderedPosition = ({ settings, media }: PlayerModel, position: number) =>
  settings.subframes ? position : wholeFrame(position, media.totalFrames);

/** The markers that the host listens to. */
export const observedMarkers = ({ settings, media }: PlayerModel): readonly Marker[] =>
  settings.onMarker || settings.onEvent ? media.markers : [];

/** Returns the motion up to the next event; `null` if the position does not move by itself. */
export function quietMotion(model: PlayerModel): QuietMotion | null {
  if (!isRunning(model)) return null;
  const timeline = timelineOf(model);
  const { frame, at, framesPerMs } = timeline;
  const toMarker = model.markerCrossings?.millisecondsToMarker(
    observedMarkers(model),
    timeline,
    model.clock.hasJustSeeked,
  );
  const travel = travelDirection(timeline);
  // A bounce turns at an edge of the animation, which is no event of its own.
  const toTurn =
    timeline.phase === 'forward'
      ? (travel === 1 ? timeline.totalFrames - frame : frame) / framesPerMs
      : Infinity;
  const nextEvent = at + Math.min(millisecondsToEnd(timeline), toMarker ?? Infinity);
  return {
    frame,
    at,
    framesPerMs: framesPerMs * travel,
    until: Math.min(nextEvent, at + toTurn) - CLOCK_ERROR / framesPerMs,
    nextEvent,
  };
}
