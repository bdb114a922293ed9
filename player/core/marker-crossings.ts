import type { AdvanceResult, Phase, Timeline } from './timeline';

/** The only property of a marker that this module needs: its first frame, which can be fractional. */
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
 * Returns the distances at which an iteration reaches the markers. There is one distance for each marker, or one per
 * phase if the iteration is a bounce.
 */
function distancesOf<M extends Mark>(markers: readonly M[], timeline: Timeline) {
  const { totalFrames, phase, first = 0 } = timeline;
  const { length, distanceOf } = unfold(timeline);
  return markers
    .filter((marker) => marker.first >= first && marker.first < first + totalFrames)
    .flatMap((marker) => {
      const there = distanceOf(marker.first, phase && 'forward');
      const back = distanceOf(marker.first, phase && 'return');
      // Both phases contain the frame at which the bounce reverses, and the frame at which the next iteration
      // starts. Count a marker on one of these frames only once.
      const distances = there === back || back - there === length ? [there] : [there, back];
      return distances.map((distance) => ({ marker, distance }));
    });
}

/** Returns whether a distance is ahead of the current position, where playback starts or continues. */
const isAhead = (distance: number, from: number, hasJustSeeked: boolean) =>
  distance > from || (hasJustSeeked && distance === from);

/**
 * Returns the markers that playback has crossed. A marker is crossed when playback reaches its first frame,
 * in either direction.
 * @param step the result of moving along the timeline
 * @param hasJustSeeked whether the position has not moved since it was last set; if so, a marker exactly at
 *   the position counts
 * @param maxIterations the maximum number of ended iterations to consider
 * @returns the markers in playback order, grouped by the number of iterations that had ended before the
 *   crossing. A marker on the boundary between two iterations is on frame 0. When playing forwards, it belongs to the
 *   iteration that starts; when playing backwards, to the iteration that ends.
 */
export function crossingsOf<M extends Mark>(
  markers: readonly M[],
  timeline: Timeline,
  step: AdvanceResult,
  hasJustSeeked: boolean,
  maxIterations: number,
): M[][] {
  const { length, distanceOf } = unfold(timeline);
  const ended = Math.min(step.iterationsEnded, maxIterations);
  const from = distanceOf(timeline.frame, timeline.phase);
  const to = ended * length + distanceOf(step.position, step.phase);
  const reached = distancesOf(markers, timeline).sort((a, b) => a.distance - b.distance);
  const crossed: M[][] = Array.from({ length: ended + 1 }, () => []);
  // A bounce can complete exactly where the next iteration would start.
  for (let iteration = 0; iteration <= ended + 1; iteration += 1)
    for (const { marker, distance } of reached) {
      const total = distance + iteration * length;
      if (isAhead(total, from, hasJustSeeked) && total <= to)
        crossed[Math.min(iteration, ended)]?.push(marker);
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
  const { length, distanceOf } = unfold(timeline);
  const from = distanceOf(timeline.frame, timeline.phase);
  /** Adds whole iterations to `distance` until it is ahead. */
  const next = (distance: number): number =>
    isAhead(distance, from, hasJustSeeked) ? distance : next(distance + length);
  const distances = distancesOf(markers, timeline).map(({ distance }) => next(distance) - from);
  return Math.min(...distances) / timeline.framesPerMs;
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
