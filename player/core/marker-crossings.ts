import type { AdvanceResult, Phase, Timeline } from './timeline';

/** The first frame of a marker, which may be fractional. */
type Mark = { readonly first: number };

/**
 * Returns the length of an iteration, and a function from a position to its distance from the iteration's
 * start, in frames.
 */
function unfold({ totalFrames, direction, phase, first = 0 }: Timeline) {
  const length = phase ? 2 * totalFrames : totalFrames;
  return {
    length,
    distanceOf(position: number, at: Phase | undefined) {
      const offset = at === 'return' ? totalFrames : 0;
      const isForwards = (direction === 1) !== (at === 'return');
      return offset + (isForwards ? position - first : totalFrames - (position - first));
    },
  };
}

/** Returns the distances at which an iteration reaches a marker: one, or one in each phase of a bounce. */
function distancesOf({ first }: Mark, timeline: Timeline): number[] {
  const start = timeline.first ?? 0;
  if (first < start || first >= start + timeline.totalFrames) return [];
  const { length, distanceOf } = unfold(timeline);
  if (!timeline.phase) return [distanceOf(first, undefined)];
  // At the turning point, and at the frame where one iteration ends and the next begins, both phases meet.
  const there = distanceOf(first, 'forward');
  const back = distanceOf(first, 'return');
  return there === back || back - there === length ? [there] : [there, back];
}

/**
 * Finds the distance at which the timeline next reaches each marker, in frames from the start of the
 * iteration.
 */
function upcoming<M extends Mark>(markers: readonly M[], timeline: Timeline, hasJustSeeked: boolean) {
  const { length, distanceOf } = unfold(timeline);
  const from = distanceOf(timeline.frame, timeline.phase);
  /**
   * The next occurrence of a distance. It repeats in each iteration, because one begins where the last one
   * ends.
   */
  const nextOccurrence = (distance: number): number =>
    distance > from || (hasJustSeeked && distance === from) ? distance : nextOccurrence(distance + length);
  return {
    from,
    length,
    next: markers.flatMap((marker) =>
      distancesOf(marker, timeline).map((distance) => ({ marker, distance: nextOccurrence(distance) })),
    ),
  };
}

/**
 * Finds the markers that playback crossed, in either direction. A marker is crossed when its first frame is
 * reached.
 * @param step the result of moving along the timeline from its own time
 * @param hasJustSeeked whether the position was set and has not moved since: a marker exactly there counts
 *   too
 * @param maxIterations the number of iterations whose markers are returned
 * @returns the markers in order, grouped by the number of iterations that ended before
 */
export function crossingsOf<M extends Mark>(
  markers: readonly M[],
  timeline: Timeline,
  step: AdvanceResult,
  hasJustSeeked: boolean,
  maxIterations: number,
): M[][] {
  const { length, next } = upcoming(markers, timeline, hasJustSeeked);
  const { distanceOf } = unfold(timeline);
  const ended = Math.min(step.iterationsEnded, maxIterations);
  const to = ended * length + distanceOf(step.position, step.phase);
  const found = next.flatMap(({ marker, distance }) =>
    Array.from({ length: Math.max(Math.floor((to - distance) / length) + 1, 0) }, (_, index) => ({
      marker,
      distance: distance + index * length,
    })),
  );
  const crossed: M[][] = Array.from({ length: ended + 1 }, () => []);
  for (const { marker, distance } of found.sort((a, b) => a.distance - b.distance)) {
    // Forwards, the first frame begins an iteration; backwards, it ends one.
    const before =
      timeline.direction === 1 ? Math.floor(distance / length) : Math.ceil(distance / length) - 1;
    crossed[Math.min(before, ended)]?.push(marker);
  }
  return crossed;
}

/** Returns the milliseconds from the timeline's own time to the next marker; `Infinity` without markers. */
export function millisecondsToMarker(
  markers: readonly Mark[],
  timeline: Timeline,
  hasJustSeeked: boolean,
): number {
  const { from, next } = upcoming(markers, timeline, hasJustSeeked);
  return Math.min(...next.map(({ distance }) => distance - from)) / timeline.framesPerMs;
}

/** Returns the markers between two positions, including the second one, in the order of the move. */
export function markersBetween<M extends Mark>(markers: readonly M[], from: number, to: number): M[] {
  const isForwards = from < to;
  return markers
    .filter(({ first }) => (isForwards ? from < first && first <= to : to <= first && first < from))
    .sort((a, b) => (isForwards ? a.first - b.first : b.first - a.first));
}
