import type { AdvanceResult, Phase, Timeline } from './timeline';

/** The required property of a marker: its first frame, which can be fractional. */
type Mark = { readonly first: number };

/**
 * Treats an iteration as a straight line of frames. In a bounce, the line contains the forward phase followed
 * by the return phase.
 * @returns the length of the line, and a function that converts a position to its distance from the start of
 *   the line
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

/**
 * Returns the distances at which an iteration reaches a marker. There is one, or one per phase if the
 * iteration is a bounce.
 */
function distancesOf({ first }: Mark, timeline: Timeline): number[] {
  const start = timeline.first ?? 0;
  if (first < start || first >= start + timeline.totalFrames) return [];
  const { length, distanceOf } = unfold(timeline);
  if (!timeline.phase) return [distanceOf(first, undefined)];
  // Both phases contain the frame at which the bounce reverses, and the frame at which the next iteration
  // starts. Count a marker on one of these frames only once.
  const there = distanceOf(first, 'forward');
  const back = distanceOf(first, 'return');
  return there === back || back - there === length ? [there] : [there, back];
}

/**
 * Returns the distance at which the timeline next reaches each marker, in frames from the start of the
 * current iteration.
 */
function upcoming<M extends Mark>(markers: readonly M[], timeline: Timeline, hasJustSeeked: boolean) {
  const { length, distanceOf } = unfold(timeline);
  const from = distanceOf(timeline.frame, timeline.phase);
  /** Returns the next distance at which the marker is reached, adding whole iterations. */
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
 * Returns the markers that playback has crossed. A marker is crossed when playback reaches its first frame,
 * in either direction.
 * @param step the result of moving along the timeline
 * @param hasJustSeeked whether the position has not moved since it was last set; if so, a marker exactly at
 *   the position counts
 * @param maxIterations the maximum number of ended iterations to consider
 * @returns the markers in playback order, grouped by the number of iterations that had ended before the
 *   crossing
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
    // A marker on the boundary between two iterations is on frame 0. When playing forwards, it belongs to the
    // iteration that starts; when playing backwards, to the iteration that ends.
    const before =
      timeline.direction === 1 ? Math.floor(distance / length) : Math.ceil(distance / length) - 1;
    crossed[Math.min(before, ended)]?.push(marker);
  }
  return crossed;
}

/**
 * Returns the milliseconds from the timeline's start to the next marker; `Infinity` if there are no markers.
 */
export function millisecondsToMarker(
  markers: readonly Mark[],
  timeline: Timeline,
  hasJustSeeked: boolean,
): number {
  const { from, next } = upcoming(markers, timeline, hasJustSeeked);
  return Math.min(...next.map(({ distance }) => distance - from)) / timeline.framesPerMs;
}

/**
 * Returns the markers between two positions, excluding `from` and including `to`, in the order of movement.
 */
export function markersBetween<M extends Mark>(markers: readonly M[], from: number, to: number): M[] {
  const isForwards = from < to;
  return markers
    .filter(({ first }) => (isForwards ? from < first && first <= to : to <= first && first < from))
    .sort((a, b) => (isForwards ? a.first - b.first : b.first - a.first));
}
