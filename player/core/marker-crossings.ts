import type { AdvanceResult, Phase, Timeline } from './timeline';

/** A frame that something begins on; it may lie between two. */
type Mark = { readonly first: number };

/** Iteration length in frames, and a function from position to distance since the iteration began. */
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

/** Where in an iteration a mark is reached, in frames from its beginning: once, or on both phases of a bounce. */
function distancesOf({ first }: Mark, timeline: Timeline): number[] {
  const start = timeline.first ?? 0;
  if (first < start || first >= start + timeline.totalFrames) return [];
  const { length, distanceOf } = unfold(timeline);
  if (!timeline.phase) return [distanceOf(first, undefined)];
  // At the turn, and where an iteration begins as the one before ended, there and back are one.
  const there = distanceOf(first, 'forward');
  const back = distanceOf(first, 'return');
  return there === back || back - there === length ? [there] : [there, back];
}

/** The next time that each mark is reached from where the timeline is, in frames from the beginning of the iteration. */
function upcoming<M extends Mark>(marks: readonly M[], timeline: Timeline, hasJustSeeked: boolean) {
  const { length, distanceOf } = unfold(timeline);
  const from = distanceOf(timeline.frame, timeline.phase);
  /** Next occurrence of a distance after the current one, wrapping by `length`: an iteration begins where the one before ends. */
  const nextOccurrence = (distance: number): number =>
    distance > from || (hasJustSeeked && distance === from) ? distance : nextOccurrence(distance + length);
  return {
    from,
    length,
    next: marks.flatMap((mark) =>
      distancesOf(mark, timeline).map((distance) => ({ mark, distance: nextOccurrence(distance) })),
    ),
  };
}

/**
 * The marks that a step along a timeline came across, either way. Each is crossed once as its frame is reached.
 * @param step from the timeline's own moment
 * @param hasJustSeeked whether the position was put there and has not moved since: a mark right there counts too
 * @param most iterations of which the marks are told
 * @returns in order, by how many iterations ended before
 */
export function crossingsOf<M extends Mark>(
  marks: readonly M[],
  timeline: Timeline,
  step: AdvanceResult,
  hasJustSeeked: boolean,
  most: number,
): M[][] {
  const { length, next } = upcoming(marks, timeline, hasJustSeeked);
  const { distanceOf } = unfold(timeline);
  const ended = Math.min(step.iterationsEnded, most);
  const to = ended * length + distanceOf(step.position, step.phase);
  const found = next.flatMap(({ mark, distance }) =>
    Array.from({ length: Math.max(Math.floor((to - distance) / length) + 1, 0) }, (_, index) => ({
      mark,
      distance: distance + index * length,
    })),
  );
  const crossed: M[][] = Array.from({ length: ended + 1 }, () => []);
  for (const { mark, distance } of found.sort((a, b) => a.distance - b.distance)) {
    // Forwards the first frame begins an iteration, backwards it ends one.
    const before =
      timeline.direction === 1 ? Math.floor(distance / length) : Math.ceil(distance / length) - 1;
    crossed[Math.min(before, ended)]?.push(mark);
  }
  return crossed;
}

/** Milliseconds, from the timeline's own moment, after which the next of the marks is reached; `Infinity` without one. */
export function millisecondsToMark(
  marks: readonly Mark[],
  timeline: Timeline,
  hasJustSeeked: boolean,
): number {
  const { from, next } = upcoming(marks, timeline, hasJustSeeked);
  return Math.min(...next.map(({ distance }) => distance - from)) / timeline.framesPerMs;
}

/** The marks between two positions, of which the second is arrived at: in the order in which they are come across. */
export function marksBetween<M extends Mark>(marks: readonly M[], from: number, to: number): M[] {
  const isForwards = from < to;
  return marks
    .filter(({ first }) => (isForwards ? from < first && first <= to : to <= first && first < from))
    .sort((a, b) => (isForwards ? a.first - b.first : b.first - a.first));
}
